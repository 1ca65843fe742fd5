import type { Effect } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { hasInside, type When, whenPossible } from '../../core/rule.ts';
import { oneOf, optional } from '../../core/shape.ts';
import type { Color } from '../../state/mana.ts';
import { type Name, WOUND } from '../../state/names.ts';
import type { PlayedCard } from '../../state/player.ts';
import { CARDS, type Card } from '../catalogue.ts';
import { addValue, attackNow, valueGained, whyNoAttack, whyNoBlock } from '../fight/values.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import { Moment } from '../moment.ts';
import { type Query, without } from '../query.ts';
import { is } from '../shapes.ts';
import { bothWhen, IN_PEACE, NEVER } from '../when.ts';
import { forMana, giving, yieldsOf } from '../yields.ts';
import { askPayment, canPayAll, type Fits, type Payment, pay, whyNotPaid } from './mana.ts';

const WOUND_HELD = refuse('CRD-09');
const NO_HEALING = refuse('CMB-GEN-07');
const UNPAID = refuse('MAN-06');

/** Why a card cannot be played at all, or null. */
function whyNotPlayed(q: Query, card: Name): Refusal | null {
  if (!q.me.hand.includes(card)) {
    // A card already played cannot be powered later; any other card is simply not in hand.
    return refuse(q.me.played.some(played => played.card === card) ? 'UND-06' : 'CRD-05', { card });
  }
  return whyNeverPlayed(card);
}

/** Why a card can never be played, or null: a Wound can only be healed or thrown away. */
export const whyNeverPlayed = (card: Name): Refusal | null => (CARDS.get(card).kind === 'wound' ? WOUND_HELD : null);

/** The mana cost of an effect: Action cards are powered by their color, Spells always cost theirs (CRD-06, CRD-07). */
function manaCost({ kind, color }: Card, as: 'basic' | 'powered'): readonly Color[] {
  if (color === null) return FREE;
  if (kind === 'spell') return as === 'basic' ? [color] : [color, 'black'];
  return as === 'basic' ? FREE : [color];
}

const FREE: readonly Color[] = [];

/** A card that only heals cannot be used in combat (CMB-GEN-07). */
const isHealing = ({ types }: Card): boolean => types.every(type => type === 'healing');

/** Moves a card from the hand to the play area. */
function putIntoPlay(g: Game, card: Name, as: PlayedCard['as']): void {
  g.me.hand = without(g.me.hand, card);
  g.me.played = [...g.me.played, { card, as }];
  if (card !== WOUND) g.turn.cardUsed = true; // TRN-12
  tellPlayed(g, card, as);
}

/** Notes that a card was played, from the hand or from an offer. */
function tellPlayed(g: Game, card: Name, as: PlayedCard['as']): void {
  if (as !== 'sideways' && CARDS.get(card).kind === 'spell') g.turn.spellsCast = [...g.turn.spellsCast, { card, as }];
  g.tell({ news: 'card-played', seat: g.seat, card, as });
  happened(g, { event: 'played', card, as });
}

/** Plays a card for its basic or its powered effect. */
export const play = rule(
  'play',
  { card: is.card, as: oneOf(['basic', 'powered']) },
  (q, { card, as }) =>
    whyNotPlayed(q, card) ?? payAndUse(q.playing(card), printOf(card, as), g => putIntoPlay(g, card, as)),
  { sure: true, gives: (q: Query, { card, as }) => yieldsOfCard(q.playing(card), card, as) },
);

/** What an effect of a card gives for its mana. */
function yieldsOfCard(q: Query, card: Name, as: 'basic' | 'powered') {
  const printed = CARDS.get(card);
  const effect = printed[as];
  return effect && forMana(yieldsOf(q, effect), manaCost(printed, as));
}

/** Whether a card in hand could be played for its powered effect now. */
export const canPower = (q: Query, card: Name): boolean => q.possible(play({ card, as: 'powered' }));

