import { useCallback } from 'react';

/** How far each part of the table was scrolled when it was last seen. */
const places = new Map<string, number>();

/**
 * Keeps how far something is scrolled while it is not there: a layer comes back as it was left. While more of it lies below
 * it carries `data-more`, and its style can tell.
 */
export function useKeptScroll(name: string): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    element => {
      if (element === null) return undefined;
      element.scrollTop = places.get(name) ?? 0;
      const measure = () =>
        void element.toggleAttribute('data-more', element.scrollHeight - element.clientHeight - element.scrollTop > 4);
      const keep = () => {
        places.set(name, element.scrollTop);
        measure();
      };
      const observer = new ResizeObserver(measure);
      for (const each of [element, ...element.children]) observer.observe(each);
      element.addEventListener('scroll', keep, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', keep);
      };
    },
    [name],
  );
}
