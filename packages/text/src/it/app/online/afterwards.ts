import type { AppWords } from '../../../app-words.ts';

/** When an online game is over. */
export const afterwards: AppWords['online']['afterwards'] = {
  ended: 'La partita è finita di comune accordo.',
  endedHint: 'Non ci sono punteggi, ma puoi rivederla.',
  rematch: 'Rivincita',
  toRematch: 'Alla rivincita',
  replay: 'Rivedi',
  share: 'Condividi',
  lobby: 'Tutti i tavoli',
};
