import { type RefObject, useLayoutEffect } from 'react';

/**
 * Folds the texts of abilities when the enemies are taller than the available room (`data-tight`), then reduces
 * spacing, so that nothing decisive is below the fold. Pressing an ability's name shows its text.
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
