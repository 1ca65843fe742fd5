import { create } from 'zustand';
import { settled } from '../saves/queue.ts';

/**
 * How this window stands to a newer build: there is none, or it is `ready` and waits to be asked for, or it was asked
 * for here (`updating`) or in another window (`outdated`), which this one still has to follow.
 */
export type Stage = 'current' | 'ready' | 'updating' | 'outdated';

export const useUpdate = create<{ readonly stage: Stage }>(() => ({ stage: 'current' }));

/** Whether a newer build has been asked for: files of this one may not be there any more. */
export const isOutOfDate = (): boolean => ['updating', 'outdated'].includes(useUpdate.getState().stage);

/** What was answered is written in a moment; a database that does not answer is not waited for. In ms. */
const PATIENCE = 2000;

/** Loads the page anew; the game at the table is kept and comes back with it. */
export async function loadAgain(): Promise<void> {
  await Promise.race([settled(), new Promise(done => setTimeout(done, PATIENCE))]);
  location.reload();
}
