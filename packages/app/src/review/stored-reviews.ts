import { ENGINE_VERSION, type GameRecord, type Seat } from '@deedbook/engine';
import type { Stretch } from '@deedbook/mind';

/* Reviews take a while, so they are kept, finished or not, by what was played. */

/** A review as far as it got. */
export interface StoredReview {
  readonly stretches: readonly Stretch[];
  /** How many stretches there are; 0 if that is not known yet. */
  readonly of: number;
}

const KEY = 'deedbook.reviews';
/** Each takes up to about 50 kB. */
const MOST = 12;
const NONE: StoredReview = { stretches: [], of: 0 };

type Shelf = readonly (readonly [key: string, review: StoredReview])[];

function shelf(): Shelf {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter(isEntry) : [];
  } catch {
    return []; // private windows and damaged data: review again
  }
}

function isEntry(entry: unknown): entry is Shelf[number] {
  const [key, review] = Array.isArray(entry) ? entry : [];
  return typeof key === 'string' && Array.isArray((review as StoredReview | undefined)?.stretches);
}

/** Copies of a game share their review; more answers, or other rules, need another one. */
function keyOf({ scenario, seats, seed, options, answers }: GameRecord, seat: Seat): string {
  const heroes = seats.map(({ hero }) => hero);
  return [ENGINE_VERSION, scenario, heroes, seed, sumOf([JSON.stringify(options), ...answers]), seat].join(' ');
}

function sumOf(lines: readonly string[]): string {
  let sum = 0x811c9dc5;
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) sum = Math.imul(sum ^ line.charCodeAt(i), 0x01000193);
    sum = Math.imul(sum ^ 10, 0x01000193);
  }
  return `${lines.length}.${(sum >>> 0).toString(36)}`;
}

export function storedReview(record: GameRecord, seat: Seat): StoredReview {
  const key = keyOf(record, seat);
  return shelf().find(([name]) => name === key)?.[1] ?? NONE;
}

/** Keeps a review; the oldest ones make room. */
export function storeReview(record: GameRecord, seat: Seat, review: StoredReview): void {
  const key = keyOf(record, seat);
  const others = shelf().filter(([name]) => name !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify([[key, review], ...others].slice(0, MOST)));
  } catch {
    // Nowhere to keep it: review again next time.
  }
}
