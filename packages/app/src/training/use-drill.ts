import type { Session, State } from '@deedbook/engine';
import type { Drill } from '@deedbook/positions';
import { useEffect, useState } from 'react';
import { textForTable } from '../game/later-text.ts';
import { openLocalGame } from '../game/local-game.ts';
import { closeTable, useTable } from '../game/table.ts';
import { useTableLanguage } from '../game/use-table-language.ts';
import { useLanguage } from '../language/language.ts';
import { drillAfter, drillNamed } from './drills.ts';
import { begin } from './line.ts';

/** A drill being played. */
export interface Attempt {
  readonly drill: Drill;
  /** The drill after it, if there is one. */
  readonly next: Drill | null;
  readonly session: Session;
  /** The position at its beginning. */
  readonly before: State;
  /** The id of its table. */
  readonly table: string;
}

interface Drilling {
  /** Null until the drill is open. */
  readonly attempt: Attempt | null;
  readonly isMissing: boolean;
  readonly problem: unknown;
  /** Starts over. */
  again(): void;
}

/** Opens a drill at a table while its screen is shown, and keeps its text in the current language. */
export function useDrill(id: string): Drilling {
  const language = useLanguage();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is spoken without starting over
  useEffect(() => {
    const table = `drill ${id} ${tries}`;
    let isShown = true;
    const open = async () => {
      const [text, drill, next] = await Promise.all([textForTable(language), drillNamed(id), drillAfter(id)]);
      if (!isShown) return;
      if (drill === null) return setMissing(true);
      const begun = begin(drill);
      openLocalGame(table, begun.session, ['person'], text);
      setAttempt({ drill, next, table, ...begun });
    };
    open().catch(setProblem);
    return () => {
      isShown = false;
      if (useTable.getState().table?.id === table) closeTable();
    };
  }, [id, tries]);
  useTableLanguage(language, setProblem);
  return { attempt, isMissing, problem, again: () => setTries(tries + 1) };
}
