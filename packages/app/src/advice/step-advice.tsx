import type { ActName, Choice } from '@deedbook/engine';
import { useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import './advice.css';
import { useAdvice, useIsAdvised } from './use-advice.ts';
import { Loss, Verdict } from './verdict.tsx';

/** Acts that start a fight. */
const FIGHTS: readonly ActName[] = ['assault', 'provoke', 'challenge', 'enter', 'burn'];

/** Before a fight: whether it could be won with what is in hand, if the player asks. */
export function StepAdvice({ choices }: { readonly choices: readonly Choice[] }) {
  const words = useWords('panels').advice;
  const [isAsked, setAsked] = useState(false);
  const step = choices.find(({ act }) => FIGHTS.includes(act.act));
  if (!useIsAdvised() || !step) return null;
  if (isAsked) return <Odds step={step.key} />;
  return (
    <button type="button" className="advice-ask" onClick={() => setAsked(true)}>
      <StatIcon stat="hint" size={16} />
      {words.canWin}
    </button>
  );
}

function Odds({ step }: { readonly step: string }) {
  const words = useWords('panels').advice;
  const advised = useAdvice(step);
  return (
    <section className="advice-body" aria-live="polite">
      <h3>{words.canWin}</h3>
      {typeof advised === 'string' ? (
        <p>{advised === 'none' ? words.noneFound : words[advised]}</p>
      ) : (
        <>
          <Verdict advice={advised} isAhead />
          <Loss advice={advised} />
        </>
      )}
    </section>
  );
}
