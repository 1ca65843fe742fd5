import {
  keyOfPosition,
  type MageKnight,
  type Question,
  type Seat,
  type State,
  shownTo,
  type Use,
} from '@deedbook/engine';
import { type Aim, outcomeOf } from './aim.ts';
import type { Effort } from './allot.ts';
import { type Arsenal, wordOf } from './arms.ts';
import { exhaust, summonersIn, type World, worldsOf } from './exhaust.ts';
import { type Line, playOut } from './line.ts';
import { FREE, type Reckoning, type Restraint, reckon } from './reckon.ts';

/** The best way to fight on that was found. */
export interface Solution {
  /** The answers to give, up to the end of the fight or the first random event; checked by playing the rules. */
  readonly keys: readonly string[];
  readonly value: number;
  readonly won: boolean;
  /** Whether it is proven optimal. */
  readonly exact: boolean;
  /** The value cannot be above this; Infinity while effects that cannot be put in numbers are not searched. */
  readonly bound: number;
  readonly nodes: number;
}

/** How much effort to spend. */
export interface Budget {
  /** Steps of arithmetic. */
  readonly nodes: number;
  /** Positions after special effects to consider. */
  readonly positions: number;
  /** Positions of the exhaustive search, used when arithmetic alone proves nothing. */
  readonly exhaustive: number;
  /** The same in small fights with effects that arithmetic does not fully count. */
  readonly small?: number;
  /** How many of the monsters that may be summoned to try; all of them by default. */
  readonly summons?: number;
}

export const QUICK: Budget = { nodes: 30_000, positions: 24, exhaustive: 0, small: 2000 };
export const THOROUGH: Budget = { nodes: 400_000, positions: 200, exhaustive: 60_000 };

/** Solves the fight a seat is in; null if it is not asked to fight, or is in the middle of an attack or block. */
export function solve(table: MageKnight, seat: Seat, aim: Aim, budget: Budget = QUICK): Solution | null {
  const { combat } = table.state;
  if (!combat || combat.targets.length > 0 || !isMenu(table, seat)) return null;
  const effort: Effort = { nodes: 0, aside: 0, most: budget.nodes, cut: false };
  let best: Solution | null = null;
  let isProven = true;
  let bound = Number.POSITIVE_INFINITY;
  let { exhaustive } = budget;
  let chances = 0;
  /** Steps beyond random events. */
  let beyond = 0;
  const met = new Set([keyOfPosition(table.state)]);
  let open: { readonly table: MageKnight; readonly keys: readonly string[] }[] = [{ table, keys: [] }];
  for (let depth = 0; open.length > 0 && depth <= DEEPEST; depth++) {
    const next: typeof open = [];
    for (const one of open) {
      const first = planned(one.table, seat, aim, effort, FREE);
      const { arsenal } = first;
      if (depth === 0) {
        bound = boundOf(table, first, aim);
        if (isSmallAndSpecial(table, arsenal)) exhaustive = Math.max(exhaustive, budget.small ?? 0);
      }
      if (!first.isWhole || !first.isComplete || arsenal.isOpen || arsenal.specials.length > 0) isProven = false;
      for (const { plan, line } of [first, ...otherwise(one.table, seat, aim, effort, first)]) {
        if (!plan || !line) {
          isProven = false;
          continue;
        }
        const isCut = isOpenEnded(line);
        if (isCut && ++chances > MOST_CHANCES) continue;
        const after = isCut ? meanAfter(table, one.table, seat, line.keys, aim, budget.summons) : null;
        beyond += after?.nodes ?? 0;
        const value = after?.mean ?? outcomeOf(aim, seat, table.state, line.end.state, line.won);
        if (isCut || (value !== plan.value && depth === 0)) isProven = false;
        if (!best || value > best.value)
          best = { keys: [...one.keys, ...line.keys], value, won: line.won, exact: false, bound: 0, nodes: 0 };
      }
      if (depth === DEEPEST || arsenal.specials.length === 0) continue;
      for (const step of afterSpecials(one.table, seat, arsenal.specials)) {
        if (met.size > budget.positions) break;
        const word = keyOfPosition(step.table.state);
        if (met.has(word)) continue;
        met.add(word);
        next.push({ table: step.table, keys: [...one.keys, ...step.keys] });
      }
    }
    open = next;
  }
  const steps = effort.nodes + effort.aside + beyond;
  if (isProven && best) return { ...best, exact: true, bound: best.value, nodes: steps };
  const whole = exhaustive > 0 ? exhaust(table, seat, aim, exhaustive) : null;
  if (whole && (!best || whole.value > best.value)) {
    const won = endsWon(table, seat, whole.keys);
    const { keys, value, nodes } = whole;
    const exact = !whole.leavesOut;
    return { keys, value, won, exact, bound: exact ? value : bound, nodes: steps + nodes };
  }
  if (!best) return null;
  const exact = whole?.leavesOut === false;
  return { ...best, exact, bound: exact ? best.value : bound, nodes: steps + (whole?.nodes ?? 0) };
}

