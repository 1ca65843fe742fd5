import { expect, test } from 'vitest';
import type { Thought } from './think.ts';
import { threads } from './thinkers.ts';

const thought = { who: 'table 0' } as Thought;

test('threads that do not start are tried again, and do not keep the server from stopping', async () => {
  let tries = 0;
  const thinkers = threads(1, () => {
    tries++;
    return Promise.reject(new Error('no threads here'));
  });
  for (const count of [1, 2]) {
    await expect(thinkers.choose(thought)).rejects.toThrow('no threads here');
    expect(tries).toBe(count);
  }
  const failing = thinkers.choose(thought);
  await expect(thinkers.close()).resolves.toBeUndefined();
  await expect(failing).rejects.toThrow();
});
