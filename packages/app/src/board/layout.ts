import type { HexFacts } from './facts.ts';

/*
 * How things share a space. The upper corner is kept free for the cost of entering; a figure stands in front.
 */
export interface Slot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

/** More tokens than this on one space are shown by their number. */
const MOST_TOKENS = 3;

export const isAside = ({ tokens, heroes }: HexFacts): boolean => tokens.length > 0 || heroes.length > 0;

/** Where the tokens of a space lie: alone in the middle, beside a site, or fanned out. */
export function tokenSlots({ tokens, space, heroes }: HexFacts): { slots: readonly Slot[]; more: number } {
  const shown = Math.min(tokens.length, MOST_TOKENS);
  const more = tokens.length - shown;
  if (shown === 1 && space.site === null && heroes.length === 0) return { slots: [{ dx: 0, dy: -4, size: 50 }], more };
  const slots = Array.from({ length: shown }, (_, i) => ({
    dx: 20 - (shown - 1 - i) * 11,
    dy: (shown === 1 ? -2 : 2) - (shown - 1 - i) * 2,
    size: shown === 1 ? 42 : 36,
  }));
  return { slots, more };
}

/** Where figures stand: alone in the middle, in front of what else is there, several in a fan. */
export function heroSlots({ heroes, space, tokens }: HexFacts): readonly Slot[] {
  const n = heroes.length;
  const isAlone = space.site === null && tokens.length === 0;
  if (n === 1) return [isAlone ? { dx: 0, dy: -4, size: 64 } : { dx: 14, dy: 6, size: 56 }];
  const spread = Math.min(22, 60 / n);
  return heroes.map((_, i) => ({
    dx: (i - (n - 1) / 2) * spread + (isAlone ? 0 : 6),
    dy: 4 + Math.abs(i - (n - 1) / 2) * 4,
    size: 50,
  }));
}

/** Shields lie along the lower left edge, from the middle outwards. */
export const shieldSlot = (i: number): Slot => ({ dx: -16 - i * 12, dy: 27 - i * 7, size: 24 });
