import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Save } from './save.ts';

const save = (id: string, changed = 0): Save => ({
  id,
  plan: [],
  record: null,
  position: '',
  label: null,
  begun: 0,
  changed,
});

/** A database whose writes complete or fail only when the test says so. */
function slowDatabase() {
  const sent: { readonly save: Save; readonly isCommitted: boolean; end(how: 'oncomplete' | 'onabort'): void }[] = [];
  const transaction = () => {
    const made = { error: null, oncomplete: () => undefined, onabort: () => undefined, isCommitted: false };
    const put = (saved: Save) => {
      sent.push({
        save: saved,
        get isCommitted() {
          return made.isCommitted;
        },
        end: how => made[how](),
      });
      return { result: saved.id };
    };
    const commit = () => {
      made.isCommitted = true;
    };
    return Object.assign(made, { objectStore: () => ({ put }), commit });
  };
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { result: { transaction, close: () => undefined }, onsuccess: () => undefined };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  });
  return sent;
}

type Queue = typeof import('./queue.ts');
let queue: Queue;

beforeEach(async () => {
  // The connection to the database is kept.
  vi.resetModules();
  queue = await import('./queue.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a game does not count as saved while the database does not respond, and nothing waits forever', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { enqueue, isKept, settled, useKeeping } = queue;
  enqueue(save('silent'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isKept(useKeeping.getState())).toBe(false);
  const done = vi.fn();
  void settled().then(done);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).toHaveBeenCalled();
  expect(isKept(useKeeping.getState())).toBe(false);
});

it('an answer is handed to the database, and committed, while the one before is still being written', async () => {
  const sent = slowDatabase();
  queue.enqueue(save('game', 1));
  queue.enqueue(save('game', 2));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ save: { changed }, isCommitted }) => [changed, isCommitted])).toEqual([
    [1, true],
    [2, true],
  ]);
});

it('whoever answers faster than the database writes has the newest state written next', async () => {
  const sent = slowDatabase();
  for (let changed = 1; changed <= 9; changed++) queue.enqueue(save('game', changed));
  await vi.advanceTimersByTimeAsync(0);
  for (const { end } of [...sent]) end('oncomplete');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ save: { changed } }) => changed)).toEqual([1, 2, 3, 4, 9]);
});

it('what failed is written again as soon as something else was written, unless something newer follows', async () => {
  const sent = slowDatabase();
  queue.enqueue(save('game', 1));
  queue.enqueue(save('other', 2));
  queue.enqueue(save('game', 3));
  await vi.advanceTimersByTimeAsync(0);
  sent[0]?.end('onabort');
  sent[1]?.end('onabort');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(3);
  sent[2]?.end('oncomplete');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.slice(3).map(({ save: { id, changed } }) => [id, changed])).toEqual([['other', 2]]);
  sent[3]?.end('oncomplete');
  await queue.settled();
  expect(sent).toHaveLength(4);
});
