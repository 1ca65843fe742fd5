import { useCallback } from 'react';

type Ref = (element: HTMLElement | null) => (() => void) | undefined;

/** How far each part of the table was scrolled when it was last seen. */
const places = new Map<string, number>();
const known = new WeakSet<Element>();

/** While more of something lies below it carries `data-more`, and its style can tell. */
export const markMore: Ref = element => {
  if (element === null) return undefined;
  const measure = () =>
    void element.toggleAttribute('data-more', element.scrollHeight - element.clientHeight - element.scrollTop > 4);
  const observer = new ResizeObserver(measure);
  for (const each of [element, ...element.children]) observer.observe(each);
  element.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', measure);
  };
};

/**
 * Keeps how far something is scrolled while it is not there: a layer comes back as it was left; without a name it begins at
 * its top.
 */
export function useKeptScroll(name: string | null): Ref {
  return useCallback(
    element => {
      if (element === null) return undefined;
      const kept = name === null ? 0 : (places.get(name) ?? 0);
      // What is new is at its top, and telling it so would have everything measured.
      if (kept > 0 || known.has(element)) element.scrollTop = kept;
      known.add(element);
      const keep = () => {
        if (name !== null) places.set(name, element.scrollTop);
      };
      element.addEventListener('scroll', keep, { passive: true });
      const unmark = markMore(element);
      return () => {
        unmark?.();
        element.removeEventListener('scroll', keep);
      };
    },
    [name],
  );
}
