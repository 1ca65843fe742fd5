import type { Words } from '../language/language.ts';

const en = {
  log: 'Log',
  fold: 'Hide the log',
  unfold: 'Show the log',
  setup: 'Setup',
  earlier: 'Earlier',
  undoTo: 'Undo to here',
  undoToLong: (what: string) => `Undo this and everything after it: ${what}`,
  fence: 'Undo stops here.',
  oldFence: 'Something new was revealed here',
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
    fence: 'Não dá para desfazer além daqui.',
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
    fence: 'Qui l’annullamento si ferma.',
    oldFence: 'Qui si è visto qualcosa di nuovo',
  },
};
