import { create } from 'zustand';

/**
 * How this window stands to a newer build: there is none, or it is `ready` and waits to be asked for, or it was asked
 * for here (`updating`) or in another window (`outdated`), which this one still has to follow.
 */
export type Stage = 'current' | 'ready' | 'updating' | 'outdated';

export const useUpdate = create<{ readonly stage: Stage }>(() => ({ stage: 'current' }));

/** Whether a newer build has been asked for: files of this one may not be there any more. */
export const isOutOfDate = (): boolean => ['updating', 'outdated'].includes(useUpdate.getState().stage);

/** Work that must not be cut off by a reload. Whoever writes something registers here once, for as long as the page lives. */
const unfinished: (() => Promise<void>)[] = [];

/** Lets a reload wait for `settled`, up to a limit. */
export const finishBeforeReload = (settled: () => Promise<void>): void => void unfinished.push(settled);

/** An answer is written in a moment; a database that does not answer is not waited for. In ms. */
const PATIENCE = 2000;

/** Reloads the page; the game at the table is kept and comes back with it. */
export async function loadAgain(): Promise<void> {
  const finished = Promise.all(unfinished.map(settled => settled()));
  await Promise.race([finished, new Promise(done => setTimeout(done, PATIENCE))]);
  location.reload();
}
