import type { FightAdvice } from '@deedbook/mind';
import { useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import './advice.css';
import { useAdvice } from './use-advice.ts';
import { useSlip } from './use-slip.ts';
import { Loss, Verdict } from './verdict.tsx';

/** How much the player has asked for. */
type Depth = 0 | 1 | 2 | 3;

/** Advice for the current fight: whether it can be won; then, if asked, at what loss, with what, and step by step. */
export function FightAdviceView() {
  const words = useWords('panels').advice;
  const advised = useAdvice();
  const [depth, setDepth] = useState<Depth>(0);
  // What a longer look will find was not lost.
  const slip = useSlip(typeof advised === 'string' || advised.isSearching ? null : advised);
  return (
    <section className="advice-body" aria-live="polite">
      <h3>{words.canWin}</h3>
      {typeof advised === 'string' ? (
        <p>{words[advised]}</p>
      ) : (
        <>
          <Verdict advice={advised} />
          {advised.isSearching && <p>{words.stillLooking}</p>}
          {slip !== '' && <p className="advice-slip">{words.worse(slip)}</p>}
          {depth > 0 && (
            <>
              <h3>{words.atWhatLoss}</h3>
              <Loss advice={advised} />
            </>
          )}
          {depth > 1 && <Means advice={advised} />}
          {depth > 2 && <Line advice={advised} />}
          {depth < 3 && (
            <button type="button" className="choice-button" onClick={() => setDepth((depth + 1) as Depth)}>
              {[words.atWhatLoss, words.whichCards, words.wholeLine][depth]}
            </button>
          )}
        </>
      )}
    </section>
  );
}

const USES = ['play', 'power', 'sideways', 'use', 'skill', 'cast', 'reuse'] as const;

/** What the line uses, in the order in which it does. */
function Means({ advice: { steps } }: { readonly advice: FightAdvice }) {
  const words = useWords('panels').advice;
  const { text, view } = useSeatFields('text', 'view');
  const uses = steps.filter(({ choice: { act } }) => USES.some(use => use === act.act));
  return (
    <>
      <h3>{words.whichCards}</h3>
      {uses.length === 0 && <p>{words.withNothing}</p>}
      <ul>
        {uses.map(({ asked, choice }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has the same card twice, and never changes
          <li key={i}>{text.choice(asked, choice, view)}</li>
        ))}
      </ul>
    </>
  );
}

function Line({ advice: { steps, endings, isExchange } }: { readonly advice: FightAdvice }) {
  const words = useWords('panels').advice;
  const { text, view } = useSeatFields('text', 'view');
  return (
    <>
      <h3>{words.wholeLine}</h3>
      <ol>
        {steps.map(({ asked, choice }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a line stay in place
          <li key={i}>{text.choice(asked, choice, view)}</li>
        ))}
      </ol>
      {isExchange ? <p>{words.thenWait}</p> : endings.length > 1 && <p>{words.thenSee}</p>}
    </>
  );
}
