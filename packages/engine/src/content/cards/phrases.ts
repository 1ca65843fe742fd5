/** One phrase of a printed line: its first word and the rest. */
export type Phrase = readonly [word: string, ...rest: string[]];

/** Reads `armor 3, attack 4 fire, brutal`: phrases between commas, words between spaces. */
export const phrasesOf = (line: string): Phrase[] => line.split(', ').map(phrase => phrase.split(' ') as [string]);

/** The number of a phrase such as `armor 3`. */
export function numberIn([word, n]: Phrase): number {
  if (!/^\d+$/.test(n ?? '')) throw new Error(`'${word}' needs a number, not '${n}'`);
  return Number(n);
}

/** The words of a phrase, each from a list of known ones. */
export function wordsIn<W extends string>([word, ...rest]: Phrase, known: readonly W[]): W[] {
  return rest.map(given => {
    const found = known.find(w => w === given);
    if (found === undefined) throw new Error(`'${word}' knows ${known.join(', ')}, not '${given}'`);
    return found;
  });
}
