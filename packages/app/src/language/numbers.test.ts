import { expect, test } from 'vitest';
import { inTenths } from './numbers.ts';

test.each([
  [0.44, 'en', '0.4'],
  [-0.6, 'en', '-0.6'],
  [-0, 'en', '0.0'],
  [-0.04, 'it', '0,0'],
])('%s in tenths (%s) is %s: a zero has no sign', (n, language, said) => {
  expect(inTenths(n, language)).toBe(said);
});
