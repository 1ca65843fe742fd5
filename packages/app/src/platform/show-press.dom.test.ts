import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPress } from './show-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const made = (): HTMLElement => document.body.appendChild(document.createElement('button'));
const isMarked = (thing: Element): boolean => thing.hasAttribute('data-taken');

test('what is pressed is marked at once, and acts after the next frame', () => {
  const [thing, act] = [made(), vi.fn()];
  showPress(thing, act);
  expect(isMarked(thing)).toBe(true);
  let inFrame = -1;
  requestAnimationFrame(() => {
    inFrame = act.mock.calls.length;
  });
  vi.runAllTimers();
  expect(inFrame).toBe(0);
  expect(act).toHaveBeenCalledOnce();
  expect(isMarked(thing)).toBe(false);
});

test('the mark is still there while it acts: what moves away starts where it is', () => {
  const thing = made();
  let wasMarked = false;
  showPress(thing, () => {
    wasMarked = isMarked(thing);
  });
  vi.runAllTimers();
  expect(wasMarked).toBe(true);
});

test.each(['pointerdown', 'keydown', 'visibilitychange', 'pagehide'])(
  '%s finds the last press done, and only once',
  kind => {
    const act = vi.fn();
    showPress(made(), act);
    dispatchEvent(new Event(kind));
    expect(act).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  },
);

test('two presses act in their order', () => {
  const done: string[] = [];
  showPress(made(), () => void done.push('first'));
  showPress(made(), () => void done.push('second'));
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second']);
});

test('without frames it acts all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const act = vi.fn();
  showPress(made(), act);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('with nothing to mark it acts at once', () => {
  const act = vi.fn();
  showPress(null, act);
  expect(act).toHaveBeenCalledOnce();
});
