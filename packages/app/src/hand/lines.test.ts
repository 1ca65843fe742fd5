import { expect, test } from 'vitest';
import { sharedLines } from './lines.ts';

const long = 'a sentence that goes on and on and on, over more lines than there are on half of a card';

test('two long effects share the lines of a card', () => {
  expect(sharedLines(long, long)).toEqual([3, 3]);
});

test('the last line of an Artifact is reserved', () => {
  expect(sharedLines(long, long, 1)).toEqual([3, 2]);
});

test('a short effect leaves its lines to a long one', () => {
  expect(sharedLines('Move 2', long)).toEqual([1, 5]);
  expect(sharedLines(long, 'Ranged Fire Attack 3')).toEqual([4, 2]);
});
