import { cloneState, MageKnight, type Seat, type State } from '@deedbook/engine';
import type { Allowance } from '../duelist/duelist-bot.ts';
import { type Future, futureOf } from './future.ts';

/** Answers to give from here on. */
export interface Way {
  readonly keys: readonly string[];
}

/** A way to play, and what came of it in each imagined position. */
interface Candidate<W extends Way> {
  readonly way: W;
  readonly futures: Future[];
}

/** How far to play on, and what pays for the fights on the way. */
interface Horizon {
  readonly turns: number;
  readonly allowance: Allowance;
}

/** After this many imagined positions, only the better half is compared further. */
const FIRST_LOOK = 2;

/** Plays all ways on in the same imagined positions; the best one first. */
export function compared<W extends Way>(
  ways: readonly W[],
  worlds: readonly State[],
  seat: Seat,
  { turns, allowance }: Horizon,
  seed: string,
): Candidate<W>[] {
  let left = ways.map((way): Candidate<W> => ({ way, futures: [] }));
  const dropped: Candidate<W>[] = [];
  for (const [i, world] of worlds.entries()) {
    if (i >= FIRST_LOOK && allowance.left <= 0) break;
    if (i === FIRST_LOOK) dropped.push(...left.sort(byValue).splice(Math.ceil(left.length / 2)));
    left = left.filter(({ way, futures }) => {
      const future = futureOf(gameAt(world), seat, `${seed} ${i}`, { keys: way.keys, turns, allowance });
      if (future) futures.push(future);
      return future !== null;
    });
  }
  return [...left.sort(byValue), ...dropped.sort(byValue)];
}

/** What a way comes to on average. */
export const averageOf = ({ futures }: Candidate<Way>): number => mean(futures.map(({ value }) => value));
const byValue = (a: Candidate<Way>, b: Candidate<Way>): number => averageOf(b) - averageOf(a);

export const gameAt = (state: State): MageKnight => new MageKnight(cloneState(state));

export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
