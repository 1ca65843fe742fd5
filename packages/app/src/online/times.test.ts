import { expect, test } from 'vitest';
import { spanIn } from './times.ts';

test('a time span is told in its largest unit, and more exactly while there are few of it', () => {
  expect(spanIn('en', 0, 'long')).toBe('0 seconds');
  expect(spanIn('en', 59, 'long')).toBe('59 seconds');
  expect(spanIn('en', 90, 'long')).toBe('1 minute');
  expect(spanIn('en', 5400, 'long')).toBe('1 hour 30 minutes');
  expect(spanIn('en', 4 * 3600 + 1800, 'long')).toBe('4 hours');
  expect(spanIn('en', 26 * 3600, 'long')).toBe('1 day 2 hours');
  expect(spanIn('it', 7 * 86_400, 'long')).toBe('7 giorni');
});

test('a clock that has run out shows nothing below zero', () => {
  expect(spanIn('en', -12, 'long')).toBe('0 seconds');
});
