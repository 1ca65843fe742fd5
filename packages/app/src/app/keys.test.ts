import { expect, it } from 'vitest';
import { nameOfKey } from './keys.ts';

it.each([
  [{ key: 'u' }, 'u'],
  [{ key: 'U', shiftKey: true }, 'shift+u'],
  [{ key: 'z', ctrlKey: true }, 'ctrl+z'],
  [{ key: 'z', metaKey: true }, 'ctrl+z'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'shift+ctrl+z'],
  [{ key: ' ' }, 'space'],
  // A question mark needs Shift on many keyboards: it is its own key.
  [{ key: '?', shiftKey: true }, '?'],
])('the key %o is called %s', (init, name) => {
  expect(nameOfKey(new KeyboardEvent('keydown', init))).toBe(name);
});
