import type { Seat } from '../core/effect.ts';
import type { Choice } from '../protocol/choice.ts';
import type { SpotKind } from '../protocol/spots.ts';
import { CARDS } from '../rules/catalogue.ts';
import type { MageKnight } from '../rules/mage-knight.ts';
import { BASIC_COLORS, type BasicColor } from '../state/mana.ts';
import { gameAt, offeredAt, tryOut } from './foresee.ts';
import type { View } from './view.ts';

/** Something the locals sell, with its price in Influence. */
export interface Ware {
  readonly choice: Choice;
  readonly cost: number;
  /** The mana it costs besides. */
  readonly mana: BasicColor | null;
  /** It can be of use now: no one buys healing without a Wound. */
  readonly isUseful: boolean;
}

/** More Influence than anything costs, and too little for anything. */
const RICH = 1000;
const POOR = -1000;

/** Where goods are found: cards that let their player buy something are none. */
const COUNTERS: readonly (SpotKind | undefined)[] = ['offer', 'button'];

/**
 * Everything the locals sell to the hero who talks to them, in reach or not: what the rules offer to somebody rich and
 * refuse to somebody poor, at the price the refusal names.
 */
export function waresOf(view: View, seat: Seat): readonly Ware[] {
  if (!view.turn.interacting || view.turn.seat !== seat) return [];
  const [rich, poor] = [RICH, POOR].map(influence => customer(view, seat, influence));
  if (!rich || !poor) return [];
  const refused = poor.questionFor(seat)?.refused;
  return offeredAt(rich, seat).flatMap((choice): Ware[] => {
    if (!COUNTERS.includes(choice.at?.kind)) return [];
    const refusal = refused?.(choice.key);
    if (refusal?.rule !== 'INT-08') return [];
    const { act, key } = choice;
    const color = act.act === 'learn' ? CARDS.get(act.card).color : null;
    return [{ choice, cost: Number(refusal.about.cost), mana: color, isUseful: tryOut(rich, seat, key).isUseful }];
  });
}

/** The game as it would be with this much Influence, and one mana of each color for Spells. */
function customer(view: View, seat: Seat, influence: number): MageKnight | null {
  const { players, turn } = view;
  const paying = players.map((player, at) => (at === seat ? { ...player, mana: BASIC_COLORS } : player));
  return gameAt({ ...view, players: paying, turn: { ...turn, influence } }, seat, 'turn');
}
