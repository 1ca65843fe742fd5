import { type Language, type Later, loadTextForTable, type Text } from '@deedbook/text';
import { idle } from '../platform/later.tsx';
import { persist } from '../platform/persist.ts';
import { speak, useTable } from './table.ts';

/** Redraws the table once its text can tell news and there is time. */
const LATER_TEXT: Later = {
  load: persist,
  async onWhole(whole, first) {
    await idle();
    if (useTable.getState().table?.text === first) speak(whole);
  },
  onProblem: console.error,
};

/** The text of a table, as much of it as the table needs at first. */
export const textForTable = (language: Language): Promise<Text> =>
  persist(() => loadTextForTable(language, LATER_TEXT));
