import type { HexFacts } from './facts.ts';

/* How things share a space. The top corner is reserved for the cost of entering; a figure stands in front. */
export interface Slot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

/** More tokens than this on one space are shown by their number. */
const MOST_TOKENS = 6;

/** Where the site goes: it makes room for whatever else is there, and a garrison of several goes in front of it. */
export function siteSlot({ tokens, heroes }: HexFacts): Slot {
  if (tokens.length > 3) return { dx: 0, dy: -14, size: 58 };
  if (tokens.length > 1) return { dx: heroes.length > 0 ? -16 : 0, dy: -12, size: 58 };
  return tokens.length > 0 || heroes.length > 0 ? { dx: -18, dy: -6, size: 48 } : { dx: 0, dy: 0, size: 66 };
}

/** Where the tokens of a space go: alone in the middle, beside a site, or several in one or two rows. */
export function tokenSlots({ tokens, space, heroes }: HexFacts): { slots: readonly Slot[]; more: number } {
  const shown = Math.min(tokens.length, MOST_TOKENS);
  const more = tokens.length - shown;
  if (shown === 1) {
    const isAlone = space.site === null && heroes.length === 0;
    const beside = heroes.length > 0 ? { dx: 25, dy: -10, size: 36 } : { dx: 20, dy: -2, size: 42 };
    return { slots: [isAlone ? { dx: 0, dy: -4, size: 50 } : beside], more };
  }
  if (shown <= 3) return { slots: row(shown, shown === 2 ? 30 : 24, 19, shown === 2 ? 35 : 30), more };
  const behind = Math.ceil(shown / 2);
  return { slots: [...row(behind, 23, 12, 24), ...row(shown - behind, 23, 31, 24)], more };
}

const row = (n: number, wide: number, dy: number, size: number): readonly Slot[] =>
  Array.from({ length: n }, (_, i) => ({ dx: (i - (n - 1) / 2) * wide, dy, size }));

/** Where figures go: alone in the middle, in front of whatever else is there, several in a fan. */
export function heroSlots({ heroes, space, tokens }: HexFacts): readonly Slot[] {
  const n = heroes.length;
  const isAlone = space.site === null && tokens.length === 0;
  // Heroes assaulting a garrison stand beside it.
  if (n === 1 && tokens.length > 1) return [{ dx: 22, dy: -13, size: 48 }];
  if (n === 1 && tokens.length > 0) return [{ dx: 1, dy: 11, size: 50 }];
  if (n === 1) return [isAlone ? { dx: 0, dy: -4, size: 64 } : { dx: 14, dy: 6, size: 56 }];
  const spread = Math.min(22, 60 / n);
  return heroes.map((_, i) => ({
    dx: (i - (n - 1) / 2) * spread + (isAlone ? 0 : 6),
    dy: 4 + Math.abs(i - (n - 1) / 2) * 4,
    size: 50,
  }));
}

/** More would cover the site; the card of the space lists them all. */
export const MOST_SHIELDS = 3;

/** Shields line the lower left edge, from the middle outward. */
export const shieldSlot = (i: number): Slot => ({ dx: -12 - i * 14, dy: 28 - i * 8, size: 31 });
