import { expect, test } from 'vitest';
import { settingOf, sharedLines } from './lines.ts';

const long = 'a sentence that goes on and on and on, over more lines than there are on half of a card, and then some';

test('two long effects share the lines of a card', () => {
  expect(sharedLines(long, long, 'loose')).toEqual([3, 3]);
  expect(sharedLines(long, long, 'full')).toEqual([5, 5]);
  expect(sharedLines(long, long, 'low')).toEqual([4, 4]);
});

test('the last line of an Artifact is reserved', () => {
  expect(sharedLines(long, long, 'loose', 1)).toEqual([3, 2]);
});

test('a short effect leaves its lines to a long one', () => {
  expect(sharedLines('Move 2', long, 'dense')).toEqual([1, 7]);
  expect(sharedLines(long, 'Ranged Fire Attack 3', 'loose')).toEqual([4, 2]);
});

test('long effects are set in small letters, and the longest without the picture', () => {
  expect(settingOf('Move 2', 'Move 4')).toBe('loose');
  expect(settingOf('Move 2', long)).toBe('dense');
  expect(settingOf(long, long)).toBe('full');
});
