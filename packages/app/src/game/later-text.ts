import type { Later } from '@deedbook/text';
import { idle } from '../platform/later.tsx';
import { speak, useTable } from './table.ts';

/** Redraws the table once its text can tell news and there is time. */
export const LATER_TEXT: Later = {
  async onWhole(whole, first) {
    await idle();
    if (useTable.getState().table?.text === first) speak(whole);
  },
  onProblem: console.error,
};
