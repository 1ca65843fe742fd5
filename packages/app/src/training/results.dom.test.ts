import { expect, test } from 'vitest';
import { keepBest, starsOf, storedResults } from './results.ts';

test('only a better result replaces the best one', () => {
  keepBest('ranged-1', { won: false, loss: 0 });
  keepBest('ranged-1', { won: true, loss: 25 });
  expect(keepBest('ranged-1', { won: true, loss: 30 })).toEqual({ won: true, loss: 25 });
  expect(keepBest('ranged-1', { won: false, loss: 1 })).toEqual({ won: true, loss: 25 });
  expect(keepBest('ranged-1', { won: true, loss: 4 })).toEqual({ won: true, loss: 4 });
  expect(storedResults()).toEqual({ 'ranged-1': { won: true, loss: 4 } });
});

test('damaged results count as none', () => {
  localStorage.setItem('deedbook.drills', '{');
  expect(storedResults()).toEqual({});
});

test('three stars for par or better, two for less than a Wound more, one for winning', () => {
  const stars = (won: boolean, loss: number) => starsOf({ won, loss }, { par: 12 });
  expect([stars(true, 11), stars(true, 12), stars(true, 21), stars(true, 22), stars(false, 0)]).toEqual([
    3, 3, 2, 1, 0,
  ]);
  expect(starsOf(undefined, { par: 12 })).toBe(0);
});
