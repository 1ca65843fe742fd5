import type { News } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { tally } from './tally.ts';

const NEWS: News[] = [
  { news: 'round-began', round: 1, time: 'day' },
  { news: 'explored', seat: null, tile: 'countryside-1', a: 0, b: 1 },
  { news: 'card-played', seat: 0, card: 'march', as: 'basic' },
  { news: 'fame-gained', seat: 0, n: 3 },
  { news: 'wounds-taken', seat: 1, n: 2 },
  { news: 'poisoned', seat: 1, n: 1 },
  { news: 'round-ended', round: 1 },
  { news: 'fame-gained', seat: 1, n: 4 },
  { news: 'explored', seat: 1, tile: 'countryside-2', a: 1, b: 0 },
  { news: 'game-over' },
];

it('charts Fame by Round up to the final scores', () => {
  const [first, second] = tally(NEWS, [3, 4]);
  expect(first?.fame).toEqual([0, 3, 3]);
  expect(second?.fame).toEqual([0, 0, 4]);
});

it('starts where a game from the middle started', () => {
  expect(tally(NEWS, [13, 4])[0]?.fame).toEqual([10, 13, 13]);
});

it('counts Wounds including poison, cards, and explored tiles', () => {
  const [first, second] = tally(NEWS, [3, 4]);
  expect(first).toMatchObject({ cards: 1, wounds: 0, tiles: 0 });
  expect(second).toMatchObject({ cards: 0, wounds: 3, tiles: 1 });
});
