import { expect, it, vi } from 'vitest';
import { recordIn, shareLink } from './link.ts';

/** More bytes than a function may have arguments. */
const long = vi.hoisted(() => Uint8Array.from({ length: 1_000_000 }, (_, i) => i % 251));

vi.mock('@deedbook/engine', async original => ({
  ...(await original()),
  readRecord: () => ({}),
  packRecord: () => long,
  unpackRecord: (bytes: Uint8Array) => bytes.slice(),
}));

it('a link can contain a game of any length', () => {
  const letters = shareLink('').split('g=')[1] ?? '';
  expect(recordIn(letters)).toEqual(long);
});
