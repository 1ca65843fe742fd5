import type { Seat } from '../core/effect.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import type { Query } from '../rules/query.ts';
import type { View } from './view.ts';

/**
 * A query over a view, for numbers such as costs, limits and combat outlooks. It uses only what the seat of the view
 * may know; names hidden from it stay hidden.
 */
export function queryOver(view: View, seat: Seat): Query {
  const { seat: _seat, ownDeck: _ownDeck, ...shown } = view;
  return new MageKnight({ ...shown, finishing: null, stack: [], random: {} }).queryFor(seat);
}
