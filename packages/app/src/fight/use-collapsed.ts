import { type RefObject, useLayoutEffect } from 'react';

/**
 * What gives way, one after another: half of the pictures, the texts of abilities, space, the pictures, and then
 * whatever is said elsewhere too.
 */
const STAGES = ['low', 'texts', 'texts low', 'texts low more', 'texts plain more', 'texts plain more most'];

/**
 * Makes the enemies shorter (`data-tight`) while they are taller than the available room, so that nothing decisive is
 * below the fold. Pressing an ability's name or sign shows its text.
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
      for (const stage of STAGES) if (isCut()) element.dataset.tight = stage;
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of scrollers) observer.observe(part);
    return () => observer.disconnect();
  }, [row, shown]);
}
