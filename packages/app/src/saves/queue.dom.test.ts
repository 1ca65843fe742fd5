import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enqueue, isKept, settled, useKeeping } from './queue.ts';
import type { Save } from './save.ts';

const save = (id: string): Save => ({ id, plan: [], record: null, position: '', label: null, begun: 0, changed: 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a game does not count as saved while the database does not respond, and nothing waits forever', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  enqueue(save('silent'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isKept(useKeeping.getState())).toBe(false);
  const done = vi.fn();
  void settled().then(done);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).toHaveBeenCalled();
  expect(isKept(useKeeping.getState())).toBe(false);
});
