import type { Language } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { textForTable } from '../game/later-text.ts';
import { closeTable, useTable } from '../game/table.ts';
import { useTableLanguage } from '../game/use-table-language.ts';
import { useLanguage } from '../language/language.ts';
import { build } from '../platform/built.ts';
import { goTo } from '../platform/route.ts';
import { openGame, planOf } from '../saves/games.ts';
import { holdGame, type Release, takeOver } from '../saves/hold.ts';
import { readGame } from '../saves/shelf.ts';
import { playHere } from './play-here.ts';

interface GameOf {
  /** What went wrong, if anything. */
  readonly problem: unknown;
  /** Another window is playing this game. */
  readonly isElsewhere: boolean;
  /** Takes it over. */
  play(): void;
}

/** Opens a saved game while its screen is shown, and keeps its text in the current language. */
export function useGameOf(id: string | null): GameOf {
  const language = useLanguage();
  const [problem, setProblem] = useState<unknown>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [wanted, setWanted] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is spoken without opening the game again
  useEffect(() => {
    if (id === null) return;
    let isShown = true;
    let release: Release | null = null;
    const lose = () => {
      isShown = false;
      leave(id);
      setElsewhere(true);
    };
    const open = async () => {
      release = await (wanted > 0 ? takeOver : holdGame)(id, lose);
      if (!isShown) return release?.();
      setElsewhere(release === null);
      // Nothing is read before this point: the previous holder may have been writing until now.
      if (release !== null) await sitDown(id, language, () => isShown);
    };
    // Nothing that can wait comes before the table, which is then built in steps.
    const finish = build();
    open().catch(setProblem).finally(finish);
    return () => {
      finish();
      isShown = false;
      leave(id);
      release?.();
    };
  }, [id, wanted]);
  useTableLanguage(language, setProblem);
  return { problem, isElsewhere, play: () => setWanted(wanted + 1) };
}

/** The newest state is in the database, unless the game was just set up here. */
async function sitDown(id: string, language: Language, isShown: () => boolean): Promise<void> {
  if (useTable.getState().table?.id === id) return;
  const [text, save] = await Promise.all([textForTable(language), readGame(id)]);
  if (save === null) return goTo('');
  const session = await openGame(save);
  // Opening it and building the table are two tasks, so that neither holds up the page for long.
  await new Promise(done => setTimeout(done));
  const { begun, label } = save;
  if (isShown()) playHere(id, session, planOf(save, session), text, { begun, names: label?.names });
}

const leave = (id: string): void => {
  if (useTable.getState().table?.id === id) closeTable();
};
