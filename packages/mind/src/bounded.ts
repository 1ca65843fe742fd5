import { keyOfPosition, type MageKnight, type Seat, type State } from '@deedbook/engine';
import { type Aim, outcomeOf } from './aim.ts';
import { isChanceAfter, worldsOf, worthTrying } from './exhaust.ts';
import { Promises } from './promise.ts';
import { type Survey, surveyOf } from './survey.ts';

/*
 * Searches for something better than what was already found, answer by answer through the rules. It skips positions
 * that cannot come to more, so that it ends much sooner than the exhaustive search, with the same result.
 */

export interface Bounded {
  /** The best that was found, if it is better; otherwise the value it was to beat, without answers. */
  readonly value: number;
  readonly keys: readonly string[] | null;
  readonly nodes: number;
  /** Whether everything was searched. */
  readonly isComplete: boolean;
  /** Whether it left out an answer that reveals something. */
  readonly leavesOut: boolean;
}

/** The value of fighting on from a position that followed a random event, as far as a quick look tells. */
export type Estimate = (table: MageKnight, survey: Survey) => number;

interface Work {
  nodes: number;
  readonly most: number;
  leavesOut: boolean;
}

/** Searches for more than `least`, in at most `most` positions. */
export function beat(
  start: MageKnight,
  seat: Seat,
  aim: Aim,
  least: number,
  most: number,
  estimate: Estimate,
  promises?: Promises,
): Bounded {
  const work: Work = { nodes: 0, most, leavesOut: false };
  const search = new BoundedSearch(start, seat, aim, start.clone().state, least, work, estimate, promises);
  const isComplete = search.run(start);
  return { value: search.value, keys: search.keys, nodes: work.nodes, isComplete, leavesOut: work.leavesOut };
}

class BoundedSearch {
  value: number;
  keys: readonly string[] | null = null;
  private readonly seat: Seat;
  private readonly aim: Aim;
  private readonly before: State;
  private readonly start: State;
  private readonly work: Work;
  private readonly estimate: Estimate;
  private readonly promises: Promises;
  private readonly met = new Set<string>();
  private readonly path: string[] = [];

  constructor(
    start: MageKnight,
    seat: Seat,
    aim: Aim,
    before: State,
    least: number,
    work: Work,
    estimate: Estimate,
    promises = new Promises(start, seat, aim, before),
  ) {
    this.seat = seat;
    this.aim = aim;
    this.before = before;
    this.start = start.clone().state;
    this.value = least;
    this.work = work;
    this.estimate = estimate;
    this.promises = promises;
    if (this.promises.mayReveal) work.leavesOut = true;
  }

  /** Whether everything from here on was searched. */
  run(table: MageKnight): boolean {
    const { work, seat, path } = this;
    if (this.promises.of(table.state) <= this.value + SAME) return true;
    const word = keyOfPosition(table.state, this.start);
    if (this.met.has(word)) return true;
    this.met.add(word);
    if (++work.nodes > work.most) return false;
    for (const key of worthTrying(table, seat)) {
      path.push(key);
      const isDone = isChanceAfter(table, key) ? this.chance(table, key) : this.step(table, key);
      path.pop();
      if (!isDone) return false;
    }
    return true;
  }

  private step(table: MageKnight, key: string): boolean {
    const next = table.clone();
    const { fence } = next.state;
    if (next.answer(this.seat, key)) return true;
    if (next.state.combat === null) {
      this.reach(outcomeOf(this.aim, this.seat, this.before, next.state, key !== 'end-phase'));
      return true;
    }
    if (next.state.fence === fence) return this.run(next);
    this.work.leavesOut = true;
    return true;
  }

  private reach(value: number): void {
    if (value <= this.value + SAME) return;
    this.value = value;
    this.keys = [...this.path];
  }

  /** A monster is summoned: the average over all that may come, each fought as well as possible. */
  private chance(table: MageKnight, key: string): boolean {
    const { seat, aim, before, work, estimate } = this;
    let like: Survey | null = null;
    const all = worldsOf(table.state).map(({ world, times }) => {
      const next = table.clone();
      next.state.piles = world;
      next.answer(seat, key);
      const survey: Survey = surveyOf(next, seat, aim, like);
      like ??= survey;
      const promises = new Promises(next, seat, aim, before, survey);
      const inner = new BoundedSearch(next, seat, aim, before, Number.NEGATIVE_INFINITY, work, estimate, promises);
      return { next, times, inner, survey, bound: promises.of(next.state) };
    });
    const weight = all.reduce((n, { times }) => n + times, 0);
    /** What all of them can come to at most, each counted by its promise until it is known. */
    let most = all.reduce((n, { times, bound }) => n + times * bound, 0);
    for (const { next, times, inner, survey, bound } of all) {
      if (most <= (this.value + SAME) * weight) return true;
      work.nodes += ESTIMATED;
      inner.value = outcomeOf(aim, seat, before, next.state, false) + estimate(next, survey);
      if (!inner.run(next)) return false;
      most += times * (inner.value - bound);
    }
    this.reach(most / weight);
    return true;
  }
}

/** An estimate takes about as long as this many positions. */
const ESTIMATED = 20;

/** Averages are not exact. */
const SAME = 0.001;
