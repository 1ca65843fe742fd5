import type { AppWords } from '../../../app-words.ts';

/** When an online game is over. */
export const afterwards: AppWords['online']['afterwards'] = {
  ended: 'A partida foi encerrada em comum acordo.',
  endedHint: 'Não há pontos, mas você pode revê-la.',
  rematch: 'Revanche',
  toRematch: 'Ir à revanche',
  replay: 'Rever',
  share: 'Compartilhar',
  lobby: 'Todas as mesas',
};
