import type { Hex } from '@deedbook/engine';

/*
 * Sentences in parts. While a line is built, words that refer to something a reader can be shown are marked; the marks
 * never leave this package.
 */

export const THINGS = ['card', 'unit', 'enemy', 'ruin', 'skill', 'tactic'] as const;
/** A printed thing that can be shown, by its kind. */
export type Thing = (typeof THINGS)[number];

/** A part of a sentence: plain words, or words that refer to a space, a printed thing, or a rule. */
export type Part =
  | string
  | { readonly of: 'space'; readonly hex: Hex; readonly words: string }
  | { readonly of: Thing; readonly id: string; readonly words: string }
  /** The sentence already has the words for it; the rule is a link after them. */
  | { readonly of: 'rule'; readonly id: string; readonly words: '' };

const [OPEN, MIDDLE, CLOSE] = ['\u0001', '\u0002', '\u0003'];
const MARKED = new RegExp(`${OPEN}([a-z]+) ([^${MIDDLE}]+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);
const FIRST_LETTER = new RegExp(`^((?:${OPEN}[^${MIDDLE}]*${MIDDLE})?)(.)`, 'u');

/** Marks words that refer to something. */
export const mark = (of: Exclude<Part, string>['of'], id: string | number, words: string): string =>
  `${OPEN}${of} ${id}${MIDDLE}${words}${CLOSE}`;

/** Changes the first letter of words that may start with a mark. */
export const withFirst = (words: string, change: (letter: string) => string): string =>
  words.replace(FIRST_LETTER, (_, before: string, letter: string) => before + change(letter));

/** The words without a leading mark. */
export const unmarked = (words: string): string =>
  words.startsWith(OPEN) ? words.slice(words.indexOf(MIDDLE) + 1) : words;

/** Splits a marked line into parts. */
export function partsOf(line: string): Part[] {
  const pieces = line.split(MARKED);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 4) {
    const [before = '', of, id = '', words = ''] = pieces.slice(i, i + 4);
    if (before !== '') parts.push(before);
    if (of === 'space') parts.push({ of, hex: Number(id) as Hex, words });
    else if (of === 'rule') parts.push({ of, id, words: '' });
    else if (of !== undefined) parts.push({ of: of as Thing, id, words });
  }
  return parts;
}
