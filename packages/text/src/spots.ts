import type { Hex } from '@deedbook/engine';

/*
 * Spaces in a line of the log. Where a reader can be shown them on a map, the words that stand for a space are marked
 * while the line is made; the marks are gone from whatever leaves this package.
 */

/** A part of a line of the log: words, or the words for a space of the map. */
export type Part = string | { readonly hex: Hex; readonly words: string };

const [OPEN, MIDDLE, CLOSE] = ['\u0001', '\u0002', '\u0003'];
const MARKED = new RegExp(`${OPEN}(-?\\d+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/** Words that stand for a space. */
export const markSpot = (hex: Hex, words: string): string => `${OPEN}${hex}${MIDDLE}${words}${CLOSE}`;

/** A marked line in parts. */
export function partsOf(line: string): Part[] {
  const pieces = line.split(MARKED);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 3) {
    const [before = '', hex, words = ''] = pieces.slice(i, i + 3);
    if (before !== '') parts.push(before);
    if (hex !== undefined) parts.push({ hex: Number(hex) as Hex, words });
  }
  return parts;
}
