import { keyOfPosition, type MageKnight, type Phase, type Seat, type State } from '@deedbook/engine';
import { type Aim, outcomeOf } from './aim.ts';
import type { Effort } from './allot.ts';
import { type Arsenal, wordOf } from './arms.ts';
import { beat } from './bounded.ts';
import { summonersIn, type World, worldsOf } from './exhaust.ts';
import { type Line, playOut } from './line.ts';
import { afterSpecials, aimedFrom, beyondNumbers, isMenu, momentsOf, type Step, stepsAfter } from './moments.ts';
import { Promises } from './promise.ts';
import { FREE, type Reckoning, type Restraint, reckon } from './reckon.ts';
import { type Survey, surveyOf } from './survey.ts';

/** The best way to fight on that was found. */
export interface Solution {
  /** The answers to give, up to the end of the fight or the first random event; checked by playing the rules. */
  readonly keys: readonly string[];
  readonly value: number;
  readonly won: boolean;
  /** Whether it is proven optimal. */
  readonly exact: boolean;
  /** The value cannot be above this, whatever is drawn or summoned. */
  readonly bound: number;
  readonly nodes: number;
}

/** How much effort to spend. */
export interface Budget {
  /** Steps of arithmetic. */
  readonly nodes: number;
  /** Positions after special effects to consider. */
  readonly positions: number;
  /** Positions of the search through the rules for something better, used when arithmetic alone proves nothing. */
  readonly exhaustive: number;
  /** The same in fights with few cards, Units and Skills. */
  readonly small?: number;
  /** How many of the monsters that may be summoned to try; all of them by default. */
  readonly summons?: number;
}

/** For a first answer at once. */
export const GLANCE: Budget = { nodes: 2000, positions: 0, exhaustive: 0, small: 40 };
export const QUICK: Budget = { nodes: 30_000, positions: 24, exhaustive: 0, small: 500 };
export const THOROUGH: Budget = { nodes: 400_000, positions: 200, exhaustive: 60_000 };

/** Solves the fight a seat is in; null if it is not asked to fight, or is in the middle of an attack or block. */
export function solve(table: MageKnight, seat: Seat, aim: Aim, budget: Budget = QUICK): Solution | null {
  if (!canSolve(table, seat)) return null;
  const solving = new Solving(table, seat, aim, budget);
  const found = solving.run();
  return found && { ...found, bound: found.bound < Number.POSITIVE_INFINITY ? found.bound : solving.most(found.value) };
}

function canSolve(table: MageKnight, seat: Seat): boolean {
  const { combat } = table.state;
  return combat !== null && combat.targets.length === 0 && isMenu(table, seat);
}

class Solving {
  private readonly table: MageKnight;
  private readonly seat: Seat;
  private readonly aim: Aim;
  private readonly budget: Budget;
  private readonly effort: Effort;
  private readonly start: State;
  private best: { readonly keys: readonly string[]; readonly value: number; readonly won: boolean } | null = null;
  private isProven = true;
  private bound = Number.POSITIVE_INFINITY;
  /** Lines that end when a monster is summoned, with what a quick look promises. */
  private readonly open: {
    readonly from: MageKnight;
    readonly keys: readonly string[];
    readonly line: readonly string[];
    readonly value: number;
  }[] = [];
  private chances = 0;
  /** What positions can come to at most; null in a hurry, where looking at them takes hardly longer. */
  private promises: Promises | null = null;
  /** What is known about tables, which stay as they are once they have been looked at. */
  private readonly surveys = new WeakMap<MageKnight, Survey>();
  /** Positions met. */
  private readonly met = new Set<string>();
  /** Steps beyond random events, and positions of the search through the rules. */
  private beyond = 0;

  constructor(table: MageKnight, seat: Seat, aim: Aim, budget: Budget, survey: Survey | null = null) {
    if (survey) this.surveys.set(table, survey);
    this.table = table;
    this.seat = seat;
    this.aim = aim;
    this.budget = budget;
    this.effort = { nodes: 0, aside: 0, most: budget.nodes, cut: false };
    this.start = table.clone().state;
  }

