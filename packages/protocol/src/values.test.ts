import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { chatText, plainText } from './values.ts';

it.each([
  ['pasted\tfrom a\r\ntable ', 'pasted from a table'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['evil\u202egpj', 'evilgpj'],
  ['half \ud83d', 'half'],
  ['all kept: 🤦‍♂️ 🏳️‍🌈 ❤️', 'all kept: 🤦‍♂️ 🏳️‍🌈 ❤️'],
  ['\u200d\t', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(plainText(typed)).toBe(sent);
  if (sent !== '') expect(chatText.parse(sent)).toBe(sent);
});

it('checks long text quickly, whatever it is made of', () => {
  const worst = `${'👩‍'.repeat(LIMITS.chat / 3 - 1)}x`;
  const begun = performance.now();
  expect(chatText.safeParse(worst).success).toBe(false);
  expect(chatText.safeParse('👩'.repeat(LIMITS.chat / 2)).success).toBe(true);
  expect(performance.now() - begun).toBeLessThan(1000);
});
