import { createContext, useContext } from 'react';

/*
 * A screen built in steps can be used before it is complete. Work that can wait for that waits here, so it does not
 * come between two steps.
 */

let building = 0;
let waiting: (() => void)[] = [];

/** A screen is being built until the returned function is called. */
export function build(): () => void {
  let isBuilt = false;
  building++;
  return () => {
    if (isBuilt) return;
    isBuilt = true;
    building--;
    if (isBuilding()) return;
    for (const go of waiting) go();
    waiting = [];
  };
}

export const isBuilding = (): boolean => building > 0;

/** Resolves when no screen is being built. */
export const built = (): Promise<void> =>
  isBuilding() ? new Promise(done => void waiting.push(done)) : Promise.resolve();

/** Whether the screen around a component has been built; true outside of such screens. */
export const BuiltContext = createContext(true);
export const useBuilt = (): boolean => useContext(BuiltContext);
