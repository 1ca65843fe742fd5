/**
 * Seeded randomness. The generator is sfc32: four 32-bit words of state, which live in the position, so that a game can
 * be written, copied and replayed. Each purpose (tiles, tokens, each deck, the Source…) has a stream of its own, so that
 * a draw in one never disturbs another. Replays stay valid only while this file gives the same numbers: the golden
 * vectors beside it hold it still.
 */
export type Words = readonly [number, number, number, number];

/** Numbers drawn from a stream; `words` is what to store afterwards. */
export class Stream {
  private a: number;
  private b: number;
  private c: number;
  private count: number;

  constructor(words: Words) {
    [this.a, this.b, this.c, this.count] = words;
  }

  get words(): Words {
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.count >>> 0];
  }

  /** The next 32 bits. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
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

/** The first words of a stream: the same seed and name always give the same stream. */
export function seeded(seed: string, name: string): Words {
  const text = `${seed}/${name}`;
  const stream = new Stream([hash(text, 0x9e3779b9), hash(text, 0x243f6a88), hash(text, 0xb7e15162), 1]);
  for (let i = 0; i < SETTLING_ROUNDS; i++) stream.next();
  return stream.words;
}

/** FNV-1a over the characters, with a start value and a final mix of its own. */
function hash(text: string, start: number): number {
  let h = 0x811c9dc5 ^ start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
