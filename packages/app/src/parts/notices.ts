import { useEffect } from 'react';
import { create } from 'zustand';

/* One queue for all notices that appear unasked. One is shown at a time; the others wait until it has gone. */

/**
 * The kinds of notice, most urgent first: the response to a press; the result of a fight; the Round; what others did.
 */
const NOTICES = ['toast', 'result', 'round', 'meanwhile'] as const;
type NoticeKind = (typeof NOTICES)[number];

const useNotices = create<{ readonly waiting: readonly NoticeKind[] }>(() => ({ waiting: [] }));

/** The notice on screen. */
export const upNow = (waiting: readonly NoticeKind[]): NoticeKind | null =>
  NOTICES.find(kind => waiting.includes(kind)) ?? null;

const without = (waiting: readonly NoticeKind[], kind: NoticeKind) => {
  const at = waiting.indexOf(kind);
  return at < 0 ? waiting : waiting.toSpliced(at, 1);
};

/** Queues a notice while there is something to tell; true when it may show. */
export function useNotice(kind: NoticeKind, isWanted: boolean): boolean {
  useEffect(() => {
    if (!isWanted) return;
    useNotices.setState(({ waiting }) => ({ waiting: [...waiting, kind] }));
    return () => useNotices.setState(({ waiting }) => ({ waiting: without(waiting, kind) }));
  }, [kind, isWanted]);
  return useNotices(({ waiting }) => isWanted && upNow(waiting) === kind);
}
