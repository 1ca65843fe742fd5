import type { PhaseAccuracy } from '@deedbook/mind';
import { useLanguage, useWords } from '../../language/language.ts';
import { inTenths } from '../../language/numbers.ts';

/** Accuracy by kind of decision. */
export function PhaseTable({ phases }: { readonly phases: readonly PhaseAccuracy[] }) {
  const words = useWords('screens').review;
  const language = useLanguage();
  return (
    <section className="screen-panel">
      <h2>{words.byPhase}</h2>
      <ul className="review-phases">
        {phases.map(({ phase, accuracy, decisions, lost }) => (
          <li key={phase}>
            <span>{words.phases[phase]}</span>
            <b>{Math.round(accuracy)}%</b>
            <meter min={0} max={100} value={accuracy} aria-label={words.phases[phase]} />
            <small>
              {words.decisions(decisions)}
              {lost >= 0.05 && ` · ${words.points(`−${inTenths(lost, language)}`)}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
