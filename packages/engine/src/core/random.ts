import { BLOCK_WORDS, chachaBlock, type Key, keyFor, keyOfText } from './chacha.ts';

/**
 * Seeded randomness. Its state is part of the position, so a game can be saved, copied and replayed. Each purpose
 * (tiles, tokens, each deck, the Source…) has its own stream, so a draw from one never disturbs another. Recorded games
 * replay only as long as this file produces the same numbers; its test pins them.
 *
 * There are two generators. Seeds that people choose and share use sfc32, with four words of state. A secret seed of
 * 256 bits uses ChaCha20, with an eight-word key per stream and a count of the words drawn: past draws reveal nothing
 * about future ones (docs/decisions/0010-unpredictable-randomness.md).
 */
export type Words = readonly number[];

/** How many words the state of a stream has, for each generator. */
export const PLAIN_WORDS = 4;
export const SECRET_WORDS = 9;

/** Numbers drawn from a stream; afterward, store `words`. */
export class Stream {
  private a: number;
  private b: number;
  private c: number;
  /** For a secret stream, how many words have been drawn. */
  private count: number;
  private readonly key: Key | null = null;
  private block: Uint32Array | null = null;

  constructor(words: Words) {
    const [a = 0, b = 0, c = 0, count = 0] = words;
    this.a = a;
    this.b = b;
    this.c = c;
    this.count = count;
    if (words.length !== SECRET_WORDS) return;
    this.key = words.slice(0, SECRET_WORDS - 1);
    this.count = words[SECRET_WORDS - 1] as number;
  }

  get words(): Words {
    if (this.key !== null) return this.key.concat(this.count);
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.count >>> 0];
  }

  /** The next 32 bits. */
  next(): number {
    if (this.key !== null) return this.nextSecret(this.key);
    const t = (((this.a + this.b) | 0) + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  private nextSecret(key: Key): number {
    const at = this.count % BLOCK_WORDS;
    if (this.block === null || at === 0) this.block = chachaBlock(key, Math.floor(this.count / BLOCK_WORDS), NO_NONCE);
    this.count++;
    return this.block[at] as number;
  }

  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number {
    if (n <= 1) return 0;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let bits = this.next();
    while (bits >= limit) bits = this.next();
    return bits % n;
  }

  /** A new list with the same members in random order. */
  shuffled<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = out[i] as T;
      out[i] = out[j] as T;
      out[j] = held;
    }
    return out;
  }
}

const SETTLING_ROUNDS = 15;
const NO_NONCE = [0, 0, 0];

/** A secret seed: 256 bits in base64url. */
const SECRET = /^chacha:([\w-]{43})$/;

/** The initial words of a stream. The same seed and name always give the same stream. */
export function seeded(seed: string, name: string): Words {
  const secret = SECRET.exec(seed)?.[1];
  if (secret !== undefined) return keyFor(keyOfText(secret), name).concat(0);
  const text = `${seed}/${name}`;
  const stream = new Stream([hash(text, 0x9e3779b9), hash(text, 0x243f6a88), hash(text, 0xb7e15162), 1]);
  for (let i = 0; i < SETTLING_ROUNDS; i++) stream.next();
  return stream.words;
}

/** FNV-1a over the characters, with its own start value and final mix. */
function hash(text: string, start: number): number {
  let h = 0x811c9dc5 ^ start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
