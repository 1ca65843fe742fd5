import type { Words } from '../language/language.ts';

const en = {
  handTo: (who: string) => `Hand the screen to ${who}`,
  turnOf: (who: string) => `It is ${who}’s turn.`,
  decides: (who: string) => `${who} has to decide something.`,
  take: 'I have the screen',
  since: 'Since your last turn',
  nothing: 'The game begins.',
  elsewhere: 'This game is open in another window',
  elsewhereText:
    'Only one window plays a game at a time. Take it over, and the other window steps back; nothing is lost.',
  playHere: 'Play here',
  allGames: 'All games',
};

type TableWords = typeof en;

export const tableWords: Words<TableWords> = {
  en,
  'pt-BR': {
    handTo: who => `Passe a tela para ${who}`,
    turnOf: who => `É o turno de ${who}.`,
    decides: who => `${who} precisa decidir algo.`,
    take: 'A tela está comigo',
    since: 'Desde o seu último turno',
    nothing: 'A partida começa.',
    elsewhere: 'Esta partida está aberta em outra janela',
    elsewhereText:
      'Só uma janela joga uma partida por vez. Se você assumir aqui, a outra janela se retira; nada se perde.',
    playHere: 'Jogar aqui',
    allGames: 'Todas as partidas',
  },
  it: {
    handTo: who => `Passa lo schermo a ${who}`,
    turnOf: who => `È il turno di ${who}.`,
    decides: who => `${who} deve decidere qualcosa.`,
    take: 'Lo schermo è mio',
    since: 'Dal tuo ultimo turno',
    nothing: 'La partita comincia.',
    elsewhere: 'Questa partita è aperta in un’altra finestra',
    elsewhereText:
      'Una partita si gioca in una sola finestra alla volta. Se la continui qui, l’altra si ritira; nulla va perso.',
    playHere: 'Gioca qui',
    allGames: 'Tutte le partite',
  },
};
