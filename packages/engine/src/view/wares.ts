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
  /** The mana it costs as well. */
  readonly mana: BasicColor | null;
  /** Whether it is useful now: healing is not, without a Wound. */
  readonly isUseful: boolean;
}

/** More Influence than anything costs, and too little for anything on sale. */
const RICH = 1000;
const POOR = -1000;

/** Where goods are found; a card in hand that costs Influence is not one of them. */
const COUNTERS: readonly (SpotKind | undefined)[] = ['offer', 'button'];

/**
 * Everything the locals sell to the hero, affordable or not: what the rules offer a rich player and refuse a poor one,
 * at the price the refusal names.
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

/** The game with this much Influence, and one mana of each color to pay for Spells. */
function customer(view: View, seat: Seat, influence: number): MageKnight | null {
  const { players, turn } = view;
  const paying = players.map((player, at) => (at === seat ? { ...player, mana: BASIC_COLORS } : player));
  return gameAt({ ...view, players: paying, turn: { ...turn, influence } }, seat, 'turn');
}
