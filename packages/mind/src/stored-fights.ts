import { buildScene, MageKnight, type Scene, type Seat } from '@deedbook/engine';
import { worthIt } from './aim.ts';
import { solveExchange } from './duel/solve-exchange.ts';
import { type Budget, type Solution, solve } from './solve.ts';

/* The fights the solver is measured on (`fights.json`), in Node and in browsers alike. */

export interface StoredFight {
  readonly scene: Scene;
  /** The value of the best fight, by exhaustive search; null if that takes too long. */
  readonly best: number | null;
}

export const STORED_AIM = worthIt(4);

/** A stored fight, ready to be solved, and who is asked. */
export function opened(scene: Scene): { readonly table: MageKnight; readonly seat: Seat } {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return { table, seat: table.questionFor(0) ? 0 : 1 };
}

/** Solves a fight against enemies, or an exchange of a player combat. */
export const solveStored = ({ table, seat }: ReturnType<typeof opened>, budget: Budget): Solution | null =>
  table.state.duel ? solveExchange([table], seat, STORED_AIM, budget) : solve(table, seat, STORED_AIM, budget);

/** What solving one of them came to. */
export interface Measured {
  /** How far below the optimum it is; null if that is not known. */
  readonly gap: number | null;
  readonly exact: boolean;
  /** How much better another line may be at most, in points. */
  readonly open: number;
  /** Whether that rules out what the optimum is known to be. */
  readonly isTooLow: boolean;
  readonly nodes: number;
}

export function compared({ best }: StoredFight, solution: Solution | null): Measured {
  const value = solution?.value ?? Number.NEGATIVE_INFINITY;
  const bound = solution?.bound ?? Number.POSITIVE_INFINITY;
  return {
    gap: best === null ? null : Math.abs(best - value) < SAME ? 0 : best - value,
    exact: solution?.exact === true,
    open: (bound - value) / POINT,
    isTooLow: best !== null && bound < best - SAME,
    nodes: solution?.nodes ?? 0,
  };
}

/** Values are hundredths of points. */
const POINT = 100;
/** Averages are not exact. */
const SAME = 0.001;

/** All of them together. */
export function summed(found: readonly Measured[]) {
  const known = found.flatMap(({ gap, exact }) => (gap === null ? [] : [{ gap, exact }]));
  const count = <T>(list: readonly T[], isMeant: (one: T) => boolean) => list.filter(isMeant).length;
  return {
    fights: found.length,
    proven: count(found, ({ exact }) => exact),
    bounded: count(found, ({ open }) => open < Number.POSITIVE_INFINITY),
    boundTooLow: count(found, ({ isTooLow }) => isTooLow),
    pointsOpen: spread(found.filter(({ exact }) => !exact).map(({ open }) => open)),
    known: known.length,
    equal: count(known, ({ gap }) => gap === 0),
    below: count(known, ({ gap }) => gap > 0),
    above: count(known, ({ gap }) => gap < 0),
    provenButWrong: count(known, ({ gap, exact }) => exact && gap !== 0),
    nodes: spread(found.map(({ nodes }) => nodes)),
  };
}

/** How some values are spread. */
export function spread(list: readonly number[]) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
