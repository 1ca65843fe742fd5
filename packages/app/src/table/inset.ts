import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSeat } from '../game/table.ts';
import { useNarrow } from './narrow.ts';

/** The parts around the board and the edge that each covers; on a phone nothing lies at its sides. */
const EDGES = [
  ['.table-strip', 'top', 'blockSize'],
  ['.table-ask', 'bottom', 'blockSize'],
  ['.table-hand', 'bottom', 'blockSize'],
  ['.table-tabs', 'bottom', 'blockSize'],
  ['.table-hero', 'left', 'inlineSize'],
  ['.table-side', 'right', 'inlineSize'],
] as const;

/** A question and what was played need so much: kept free, or the map would move at every answer. */
const LEAST_ASKED = 136;
const LEAST_PART = 0.16;
/** Whatever is asked, the map keeps the rest. */
const MOST_PART = 0.62;

/**
 * Tells the board how much of its edges the other parts of the table cover: that is its padding. What is asked takes more
 * room at one answer than at the next; the map makes room where it must and takes it back when a new turn begins. Sizes
 * come from the observer, after the layout that has to be done anyway: nothing is measured here.
 */
export function useBoardInset(frame: RefObject<HTMLElement | null>, isComplete: boolean): void {
  const isNarrow = useNarrow();
  const isFresh = useSeat(({ view, seat }) => (view.players[seat]?.played.length ?? 0) === 0);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  const takeBack = useRef(() => {});

  useLayoutEffect(() => {
    const table = frame.current;
    // Until all parts are there, the map guesses.
    if (!table || !isComplete || typeof ResizeObserver === 'undefined') return;
    const sizes = new Map<Element, ResizeObserverSize>();
    const parts = EDGES.flatMap(([selector, edge, size]) => {
      const part = table.querySelector(`:scope > ${selector}`);
      return part === null || (isNarrow && size === 'inlineSize') ? [] : [{ part, edge, size, selector }];
    });
    let asked = 0;
    const pad = () => {
      const board = table.querySelector<HTMLElement>('.board');
      // Behind a fight the map lies in the dark, and need not move.
      if (!board || table.dataset.fight !== undefined) return;
      const height = sizes.get(table)?.blockSize ?? 0;
      const inset = { top: 0, right: 0, bottom: 0, left: 0 };
      for (const { part, edge, size, selector } of parts) {
        let px = sizes.get(part)?.[size] ?? 0;
        if (selector === '.table-ask' && px > 0) {
          asked = Math.max(asked, px, Math.min(LEAST_ASKED, height * LEAST_PART));
          px = asked;
        }
        inset[edge] += px;
      }
      const bottom = Math.min(inset.bottom, height * MOST_PART);
      board.style.padding = [inset.top, inset.right, bottom, inset.left].map(px => `${Math.round(px)}px`).join(' ');
    };
    const observer = new ResizeObserver(entries => {
      for (const { target, borderBoxSize } of entries) {
        if (target === table) asked = 0;
        if (borderBoxSize[0]) sizes.set(target, borderBoxSize[0]);
      }
      pad();
    });
    for (const { part } of parts) observer.observe(part);
    observer.observe(table);
    takeBack.current = () => {
      asked = 0;
      pad();
    };
    return () => observer.disconnect();
  }, [frame, isNarrow, isComplete]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn, or the end of a fight
  useLayoutEffect(() => {
    // The layout of what is asked now comes first.
    const frame = requestAnimationFrame(() => takeBack.current());
    return () => cancelAnimationFrame(frame);
  }, [isFresh, isFighting]);
}
