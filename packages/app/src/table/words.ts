import type { Words } from '../language/language.ts';

const en = {
  handTo: (who: string) => `Hand the screen to ${who}`,
  why: {
    turn: (who: string) => `It is ${who}’s turn.`,
    tactic: (who: string) => `${who} takes a Tactic.`,
    fights: (who: string) => `In the combat, it is up to ${who}.`,
    may: (who: string) => `${who} may do something on another’s turn.`,
    decides: (who: string) => `${who} has to decide something.`,
  },
  thinkAgain: (who: string) => `${who} reconsiders`,
  take: 'I have the screen',
  since: 'Since you had the screen',
  meanwhile: 'While you waited',
  dummy: 'the dummy player',
  close: 'Close',
  nothing: 'Nothing yet.',
  elsewhere: 'This game is open in another window',
  elsewhereText:
    'Only one window plays a game at a time. Take it over, and the other window steps back; nothing is lost.',
  playHere: 'Play here',
  allGames: 'All games',
};

export type TableWords = typeof en;

export const tableWords: Words<TableWords> = {
  en,
  'pt-BR': {
    handTo: who => `Passe a tela para ${who}`,
    why: {
      turn: who => `É o turno de ${who}.`,
      tactic: who => `${who} escolhe uma Tática.`,
      fights: who => `No combate, agora é com ${who}.`,
      may: who => `${who} pode fazer algo no turno de outra pessoa.`,
      decides: who => `${who} precisa decidir algo.`,
    },
    thinkAgain: who => `${who} quer repensar`,
    take: 'A tela está comigo',
    since: 'Desde a sua última vez',
    meanwhile: 'Enquanto você esperava',
    dummy: 'o jogador fictício',
    close: 'Fechar',
    nothing: 'Nada ainda.',
    elsewhere: 'Esta partida está aberta em outra janela',
    elsewhereText:
      'Só uma janela joga uma partida por vez. Se você assumir aqui, a outra janela se retira; nada se perde.',
    playHere: 'Jogar aqui',
    allGames: 'Todas as partidas',
  },
  it: {
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
  },
};
