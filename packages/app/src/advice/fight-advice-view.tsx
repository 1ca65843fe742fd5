import type { Ending, FightAdvice } from '@deedbook/mind';
import { useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import './advice.css';
import { oddsOf, priceOf, rangeOf } from './price.ts';
import { useFightAdvice } from './use-fight-advice.ts';
import { useSlip } from './use-slip.ts';

/** How much the player has asked for. */
type Depth = 0 | 1 | 2 | 3;

/** Advice for the current fight: whether it can be won; then, if asked, at what loss, with what, and step by step. */
export function FightAdviceView() {
  const words = useWords('panels').advice;
  const advised = useFightAdvice();
  const [depth, setDepth] = useState<Depth>(0);
  const slip = useSlip(typeof advised === 'string' ? null : advised);
  return (
    <section className="advice-body" aria-live="polite">
      <h3>{words.canWin}</h3>
      {typeof advised === 'string' ? (
        <p>{words[advised]}</p>
      ) : (
        <>
          <Verdict advice={advised} />
          {slip !== '' && <p className="advice-slip">{words.worse(slip)}</p>}
          {depth > 0 && <Loss advice={advised} />}
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

function Verdict({ advice }: { readonly advice: FightAdvice }) {
  const words = useWords('panels').advice;
  const { won, all } = oddsOf(advice);
  const isChance = advice.endings.length > 1;
  const verdict = () => {
    if (won === 0) return advice.isProven ? words.no : words.noneFound;
    if (!isChance) return words.yes;
    return won === all ? words.yesAll : words.yesIf(won, all);
  };
  return (
    <p>
      <b>{verdict()}</b>
      {won > 0 && !advice.isProven && ` ${words.notProven}`}
    </p>
  );
}

function Loss({ advice }: { readonly advice: FightAdvice }) {
  const words = useWords('panels').advice;
  const { best, worst } = rangeOf(advice);
  const said = (ending: Ending) => words.change(priceOf(advice.before, ending)) || words.noLoss;
  const [good, bad] = [said(best), said(worst)];
  return (
    <>
      <h3>{words.atWhatLoss}</h3>
      {good === bad ? (
        <p>{good}</p>
      ) : (
        <>
          <p>
            {words.atBest} {good}
          </p>
          <p>
            {words.atWorst} {bad}
          </p>
        </>
      )}
    </>
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

function Line({ advice: { steps, endings } }: { readonly advice: FightAdvice }) {
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
      {endings.length > 1 && <p>{words.thenSee}</p>}
    </>
  );
}
