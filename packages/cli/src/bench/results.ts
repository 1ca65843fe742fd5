import type { RecordSize, StateSize } from './bytes.ts';
import type { Measured } from './measure.ts';
import type { SuiteTime } from './processes.ts';

/** Everything that was measured in one run. Times are in milliseconds unless they say otherwise. */
export interface Results {
  readonly timed: ReadonlyMap<string, Measured>;
  /** Decisions in one game or battle, on average. */
  readonly decisions: { readonly solo: number; readonly conquest: number; readonly battle: number | null };
  /** How far the adventurers come in the stored games, on average: alone, and at every number of players. */
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
  /** Fights in a game. */
  readonly fights: number;
}

/** The time of a task that always runs. */
export function timeOf({ timed }: Results, name: string): Measured {
  const found = timed.get(name);
  if (!found) throw new Error(`'${name}' was not timed`);
  return found;
}