  run(): Solution | null {
    const { table, seat, aim, budget } = this;
    const { arsenal } = this.look({ table, keys: [] }, true);
    if (this.isProven && this.best) return this.solution(true);
    const plain = this.best?.keys ?? [];
    const size = arsenal.owners.length;
    const { small = 0, exhaustive } = budget;
    if (small + exhaustive === 0) {
      this.trySpecials(arsenal);
      this.tryOnTheWay(plain);
      return this.solution(false);
    }
    const promises = new Promises(table, seat, aim, this.start, this.surveyOf(table));
    this.promises = promises;
    if (!promises.mayReveal) this.bound = Math.min(this.bound, promises.of(table.state));
    // A few positions more often prove that nothing is better, which saves the rest.
    if (small > 0 && size <= LARGEST && this.beat(small / Math.max(1, size - SMALLEST))) return this.solution(true);
    this.trySpecials(arsenal);
    this.tryOnTheWay(plain);
    if (budget.positions > 0 && (size <= LARGEST || exhaustive > 0)) this.followOpen();
    if (exhaustive > 0 && this.beat(exhaustive)) return this.solution(true);
    return this.solution(false);
  }

  /** The most the fight can come to, also with what may be drawn; at least what was found. */
  most(value: number): number {
    const { table, seat, aim, start } = this;
    return Math.max(value, new Promises(table, seat, aim, start, this.surveyOf(table), true).of(table.state));
  }

  /** Looks again, more closely, at the best lines that end when a monster is summoned. */
  private followOpen(): void {
    const { table, seat, aim, budget } = this;
    for (const { from, keys, line } of this.open.sort((a, b) => b.value - a.value).slice(0, MOST_FOLLOWED)) {
      const { mean, nodes } = meanAfter(table, from, seat, line, aim, CLOSELY, budget.summons);
      this.beyond += nodes;
      if (!this.best || mean > this.best.value) this.best = { keys: [...keys, ...line], value: mean, won: false };
    }
  }

  private solution(exact: boolean): Solution | null {
    if (!this.best) return null;
    const { value } = this.best;
    const nodes = this.effort.nodes + this.effort.aside + this.beyond;
    return { ...this.best, exact, bound: exact ? value : Math.max(value, this.bound), nodes };
  }

  /** Searches through the rules for something better. Returns whether that proves the result. */
  private beat(most: number): boolean {
    const { table, seat, aim } = this;
    const estimate = (next: MageKnight, survey: Survey) =>
      (canSolve(next, seat) ? new Solving(next, seat, aim, AFTER_CHANCE, survey).run()?.value : null) ??
      Number.NEGATIVE_INFINITY;
    const least = this.best?.value ?? Number.NEGATIVE_INFINITY;
    const found = beat(table, seat, aim, least, most, estimate, this.promises ?? undefined);
    this.beyond += found.nodes;
    if (found.keys) this.best = { keys: found.keys, value: found.value, won: endsWon(table, seat, found.keys) };
    return found.isComplete && !found.leavesOut;
  }

  private surveyOf(table: MageKnight): Survey {
    const survey = this.surveys.get(table) ?? surveyOf(table, this.seat, this.aim);
    this.surveys.set(table, survey);
    return survey;
  }

  /** Fights on by arithmetic from a position. */
  private look({ table: from, keys }: Step, isFirst: boolean, effort = this.effort): Looked {
    const { table, seat, aim, budget } = this;
    const survey = this.surveyOf(from);
    const first = planned(from, survey, seat, aim, effort, FREE);
    const { arsenal } = first;
    if (isFirst) this.bound = boundOf(table, first, aim);
    if (!first.isWhole || !first.isComplete || arsenal.isOpen || arsenal.specials.length > 0) this.isProven = false;
    const others = effort === this.effort ? otherwise(from, survey, seat, aim, effort, first) : [];
    for (const { plan, line } of [first, ...others]) {
      if (!plan || !line) {
        this.isProven = false;
        continue;
      }
      const isCut = isOpenEnded(line);
      if (isCut && ++this.chances > MOST_CHANCES) continue;
      const after = isCut ? meanAfter(table, from, seat, line.keys, aim, afterChance(budget), budget.summons) : null;
      if (after) this.open.push({ from, keys, line: line.keys, value: after.mean });
      this.beyond += after?.nodes ?? 0;
      const value = after?.mean ?? outcomeOf(aim, seat, table.state, line.end.state, line.won);
      if (isCut || (value !== plan.value && isFirst)) this.isProven = false;
      if (!this.best || value > this.best.value) this.best = { keys: [...keys, ...line.keys], value, won: line.won };
    }
    return { arsenal, line: first.line?.keys ?? [] };
  }

