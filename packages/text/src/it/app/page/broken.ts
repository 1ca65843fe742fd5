import type { AppWords } from '../../../app-words.ts';

/** A screen that could not be shown. */
export const broken: AppWords['page']['broken'] = {
  title: 'È colpa nostra',
  calm: 'Non è stato possibile mostrare questa schermata.',
  safe: 'La partita è al sicuro: è stata salvata dopo l’ultima risposta.',
  again: 'Riprova',
  file: 'Salva la partita in un file',
  games: 'Tutte le partite',
};
