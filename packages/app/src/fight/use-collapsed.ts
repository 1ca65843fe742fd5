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
    // On a phone the whole fight scrolls instead of the row.
    const scrollers = [element, element.closest('.fight')].filter(part => part !== null);
    const isCut = () => scrollers.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    const measure = () => {
      delete element.dataset.tight;
      if (isCut()) element.dataset.tight = 'texts';
      if (isCut()) element.dataset.tight = 'more';
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of scrollers) observer.observe(part);
    return () => observer.disconnect();
  }, [row, shown]);
}
