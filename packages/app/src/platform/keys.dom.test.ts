import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nameOfKey, useHeldKeys, useKeys } from './keys.ts';

it.each([
  [{ key: 'u' }, 'u'],
  [{ key: 'U', shiftKey: true }, 'shift+u'],
  [{ key: 'z', ctrlKey: true }, 'ctrl+z'],
  [{ key: 'z', metaKey: true }, 'ctrl+z'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'shift+ctrl+z'],
  [{ key: ' ' }, 'space'],
  [{ key: '!', code: 'Digit1', shiftKey: true }, 'shift+1'],
  [{ key: '1', code: 'Digit1', altKey: true }, 'alt+1'],
  [{ key: '¡', code: 'Digit1', altKey: true }, 'alt+1'],
  // Where numbers need Shift, they are numbers.
  [{ key: '1', code: 'Digit1', shiftKey: true }, '1'],
  // A question mark needs Shift on many keyboards: it is its own key.
  [{ key: '?', shiftKey: true }, '?'],
])('the key %o is called %s', (init, name) => {
  expect(nameOfKey(new KeyboardEvent('keydown', init))).toBe(name);
});

it('a dialog keeps the keys; one beside the table only while it has the focus', () => {
  const undo = vi.fn();
  renderHook(() => useKeys({ u: undo }));
  const { rerender } = renderHook(({ isHeld }) => useHeldKeys(isHeld), { initialProps: { isHeld: true } });
  const press = (target: Element) => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  press(document.body);
  expect(undo).not.toHaveBeenCalled();
  rerender({ isHeld: false });
  press(dialog);
  expect(undo).not.toHaveBeenCalled();
  press(document.body);
  expect(undo).toHaveBeenCalledOnce();
});

it('a focused menu keeps all keys but the numbers', () => {
  const [end, card] = [vi.fn(), vi.fn()];
  renderHook(() => useKeys({ e: end, 1: card }));
  document.body.innerHTML = '<div role="menu"><button role="menuitem">March</button></div>';
  const item = document.querySelector('button') as Element;
  for (const key of ['e', '1']) item.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect([end.mock.calls.length, card.mock.calls.length]).toEqual([0, 1]);
});
