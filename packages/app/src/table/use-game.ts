import { loadText } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { openTable, speak, useTable } from '../game/table.ts';
import { useLanguage } from '../language/language.ts';
import { findGame, openGame } from '../saves/games.ts';

/** Opens a kept game at the table, and keeps speaking the language that is wanted. Gives what went wrong, if anything. */
export function useGameOf(id: string | null): string | null {
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const text = await loadText(language);
      if (!isWanted || id === null) return;
      if (useTable.getState().table?.id === id) return speak(text);
      const save = await findGame(id);
      if (!isWanted) return;
      if (save === null) return goTo('');
      const session = await openGame(save);
      if (isWanted) openTable(id, session, save.plan, text);
    };
    open().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  return problem;
}
