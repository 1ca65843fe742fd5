import { describe, expect, it } from 'vitest';
import { chachaBlock, keyFor, keyOfText } from './chacha.ts';
import { Stream, seeded } from './random.ts';

/** The key of the RFC's example, bytes 0 to 31, as words and in base64url. */
const RFC_KEY = Array.from({ length: 8 }, (_, i) => 0x03020100 + 0x04040404 * i);
const RFC_KEY_TEXT = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const SECRET = `chacha:${RFC_KEY_TEXT}`;

describe('ChaCha20', () => {
  it('produces the block of RFC 8439, section 2.3.2', () => {
    expect([...chachaBlock(RFC_KEY, 1, [0x09000000, 0x4a000000, 0])]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it('reads the bytes of a key in order', () => {
    expect(keyOfText(RFC_KEY_TEXT)).toEqual(RFC_KEY);
  });

  it('derives a different key for every name, however similar the names', () => {
    const names = ['', 'a', 'aa', 'aaa', 'aaaa', 'deck 0', 'deck 1', 'deck 00', 'tiles', 'tokens'];
    expect(new Set(names.map(name => keyFor(RFC_KEY, name).join())).size).toBe(names.length);
  });
});

describe('streams of a secret seed', () => {
  it('produce the same numbers forever: recorded games depend on it', () => {
    const stream = new Stream(seeded(SECRET, 'tiles'));
    expect([stream.next(), stream.next(), stream.next(), stream.next()]).toEqual([
      3149963829, 1488874213, 3034753927, 3995620316,
    ]);
  });

  it('are the consecutive blocks of their key', () => {
    const stream = new Stream(seeded(SECRET, 'tiles'));
    const key = keyFor(RFC_KEY, 'tiles');
    const expected = [0, 1, 2].flatMap(block => [...chachaBlock(key, block, [0, 0, 0])]);
    expect(expected.map(() => stream.next())).toEqual(expected);
  });

  it('continue from their stored words as if never interrupted', () => {
    const whole = new Stream(seeded(SECRET, 'deck 0'));
    for (let i = 0; i < 40; i++) {
      const copy = new Stream(JSON.parse(JSON.stringify(whole.words)));
      expect(copy.next()).toBe(whole.next());
    }
  });

  it('do not store anything of the seed or of other streams', () => {
    const words = seeded(SECRET, 'tiles');
    expect(words).toHaveLength(9);
    for (const word of [...RFC_KEY, ...seeded(SECRET, 'tokens').slice(0, 8)]) expect(words).not.toContain(word);
  });

  it('produce every number below n about equally often', () => {
    const stream = new Stream(seeded(SECRET, 'x'));
    const counted = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const n = stream.below(6);
      counted[n] = (counted[n] ?? 0) + 1;
    }
    for (const n of counted) expect(Math.abs(n - 10_000)).toBeLessThan(500);
  });

  it('need a seed of 256 bits: any other seed gives the same numbers as before', () => {
    for (const seed of ['42', 'chacha:', `chacha:${RFC_KEY_TEXT}x`, `chacha:${RFC_KEY_TEXT.slice(1)}`, RFC_KEY_TEXT]) {
      expect(seeded(seed, 'tiles')).toHaveLength(4);
    }
  });
});
