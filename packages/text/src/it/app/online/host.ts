import type { AppWords } from '../../../app-words.ts';

/** Opening a table. */
export const host: AppWords['online']['host'] = {
  title: 'Nuovo tavolo',
  table: 'Tavolo',
  name: 'Nome del tavolo',
  nameOf: who => `Tavolo di ${who}`,
  who: 'Chi lo trova',
  listed: 'Tutti',
  unlisted: 'Con link o codice',
  time: 'Tempo per turno',
  timeHint: 'Quando scade, un giocatore del computer prende il posto finché non lo riprendi.',
  live: 'Dal vivo, senza orologio',
  watch: 'Spettatori',
  watchHint: 'Vedono solo ciò che è pubblico.',
  nobody: 'Nessuno',
  atOnce: 'Dal vivo',
  behind: time => `${time} dopo`,
  advice: 'Consigli',
  adviceHint: 'I giocatori possono chiederli nelle proprie decisioni.',
  allowed: 'Permessi',
  notAllowed: 'Non permessi',
  you: 'Tu',
  open: 'Libero per un giocatore',
  moreHint: 'Mappa, livelli delle città, varianti',
  create: 'Apri il tavolo',
};
