import { StatIcon } from '../art/stat-icon.tsx';
import { useWords, type Words } from '../language/language.ts';
import { takeUpdate, useUpdate } from './offline.ts';
import './update-notice.css';

const WORDS: Words<{ readonly ready: string; readonly take: string; readonly later: string }> = {
  en: { ready: 'A new version is ready. Your game stays where it is.', take: 'Update', later: 'Later' },
  'pt-BR': {
    ready: 'Há uma nova versão. Sua partida continua de onde está.',
    take: 'Atualizar',
    later: 'Mais tarde',
  },
  it: { ready: 'È pronta una nuova versione. La partita resta dov’è.', take: 'Aggiorna', later: 'Più tardi' },
};

/** A newer build waits: nobody is made to take it. */
export function UpdateNotice() {
  const words = useWords(WORDS);
  return (
    <aside className="update" role="status">
      <StatIcon stat="replay" size={18} />
      <p>{words.ready}</p>
      <button type="button" className="screen-button is-gold" onClick={takeUpdate}>
        {words.take}
      </button>
      <button type="button" className="screen-button is-quiet" onClick={() => useUpdate.setState({ waiting: null })}>
        {words.later}
      </button>
    </aside>
  );
}
