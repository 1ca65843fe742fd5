import type { Words } from '../language/language.ts';

const en = {
  handTo: (who: string) => `Hand the screen to ${who}`,
  turnOf: (who: string) => `It is ${who}’s turn.`,
  decides: (who: string) => `${who} has to decide something.`,
  take: 'I have the screen',
  since: 'Since your last turn',
  nothing: 'The game begins.',
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
  },
  it: {
    handTo: who => `Passa lo schermo a ${who}`,
    turnOf: who => `È il turno di ${who}.`,
    decides: who => `${who} deve decidere qualcosa.`,
    take: 'Lo schermo è mio',
    since: 'Dal tuo ultimo turno',
    nothing: 'La partita comincia.',
  },
};
