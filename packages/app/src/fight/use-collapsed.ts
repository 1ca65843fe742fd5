import { type RefObject, useLayoutEffect } from 'react';

/**
 * Folds the texts of abilities away where the enemies are higher than the room they have (`data-tight`), and then some
 * of the air, so that nothing that counts lies below an edge: a press on the name of an ability tells the rest.
 */
export function useCollapsed(row: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other enemies need other room
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const isCut = () => element.scrollHeight > element.clientHeight + 1;
    const measure = () => {
      delete element.dataset.tight;
      if (isCut()) element.dataset.tight = 'texts';
      if (isCut()) element.dataset.tight = 'more';
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, shown]);
}
