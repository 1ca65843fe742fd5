import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The end of a game. */
export const scores: AppWords['screens']['scores'] = {
  title: 'Fine della partita',
  over: 'La partita è finita.',
  ended: (who, n) => `${who} chiude con ${n} ${plural(n, 'punto', 'punti')}.`,
  reached: 'l’obiettivo è stato raggiunto',
  fromPosition: 'Questa partita è iniziata da una posizione: non c’è registrazione né link.',
  sheet: 'Punteggio',
  fame: 'Fama',
  total: 'Totale',
  bonus: n => `${n} titolo`,
  fameByRound: 'Fama, Round per Round',
  start: 'Inizio',
  deeds: 'Imprese',
  wounds: 'Ferite subite',
  cards: 'Carte giocate',
  enemies: 'Nemici sconfitti',
  tiles: 'Tessere rivelate',
  level: 'Livello',
  rematch: 'Gioca ancora',
  replay: 'Rivedi',
  share: 'Condividi',
  picture: 'Immagine',
  pictureHint: 'Salva o condividi un’immagine del punteggio',
  home: 'All’inizio',
  back: 'Torna alla registrazione',
};
