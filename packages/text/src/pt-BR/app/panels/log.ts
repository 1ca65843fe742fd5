import type { AppWords } from '../../../app-words.ts';

/** The frame of the log. */
export const log: AppWords['panels']['log'] = {
  log: 'Registro',
  fold: 'Recolher o registro',
  unfold: 'Mostrar o registro',
  setup: 'Preparação',
  earlier: 'Mais antigas',
  undoTo: 'Desfazer até aqui',
  undoToLong: what => `Desfaz isto e tudo o que veio depois: ${what}`,
  fence: 'Não dá para desfazer além daqui.',
  oldFence: 'Algo novo foi visto aqui',
};
