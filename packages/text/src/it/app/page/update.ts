import type { AppWords } from '../../../app-words.ts';

/** A newer build is available, or files of this one cannot be loaded. */
export const update: AppWords['page']['update'] = {
  ready: 'È pronta una nuova versione. La partita resta dov’è.',
  updating: 'Aggiornamento in corso…',
  outdated: 'L’app è stata aggiornata in un’altra finestra. La partita resta dov’è.',
  take: 'Aggiorna',
  reload: 'Ricarica',
  later: 'Più tardi',
  missing: 'Una parte della pagina non si è caricata. Verrà richiesta finché non arriva; la partita è al sicuro.',
  now: 'Prova ora',
};
