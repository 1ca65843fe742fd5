import { useEffect } from 'react';
import { create } from 'zustand';

/*
 * One queue for everything that wants to be told without being asked. One notice is up at a time; the others wait until
 * it has gone.
 */

/** What wants to be told, the most urgent first: an answer to a press; what came of a fight; the Round; what others did. */
const NOTICES = ['toast', 'result', 'round', 'meanwhile'] as const;
type NoticeKind = (typeof NOTICES)[number];

const useNotices = create<{ readonly waiting: readonly NoticeKind[] }>(() => ({ waiting: [] }));

/** The notice that is up. */
export const upNow = (waiting: readonly NoticeKind[]): NoticeKind | null =>
  NOTICES.find(kind => waiting.includes(kind)) ?? null;

const without = (waiting: readonly NoticeKind[], kind: NoticeKind) => {
  const at = waiting.indexOf(kind);
  return at < 0 ? waiting : waiting.toSpliced(at, 1);
};

/** Queues a notice while there is something to tell; true once it is its turn. */
export function useNotice(kind: NoticeKind, isWanted: boolean): boolean {
  useEffect(() => {
    if (!isWanted) return;
    useNotices.setState(({ waiting }) => ({ waiting: [...waiting, kind] }));
    return () => useNotices.setState(({ waiting }) => ({ waiting: without(waiting, kind) }));
  }, [kind, isWanted]);
  return useNotices(({ waiting }) => isWanted && upNow(waiting) === kind);
}
