import { type RefObject, useEffect } from 'react';

/** The parts of the screen that ask something, frontmost last. */
const asking = new Set<RefObject<HTMLElement | null>>();

/** Declares a part of the screen that asks something. */
export function useNudged(part: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    asking.add(part);
    return () => void asking.delete(part);
  }, [part, isShown]);
}

/** Draws the eye to the question after the user pressed something unrelated. */
export function nudge(): void {
  [...asking].at(-1)?.current?.animate([{ boxShadow: '0 0 0 3px var(--gold)' }, {}], 900);
}
