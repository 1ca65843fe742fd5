import { StatIcon } from '../art/stat-icon.tsx';
import { useWords, type Words } from '../language/language.ts';
import { Page } from '../parts/page.tsx';
import { type ProblemKind, problemOf } from '../parts/problem.ts';
import { ProblemNote } from '../parts/problem-view.tsx';
import { linkTo, useRoute } from '../platform/route.ts';
import { isKept, useKeeping } from '../saves/queue.ts';
import { handOut, readGame } from '../saves/shelf.ts';

interface BrokenWords {
  readonly title: string;
  readonly calm: string;
  readonly safe: string;
  readonly again: string;
  readonly file: string;
  readonly games: string;
}

const WORDS: Words<BrokenWords> = {
  en: {
    title: 'That was our fault',
    calm: 'This screen could not be shown.',
    safe: 'Your game is safe: it was kept after the last answer.',
    again: 'Try again',
    file: 'Save the game as a file',
    games: 'All games',
  },
  'pt-BR': {
    title: 'A falha foi nossa',
    calm: 'Não foi possível mostrar esta tela.',
    safe: 'Sua partida está a salvo: ela foi guardada após a última resposta.',
    again: 'Tentar de novo',
    file: 'Salvar a partida em um arquivo',
    games: 'Todas as partidas',
  },
  it: {
    title: 'È colpa nostra',
    calm: 'Non è stato possibile mostrare questa schermata.',
    safe: 'La partita è al sicuro: è stata salvata dopo l’ultima risposta.',
    again: 'Riprova',
    file: 'Salva la partita in un file',
    games: 'Tutte le partite',
  },
};

/** Problems of what is kept itself. */
const UNSAFE: readonly ProblemKind[] = ['storage', 'damaged', 'no-game'];

/** Something broke: what is kept is kept, and there are ways on. */
export function Broken({ error }: { readonly error: unknown }) {
  const words = useWords(WORDS);
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
