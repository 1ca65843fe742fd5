import { useCallback } from 'react';

/** How far each part of the table was scrolled when it was last seen. */
const places = new Map<string, number>();

/** Keeps how far something is scrolled while it is not there: a layer comes back as it was left. Without a name it begins at its top. */
export function useKeptScroll(name: string | null): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    element => {
      if (element === null) return undefined;
      if (name === null) {
        element.scrollTop = 0;
        return undefined;
      }
      const kept = places.get(name);
      // Even a place that it has already would have everything measured.
      if (kept) element.scrollTop = kept;
      const keep = () => void places.set(name, element.scrollTop);
      element.addEventListener('scroll', keep, { passive: true });
      return () => element.removeEventListener('scroll', keep);
    },
    [name],
  );
}
