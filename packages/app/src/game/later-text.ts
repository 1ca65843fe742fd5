import type { Later } from '@deedbook/text';
import { speak, useTable } from './table.ts';

/** Redraws the table once its text can tell news. */
export const LATER_TEXT: Later = {
  onWhole(whole, first) {
    if (useTable.getState().table?.text === first) speak(whole);
  },
  onProblem: console.error,
};
