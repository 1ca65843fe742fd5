import { create } from 'zustand';
import { finishBeforeReload } from '../platform/update.ts';
import { withGames } from './database.ts';
import type { Save } from './save.ts';

/* Writes games one after another. Nothing here opens a game, so any screen can wait for pending writes. */

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

/** The newest unwritten state of each game. */
const waiting = new Map<string, Save>();
let writing: Promise<void> | null = null;

/** Writes a game; while one write is running, only the newest state waits. */
export function enqueue(save: Save): void {
  waiting.set(save.id, save);
  writing ??= write().finally(() => {
    writing = null;
  });
}

/** Another window is playing this game: what waits to be written is stale. */
export const drop = (id: string): void => void waiting.delete(id);

/** Everything so far has been written, or cannot be. */
export const settled = async (): Promise<void> => {
  while (writing) await writing;
};
finishBeforeReload(settled);

async function write(): Promise<void> {
  for (;;) {
    const [next] = waiting.values();
    if (!next) return;
    waiting.delete(next.id);
    const late = setTimeout(() => useKeeping.setState({ isLate: true }), LATE);
    try {
      await withGames('readwrite', games => games.put(next));
      useKeeping.setState({ failure: null, isLate: false });
    } catch (error) {
      if (!isSilence(error)) useKeeping.setState({ failure: error instanceof Error ? error.message : String(error) });
      // The next answer tries again.
      if (!waiting.has(next.id)) waiting.set(next.id, next);
      return;
    } finally {
      clearTimeout(late);
    }
  }
}

const isSilence = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
