const LEFT = [
  // Values that are not there.
  /\b(undefined|null|NaN)\b|\[object/,
  // Gaps that nobody filled.
  /\{\{|\}\}/,
  // Keys without words.
  /\b(words|effects|cards|tactics|sites|prompts|asking|choices|news|reveals|refusals)\.\w/,
  // Nothing where something should be listed.
  /\(\)|: \.|: $|,\s*,|^[^\p{L}\p{N}]|\s{2}/u,
];

/** The sentences that show how they were made: gaps nobody filled, keys without words, empty lists. */
export const leftovers = (sentences: readonly string[]): string[] =>
  [...new Set(sentences)].filter(sentence => sentence === '' || LEFT.some(left => left.test(sentence)));
