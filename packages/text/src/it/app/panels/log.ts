import type { AppWords } from '../../../app-words.ts';

/** The frame of the log. */
export const log: AppWords['panels']['log'] = {
  log: 'Diario',
  fold: 'Richiudi il diario',
  unfold: 'Mostra il diario',
  setup: 'Preparazione',
  earlier: 'Precedenti',
  undoTo: 'Annulla fin qui',
  undoToLong: what => `Annulla questo e tutto ciò che è seguito: ${what}`,
  fence: 'Qui l’annullamento si ferma.',
  oldFence: 'Qui si è visto qualcosa di nuovo',
};
