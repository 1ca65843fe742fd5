import type { Effect } from '../../core/effect.ts';
import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { ask, option } from '../../protocol/choice.ts';
import type { Printed } from '../../protocol/effects.ts';
import { HIDDEN } from '../../state/names.ts';
import { TACTICS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { rule } from '../mage-knight.ts';
import type { Query } from '../query.ts';
import { is } from '../shapes.ts';
import { giving } from '../yields.ts';

const EMPTY_DECK = refuse('END-DRAW-03');

/** The Tactic's effect that refills the deck during a draw, if the player has one. */
const refilling = (q: Query): Printed | null =>
  (q.me.tactic === null ? null : TACTICS.get(q.me.tactic).duringDraw) ?? null;

/** Why no card can be drawn now, or null: the deck is empty and cannot be refilled. */
export function whyNoDraw(q: Query): Refusal | null {
  if (q.me.deck.length > 0) return null;
  const effect = refilling(q);
  return effect !== null && q.possible(effect) ? null : EMPTY_DECK;
}

/** Moves up to this many cards from the Deed deck to the hand and returns how many. This is a reveal (UND-02). */
export function takeFromDeck(g: Game, n: number): number {
  const { me } = g;
  const count = Math.min(n, me.deck.length);
  if (count <= 0) return 0;
  const cards = me.deck.slice(me.deck.length - count).reverse();
  me.deck = me.deck.slice(0, me.deck.length - count);
  me.hand = [...me.hand, ...cards];
  g.reveal();
  const others = cards.map(() => HIDDEN);
  g.tellApart(
    g.seat,
    { news: 'cards-drawn', seat: g.seat, cards },
    { news: 'cards-drawn', seat: g.seat, cards: others },
  );
  return count;
}

/**
 * Draws cards from the player's Deed deck. If it runs out, a Tactic may refill it and the draw continues; otherwise the
 * log says how many cards were not drawn.
 */
export function draw(g: Game, n: number): void {
  const left = n - takeFromDeck(g, n);
  if (left <= 0) return;
  if (whyNoDraw(g) === null) g.next(mayRefillDeck({ n: left }));
  else if (g.card !== '') g.tellLost(EMPTY_DECK, drawing({ n: left }));
  else g.tell({ news: 'cards-not-drawn', seat: g.seat, n: left });
}

const drawing = rule('draw', { n: is.amount }, (q, { n }) => whyNoDraw(q) ?? (g => draw(g, n)), {
  word: ({ n }) => `draw ${n}`,
  gives: (_q, { n }) => giving({ gain: 'cards', n }),
});
export const drawCards = (n: number): Printed => drawing({ n });

const mayRefillDeck = rule('may-refill-deck', { n: is.amount }, (q, { n }) => refillBefore(q, drawing({ n })));

/** The deck ran out during a draw: the Tactic may refill it, and then the draw continues. */
export function refillBefore(q: Query, then: Effect): Refusal | Ask<(g: Game) => void> {
  const effect = refilling(q);
  if (effect === null) return EMPTY_DECK;
  return q.refusal(effect) ?? askRefill(q, effect, then);
}

function* askRefill(q: Query, effect: Effect, then: Effect): Ask<(g: Game) => void> {
  const use = yield* ask(q.seat, 'refill-deck', [option({ act: 'tactic' }, true), option({ act: 'done' }, false)]);
  return g => {
    if (use) g.next(effect, then);
  };
}

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    draw: typeof drawing;
  }
}
