import { Session, Stream, seeded } from '@deedbook/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './dense.ts';

it('packs a position in less than a quarter of its JSON', () => {
  const seed = `chacha:${Buffer.alloc(32, 'dense').toString('base64url')}`;
  const session = new Session({ scenario: 'full-conquest', heroes: ['tovak', 'goldyx'], seed });
  const stream = new Stream(seeded('dense', 'answers'));
  for (let i = 0; i < 60; i++) {
    const seat = session.asked[0] as number;
    const choices = session.question(seat)?.choices ?? [];
    session.answer(seat, choices[stream.below(choices.length)]?.key as string);
    const packed = pack(session.state);
    const json = JSON.stringify(session.state);
    expect(JSON.stringify(unpack(packed))).toBe(json);
    expect(packed.length).toBeLessThan(json.length / 4);
  }
});

it('gives back every JSON value as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      // No part of a position has a field of this name.
      fc.pre(!JSON.stringify(value).includes('__proto__'));
      expect(unpack(pack(value))).toEqual(value);
    }),
  );
});

it.each([0, -1, 2 ** 20, -(2 ** 20), 2 ** 32 - 1, 2 ** 32, -(2 ** 40), 0.5, -0])('gives back the number %d', n => {
  expect(unpack(pack([n]))).toEqual([n]);
});

it('spells out names when it knows too many', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `name ${i}, größer`);
  expect(unpack(pack(names))).toEqual(names);
});