  /** Applies special effects in the rules first, several in a row, and fights on by arithmetic from there. */
  private trySpecials(arsenal: Arsenal): void {
    const { table, seat, budget, met } = this;
    if (budget.positions === 0) return;
    met.add(keyOfPosition(this.start, this.start));
    let open: { readonly step: Step; readonly arsenal: Arsenal }[] = [{ step: { table, keys: [] }, arsenal }];
    for (let depth = 1; open.length > 0 && depth <= DEEPEST; depth++) {
      const next: typeof open = [];
      for (const { step: one, arsenal: having } of open) {
        for (const step of afterSpecials(one.table, seat, having)) {
          // Once the steps have run out, a look is only a modest one.
          const isLate = this.effort.nodes > this.effort.most;
          if (met.size > (isLate ? budget.positions / 3 : budget.positions)) return;
          const reached = { table: step.table, keys: [...one.keys, ...step.keys] };
          if (!this.isNew(reached)) continue;
          next.push({ step: reached, arsenal: this.look(reached, false).arsenal });
        }
      }
      open = next;
    }
  }

  /**
   * Special effects on the way: at every moment of a line each one that can be used there, and the rest planned again.
   * The lines are the best one, the best in numbers, and one that keeps everything for later.
   */
  private tryOnTheWay(plain: readonly string[]): void {
    const { table, seat, aim, budget } = this;
    if (budget.positions < HASTY) return;
    let left = budget.positions * ON_THE_WAY;
    // Which targets are chosen makes no difference to what can be used.
    const tryAt = (moment: Step, { table: here } = moment): void => {
      if (left <= 0) return;
      const { specials } = this.surveyOf(here).arsenal;
      for (const key of beyondNumbers(moment.table, seat, specials)) {
        for (const step of left > 0 ? stepsAfter(moment.table, seat, [key], true) : []) {
          const reached = { table: step.table, keys: [...moment.keys, ...step.keys] };
          if (!this.isNew(reached)) continue;
          left--;
          this.fightOn(reached);
        }
      }
    };
    const idle =
      planned(table, this.surveyOf(table), seat, aim, this.effort, { ...FREE, isIdle: true }).line?.keys ?? [];
    for (const keys of new Set([this.best?.keys ?? [], idle, plain])) {
      for (const moment of momentsOf(table, seat, keys)) {
        if (left <= 0) return;
        // What was played or lost so far may have changed what numbers say.
        if (moment.table.state.combat?.targets.length === 0 && this.isNew(moment)) this.glance(moment);
        tryAt(moment);
        if (keys === idle && left > 0) for (const aimed of aimedFrom(moment, seat)) tryAt(aimed, moment);
      }
    }
  }

  /** Fights on by arithmetic after a special effect, which may do something that shows only in a later phase. */
  private fightOn(from: Step): void {
    const lasting = this.table.state.modifiers.length;
    const { line } = this.glance(from);
    for (const { table, keys } of momentsOf(from.table, this.seat, line)) {
      if (table.state.combat?.targets.length !== 0 || table.state.modifiers.length === lasting) continue;
      const reached = { table, keys: [...from.keys, ...keys] };
      if (this.isNew(reached)) this.glance(reached);
    }
  }

  /** The same as a look, in few steps and with one plan only. */
  private glance(from: Step): Looked {
    const effort: Effort = { nodes: 0, aside: 0, most: AT_A_GLANCE, cut: false };
    const found = this.look(from, false, effort);
    this.beyond += effort.nodes + effort.aside;
    return found;
  }

  /** Whether a position was not looked at before and promises something better. */
  private isNew({ table: { state } }: Step): boolean {
    const word = keyOfPosition(state, this.start);
    if (this.met.has(word)) return false;
    this.met.add(word);
    return !this.promises || !this.best || this.promises.of(state) > this.best.value;
  }
}

/** What was found by looking at a position: what there is to fight with, and the answers of the best plan. */
interface Looked {
  readonly arsenal: Arsenal;
  readonly line: readonly string[];
}

/** How many positions after special effects to consider on the way, for each one at the start. */
const ON_THE_WAY = 0.5;
/** With fewer positions than this, none are on the way. */
const HASTY = 10;
/** The steps of arithmetic at each of them. */
const AT_A_GLANCE = 250;

/** Fights with more cards, Units and Skills than this are too large to search; up to the other number, it takes few positions. */
const LARGEST = 6;
const SMALLEST = 2;

const isBeforeSummons = (state: State): boolean => state.combat?.phase === 'ranged' && summonersIn(state).length > 0;

