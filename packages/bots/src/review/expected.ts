import { imagineFrom, type Known, MageKnight, type Seat } from '@deedbook/engine';
import { played, type Step } from '@deedbook/mind';
import { futureOf } from '../planner/future.ts';

/** How a position is valued: in how many imagined positions, and which. */
export interface Sample {
  readonly worlds: number;
  readonly seed: string;
}

interface Ahead {
  /** Answers to give first. */
  readonly keys?: readonly string[];
  /** How many own turns to look ahead after this one. */
  readonly turns?: number;
}

/**
 * What a seat can expect if it gives some answers first and then plays on sensibly. The same knowledge and the same
 * sample give the same positions, so two ways from one position are compared under the same conditions.
 */
export function expected(known: Known, { worlds, seed }: Sample, { keys = [], turns = 1 }: Ahead = {}): number {
  const futures = Array.from({ length: worlds }, (_, world) => {
    const table = new MageKnight(imagineFrom(known, `${seed} ${world}`));
    return futureOf(table, known.seat, `${seed} ${world}`, { keys, turns });
  }).filter(future => future !== null);
  if (futures.length === 0) return Number.NEGATIVE_INFINITY;
  return futures.reduce((sum, { value }) => sum + value, 0) / futures.length;
}

/** The longest line that is told. */
const LONGEST = 24;

/** What a sensible player would do from here, up to the next random event or the end of the turn. */
export function sensibleLine(known: Known, { seed }: Sample): Step[] {
  const { seat } = known;
  const table = new MageKnight(imagineFrom(known, `${seed} 0`));
  const { fence } = table.state;
  const steps: Step[] = [];
  const listen = (by: Seat, key: string): boolean => {
    if (table.state.fence !== fence || steps.length >= LONGEST) return false;
    if (by === seat) steps.push(...played(table, seat, [key]).steps);
    return true;
  };
  futureOf(table, seat, `${seed} 0`, { turns: 0, onAnswer: listen });
  return steps;
}
