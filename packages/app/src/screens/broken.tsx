import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { Page } from '../parts/page.tsx';
import { type ProblemKind, problemOf } from '../parts/problem.ts';
import { ProblemNote } from '../parts/problem-view.tsx';
import { linkTo, useRoute } from '../platform/route.ts';
import { isKept, useKeeping } from '../saves/queue.ts';
import { handOut, readGame } from '../saves/shelf.ts';

/** Problems with the saved data itself. */
const UNSAFE: readonly ProblemKind[] = ['storage', 'damaged', 'no-game'];

/** Something broke: saved games are safe, and there are ways on. */
export function Broken({ error }: { readonly error: unknown }) {
  const words = useWords('page').broken;
  const { id } = useRoute();
  const problem = problemOf(error);
  const isSafe = useKeeping(isKept) && !UNSAFE.includes(problem.kind);
  const save = async () => {
    const game = id === null ? null : await readGame(id);
    if (game) handOut(game);
  };
  return (
    <Page title={words.title}>
      <div className="screen-empty">
        <StatIcon stat="wound" size={56} />
        <p>
          {words.calm} {isSafe && words.safe}
        </p>
        <button type="button" className="screen-button is-gold" onClick={() => location.reload()}>
          <StatIcon stat="replay" size={18} />
          {words.again}
        </button>
        {id !== null && (
          <button type="button" className="screen-button" onClick={save}>
            <StatIcon stat="save" size={18} />
            {words.file}
          </button>
        )}
        <a className="screen-button is-quiet" href={linkTo('records')}>
          {words.games}
        </a>
        <ProblemNote problem={problem} />
      </div>
    </Page>
  );
}
