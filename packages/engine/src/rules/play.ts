import type { Effect } from '../core/effect.ts';
import type { Spot } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Color } from '../state/mana.ts';
import type { Name, PlayedCard } from '../state/state.ts';
import { CARDS, type Card } from './catalogue.ts';
import { addValue, whyNoAttack, whyNoBlock } from './combat/values.ts';
import type { Game } from './game.ts';
import { askPayment, canPayAll, type Payment, pay, whyNotPaid } from './mana.ts';
import type { Menu } from './menu.ts';
import { distinct, type Query, without } from './query.ts';
import { rule } from './table.ts';

const WOUND_HELD = refuse('CRD-09');
const NO_HEALING = refuse('CMB-GEN-07');
const UNPAID = refuse('MAN-06');

/** Why a card cannot be played at all, or null. */
function whyNotPlayed(q: Query, card: Name): Refusal | null {
  if (!q.me.hand.includes(card)) {
    // A card already played cannot be powered afterwards; any other card is simply not there.
    return refuse(q.me.played.some(played => played.card === card) ? 'UND-06' : 'CRD-05', { card });
  }
  return CARDS.get(card).kind === 'wound' ? WOUND_HELD : null;
}

/** The mana an effect of a card costs: Action cards are powered by their colour, Spells always cost theirs (CRD-06, CRD-07). */
function manaCost({ kind, color }: Card, as: 'basic' | 'powered'): readonly Color[] {
  if (color === null) return FREE;
  if (kind === 'spell') return as === 'basic' ? [color] : [color, 'black'];
  return as === 'basic' ? FREE : [color];
}

const FREE: readonly Color[] = [];

/** Nothing of a card that only heals can be used in combat (CMB-GEN-07). */
const isForbiddenHealing = (q: Query, { types }: Card): boolean =>
  q.combat !== null && types.every(type => type === 'healing');

/** Puts a card from the hand into the play area. */
function putIntoPlay(g: Game, card: Name, as: PlayedCard['as']): void {
  g.me.hand = without(g.me.hand, card);
  g.me.played = [...g.me.played, { card, as }];
  g.turn.cardUsed = true;
  g.tell({ news: 'card-played', seat: g.seat, card, as });
}

/** Plays a card for its basic or its powered effect. */
const play = rule<{ card: Name; as: 'basic' | 'powered' }>(
  'play',
  (q, { card, as }) => {
    const held = whyNotPlayed(q, card);
    if (held) return held;
    const printed = CARDS.get(card);
    if (isForbiddenHealing(q, printed)) return NO_HEALING;
    const effect = printed[as];
    if (effect === null) return refuse('CARD-EFFECT-MISSING', { card });
    const useless = q.playing(card).refusal(effect);
    if (useless) return useless;
    const cost = manaCost(printed, as);
    if (cost.length === 0) return g => putAndFollow(g, card, as, 0, effect);
    if (canPayAll(q, cost)) return askAndPlay(q, card, as, effect, cost);
    return q.explaining ? whyNotPaid(q, cost) : UNPAID;
  },
  { sure: true },
);

function* askAndPlay(q: Query, card: Name, as: 'basic' | 'powered', effect: Effect, cost: readonly Color[]) {
  const paid: Payment[] = [];
  for (const [i, color] of cost.entries()) paid.push(yield* askPayment(q, color, paid, cost.slice(i + 1)));
  return (g: Game) => {
    for (const payment of paid) pay(g, payment);
    putAndFollow(g, card, as, 0, effect);
  };
}

function putAndFollow(g: Game, card: Name, as: PlayedCard['as'], bonus: number, effect: Effect): void {
  putIntoPlay(g, card, as);
  g.nextFrom(card, bonus, effect);
}

/** Plays an Action card for its powered effect without paying, its yield raised, through another card (CRD-25). */
export const playThrough = rule<{ card: Name; bonus: number }>('play-through', (q, { card, bonus }) => {
  if (isForbiddenHealing(q, CARDS.get(card))) return NO_HEALING; // CRD-26
  const effect = CARDS.get(card).powered;
  if (effect === null) return refuse('CARD-EFFECT-MISSING', { card });
  const useless = q.playing(card).refusal(effect);
  return useless ?? (g => putAndFollow(g, card, 'powered', bonus, effect));
});

/** What a card played sideways may give; Attack and Block are physical (CRD-30, CRD-32). */
const SIDEWAYS = ['move', 'influence', 'attack', 'block'] as const;
type Sideways = (typeof SIDEWAYS)[number];

/** Plays a card sideways for 1 point. */
const playSideways = rule<{ card: Name; points: Sideways }>('sideways', (q, { card, points }) => {
  const held = points === 'attack' ? whyNoAttack(q, 'melee', true) : points === 'block' ? whyNoBlock(q) : null;
  const unplayable = held ?? whyNotPlayed(q, card);
  if (unplayable) return unplayable;
  const n = q.bent('sideways', [{ from: 'rule', op: 'base', n: 1 }], { seat: q.seat, card });
  return g => {
    putIntoPlay(g, card, 'sideways');
    if (points === 'attack') addValue(g, 'melee', 'physical', n, card);
    else if (points === 'block') addValue(g, 'block', 'physical', n, card);
    else gainPoints(g, points, n, card);
  };
});

/** Adds to the points of the turn what an effect yields, after what raises it. */
export function gainPoints(g: Game, points: 'move' | 'influence' | 'heal', n: number, card: Name): void {
  const gained = g.bent('gain', [{ from: card, op: 'base', n }], { seat: g.seat, card, points });
  g.turn[points] += gained;
  g.tell({ news: 'points-gained', seat: g.seat, points, n: gained });
}

/** What can be done with a card, in words and as effects; made once for each card. */
interface Uses {
  readonly at: Spot;
  readonly each: readonly { readonly key: string; readonly effect: Effect }[];
}

const uses = new Map<Name, Uses>();

function usesOf(card: Name): Uses {
  const known = uses.get(card);
  if (known) return known;
  const made: Uses = {
    at: { kind: 'card', id: card },
    each: [
      { key: `play ${card}`, effect: play({ card, as: 'basic' }) },
      { key: `power ${card}`, effect: play({ card, as: 'powered' }) },
      ...SIDEWAYS.map(points => ({ key: `sideways ${card} ${points}`, effect: playSideways({ card, points }) })),
    ],
  };
  uses.set(card, made);
  return made;
}

/** Offers every card in hand: its basic effect, its powered effect, and sideways. */
export function offerCards(q: Query, menu: Menu): void {
  for (const card of menu.wanted === null ? distinct(q.me.hand) : cardsNamed(menu.wanted)) {
    const { at, each } = usesOf(card);
    for (const { key, effect } of each) menu.offer(q, key, effect, at);
    // CRD-31: a word for what players may try, always refused.
    if (menu.wanted !== null) menu.close(`power ${card} sideways`, () => refuse('CRD-31', { card }));
  }
}

/** The cards a key speaks of, in hand or not. */
const cardsNamed = (key: string): Name[] => key.split(' ').filter(word => CARDS.has(word));
