/**
 * The ChaCha20 block function (RFC 8439): random numbers that cannot be predicted from earlier ones. A key has eight
 * words. The test checks the RFC's vectors.
 */
export type Key = readonly number[];

const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;
/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;

/** The block with this number, for a key and a nonce of three words. */
export function chachaBlock(key: Key, block: number, nonce: readonly number[]): Uint32Array {
  const start = Uint32Array.of(...CONSTANTS, ...key, block, ...nonce);
  const x = Uint32Array.from(start);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) x[i] = (x[i] as number) + (start[i] as number);
  return x;
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarter(x: Uint32Array, i: number, j: number, k: number, l: number): void {
  let [a, b, c, d] = [x[i] as number, x[j] as number, x[k] as number, x[l] as number];
  a = (a + b) | 0;
  d = turned(d ^ a, 16);
  c = (c + d) | 0;
  b = turned(b ^ c, 12);
  a = (a + b) | 0;
  d = turned(d ^ a, 8);
  c = (c + d) | 0;
  b = turned(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

/**
 * Derives a key for one purpose. It hashes the name three characters at a time, each block under the key from the block
 * before, and the length last. A derived key reveals nothing about the other keys or the one it was derived from.
 */
export function keyFor(key: Key, name: string): Key {
  let derived = key;
  for (let at = 0; at < name.length; at += 3) {
    const part = [0, 1, 2].map(i => (at + i < name.length ? name.charCodeAt(at + i) : 0));
    derived = keyIn(chachaBlock(derived, 1, part));
  }
  return keyIn(chachaBlock(derived, 2, [name.length, 0, 0]));
}

/** The first words of a block. `Array.from` keeps numbers this large in a third of the memory that a spread takes. */
const keyIn = (block: Uint32Array): Key => Array.from(block.subarray(0, KEY_WORDS));

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes a key: 43 base64url characters, 256 bits. */
export function keyOfText(text: string): Key {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const sign of text) {
    held = (held << 6) | DIGITS.indexOf(sign);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >>> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Array.from({ length: KEY_WORDS }, (_, i) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(4 * i, 4 * i + 4);
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
  });
}
