import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSeat } from '../game/table.ts';
import { useNarrow, useSideways } from '../platform/window-size.ts';
import { insetOf } from './cover.ts';

const ASK = '.table-ask';

/** The parts around the board and the edge that each covers; on a phone nothing lies at its sides. */
const EDGES = [
  ['.table-strip', 'top', 'blockSize'],
  [ASK, 'bottom', 'blockSize'],
  ['.table-hand', 'bottom', 'blockSize'],
  ['.table-tabs', 'bottom', 'blockSize'],
  ['.table-hero', 'left', 'inlineSize'],
  ['.table-side', 'right', 'inlineSize'],
] as const;

/** On a phone held sideways what is asked, and the hand below it, lie beside the map. */
const SIDEWAYS_EDGES = [
  ['.table-strip', 'top', 'blockSize'],
  [ASK, 'right', 'inlineSize'],
  ['.table-tabs', 'bottom', 'blockSize'],
] as const;

/** So long what is asked keeps its height before the map makes room for it. */
const AT_REST = 150;

/**
 * Tells the board how much of its edges the other parts of the table cover: that is its padding. What is asked takes more
 * room at one answer than at the next; the map makes room where it must and takes it back when a new turn begins. Sizes
 * come from the observer, after the layout that has to be done anyway: nothing is measured here. It is a part of its own,
 * so that nothing else is drawn anew with it.
 */
export function BoardInset({ frame }: { readonly frame: RefObject<HTMLElement | null> }): null {
  const isNarrow = useNarrow();
  const isSideways = useSideways();
  const isFresh = useSeat(({ view, seat }) => (view.players[seat]?.played.length ?? 0) === 0);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  const change = useSeat(table => table.view);
  const room = useRef({ keep() {}, takeBack() {} });

  useLayoutEffect(() => {
    const table = frame.current;
    if (!table) return;
    const sizes = new Map<Element, ResizeObserverSize>();
    const edges = isSideways ? SIDEWAYS_EDGES : EDGES.filter(([, , size]) => !isNarrow || size === 'blockSize');
    const parts = edges.flatMap(([selector, edge, size]) => {
      const part = table.querySelector(`:scope > ${selector}`);
      return part === null ? [] : [{ part, edge, size, selector }];
    });
    // As high as what was asked before in this turn, and as what is asked now.
    let [before, asked] = [0, 0];
    const pad = () => {
      const board = table.querySelector<HTMLElement>('.board');
      // Behind a fight the map lies in the dark, and need not move.
      if (!board || table.dataset.fight !== undefined) return;
      const covers = parts.map(({ part, edge, size, selector }) => {
        return { edge, px: sizes.get(part)?.[size] ?? 0, isAsked: selector === ASK && edge === 'bottom' };
      });
      const { top, right, bottom, left } = insetOf(covers, sizes.get(table)?.blockSize ?? 0, asked);
      board.style.padding = [top, right, bottom, left].map(px => `${px}px`).join(' ');
    };
    const makeRoom = () => {
      const part = parts.find(({ selector }) => selector === ASK)?.part;
      asked = Math.max(before, (part && sizes.get(part)?.blockSize) ?? 0);
      pad();
    };
    let timer = 0;
    const observer = new ResizeObserver(entries => {
      for (const { target, borderBoxSize } of entries) {
        if (target === table) before = 0;
        if (borderBoxSize[0]) sizes.set(target, borderBoxSize[0]);
      }
      // What is asked grows and shrinks until every choice has found its place.
      clearTimeout(timer);
      timer = window.setTimeout(makeRoom, AT_REST);
      pad();
    });
    for (const { part } of parts) observer.observe(part);
    observer.observe(table);
    room.current = {
      keep: () => {
        before = asked;
      },
      takeBack: () => {
        before = 0;
        makeRoom();
      },
    };
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame, isNarrow, isSideways]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer was given
  useLayoutEffect(() => room.current.keep(), [change]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn, or the end of a fight
  useLayoutEffect(() => {
    const timer = setTimeout(() => room.current.takeBack(), AT_REST);
    return () => clearTimeout(timer);
  }, [isFresh, isFighting]);
  return null;
}
