import { PHASES, type Phase } from '@deedbook/engine';
import type { ReactNode } from 'react';
import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { WayOn } from './way-on.tsx';

/** The start of the fight comes with the question of who else joins. */
const ON = ['end-phase'];

/** The four phases and the current one; around them the aim of the combat, and the way on. */
export function PhaseRail({ phase, children }: { readonly phase: Phase; readonly children: ReactNode }) {
  const words = useWords('panels').fight;
  const now = PHASES.indexOf(phase);
  return (
    <div className="rail">
      {children}
      <ol className="rail-steps" aria-label={words.phases}>
        {PHASES.map((step, at) => (
          <li
            key={step}
            className="rail-step"
            data-past={at < now || undefined}
            aria-current={step === phase ? 'step' : undefined}
          >
            <StatIcon stat={at < now ? 'check' : step} size={18} />
            <span className="rail-name">{words.phase[step]}</span>
            {at < now && <span className="unseen">{words.past}</span>}
          </li>
        ))}
      </ol>
      <WayOn ids={ON} />
    </div>
  );
}
