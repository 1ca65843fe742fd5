import { useCallback } from 'react';

type Ref = (element: HTMLElement | null) => (() => void) | undefined;

/** The scroll position of each part of the table when it was last seen. */
const places = new Map<string, number>();
const known = new WeakSet<Element>();

/** While there is more below, the element has `data-more`, for its style. */
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

/** Remembers the scroll position of something while it is hidden; without a name it starts at the top. */
export function useKeptScroll(name: string | null): Ref {
  return useCallback(
    element => {
      if (element === null) return undefined;
      const kept = name === null ? 0 : (places.get(name) ?? 0);
      // New content is at its top anyway, and setting that would force a layout.
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
