import { type Stars, starsFor } from '@deedbook/mind';
import type { Drill } from '@deedbook/positions';

/** How a drill ended. */
export interface Result {
  readonly won: boolean;
  readonly loss: number;
}

/** The best result of each drill, by id. */
export type Results = Readonly<Record<string, Result>>;

const KEY = 'deedbook.drills';

export function storedResults(): Results {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Results) : {};
  } catch {
    return {}; // private windows and damaged data
  }
}

const isBetter = (a: Result, b: Result): boolean => (a.won === b.won ? a.loss < b.loss : a.won);

/** Stores a result if it is the best so far, and returns the best. */
export function keepBest(id: string, result: Result): Result {
  const results = storedResults();
  const before = results[id];
  if (before && !isBetter(result, before)) return before;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...results, [id]: result }));
  } catch {
    // nowhere to store it
  }
  return result;
}

export const starsOf = (result: Result | undefined, { par }: Pick<Drill, 'par'>): Stars =>
  result ? starsFor(result.won, result.loss, par) : 0;
