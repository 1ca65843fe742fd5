import type { Box } from './geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly side: 'left' | 'right';
  readonly edge: 'top' | 'bottom';
  /** The height available to the card there; the rest scrolls. */
  readonly height: number;
}

/** The map's buttons are at the top right. */
const BUTTONS = 54;
const GAP = 6;
/** Covering spaces with choices costs a corner this much, in px of card height. */
const COVERED = 24;
/** A card lower than this is useless. */
const LEAST = 96;

/**
 * The corner where a card is most readable without covering what must be visible, and as little lit ground as possible.
 */
export function quietCorner(card: Size, free: Size, seen: readonly Box[], lit: readonly Box[]): Corner {
  const corners: { corner: Corner; worth: number }[] = [];
  for (const side of ['right', 'left'] as const) {
    const isWide = card.width > free.width * 0.7;
    if (side === 'left' && isWide) continue;
    const [from, to] = side === 'left' ? [0, card.width] : [free.width - card.width, free.width];
    const beside = (box: Box): boolean => box.right > from && box.left < to;
    const above = side === 'right' && !isWide ? BUTTONS : 0;
    const down = Math.min(free.height, ...seen.filter(beside).map(({ top }) => top - GAP)) - above;
    const up = free.height - Math.max(above, ...seen.filter(beside).map(({ bottom }) => bottom + GAP));
    for (const [edge, room] of [
      ['top', down],
      ['bottom', up],
    ] as const) {
      const height = Math.min(card.height + 2, room);
      const [top, bottom] = edge === 'top' ? [above, above + height] : [free.height - height, free.height];
      const covered = lit.filter(box => beside(box) && box.bottom > top && box.top < bottom).length;
      corners.push({ corner: { side, edge, height: Math.max(height, LEAST) }, worth: height - covered * COVERED });
    }
  }
  return corners.reduce((best, each) => (each.worth > best.worth ? each : best)).corner;
}