/** Whether a small fight has effects that arithmetic counts only in part, or does not try once monsters have come. */
function isSmallAndSpecial({ state }: MageKnight, { owners, doubtful, specials }: Arsenal): boolean {
  if (owners.length > FEW) return false;
  return doubtful.length > 0 || (owners.length < FEW && specials.length > 0 && isBeforeSummons(state));
}

const FEW = 3;

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
function* otherwise(table: MageKnight, seat: Seat, aim: Aim, effort: Effort, { line, arsenal }: Planned) {
  if (line && isOpenEnded(line)) yield planned(table, seat, aim, effort, { ...FREE, isCertain: true });
  if (arsenal.doubtful.length > 0)
    yield planned(table, seat, aim, effort, { ...FREE, refused: new Set(arsenal.doubtful) });
}

type Planned = ReturnType<typeof planned>;

/** The best plan the rules allow: an arm they refuse is not tried again. */
function planned(table: MageKnight, seat: Seat, aim: Aim, effort: Effort, restraint: Restraint) {
  let bound = Number.POSITIVE_INFINITY;
  const refused = new Set(restraint.refused);
  for (let i = 0; ; i++) {
    const reckoning = reckon(table, seat, aim, effort, { ...restraint, refused });
    const { best: plan, arsenal, purse } = reckoning;
    // What they refuse here they may allow elsewhere.
    if (i === 0) bound = reckoning.bound;
    const line = plan && playOut(table, seat, plan, purse, arsenal.cards);
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
  most = Number.POSITIVE_INFINITY,
): { readonly mean: number; readonly nodes: number } {
  const before = from.clone();
  for (const key of keys.slice(0, -1)) before.answer(seat, key);
  let [sum, weight, nodes] = [0, 0, 0];
  const worlds = worldsOf(before.state);
  const step = Math.max(1, worlds.length / most);
  for (let at = 0; at < worlds.length; at += step) {
    const { world, times } = worlds[Math.floor(at)] as World;
    const next = before.clone();
    next.state.piles = world;
    next.answer(seat, keys.at(-1) as string);
    const rest = solve(next, seat, aim, AFTER_CHANCE);
    nodes += rest?.nodes ?? 0;
    sum += times * (outcomeOf(aim, seat, start.state, next.state, false) + (rest?.value ?? 0));
    weight += times;
  }
  return { mean: sum / weight, nodes };
}

/** How many lines that end with a random event to follow beyond it. */
const MOST_CHANCES = 8;

const AFTER_CHANCE: Budget = { nodes: 4000, positions: 1, exhaustive: 0 };

/** How many special effects to try in a row. */
const DEEPEST = 2;

const isMenu = (table: MageKnight, seat: Seat): boolean =>
  table.questionFor(seat)?.prompt.startsWith('combat-') === true;

function endsWon(start: MageKnight, seat: Seat, keys: readonly string[]): boolean {
  const table = start.clone();
  for (const key of keys) table.answer(seat, key);
  return table.state.combat === null && keys.at(-1) !== 'end-phase';
}

interface Step {
  readonly table: MageKnight;
  readonly keys: readonly string[];
}

/** The positions that follow from using one special effect, for each way to answer its questions. */
function* afterSpecials(table: MageKnight, seat: Seat, specials: readonly Use[]): Generator<Step> {
  const offered = new Set(table.questionFor(seat)?.options.map(({ choice }) => choice.key) ?? []);
  for (const { choice } of specials) if (offered.has(choice.key)) yield* stepsAfter(table, seat, [choice.key]);
}

function* stepsAfter(start: MageKnight, seat: Seat, keys: readonly string[]): Generator<Step> {
  const table = start.clone();
  if (table.answer(seat, keys.at(-1) as string) || table.state.fence > start.state.fence) return;
  if (table.state.combat === null) return;
  const question = table.questionFor(seat) as Question;
  if (question.prompt.startsWith('combat-')) {
    if (table.state.combat.targets.length === 0) yield { table, keys };
    return;
  }
  if (keys.length > LONGEST) return;
  for (const { key } of shownTo(question).choices) yield* stepsAfter(table, seat, [...keys, key]);
}

/** How many answers one special effect may need. */
const LONGEST = 4;
