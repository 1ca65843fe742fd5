import type { MageKnight, Seat } from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import type { Effort } from '../allot.ts';
import type { Arsenal } from '../arms.ts';
import { played } from '../ending.ts';
import { afterSpecials } from '../moments.ts';
import type { Budget, Solution } from '../solve.ts';
import { type Blocked, bestBlock } from './block.ts';

/* Special effects of either player in an exchange, used before an attack or block in numbers. */

type Found = Pick<Solution, 'keys' | 'value'>;

/**
 * The best of what was found and of what can be done after one special effect, which is used in all worlds alike: they
 * differ only in what the other player holds.
 */
export function afterSpecial(
  worlds: readonly MageKnight[],
  seat: Seat,
  budget: Pick<Budget, 'positions'>,
  plain: Found,
  arsenal: Arsenal,
  then: (after: readonly MageKnight[]) => Found | null,
): Found {
  const [table, ...others] = worlds as readonly [MageKnight, ...MageKnight[]];
  let best = plain;
  let left = budget.positions * SPECIAL;
  for (const { table: after, keys } of triesSpecials(budget) ? afterSpecials(table, seat, arsenal) : []) {
    if (left-- <= 0) break;
    const found = then([after, ...others.map(world => played(world, seat, keys).end)]);
    if (found && found.value > best.value) best = { keys: [...keys, ...found.keys], value: found.value };
  }
  return best;
}

/** How many positions after special effects to consider, for each one in a fight with enemies. */
const SPECIAL = 0.5;
/** With fewer positions than this, none. */
const HASTY = 10;
export const triesSpecials = ({ positions }: Pick<Budget, 'positions'>): boolean => positions >= HASTY;

/**
 * The best block of the attack under way, after a special effect or without one. `arsenal` is what there is to block with,
 * if that is known.
 */
export function bestDefense(
  table: MageKnight,
  seat: Seat,
  aim: Aim,
  effort: Effort,
  budget: Pick<Budget, 'positions'>,
  arsenal?: Arsenal,
): Blocked | null {
  const plain = bestBlock(table, seat, aim, effort, table, arsenal);
  if (!plain) return null;
  const best = afterSpecial([table], seat, budget, plain, plain.arsenal, ([after]) =>
    after ? bestBlock(after, seat, aim, effort, table) : null,
  );
  return { ...best, arsenal: plain.arsenal };
}
