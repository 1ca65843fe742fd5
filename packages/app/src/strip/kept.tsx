import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { useKeeping } from '../saves/keep.ts';
import { Tip } from './tip.tsx';
import { stripWords } from './words.ts';

/** Whether the game is kept: a quiet sign while it is, a loud one when it cannot be. */
export function Kept() {
  const words = useWords(stripWords);
  const { failure } = useKeeping();
  const said = failure === null ? words.kept : words.notKept(failure);
  return (
    <Tip text={said}>
      <button type="button" className="strip-kept" data-failed={failure !== null || undefined} aria-label={said}>
        <StatIcon stat={failure === null ? 'check' : 'warning'} size={16} />
      </button>
    </Tip>
  );
}
