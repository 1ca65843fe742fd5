import { duelOutlook, isKeyOf, type MageKnight, type Seat } from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import type { Effort } from '../allot.ts';
import type { Arsenal } from '../arms.ts';
import type { Budget, Solution } from '../solve.ts';
import { bestAttack } from './attack.ts';
import { mostInExchange } from './bound.ts';
import { deal, preyOf } from './damage.ts';
import { exhaustExchange } from './exhaust.ts';
import { afterSpecial, bestDefense } from './specials.ts';
import { duelIn, stakesOf } from './stakes.ts';

/**
 * Solves the exchange of player combat a seat is asked to act in, up to the answer of the other player; null if it is
 * not at a menu of one. The worlds are positions the seat cannot tell apart: they differ in what the other may hold.
 */
export function solveExchange(worlds: readonly MageKnight[], seat: Seat, aim: Aim, budget: Budget): Solution | null {
  const [table] = worlds as readonly [MageKnight];
  const effort: Effort = { nodes: 0, aside: 0, most: budget.nodes * worlds.length, cut: false };
  switch (table.questionFor(seat)?.prompt) {
    case 'duel-damage':
      return spent(table, seat, aim);
    case 'duel-block': {
      const found = bestDefense(table, seat, aim, effort, budget);
      return found && checked(worlds, seat, aim, budget, effort, found, [found.arsenal]);
    }
    case 'duel-attack': {
      const { best: plain, arsenal, guards } = bestAttack(worlds, seat, aim, effort, budget);
      const best = afterSpecial(
        worlds,
        seat,
        budget,
        plain,
        arsenal,
        after => bestAttack(after, seat, aim, effort, budget, worlds).best,
      );
      return checked(worlds, seat, aim, budget, effort, best, [arsenal, ...guards.map(guard => guard.arsenal)]);
    }
    default:
      return null;
  }
}

const isInNumbers = ({ isOpen, specials, doubtful }: Arsenal): boolean =>
  !isOpen && specials.length + doubtful.length === 0;

/** The damage step: everything is public. */
function spent(table: MageKnight, seat: Seat, aim: Aim): Solution {
  const { damage } = duelIn(table.state);
  const elements = duelOutlook(table.queryFor(seat))?.attack.elements ?? [];
  const { keys } = deal(preyOf(table), damage, elements, aim);
  const end = table.clone();
  const played: string[] = [];
  for (const key of [...keys, 'done']) {
    if (end.questionFor(seat)?.prompt !== 'duel-damage') break;
    if (end.answer(seat, key) === null) played.push(key);
  }
  const won = isKeyOf(keys.at(-1) ?? '', 'drive');
  const value = stakesOf(aim, seat, table.state, end.state, won ? seat : null);
  return { keys: played, value, won, exact: true, bound: value, nodes: keys.length };
}

/** How many cards, Units and Skills a fight may have to be searched completely at once. */
const FEW = 4;
/** A position of a duel takes this many times as long as one of a fight with enemies. */
const SLOWER = 1.5;

/**
 * Says whether a line is proven: by numbers if all arms are in numbers, or by searching everything. That needs a budget
 * and a single world; a small budget is for small fights.
 */
function checked(
  [table, ...others]: readonly MageKnight[],
  seat: Seat,
  aim: Aim,
  { exhaustive, small = 0 }: Budget,
  { nodes: steps, aside, cut }: Effort,
  { keys, value }: Pick<Solution, 'keys' | 'value'>,
  arsenals: readonly Arsenal[],
  bound = Number.POSITIVE_INFINITY,
): Solution {
  const nodes = steps + aside;
  const unproven = { keys, value, won: false, exact: false, bound: value, nodes };
  if (!table) return unproven;
  const worlds = [table, ...others];
  const found = { ...unproven, bound: Math.max(value, Math.min(bound, mostInExchange(worlds, seat, aim))) };
  if (others.length > 0) return found;
  if (!cut && arsenals.every(isInNumbers)) return { ...found, exact: true, bound: value };
  const isSmall = arsenals.reduce((n, { owners }) => n + owners.length, 0) <= FEW;
  const whole = exhaustExchange(table, seat, aim, Math.max(exhaustive, isSmall ? small / SLOWER : 0));
  if (!whole) return found;
  const best = whole.value > value ? { ...found, keys: whole.keys, value: whole.value } : found;
  // The other player may have more than numbers tell, so the search counts.
  const exact = !whole.leavesOut;
  return { ...best, value: exact ? whole.value : best.value, exact, bound: exact ? whole.value : best.bound, nodes };
}
