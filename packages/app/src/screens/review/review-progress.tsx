import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import type { Reviewing } from '../../review/use-review.ts';

/** How far the review is, and a way to pause it. */
export function ReviewProgress({ reviewing }: { readonly reviewing: Reviewing }) {
  const words = useWords('screens').review;
  const { stretches, of, state, pause, goOn } = reviewing;
  if (state === 'done') return null;
  if (state === 'failed') return <p role="alert">{words.failed}</p>;
  const percent = of === 0 ? 0 : Math.floor((100 * stretches.length) / of);
  const isWorking = state === 'working';
  return (
    <div className="review-progress">
      <progress max={100} value={percent} aria-label={words.working(percent)} />
      <span>{words.working(percent)}</span>
      <button type="button" className="screen-button is-quiet" onClick={isWorking ? pause : goOn}>
        <StatIcon stat={isWorking ? 'pause' : 'start'} size={18} />
        {isWorking ? words.pause : words.goOn}
      </button>
    </div>
  );
}
