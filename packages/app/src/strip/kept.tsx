import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { Tip } from '../parts/tip.tsx';
import { isKept, useKeeping } from '../saves/queue.ts';

/** Whether the game is saved: a quiet sign while it is, a loud one when it cannot be. */
export function Kept() {
  const words = useWords('table').strip;
  const failure = useKeeping(keeping => keeping.failure);
  const isFine = useKeeping(isKept);
  const said = failure !== null ? words.notKept(failure) : isFine ? words.kept : words.notKeptYet;
  return (
    <Tip text={said}>
      <button type="button" className="strip-kept" data-failed={!isFine || undefined} aria-label={said}>
        <StatIcon stat={isFine ? 'check' : 'warning'} size={16} />
      </button>
    </Tip>
  );
}
