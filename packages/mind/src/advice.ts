import { imagineFrom, type Known, MageKnight, type Seat, type State } from '@deedbook/engine';
import { AIMS } from './aim.ts';
import { certaintyOf } from './certainty.ts';
import { adviseOnExchange } from './duel/advise.ts';
import { endingOf, type FightAdvice, played } from './ending.ts';
import { exhaust, worldsOf } from './exhaust.ts';
import { type Budget, GLANCE, type Solution, solve } from './solve.ts';

const ADVICE: Budget = { nodes: 200_000, positions: 60, exhaustive: 20_000 };
const AFTER_CHANCE: Budget = { nodes: 20_000, positions: 8, exhaustive: 0 };
const GLANCE_AFTER_CHANCE: Budget = { nodes: 1000, positions: 0, exhaustive: 0 };

/**
 * Advice for the fight a seat is in; null if it is not fighting, or if it is in the middle of an attack or block and
 * the fight is too large to search. It depends only on what the seat knows.
 */
export function adviseOnFight(known: Known, budget: Budget = ADVICE): FightAdvice | null {
  const { seat } = known;
  if (known.position.duel !== null) return adviseOnExchange(known, budget);
  const start = new MageKnight(imagineFrom(known, 'advice'));
  if (start.state.combat === null || start.questionFor(seat) === null) return null;
  const best = bestFrom(start, seat, budget);
  if (!best) return null;
  const before = endingOf(start.state, start.state, seat, false);
  const { steps } = played(start, seat, best.keys);
  const endings = endingsOf(start, seat, best.keys, budget === GLANCE ? GLANCE_AFTER_CHANCE : AFTER_CHANCE);
  return { ...certaintyOf(best), isExchange: false, before, endings, steps };
}

/** The same in a few milliseconds, as far as that gets. */
export const glanceAtFight = (known: Known): FightAdvice | null => adviseOnFight(known, GLANCE);

function endingsOf(
  start: MageKnight,
  seat: Seat,
  keys: readonly string[],
  after: Budget = AFTER_CHANCE,
): FightAdvice['endings'] {
  const { end } = played(start, seat, keys);
  if (end.state.combat !== null) return afterChance(start, seat, keys, after);
  return [{ ending: endingOf(start.state, end.state, seat, isWon(keys)), times: 1 }];
}

type Best = Pick<Solution, 'keys' | 'exact' | 'value' | 'bound'>;

/** How many imagined positions a step is tried in. */
const WORLDS = 120;

/**
 * How the fight that an answer would start may end: the step is taken in many positions the seat cannot tell from the
 * real one, and each different fight among them is fought as well as possible. Null if the answer starts no fight.
 */
export function oddsOfStep(known: Known, key: string): FightAdvice | null {
  const { seat, position } = known;
  const fights = new Map<string, { readonly table: MageKnight; times: number }>();
  for (let i = 0; i < WORLDS; i++) {
    const table = new MageKnight(imagineFrom(known, `odds ${i}`));
    if (table.answer(seat, key) || table.state.combat === null) return null;
    const foes = table.state.combat.foes.map(({ enemy }) => enemy).sort();
    const met = fights.get(foes.join());
    if (met) met.times++;
    else fights.set(foes.join(), { table, times: 1 });
    // All enemies are known, so every position is the same.
    if (i === 0 && table.state.fence === position.fence) break;
  }
  const endings = [...fights.values()].flatMap(({ table, times }) => {
    const solved = solve(table, seat, AIMS.win, AFTER_CHANCE);
    const ways = solved ? endingsOf(table, seat, solved.keys) : [];
    const all = ways.reduce((n, way) => n + way.times, 0);
    return ways.map(way => ({ ending: way.ending, times: (times * way.times) / all }));
  });
  if (endings.length === 0) return null;
  const before = endingOf(position, position, seat, false);
  const unknown = { isProven: false, isHopeless: false, atMostBetter: null };
  return { ...unknown, isExchange: false, before, endings, steps: [] };
}

/** Arithmetic from the menu of a phase; an exhaustive search from the middle of an attack or block. */
function bestFrom(start: MageKnight, seat: Seat, budget: Budget): Best | null {
  const solved = solve(start, seat, AIMS.win, budget);
  if (solved) return solved;
  return (isAimedOnly(start.state) ? aimedAgain(start, seat, budget) : null) ?? searched(start, seat, budget);
}

/** Targets are chosen, but nothing has been played against them. */
const isAimedOnly = ({ combat }: State): boolean =>
  combat !== null && combat.targets.length > 0 && combat.values.length === 0;

/** Choosing the targets again costs nothing; if the line chooses the same ones, they stay. */
function aimedAgain(start: MageKnight, seat: Seat, budget: Budget): Best | null {
  const free = start.clone();
  if (free.answer(seat, 'give-up')) return null;
  const solved = solve(free, seat, AIMS.win, budget);
  if (!solved) return null;
  const { combat } = start.state;
  const again = free.clone();
  for (const [i, key] of solved.keys.entries()) {
    if (again.answer(seat, key)) return null;
    if (String(again.state.combat?.targets) !== String(combat?.targets)) continue;
    return { ...solved, keys: solved.keys.slice(i + 1) };
  }
  return { ...solved, keys: ['give-up', ...solved.keys] };
}

function searched(start: MageKnight, seat: Seat, { exhaustive }: Budget): Best | null {
  const found = exhaust(start, seat, AIMS.win, exhaustive);
  if (!found) return null;
  const { keys, value, leavesOut } = found;
  return { keys, value, exact: !leavesOut, bound: leavesOut ? Number.POSITIVE_INFINITY : value };
}

/** How it ends for each monster that may be summoned, each fought as well as possible. */
function afterChance(start: MageKnight, seat: Seat, keys: readonly string[], budget: Budget): FightAdvice['endings'] {
  const { end: last } = played(start, seat, keys.slice(0, -1));
  return worldsOf(last.state).map(({ world, times }) => {
    const next = last.clone();
    next.state.piles = world;
    next.answer(seat, keys.at(-1) as string);
    const rest = solve(next, seat, AIMS.win, budget);
    const { end } = played(next, seat, rest?.keys ?? []);
    return { ending: endingOf(start.state, end.state, seat, isWon(rest?.keys ?? ['end-phase'])), times };
  });
}

/** A fight that is won ends with the last enemy, not with the last phase. */
const isWon = (keys: readonly string[]): boolean => keys.at(-1) !== 'end-phase';
