import { create } from 'zustand';

/**
 * The state of a newer build: there is none; it is `ready` and waits to be requested; or it was requested here
 * (`updating`) or in another window (`outdated`), which this one has yet to follow.
 */
export type Stage = 'current' | 'ready' | 'updating' | 'outdated';

export const useUpdate = create<{ readonly stage: Stage }>(() => ({ stage: 'current' }));

/** Whether a newer build has been requested: files of this one may be gone. */
export const isOutOfDate = (): boolean => ['updating', 'outdated'].includes(useUpdate.getState().stage);

/** Work that a reload must not interrupt. Writers register here once, for the life of the page. */
const unfinished: (() => Promise<void>)[] = [];

/** Makes a reload wait for `settled`, up to a limit. */
export const finishBeforeReload = (settled: () => Promise<void>): void => void unfinished.push(settled);

/** Writing an answer takes a moment; a database that does not respond is not waited for. In ms. */
const PATIENCE = 2000;

/** Reloads the page; the game at the table is saved and comes back. */
export async function loadAgain(): Promise<void> {
  const finished = Promise.all(unfinished.map(settled => settled()));
  await Promise.race([finished, new Promise(done => setTimeout(done, PATIENCE))]);
  location.reload();
}
