import type { AppWords } from '../../../app-words.ts';

/** Replaying a game. */
export const replay: AppWords['screens']['replay'] = {
  title: 'Rivedi la partita',
  first: 'All’inizio',
  back: 'Un passo indietro',
  play: 'Riproduci',
  pause: 'Pausa',
  next: 'Un passo avanti',
  last: 'Alla fine',
  speed: 'Velocità',
  step: 'Passo',
  of: (n, length) => `${n} su ${length}`,
  jump: 'Vai a',
  beginning: 'Preparazione',
  turn: who => `Turno di ${who}`,
  eyes: 'Visto da',
  spectator: 'Uno spettatore',
  share: 'Condividi',
  playOn: 'Gioca da qui in poi',
  playedOn: 'Questa è una copia; la partita registrata resta com’è.',
  scores: 'Punteggio',
  map: 'Torna alla mappa',
  cut: 'Da allora le regole sono cambiate: il resto di questa partita non si può mostrare.',
  keys: 'Le frecce avanzano e tornano, Spazio riproduce e mette in pausa.',
  close: 'Esci',
};
