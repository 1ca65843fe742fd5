import { LEVELS } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { progressOf, raisedBy } from './progress.ts';

test('Fame is on a line of the track, part of the way to the next', () => {
  const { line, next, part } = progressOf(LEVELS, 5);
  expect([line.level, next?.level, part]).toEqual([2, 3, 0.4]);
});

test('the last line has no next one', () => {
  expect(progressOf(LEVELS, 120)).toMatchObject({ line: { level: 10 }, next: null, part: 1 });
});

test('odd levels bring a Command token and sometimes Armor or Hand limit, even ones none of these (LVL-03, LVL-04)', () => {
  const raised = (level: number) => {
    const [line, next] = LEVELS.slice(level - 2, level);
    return line && next && raisedBy(line, next);
  };
  expect([2, 3, 5, 10].map(raised)).toEqual([[], ['armor', 'commandTokens'], ['handLimit', 'commandTokens'], []]);
});
