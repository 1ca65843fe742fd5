import type { Seat } from '../core/effect.ts';
import type { ActName } from '../protocol/acts.ts';
import type { Choice } from '../protocol/choice.ts';
import { endsOf, gameAt, offeredAt } from './foresee.ts';
import type { View } from './view.ts';

/** Something the locals sell, with its price in Influence. */
export interface Ware {
  readonly choice: Choice;
  readonly cost: number;
}

const PURCHASES: readonly ActName[] = ['buy-healing', 'recruit', 'train', 'learn', 'buy-artifact'];

/** More Influence than anything costs. */
const RICH = 1000;

/**
 * What the locals sell to the hero, affordable or not: everything the rules would offer a player with unlimited
 * Influence, at its price.
 */
export function waresOf(view: View, seat: Seat): readonly Ware[] {
  const { turn } = view;
  if (!turn.interacting || turn.seat !== seat) return [];
  const game = gameAt({ ...view, turn: { ...turn, influence: RICH } }, seat, 'turn');
  if (!game) return [];
  return offeredAt(game, seat).flatMap(choice => {
    if (!PURCHASES.includes(choice.act.act)) return [];
    for (const end of endsOf(game.clone(), seat, choice.key)) {
      if (end !== null) return [{ choice, cost: RICH - end.after.turn.influence }];
    }
    return [];
  });
}
