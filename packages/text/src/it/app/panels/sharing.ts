import type { AppWords } from '../../../app-words.ts';

/** One screen for several people, several windows for one game. */
export const sharing: AppWords['panels']['sharing'] = {
  ask: 'Chiedi delle regole',
  position: 'Condividi questa posizione',
  handTo: who => `Passa lo schermo a ${who}`,
  why: {
    turn: who => `È il turno di ${who}.`,
    tactic: who => `${who} prende una Tattica.`,
    fights: who => `Nel combattimento ora tocca a ${who}.`,
    may: who => `${who} può fare qualcosa nel turno altrui.`,
    decides: who => `${who} deve decidere qualcosa.`,
  },
  thinkAgain: who => `${who} ci ripensa`,
  take: 'Lo schermo è mio',
  since: 'Da quando hai lasciato lo schermo',
  meanwhile: 'Mentre aspettavi',
  dummy: 'il giocatore fittizio',
  close: 'Chiudi',
  nothing: 'Ancora nulla.',
  elsewhere: 'Questa partita è aperta in un’altra finestra',
  elsewhereText:
    'Una partita si gioca in una sola finestra alla volta. Se la continui qui, l’altra si ritira; nulla va perso.',
  playHere: 'Gioca qui',
  allGames: 'Tutte le partite',
};