/** Casts a Spell in the offer as if it were in hand; the card stays there. The permission to do so is used up. */
export const castFromOffer = rule(
  'cast',
  { card: is.card, as: oneOf(['basic', 'powered']), leave: is.card },
  (q, { card, as, leave }) => {
    if (!q.s.spellOffer.includes(card)) return refuse('CRD-05', { card });
    return payAndUse(q.from(card), printOf(card, as), g => {
      const { color } = CARDS.get(card);
      const used = g.s.modifiers.find(m => m.mod === leave && m.seat === g.seat && m.on === color);
      if (used) g.drop(used);
      tellPlayed(g, card, as);
    });
  },
  { sure: true },
);

/** What is printed about one effect of a card. */
export interface Print {
  readonly card: Name;
  readonly effect: Effect | null;
  readonly cost: readonly Color[];
  /** When it can be used, apart from its cost. */
  readonly when: When;
  /** It costs mana of its own, on top of the card's. */
  readonly pays: boolean;
  /** It cannot be used in combat (CMB-GEN-07). */
  readonly onlyHeals: boolean;
}

export function printOf(card: Name, as: 'basic' | 'powered'): Print {
  const printed = CARDS.get(card);
  const effect = printed[as];
  // BAN-01: attaching a Banner is not healing.
  const onlyHeals = isHealing(printed) && !(printed.banner === true && as === 'basic');
  const when = effect === null ? NEVER : whenPossible(effect);
  return {
    card,
    effect,
    cost: manaCost(printed, as),
    when: onlyHeals ? bothWhen(when, IN_PEACE) : when,
    pays: effect !== null && hasInside(effect, 'pays'),
    onlyHeals,
  };
}

/** Why an effect of the card being played cannot be used and paid for, or null. */
export function whyNotUsed(q: Query, print: Print, moment: Moment): Refusal | null {
  const { card, effect, cost, when, pays, onlyHeals } = print;
  if (onlyHeals && q.isFighting) return NO_HEALING;
  if (effect === null) return refuse('CARD-EFFECT-MISSING', { card });
  // If the reason is not wanted, do the cheaper check first.
  if (cost.length > 0 && !q.explaining && !moment.canPay(q, cost)) return UNPAID;
  const useless = moment.allows(q, when) ? null : q.refusal(effect);
  if (useless || cost.length === 0 || !(pays || q.explaining)) return useless;
  if (canPayAll(q, cost, [], fitting(q, pays, effect))) return null;
  return q.explaining ? whyNotPaid(q, cost) : UNPAID;
}

/** CRD-11: after paying for the card, there must still be mana for what the effect itself costs. */
const fitting = (q: Query, pays: boolean, effect: Effect): Fits | undefined =>
  pays ? paid => q.paying(paid).possible(effect) : undefined;

/** Pays for an effect of the card being played, moves the card, and queues the effect. */
function payAndUse(q: Query, print: Print, put: (g: Game) => void) {
  const useless = whyNotUsed(q, print, new Moment());
  if (useless) return useless;
  const effect = print.effect as Effect;
  const use = (g: Game) => {
    put(g);
    g.nextFrom(print.card, 0, effect);
  };
  return print.cost.length === 0 ? use : askAndUse(q, print.cost, use, fitting(q, print.pays, effect));
}

function* askAndUse(q: Query, cost: readonly Color[], use: (g: Game) => void, fits: Fits | undefined) {
  const paid: Payment[] = [];
  for (const [i, color] of cost.entries()) paid.push(yield* askPayment(q, color, paid, cost.slice(i + 1), fits));
  return (g: Game) => {
    for (const payment of paid) pay(g, payment);
    use(g);
  };
}

/** Plays an Action card through another card: its powered effect, free of charge, with its value raised (CRD-25). */
export const playThrough = rule(
  'play-through',
  { card: is.card, bonus: is.amount },
  (q, { card, bonus }) =>
    whyNotThrough(q, card, 'powered') ??
    (g => {
      putIntoPlay(g, card, 'powered');
      g.nextFrom(card, bonus, CARDS.get(card).powered as Effect);
    }),
  {
    gives: (q: Query, { card, bonus }) => {
      const yields = yieldsOf(q.playing(card).raisedBy(bonus - q.bonus), CARDS.get(card).powered as Effect);
      return yields?.map(one => ({ ...one, cards: [card, ...one.cards] })) ?? null;
    },
  },
);

