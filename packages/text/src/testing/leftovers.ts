import { CATALOGUES } from '../catalogues.ts';

const LEFT = [
  // Missing values.
  /\b(undefined|null|NaN)\b|\[object/,
  // Unfilled placeholders.
  /\{\{|\}\}/,
  // Keys without words.
  new RegExp(`\\b(${Object.keys(CATALOGUES.en).join('|')})\\.\\w`),
  // Empty lists.
  /\(\)|: \.|: $|,\s*,|^[^\p{L}\p{N}]|\s{2}/u,
];

/** Sentences with visible seams: unfilled placeholders, keys without words, empty lists. */
export const leftovers = (sentences: readonly string[]): string[] =>
  [...new Set(sentences)].filter(sentence => sentence === '' || LEFT.some(left => left.test(sentence)));
