import { expect, it } from 'vitest';
import { upNow } from './notices.ts';

it('shows one notice at a time, the most urgent first', () => {
  expect(upNow([])).toBeNull();
  expect(upNow(['meanwhile', 'round'])).toBe('round');
  expect(upNow(['meanwhile', 'round', 'result'])).toBe('result');
  expect(upNow(['result', 'toast'])).toBe('toast');
});
