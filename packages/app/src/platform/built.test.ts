import { expect, it } from 'vitest';
import { build, built } from './built.ts';

it('what can wait does not come between the steps of a screen', async () => {
  const finish = [build(), build()];
  let isUp = false;
  const waiting = built().then(() => {
    isUp = true;
  });
  finish[0]?.();
  // Finishing twice counts once.
  finish[0]?.();
  await Promise.resolve();
  expect(isUp).toBe(false);
  finish[1]?.();
  await waiting;
  expect(isUp).toBe(true);
});
