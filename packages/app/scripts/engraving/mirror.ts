/* Heads are symmetric: only one half is written down, as points around the middle. */

export const side = (words: string): string => words.replace(/(-?\d+),/g, (_, x: string) => `${-Number(x)},`);
export const both = (words: string): readonly string[] => [words, side(words)];
