import { imagineFrom, type Known, MageKnight, type Seat, type ToldNews } from '@deedbook/engine';
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
  const { seat } = known;
  let sum = 0;
  let n = 0;
  for (let world = 0; world < worlds; world++) {
    const table = new MageKnight(imagineFrom(known, `${seed} ${world}`));
    const ended = turnsEndedBy(table, seat, keys);
    if (ended === null) continue;
    const future = futureOf(table, seat, `${seed} ${world}`, { turns: turns - ended });
    if (!future) continue;
    sum += future.value;
    n++;
  }
  return n === 0 ? Number.NEGATIVE_INFINITY : sum / n;
}

/**
 * Gives the answers; how many turns of the seat they used up, so that all ways end at the same turn. Null if one is
 * refused.
 */
function turnsEndedBy(table: MageKnight, seat: Seat, keys: readonly string[]): number | null {
  const isOwnTurn = () => Number(table.state.turn.seat === seat);
  const before = isOwnTurn();
  const news: ToldNews[] = [];
  table.news = news;
  if (!keys.every(key => table.answer(seat, key) === null)) return null;
  const ended = news.filter(({ news: one }) => one.news === 'turn-ended' && one.seat === seat).length;
  return ended + isOwnTurn() - before;
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