/** What arithmetic proves no fight can exceed. */
function boundOf({ state }: MageKnight, { arsenal, bound, ceiling }: Bounds, aim: Aim): number {
  if (arsenal.isOpen || arsenal.specials.length > 0) return Number.POSITIVE_INFINITY;
  return (
    (isBeforeSummons(state) ? ceiling : bound) + aim.crystal * arsenal.crystals + (aim.keep === null ? 0 : aim.kept)
  );
}

type Bounds = Pick<Reckoning, 'arsenal' | 'bound' | 'ceiling'>;

/** Whether the fight goes on after the line. */
const isOpenEnded = ({ end }: Line): boolean => end.state.combat !== null;

/** Plans that do without what the first one only estimates: monsters to be summoned, effects partly in numbers. */
function* otherwise(
  table: MageKnight,
  survey: Survey,
  seat: Seat,
  aim: Aim,
  effort: Effort,
  { line, arsenal }: Planned,
) {
  if (line && isOpenEnded(line)) yield planned(table, survey, seat, aim, effort, { ...FREE, isCertain: true });
  if (arsenal.doubtful.length > 0)
    yield planned(table, survey, seat, aim, effort, { ...FREE, refused: new Set(arsenal.doubtful) });
}

type Planned = ReturnType<typeof planned>;

/** The best plan the rules allow: an arm they refuse is not tried again. */
function planned(table: MageKnight, survey: Survey, seat: Seat, aim: Aim, effort: Effort, restraint: Restraint) {
  let bound = Number.POSITIVE_INFINITY;
  const refused = new Set(restraint.refused);
  const phase = table.state.combat?.phase as Phase;
  for (let i = 0; ; i++) {
    const reckoning = reckon(survey, phase, aim, effort, { ...restraint, refused });
    const { best: plan, arsenal } = reckoning;
    // What they refuse here they may allow elsewhere.
    if (i === 0) bound = reckoning.bound;
    const line = plan && playOut(table, seat, plan, survey.purse, arsenal.cards);
    if (line && 'keys' in line) return { ...reckoning, bound, plan, line, isWhole: i === 0 };
    if (!line?.stuck || i >= MOST_REFUSED) return { ...reckoning, bound, plan, line: null, isWhole: false };
    refused.add(wordOf(line.stuck.key, line.stuck.answers));
  }
}

const MOST_REFUSED = 6;

/** The average over the monsters that may be summoned after some answers, each fought as well as possible. */
function meanAfter(
  start: MageKnight,
  from: MageKnight,
  seat: Seat,
  keys: readonly string[],
  aim: Aim,
  budget: Budget,
  most = Number.POSITIVE_INFINITY,
): { readonly mean: number; readonly nodes: number } {
  const before = from.clone();
  for (const key of keys.slice(0, -1)) before.answer(seat, key);
  let [sum, weight, nodes] = [0, 0, 0];
  const worlds = worldsOf(before.state);
  const step = Math.max(1, worlds.length / most);
  let survey: Survey | null = null;
  for (let at = 0; at < worlds.length; at += step) {
    const { world, times } = worlds[Math.floor(at)] as World;
    const next = before.clone();
    next.state.piles = world;
    next.answer(seat, keys.at(-1) as string);
    // Only the monsters differ.
    const here: Survey | null = canSolve(next, seat) ? surveyOf(next, seat, aim, survey) : null;
    survey ??= here;
    const rest = here && new Solving(next, seat, aim, budget, here).run();
    nodes += rest?.nodes ?? 0;
    sum += times * (outcomeOf(aim, seat, start.state, next.state, false) + (rest?.value ?? 0));
    weight += times;
  }
  return { mean: sum / weight, nodes };
}

/** How many lines that end with a random event to follow beyond it. */
const MOST_CHANCES = 8;

const AFTER_CHANCE: Budget = { nodes: 4000, positions: 0, exhaustive: 0 };

/** The effort for each monster that may be summoned. */
const afterChance = ({ nodes }: Budget): Budget => ({
  ...AFTER_CHANCE,
  nodes: Math.min(AFTER_CHANCE.nodes, nodes / 3),
});

/** How many of these to look at more closely, and how. */
const MOST_FOLLOWED = 2;
const CLOSELY: Budget = { nodes: 4000, positions: 4, exhaustive: 0, small: 80 };

/** How many special effects to try in a row. */
const DEEPEST = 2;

function endsWon(start: MageKnight, seat: Seat, keys: readonly string[]): boolean {
  const table = start.clone();
  for (const key of keys) table.answer(seat, key);
  return table.state.combat === null && keys.at(-1) !== 'end-phase';
}
