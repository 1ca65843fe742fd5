import { expect, test } from 'vitest';
import { shared } from './shared.ts';

const position = () => ({
  turn: { seat: 0, move: 2 },
  players: [{ hand: ['march'] }, { hand: ['?', '?'] }],
  dummy: null,
});

test('what is the same as before is the one from before', () => {
  const older = position();
  expect(shared(older, position())).toBe(older);
});

test('what has changed is new, and the rest is the one from before', () => {
  const older = position();
  const newer = { ...position(), turn: { seat: 0, move: 4 } };
  const both = shared(older, newer);
  expect(both).toEqual(newer);
  expect(both.players).toBe(older.players);
  expect(both.turn).not.toBe(older.turn);
});

test('nothing is written', () => {
  const older = position();
  const newer = { ...position(), players: [{ hand: [] }, { hand: ['?', '?'] }] };
  const [before, after] = [structuredClone(older), structuredClone(newer)];
  shared<unknown>(older, newer);
  expect([older, newer]).toEqual([before, after]);
});

test.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [[], {}],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])('%j gives way to %j', (older, newer) => {
  expect(shared<unknown>(older, newer)).toStrictEqual(newer);
});
