import { useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords, type Words } from '../language/language.ts';
import { loadAgain, type Stage, useUpdate } from '../platform/update.ts';
import { takeUpdate } from './offline.ts';
import './update-notice.css';

interface UpdateWords {
  readonly ready: string;
  readonly updating: string;
  readonly outdated: string;
  readonly take: string;
  readonly reload: string;
  readonly later: string;
}

const WORDS: Words<UpdateWords> = {
  en: {
    ready: 'A new version is ready. Your game stays where it is.',
    updating: 'Updating…',
    outdated: 'The app was updated in another window. Your game stays where it is.',
    take: 'Update',
    reload: 'Reload',
    later: 'Later',
  },
  'pt-BR': {
    ready: 'Há uma nova versão. Sua partida continua de onde está.',
    updating: 'Atualizando…',
    outdated: 'O aplicativo foi atualizado em outra janela. Sua partida continua de onde está.',
    take: 'Atualizar',
    reload: 'Recarregar',
    later: 'Mais tarde',
  },
  it: {
    ready: 'È pronta una nuova versione. La partita resta dov’è.',
    updating: 'Aggiornamento in corso…',
    outdated: 'L’app è stata aggiornata in un’altra finestra. La partita resta dov’è.',
    take: 'Aggiorna',
    reload: 'Ricarica',
    later: 'Più tardi',
  },
};

/** A newer build waits, or is already used in another window: nobody is made to take it at once. */
export function UpdateNotice() {
  const words = useWords(WORDS);
  const { stage } = useUpdate();
  const [put, putOff] = useState<Stage>('current');
  if (stage === 'current' || stage === put) return null;
  return (
    <aside className="update" role="status">
      <StatIcon stat="replay" size={18} />
      <p>{words[stage]}</p>
      {stage !== 'updating' && (
        <>
          <button
            type="button"
            className="screen-button is-gold"
            onClick={() => void (stage === 'ready' ? takeUpdate : loadAgain)()}
          >
            {stage === 'ready' ? words.take : words.reload}
          </button>
          <button type="button" className="screen-button is-quiet" onClick={() => putOff(stage)}>
            {words.later}
          </button>
        </>
      )}
    </aside>
  );
}
