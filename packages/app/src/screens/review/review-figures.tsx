import type { ReviewSummary } from '@deedbook/mind';
import { useLanguage, useWords } from '../../language/language.ts';
import { inTenths } from '../../language/numbers.ts';

/** Accuracy and luck at a glance. */
export function ReviewFigures({ summary }: { readonly summary: ReviewSummary }) {
  const words = useWords('screens').review;
  const language = useLanguage();
  const { accuracy, decisions, lost, goodLuck, badLuck } = summary;
  return (
    <dl className="review-figures">
      <div className="screen-panel">
        <dt>{words.accuracy}</dt>
        <dd>{accuracy === null ? '–' : `${Math.round(accuracy)}%`}</dd>
        <dd>{words.decisions(decisions)}</dd>
      </div>
      <div className="screen-panel">
        <dt>{words.lost}</dt>
        <dd>{words.points(inTenths(lost, language))}</dd>
      </div>
      <div className="screen-panel">
        <dt>{words.goodLuck}</dt>
        <dd>{words.points(`+${inTenths(goodLuck, language)}`)}</dd>
      </div>
      <div className="screen-panel">
        <dt>{words.badLuck}</dt>
        <dd>{words.points(`−${inTenths(badLuck, language)}`)}</dd>
      </div>
    </dl>
  );
}
