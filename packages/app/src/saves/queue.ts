import { create } from 'zustand';
import { finishBeforeReload } from '../platform/update.ts';
import { withGames } from './database.ts';
import type { Save } from './save.ts';

/*
 * Writes games in order. An answer is handed to the database at once, even while the one before is still being written:
 * the page may be killed at any moment. Nothing here opens a game, so any screen can wait for pending writes.
 */

interface Keeping {
  /** Why games cannot be saved here, or null. */
  readonly failure: string | null;
  /** The database has not responded for a while: the last answer may not be saved. */
  readonly isLate: boolean;
}

export const useKeeping = create<Keeping>(() => ({ failure: null, isLate: false }));

export const isKept = ({ failure, isLate }: Keeping): boolean => failure === null && !isLate;

/** A healthy database responds within milliseconds; after this time, in ms, we no longer trust it. */
const LATE = 2000;

/** More than this are not handed over at once: whoever answers faster than the database writes needs only the newest. */
const MOST_AT_ONCE = 4;

/** The newest state of each game that waits to be handed over. */
const waiting = new Map<string, Save>();
/** The newest state of each game that is not written yet. If an older one cannot be written, it need not be any more. */
const newest = new Map<string, Save>();
const writing = new Set<Promise<void>>();

/** Writes a game. */
export function enqueue(save: Save): void {
  newest.set(save.id, save);
  waiting.set(save.id, save);
  writeWaiting();
}

/** Another window is playing this game: what waits to be written is stale. */
export function drop(id: string): void {
  newest.delete(id);
  waiting.delete(id);
}

/** Everything so far has been written, or cannot be. */
export const settled = async (): Promise<void> => {
  while (writing.size > 0) await Promise.all(writing);
};
finishBeforeReload(settled);

function writeWaiting(): void {
  for (const save of waiting.values()) {
    if (writing.size >= MOST_AT_ONCE) return;
    waiting.delete(save.id);
    const done = write(save).then(isWritten => {
      writing.delete(done);
      // After a failure, the next answer or another success tries again.
      if (isWritten) writeWaiting();
    });
    writing.add(done);
  }
}

/** Whether it was written. */
async function write(save: Save): Promise<boolean> {
  const late = setTimeout(() => useKeeping.setState({ isLate: true }), LATE);
  try {
    await withGames('readwrite', games => games.put(save));
    useKeeping.setState({ failure: null, isLate: false });
    if (newest.get(save.id) === save) newest.delete(save.id);
    return true;
  } catch (error) {
    if (!isSilence(error)) useKeeping.setState({ failure: error instanceof Error ? error.message : String(error) });
    if (newest.get(save.id) === save) waiting.set(save.id, save);
    return false;
  } finally {
    clearTimeout(late);
  }
}

const isSilence = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
