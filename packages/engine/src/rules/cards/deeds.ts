import type { Seat } from '../../core/effect.ts';
import { type Name, WOUND } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { without } from '../query.ts';
import { levelOf } from '../rewards/tracks.ts';

/* Moves Deed cards between hand, deck, discard pile and play area. */

/** Discards cards from hand; everyone sees them. */
export function discard(g: Game, cards: readonly Name[]): void {
  const { me } = g;
  for (const card of cards) me.hand = without(me.hand, card);
  me.discard = [...me.discard, ...cards];
  if (g.turn.seat === g.seat && cards.some(card => card !== WOUND)) g.turn.cardUsed = true;
  g.showFromHand();
  g.tell({ news: 'cards-discarded', seat: g.seat, cards });
}

/** Removes a card in hand from the game (CRD-13). */
export function throwAway(g: Game, card: Name): void {
  g.me.hand = without(g.me.hand, card);
  g.s.removed = [...g.s.removed, card];
  g.turn.cardUsed = true;
  g.showFromHand();
  g.tell({ news: 'card-thrown-away', seat: g.seat, card });
}

/** Adds Wounds from the unlimited pile to the hand (GAM-10). */
export function takeWounds(g: Game, n: number): void {
  if (n <= 0) return;
  g.me.hand = [...g.me.hand, ...Array<Name>(n).fill(WOUND)];
  if (g.turn.seat === g.seat) g.turn.woundsToHand += n;
  g.tell({ news: 'wounds-taken', seat: g.seat, n });
  happened(g, { event: 'wounded', n });
  if (isKnockedOut(g, n)) dropCards(g, 'knocked-out');
}

/**
 * Counts the Wounds of this fight: as many as the unmodified Hand limit knock the hero out, once (CMB-KO-01,
 * PVP-DMG-03).
 */
function isKnockedOut({ combat, duel, seat, me }: Game, n: number): boolean {
  const { handLimit } = levelOf(me);
  if (combat) {
    combat.wounds += n;
    if (combat.knockedOut || combat.wounds < handLimit) return false;
    combat.knockedOut = true;
    return true;
  }
  if (!duel) return false;
  duel.wounds = [...duel.wounds, ...Array<Seat>(n).fill(seat)];
  if (duel.knockedOut.includes(seat) || duel.wounds.filter(other => other === seat).length < handLimit) return false;
  duel.knockedOut = [...duel.knockedOut, seat];
  return true;
}

/** Whether the hand is not empty and holds only Wounds (RST-06, RST-09). */
export const holdsOnlyWounds = ({ hand }: Pick<Player, 'hand'>): boolean =>
  hand.length > 0 && hand.every(card => card === WOUND);

/** Discards all non-Wound cards in hand at once. */
export function dropCards(g: Game, why: 'paralysed' | 'knocked-out'): void {
  g.tell({ news: why, seat: g.seat });
  const cards = g.me.hand.filter(card => card !== WOUND);
  if (cards.length > 0) discard(g, cards);
}

/** Puts a gained card on top of the player's Deed deck (CRD-14). */
export function gainOnDeck(g: Game, card: Name): void {
  g.me.deck = [...g.me.deck, card];
  g.tell({ news: 'card-gained', seat: g.seat, card });
}

/** Puts a gained card where the effect says: in hand or on the discard pile. */
export function gainTo(g: Game, card: Name, to: 'hand' | 'discard'): void {
  g.me[to] = [...g.me[to], card];
  g.tell({ news: 'card-gained', seat: g.seat, card, to });
}

/** Shuffles a list with the random stream of the player's deck. */
export const shuffleDeck = (g: Game, cards: readonly Name[]): Name[] =>
  g.random(`deck ${g.seat}`, stream => stream.shuffled(cards));
