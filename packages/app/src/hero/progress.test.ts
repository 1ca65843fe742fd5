import { LEVELS } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

test('Fame lies on a line of the track, part of the way to the next', () => {
  const { line, next, part } = progressOf(LEVELS, 5);
  expect([line.level, next?.level, part]).toEqual([2, 3, 0.4]);
});

test('the last line has no next one', () => {
  expect(progressOf(LEVELS, 120)).toMatchObject({ line: { level: 10 }, next: null, part: 1 });
});
