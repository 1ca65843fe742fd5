import { useCallback } from 'react';

type Ref = (element: HTMLElement | null) => (() => void) | undefined;

/** How far each part of the table was scrolled when it was last seen. */
const places = new Map<string, number>();

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

/** Keeps how far something is scrolled while it is not there: a layer comes back as it was left. */
export function useKeptScroll(name: string): Ref {
  return useCallback(
    element => {
      if (element === null) return undefined;
      element.scrollTop = places.get(name) ?? 0;
      const keep = () => void places.set(name, element.scrollTop);
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
