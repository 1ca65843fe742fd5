import { expect, it } from 'vitest';
import { fromLetters, toLetters } from './link.ts';

it('a link can contain a game of any length', () => {
  // More bytes than a function may have arguments.
  const long = Uint8Array.from({ length: 1_000_000 }, (_, i) => i % 251);
  expect(fromLetters(toLetters(long))).toEqual(long);
});
