import { describe, expect, it } from 'vitest';
import { chachaBlock, keyFor, keyOfText } from './chacha.ts';
import { Stream, seeded } from './random.ts';

/** The bytes 0 to 31 as a key, as the RFC has it, and in base64url. */
const RFC_KEY = Array.from({ length: 8 }, (_, i) => 0x03020100 + 0x04040404 * i);
const RFC_KEY_TEXT = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const SECRET = `chacha:${RFC_KEY_TEXT}`;

describe('the cipher', () => {
  it('gives the block of RFC 8439, 2.3.2', () => {
    expect([...chachaBlock(RFC_KEY, 1, [0x09000000, 0x4a000000, 0])]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it('reads a key as its bytes stand', () => {
    expect(keyOfText(RFC_KEY_TEXT)).toEqual(RFC_KEY);
  });

  it('has another key for every name, however alike the names are', () => {
    const names = ['', 'a', 'aa', 'aaa', 'aaaa', 'deck 0', 'deck 1', 'deck 00', 'tiles', 'tokens'];
    expect(new Set(names.map(name => keyFor(RFC_KEY, name).join())).size).toBe(names.length);
  });
});

describe('streams of a secret seed', () => {
  it('give the same numbers for ever: recorded games depend on it', () => {
    const stream = new Stream(seeded(SECRET, 'tiles'));
    expect([stream.next(), stream.next(), stream.next(), stream.next()]).toEqual([
      3149963829, 1488874213, 3034753927, 3995620316,
    ]);
  });

  it('are the blocks of their key, one after another', () => {
    const stream = new Stream(seeded(SECRET, 'tiles'));
    const key = keyFor(RFC_KEY, 'tiles');
    const expected = [0, 1, 2].flatMap(block => [...chachaBlock(key, block, [0, 0, 0])]);
    expect(expected.map(() => stream.next())).toEqual(expected);
  });

  it('go on from their words as if never interrupted', () => {
    const whole = new Stream(seeded(SECRET, 'deck 0'));
    for (let i = 0; i < 40; i++) {
      const copy = new Stream(JSON.parse(JSON.stringify(whole.words)));
      expect(copy.next()).toBe(whole.next());
    }
  });

  it('have nothing of the seed or of other streams in their words', () => {
    const words = seeded(SECRET, 'tiles');
    expect(words).toHaveLength(9);
    for (const word of [...RFC_KEY, ...seeded(SECRET, 'tokens').slice(0, 8)]) expect(words).not.toContain(word);
  });

  it('give every number below n about equally often', () => {
    const stream = new Stream(seeded(SECRET, 'x'));
    const counted = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const n = stream.below(6);
      counted[n] = (counted[n] ?? 0) + 1;
    }
    for (const n of counted) expect(Math.abs(n - 10_000)).toBeLessThan(500);
  });

  it('are for seeds of 256 bits alone: any other seed gives what it always gave', () => {
    for (const seed of ['42', 'chacha:', `chacha:${RFC_KEY_TEXT}x`, `chacha:${RFC_KEY_TEXT.slice(1)}`, RFC_KEY_TEXT]) {
      expect(seeded(seed, 'tiles')).toHaveLength(4);
    }
  });
});
