import { useCallback, useEffect, useState } from 'react';
import { closeTable, useTable } from '../../game/table.ts';
import { useLanguage, useWords } from '../../language/language.ts';
import { detailOf, type Problem, problemOf } from '../../parts/problem.ts';
import { toast } from '../../parts/toasts.ts';
import { textIn } from '../../parts/use-text.ts';
import { isPuzzle, openPuzzle } from '../../positions/open-file.ts';
import { importGame } from '../../saves/files.ts';
import { settled } from '../../saves/queue.ts';
import type { Save } from '../../saves/save.ts';
import { duplicateGame, listGames, putGame, removeGame } from '../../saves/shelf.ts';

/** The saved games and the actions on them. `games` is null until loaded. */
export function useShelf() {
  const words = useWords('screens').records;
  const parts = useWords('page').parts;
  const language = useLanguage();
  const [games, setGames] = useState<readonly Save[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const refresh = useCallback(async () => {
    try {
      await settled();
      setGames(await listGames());
      setProblem(null);
    } catch (error) {
      setGames([]);
      setProblem({ ...problemOf(error), kind: 'storage' });
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);

  /** Runs an action on the saved games and reloads them; errors are shown and do no harm. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const problem = problemOf(error);
      toast(parts.problems[problem.kind], { detail: await detailOf(problem, language), isBad: true });
    }
    await refresh();
  };

  const bring = (file: Blob) =>
    attempt(async () => {
      const read = await file.text();
      if (isPuzzle(read)) return openPuzzle(read);
      const { gap } = await importGame(read);
      toast(words.imported, { detail: gap && (await textIn(language)).otherVersion(gap) });
    });

  const duplicate = (save: Save) =>
    attempt(async () => {
      await duplicateGame(save);
      toast(words.duplicated);
    });

  const remove = (save: Save) =>
    attempt(async () => {
      // Otherwise the next answer at its table would save it again.
      if (useTable.getState().table?.id === save.id) closeTable();
      await removeGame(save.id);
      const putBack = () => void attempt(() => putGame(save));
      toast(words.removed, { action: { label: parts.undo, run: putBack } });
    });

  return { games, problem, bring, duplicate, remove };
}

export type Shelf = ReturnType<typeof useShelf>;
