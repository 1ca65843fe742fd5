import { CATALOGUES } from '../catalogues.ts';

const LEFT = [
  // Values that are not there.
  /\b(undefined|null|NaN)\b|\[object/,
  // Unfilled placeholders.
  /\{\{|\}\}/,
  // Keys without words.
  new RegExp(`\\b(${Object.keys(CATALOGUES.en).join('|')})\\.\\w`),
  // Nothing where something should be listed.
  /\(\)|: \.|: $|,\s*,|^[^\p{L}\p{N}]|\s{2}/u,
];

/** Sentences that show their seams: unfilled placeholders, keys without words, empty lists. */
export const leftovers = (sentences: readonly string[]): string[] =>
  [...new Set(sentences)].filter(sentence => sentence === '' || LEFT.some(left => left.test(sentence)));
