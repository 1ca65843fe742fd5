/** Small letters without accents: `Vilarejo à noite` and `vilarejo a noite` are found alike. */
const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word typed is somewhere in what is said. */
export function matches(typed: string, ...said: readonly string[]): boolean {
  const all = plain(said.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every(word => all.includes(word));
}
