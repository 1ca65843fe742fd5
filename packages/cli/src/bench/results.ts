import type { RecordSize, StateSize } from './bytes.ts';
import type { Measured } from './measure.ts';
import type { SuiteTime } from './processes.ts';

/** Everything measured in one run. Times are in milliseconds unless stated otherwise. */
export interface Results {
  readonly timed: ReadonlyMap<string, Measured>;
  /** The average number of decisions in one game or battle. */
  readonly decisions: { readonly solo: number; readonly conquest: number; readonly battle: number | null };
  /** How far the adventurers get in the stored games on average: solo, and over all numbers of players. */
  readonly floors: { readonly solo: Floors; readonly all: Floors };
  readonly positions: number;
  readonly question: { readonly p99: number; readonly most: number };
  readonly states: readonly StateSize[];
  readonly records: { readonly random: RecordSize; readonly adventurers: RecordSize };
  readonly cold: { readonly answers: number; readonly ms: number } | null;
  readonly undo: Readonly<Record<'short' | 'long', { readonly alone: number; readonly withQuestion: number }>>;
  readonly memory: Readonly<Record<'log' | 'session' | 'soloSnapshot' | 'tableSnapshot', number>>;
  readonly kept: { readonly mean: number; readonly most: number };
  readonly suite: SuiteTime | null;
  /** Why there are no yardsticks, or null. */
  readonly withoutYardsticks: string | null;
}

export interface Floors {
  readonly games: number;
  readonly tiles: number;
  readonly level: number;
  /** Fights per game. */
  readonly fights: number;
}

/** The time of a task that always runs. */
export function timeOf({ timed }: Results, name: string): Measured {
  const found = timed.get(name);
  if (!found) throw new Error(`'${name}' was not timed`);
  return found;
}
