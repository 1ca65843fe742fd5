import type { Moment } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { newest, passagesOf } from './lines.ts';

const fame = (n: number) => ({ news: 'fame-gained', seat: 0, n }) as const;
const MOMENTS: readonly Moment[] = [
  { at: 0, seat: null, news: [{ news: 'round-began', round: 1, time: 'day' }, fame(1)], fence: true },
  { at: 0, seat: 0, news: [{ news: 'turn-began', seat: 0 }, fame(2)], fence: true },
  { at: 1, seat: 0, news: [fame(3), fame(4)], fence: false },
  { at: 2, seat: 0, news: [], fence: false },
  { at: 3, seat: 0, news: [fame(5)], fence: false },
];

it('begins a passage with every Round and every turn', () => {
  const passages = passagesOf(MOMENTS, 0);
  expect(passages.map(({ head, lines }) => [head?.news, lines.length])).toEqual([
    ['round-began', 1],
    ['turn-began', 4],
  ]);
});

it("offers undo at the first line of each of the seat's steps since the last fence", () => {
  const [, turn] = passagesOf(MOMENTS, 0);
  expect(turn?.lines.map(({ undo, open }) => [undo, open])).toEqual([
    [null, false],
    [1, true],
    [null, true],
    [3, true],
  ]);
});

it('does not offer to undo what another seat did', () => {
  expect(passagesOf(MOMENTS, 1).flatMap(({ lines }) => lines.filter(({ open }) => open))).toEqual([]);
});

it('draws a fence where something was revealed, and knows the last one', () => {
  const fences = passagesOf(MOMENTS, 0).flatMap(({ lines }) => lines.map(({ fence }) => fence?.last ?? null));
  expect(fences).toEqual([false, true, null, null, null]);
});

it('keeps whole passages when only the newest are shown', () => {
  const passages = passagesOf(MOMENTS, 0);
  expect(newest(passages, 3)).toHaveLength(1);
  expect(newest(passages, 100)).toHaveLength(2);
});
