import type { Words } from '../language/language.ts';

const en = {
  log: 'Log',
  fold: 'Fold the log away',
  unfold: 'Show the log',
  setup: 'Set-up',
  earlier: 'Earlier',
  undoTo: 'Undo to here',
  undoToLong: (what: string) => `Take back this and everything after it: ${what}`,
  fence: (what: string) => `Undo stops here. ${what}`,
  oldFence: 'Something new was seen here',
};

type LogWords = typeof en;

export const logWords: Words<LogWords> = {
  en,
  'pt-BR': {
    log: 'Registro',
    fold: 'Recolher o registro',
    unfold: 'Mostrar o registro',
    setup: 'Preparação',
    earlier: 'Mais antigas',
    undoTo: 'Desfazer até aqui',
    undoToLong: what => `Desfaz isto e tudo o que veio depois: ${what}`,
    fence: what => `Não dá para desfazer além daqui. ${what}`,
    oldFence: 'Algo novo foi visto aqui',
  },
  it: {
    log: 'Diario',
    fold: 'Richiudi il diario',
    unfold: 'Mostra il diario',
    setup: 'Preparazione',
    earlier: 'Precedenti',
    undoTo: 'Annulla fin qui',
    undoToLong: what => `Annulla questo e tutto ciò che è seguito: ${what}`,
    fence: what => `Qui l’annullamento si ferma. ${what}`,
    oldFence: 'Qui si è visto qualcosa di nuovo',
  },
};
