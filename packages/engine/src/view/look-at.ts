import type { Seat } from '../core/effect.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import type { Query } from '../rules/query.ts';
import type { View } from './view.ts';

/**
 * A view as the rules see it, for numbers such as costs, limits and the outlook of a combat. Everything that is asked of
 * it is answered from what the seat of the view may know; names hidden from it stay hidden.
 */
export function lookAt(view: View, seat: Seat): Query {
  const { seat: _seat, ownDeck: _ownDeck, ...shown } = view;
  return new MageKnight({ ...shown, finishing: null, stack: [], random: {} }).look(seat);
}
