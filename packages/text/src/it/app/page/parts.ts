import type { AppWords } from '../../../app-words.ts';

/** What several screens say. */
export const parts: AppWords['page']['parts'] = {
  home: 'Torna all’inizio',
  close: 'Chiudi',
  language: 'Lingua',
  sound: 'Suono',
  soundOn: 'Attiva il suono',
  soundOff: 'Disattiva il suono',
  loading: 'Caricamento…',
  round: n => `Round ${n}`,
  day: 'Giorno',
  night: 'Notte',
  over: 'Finita',
  begun: 'La partita è appena cominciata.',
  computer: 'Computer',
  undo: 'Annulla',
  copied: 'Link copiato. Contiene l’intera partita.',
  copyByHand: 'Copia questo link:',
  secrets: 'Questa partita è ancora in corso: il link contiene il seme e, con esso, tutto ciò che è nascosto.',
  problems: {
    'no-game': 'Questo file non è una partita di Deedbook.',
    damaged: 'Questa partita è danneggiata e non può essere rigiocata.',
    version: 'Questa partita è stata giocata con un’altra versione delle regole e ora va diversamente.',
    link: 'Questo link è incompleto. Copialo di nuovo, dall’inizio alla fine.',
    large: 'Questo file è troppo grande per essere una partita.',
    setup: 'Questa partita è stata preparata in un modo che qui non è possibile.',
    missing: 'Questa partita non c’è più.',
    storage: 'Il browser non permette di conservare partite qui.',
    unknown: 'Qualcosa è andato storto.',
  },
};