/**
 * Why an effect of a card in hand cannot be used through another card, or null. All its restrictions apply (CRD-26).
 */
export function whyNotThrough(q: Query, card: Name, as: 'basic' | 'powered'): Refusal | null {
  if (q.isFighting && isHealing(CARDS.get(card))) return NO_HEALING;
  const effect = CARDS.get(card)[as];
  return effect === null ? refuse('CARD-EFFECT-MISSING', { card }) : q.playing(card).refusal(effect);
}

/** What a card played sideways can give; Attack and Block are physical (CRD-30, CRD-32). */
export const SIDEWAYS = ['move', 'influence', 'attack', 'block'] as const;
export type SidewaysPoints = (typeof SIDEWAYS)[number];
/** The value of a card played sideways: 1, or what a Skill sets it to. */
export const sidewaysValue = (q: Query, card: Name, set?: number): number =>
  q.modified('sideways', set === undefined ? ONE_POINT : [...ONE_POINT, { from: q.card, op: 'set', n: set }], {
    seat: q.seat,
    card,
  });
const ONE_POINT: readonly Term[] = [{ from: 'rule', op: 'base', n: 1 }];

/** Plays a card sideways for 1 point, or for what a Skill sets it to. With a Skill it may be a Wound. */
export const playSideways = rule(
  'sideways',
  { card: is.card, points: oneOf(SIDEWAYS), set: optional(is.amount) },
  (q, e) => {
    const { card, points, set } = e;
    const held = whyNoSideways(q, points);
    const unplayable = held ?? (set !== undefined && q.me.hand.includes(card) ? null : whyNotPlayed(q, card));
    if (unplayable) return unplayable;
    return g => {
      const n = sidewaysValue(q, card, set);
      putIntoPlay(g, card, 'sideways');
      if (points === 'move' || points === 'influence') {
        gainPoints(g, points, n, card);
        return;
      }
      const { reach, element } = attackNow(q, ...SIDEWAYS_ATTACK);
      const value = points === 'attack' ? { kind: reach, element } : ({ kind: 'block', element: 'physical' } as const);
      addValue(g, { ...value, terms: [{ from: card, op: 'base', n }], from: card });
    };
  },
  {
    gives: (q: Query, { card, points, set }) => {
      const n = sidewaysValue(q, card, set);
      if (points === 'move' || points === 'influence')
        return giving({ gain: points, n: pointsGained(q, points, n, card) });
      const terms: Term[] = [{ from: card, op: 'base', n }];
      if (points === 'block') {
        const gained = valueGained(q, { kind: 'block', terms, from: card });
        return giving({ gain: 'block', element: 'physical', n: gained, extra: null });
      }
      const { reach, element } = attackNow(q, 'melee', 'physical');
      return giving({ gain: 'attack', reach, element, n: valueGained(q, { kind: reach, terms, from: card }) });
    },
  },
);

type TurnPoints = 'move' | 'influence' | 'heal';

/** The points an effect gives, including what raises them. */
export const pointsGained = (q: Query, points: TurnPoints, n: number, card: Name): number =>
  q.modified('gain', [{ from: card, op: 'base', n }], { seat: q.seat, card, points });

/** CRD-32, unless an effect changes all Attacks. */
const SIDEWAYS_ATTACK = ['melee', 'physical'] as const;

/** Why no card can be played sideways for this now, or null. */
export function whyNoSideways(q: Query, points: SidewaysPoints): Refusal | null {
  if (points === 'block') return whyNoBlock(q);
  if (points !== 'attack') return null;
  const { reach } = attackNow(q, ...SIDEWAYS_ATTACK);
  return whyNoAttack(q, reach, reach === 'melee');
}

/** Adds the points an effect gives, including what raises them, to the turn. */
export function gainPoints(g: Game, points: TurnPoints, n: number, card: Name): void {
  const gained = pointsGained(g, points, n, card);
  g.turn[points] += gained;
  g.tell({ news: 'points-gained', seat: g.seat, points, n: gained, from: card });
}
