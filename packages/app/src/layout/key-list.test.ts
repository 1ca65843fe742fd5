import { expect, it, vi } from 'vitest';
import { bindKeys, KEY_LIST } from './key-list.ts';

it('binds no key twice', () => {
  const keys = KEY_LIST.flatMap(entry => [...entry.keys] as string[]);
  expect(new Set(keys).size).toBe(keys.length);
});

it('tells a row which of its keys was pressed', () => {
  const deeds = Object.fromEntries(KEY_LIST.map(({ does }) => [does, vi.fn()])) as never as Parameters<
    typeof bindKeys
  >[0];
  const bound = bindKeys(deeds);
  bound['3']?.();
  expect(deeds.cards).toHaveBeenCalledWith(2);
  bound['ctrl+z']?.();
  expect(deeds.undo).toHaveBeenCalledOnce();
});
