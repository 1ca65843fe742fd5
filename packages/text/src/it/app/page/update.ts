import type { AppWords } from '../../../app-words.ts';

/** A newer build is available. */
export const update: AppWords['page']['update'] = {
  ready: 'È pronta una nuova versione. La partita resta dov’è.',
  updating: 'Aggiornamento in corso…',
  outdated: 'L’app è stata aggiornata in un’altra finestra. La partita resta dov’è.',
  take: 'Aggiorna',
  reload: 'Ricarica',
  later: 'Più tardi',
};
