import type { News } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { heardSince } from './heard.ts';
import type { Table } from './table.ts';

const NEWS: readonly News[] = [
  { news: 'turn-began', seat: 0 },
  { news: 'card-played', seat: 0, card: 'rage', as: 'basic' },
];

const at = (n: number, other: Partial<Table> = {}) =>
  ({ id: 'a', seat: 0, isWhole: true, handOver: false, answers: n, news: NEWS.slice(0, n), ...other }) as Table;

it('hears what an answer caused', () => {
  expect(heardSince(at(1), at(2))).toEqual([NEWS[1]]);
});

it('hears nothing after an undo', () => {
  expect(heardSince(at(2), at(1))).toEqual([]);
});

it('hears nothing of another game, of another seat, behind a covered screen, or of a past that is recalled', () => {
  expect(heardSince(null, at(2))).toEqual([]);
  expect(heardSince(at(1), at(2, { id: 'b' }))).toEqual([]);
  expect(heardSince(at(1), at(2, { seat: 1 }))).toEqual([]);
  expect(heardSince(at(1), at(2, { handOver: true }))).toEqual([]);
  expect(heardSince(at(1, { isWhole: false }), at(2))).toEqual([]);
});
