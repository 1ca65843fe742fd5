import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persist, requestNow, useMissing, watchSheets } from './persist.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => new TypeError('Failed to fetch dynamically imported module: http://localhost/part.js');
const isTold = () => useMissing.getState().missing.length > 0;

/** Something that loads at the given try. */
const loadedAt = (tries: number) => {
  let n = 0;
  return vi.fn(async () => {
    n += 1;
    if (n < tries) throw lost();
    return 'here';
  });
};

it('a file that does not arrive is requested until it does, and the first short pause is not told of', async () => {
  const load = loadedAt(4);
  const done = persist(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(isTold()).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(isTold()).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await done).toBe('here');
  expect(load).toHaveBeenCalledTimes(4);
  expect(isTold()).toBe(false);
});

it('asked to, or online again, it does not wait for the end of the pause', async () => {
  const load = loadedAt(4);
  const done = persist(load);
  await vi.advanceTimersByTimeAsync(300);
  requestNow();
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await done).toBe('here');
});

it('an error inside a file is reported at once', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('x is not a function')));
  await expect(persist(load)).rejects.toThrow('not a function');
  expect(load).toHaveBeenCalledTimes(1);
});

it('what is no longer wanted is not requested again', async () => {
  const load = vi.fn(() => Promise.reject(lost()));
  await expect(persist(load, () => false)).rejects.toThrow('dynamically imported');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a style sheet that failed to load is loaded before what needs it', async () => {
  watchSheets();
  const [rel, href] = ['stylesheet', 'http://localhost/part.css'];
  const link = document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
  link.dispatchEvent(new Event('error'));
  const load = loadedAt(2);
  const done = persist(load);
  await vi.advanceTimersByTimeAsync(300);
  const again = document.head.lastElementChild as HTMLLinkElement;
  expect([again === link, again.href]).toEqual([false, href]);
  expect(load).toHaveBeenCalledTimes(1);
  // Another part is not held up by it.
  expect(await persist(loadedAt(1))).toBe('here');
  again.dispatchEvent(new Event('load'));
  expect(await done).toBe('here');
});
