import { type RefObject, useLayoutEffect } from 'react';
import { useNarrow, useSideways, useTiny } from '../platform/window-size.ts';

/** The parts around the map and the edge each covers; on a phone nothing covers the sides. */
const EDGES = [
  ['.table-strip', 'top', 'blockSize'],
  ['.table-ask', 'bottom', 'blockSize'],
  ['.table-hand', 'bottom', 'blockSize'],
  ['.table-tabs', 'bottom', 'blockSize'],
  ['.table-hero', 'left', 'inlineSize'],
  ['.table-side', 'right', 'inlineSize'],
] as const;

/** On a phone in landscape the question, and the hand below it, are beside the map. */
const SIDEWAYS_EDGES = [
  ['.table-strip', 'top', 'blockSize'],
  ['.table-ask', 'right', 'inlineSize'],
  ['.table-tabs', 'bottom', 'blockSize'],
] as const;

interface BoardInsetProps {
  readonly frame: RefObject<HTMLElement | null>;
  /** Behind a fight the map is dimmed and need not move; afterwards it may never have been told. */
  readonly isFighting: boolean;
}

/**
 * Tells the board, through its padding, how much of its edges the other parts of the table cover. Their places are
 * fixed (table.css), so this changes with the window and with folding, never from one answer to the next. Sizes come
 * from the observer, after a layout that happens anyway: nothing is measured here. It is a separate component, so that
 * nothing else renders with it.
 */
export function BoardInset({ frame, isFighting }: BoardInsetProps): null {
  const isNarrow = useNarrow();
  const isSideways = useSideways();
  const isTiny = useTiny();

  useLayoutEffect(() => {
    const table = frame.current;
    if (!table) return;
    const sizes = new Map<Element, ResizeObserverSize>();
    // If the table scrolls, nothing covers the map.
    const edges = isTiny
      ? []
      : isSideways
        ? SIDEWAYS_EDGES
        : EDGES.filter(([, , size]) => !isNarrow || size === 'blockSize');
    const parts = edges.flatMap(([selector, edge, size]) => {
      const part = table.querySelector(`:scope > ${selector}`);
      return part === null ? [] : [{ part, edge, size }];
    });
    const observer = new ResizeObserver(entries => {
      for (const { target, borderBoxSize } of entries) {
        // The map does not move because the last card was played.
        const isKept = sizes.has(target) && target.querySelector('.hand-empty') !== null;
        if (borderBoxSize[0] && !isKept) sizes.set(target, borderBoxSize[0]);
      }
      const board = table.querySelector<HTMLElement>('.board');
      if (!board || isFighting) return;
      const inset = { top: 0, right: 0, bottom: 0, left: 0 };
      for (const { part, edge, size } of parts) inset[edge] += Math.round(sizes.get(part)?.[size] ?? 0);
      board.style.padding = [inset.top, inset.right, inset.bottom, inset.left].map(px => `${px}px`).join(' ');
    });
    for (const { part } of parts) observer.observe(part);
    if (isTiny) table.querySelector<HTMLElement>('.board')?.style.removeProperty('padding');
    return () => observer.disconnect();
  }, [frame, isFighting, isNarrow, isSideways, isTiny]);
  return null;
}
