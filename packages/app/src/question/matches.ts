/** Lower case without accents: `Vilarejo à noite` and `vilarejo a noite` match. */
const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word typed occurs in the text. */
export function matches(typed: string, ...said: readonly string[]): boolean {
  const all = plain(said.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every(word => all.includes(word));
}
