import { loadText } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { openTable, speak, useTable } from '../game/table.ts';
import { useLanguage } from '../language/language.ts';
import { findGame, openGame } from '../saves/games.ts';
import { otherTabs } from '../saves/keep.ts';

/** Opens a kept game at the table, and keeps speaking the language that is wanted. Gives what went wrong, if anything. */
export function useGameOf(id: string | null): string | null {
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const isOpen = id === null || useTable.getState().table?.id === id;
      const [text, save] = await Promise.all([loadText(language), isOpen ? null : findGame(id)]);
      if (!isWanted || id === null) return;
      if (isOpen) return speak(text);
      if (save === null) return goTo('');
      const session = await openGame(save);
      if (isWanted) openTable(id, session, save.plan, text);
    };
    open().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  useOtherTabs(id);
  return problem;
}

/** The game is played on in another tab: this one follows, as soon as somebody looks at it. */
function useOtherTabs(id: string | null): void {
  useEffect(() => {
    let isBehind = false;
    const follow = async () => {
      if (!isBehind || id === null || document.visibilityState === 'hidden') return;
      isBehind = false;
      const save = await findGame(id);
      const session = save && (await openGame(save));
      const { table } = useTable.getState();
      if (save && session && table?.id === id) openTable(id, session, save.plan, table.text);
    };
    const hear = ({ data }: MessageEvent) => {
      isBehind ||= data === id;
      void follow();
    };
    const channel = otherTabs();
    channel?.addEventListener('message', hear);
    document.addEventListener('visibilitychange', follow);
    return () => {
      channel?.removeEventListener('message', hear);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [id]);
}
