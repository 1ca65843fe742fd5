import type { Seat } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { isKeyOf, readKey } from '../../protocol/keys.ts';
import { areAdjacent, type Hex } from '../../state/hex.ts';
import { type Name, WOUND } from '../../state/names.ts';
import type { PlayedCard } from '../../state/player.ts';
import { discard, takeWounds } from '../cards/deeds.ts';
import { refillBefore, takeFromDeck } from '../cards/drawing.ts';
import { returnDice } from '../cards/source.ts';
import { CARDS, SKILLS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { happened, lasting } from '../lasting.ts';
import { lateRule, rule, settledRule } from '../mage-knight.ts';
import { isSafe } from '../map/figures.ts';
import { ownerOf, spaceAt } from '../map/ground.ts';
import { distinct, type Query } from '../query.ts';
import { levelUps } from '../rewards/levels.ts';
import { takeRewards } from '../rewards/rewards.ts';
import { levelOf } from '../rewards/tracks.ts';
import { siteOf } from '../scenarios/scenarios.ts';
import { areAllies } from '../scenarios/teams.ts';
import { is } from '../shapes.ts';

/** The End of Turn, step by step in this exact order (END-01 to END-11). */
export const endTurn = settledRule('end-turn', () => g => {
  g.next(
    giveDiceBack(),
    withdraw(),
    windUp(),
    cleanUp(),
    spaceBenefits(),
    takeRewards({ late: false }),
    levelUps(),
    takeRewards({ late: true }),
    discardStep(),
    drawStep(),
    turnOver(),
  );
});

/** Step 1 (END-02). */
const giveDiceBack = rule('give-dice-back', () => returnDice);

/** The way back along this turn's path to the first safe space: one Wound per space entered (FWD-01, FWD-02). */
export function wayBack({ s, seat, turn }: Query): { readonly path: readonly Hex[]; readonly wounds: number } {
  let { path } = turn;
  while (path.length > 1 && !isSafe(s, path.at(-1) as Hex, seat)) path = path.slice(0, -1);
  return { path, wounds: turn.path.length - path.length };
}

/** Step 2 (END-03). */
const withdraw = rule('withdraw', () => g => {
  const { me, turn } = g;
  const { path, wounds } = wayBack(g);
  if (wounds === 0) return;
  turn.path = path;
  me.hex = path.at(-1) as Hex;
  takeWounds(g, wounds);
  g.tell({ news: 'withdrew', seat: g.seat, hex: me.hex, wounds });
});

/** What lasting effects do at the end of the turn, while played cards are still in the play area. */
const windUp = rule('wind-up', () => g => happened(g, { event: 'turn-ends' }));

/** Whether it is an Artifact played for its strong effect, which is thrown away (CRD-08). */
export const isThrownAway = ({ card, as }: PlayedCard): boolean =>
  as === 'powered' && CARDS.get(card).kind === 'artifact';

/** Step 3: mana tokens go back, played cards are discarded or thrown away, crystals stay (END-04). */
const cleanUp = rule('clean-up', () => g => {
  const { me, s, turn } = g;
  me.mana = [];
  const thrown = me.played.filter(isThrownAway);
  s.removed = [...s.removed, ...thrown.map(({ card }) => card)];
  me.discard = [...me.discard, ...me.played.filter(played => !thrown.includes(played)).map(({ card }) => card)];
  me.played = [];
  turn.move = 0;
  turn.influence = 0;
  turn.heal = 0;
});

/** The steps that put away what was used, for a forfeited turn: the player may have fought on another player's turn. */
export const putAway = () => [giveDiceBack(), cleanUp()];

/** Step 4: the benefits of the space (END-05). */
const spaceBenefits = rule('space-benefits', () => g => {
  const site = g.me.hex === null ? null : spaceAt(g.s, g.me.hex)?.site;
  const benefit = site ? siteOf(g.s, site).atTurnEnd : undefined;
  if (benefit) g.next(benefit);
});

const MUST_DISCARD = refuse('TRN-11');
const NOT_A_WOUND = refuse('CRD-09');

/**
 * Step 7: discard any number of non-Wound cards, but at least one if none was used this turn (END-09, TRN-11). In a
 * multiplayer game everyone with a card in hand is asked: skipping a player would show that they hold only Wounds
 * (GAM-07).
 */
const discardStep = lateRule('discard-step', function* (q: Query) {
  const cards = distinct(q.me.hand).filter(card => card !== WOUND);
  const isSeen = q.s.players.length > 1;
  if (isSeen ? q.me.hand.length === 0 : cards.length === 0) return () => {};
  const must = cards.length > 0 && !q.turn.cardUsed && !q.turn.emptyHanded;
  const options: Option<Name | null>[] = cards.map(discardOf);
  const card = yield* ask(q.seat, 'discard-step', must ? options : [...options, DONE], {
    always: true,
    ...(must && { about: { must } }),
    refused: key => whyNotNow(key),
  });
  return (g: Game) => {
    if (card === null) return;
    discard(g, [card]);
    g.next(discardStep());
  };
});

const discards = new Map<Name, Option<Name>>();

/** The answer that discards a card, built once per card. */
function discardOf(card: Name): Option<Name> {
  let known = discards.get(card);
  if (!known) {
    known = option({ act: 'discard', card }, card);
    discards.set(card, known);
  }
  return known;
}

/** By now cards can be discarded but no longer played (END-01). */
function whyNotNow(key: string): Refusal | null {
  if (isKeyOf(key, 'done')) return MUST_DISCARD;
  if (readKey('discard', key)?.card === WOUND) return NOT_A_WOUND;
  return isKeyOf(key, 'play', 'power', 'sideways') ? TOO_LATE : null;
}

const TOO_LATE = refuse('END-01');

const DONE = option({ act: 'done' }, null);

/** Step 8: draw up to the Hand limit (END-10). */
const drawStep = rule('draw-step', () => g => {
  if (lasting(g.s, g.seat, 'drawsNoHand')) return;
  g.next(drawUpTo({ limit: handLimit(g) }));
});

/** Draws up to the limit. A Tactic may refill the deck in the process (END-DRAW-03). */
const drawUpTo = rule('draw-up-to', { limit: is.amount }, (_q, { limit }) => g => {
  const drawn = takeFromDeck(g, limit - g.me.hand.length);
  if (drawn > 0) happened(g, { event: 'draws-up' }); // RND-ORD-11: if nothing was drawn, the effect is kept
  if (g.me.hand.length < limit) g.next(mayRefillLate({ limit }));
});

const mayRefillLate = lateRule('may-refill-late', { limit: is.amount }, (q, { limit }) =>
  refillBefore(q, drawUpTo({ limit })),
);

/** How many cards a player draws up to: the limit of the level, nearby keeps or cities, and other bonuses. */
export function handLimit(q: Query, terms?: Term[]): number {
  const base: Term[] = [{ from: 'level', op: 'base', n: levelOf(q.me).handLimit }];
  const [keeps, cities] = [keepBonus(q), cityBonus(q)];
  // END-DRAW-06: only the higher of the two counts.
  if (keeps > 0 && keeps >= cities) base.push({ from: 'keep', op: 'add', n: keeps });
  else if (cities > 0) base.push({ from: 'city', op: 'add', n: cities });
  return q.modified('handLimit', base, { seat: q.seat }, terms);
}

const isOnOrNextTo = (hero: Hex, hex: Hex): boolean => hero === hex || areAdjacent(hero, hex);

/** On or next to one of the player's keeps: one card per keep owned anywhere (END-DRAW-04). */
function keepBonus(q: Query): number {
  const { hex } = q.me;
  if (hex === null) return 0;
  const shielded = distinct(q.s.shields.map(shield => shield.hex));
  const keeps = shielded.filter(site => spaceAt(q.s, site)?.site === 'keep');
  const own = keeps.filter(keep => ownerOf(q.s, keep) === q.seat);
  // TEA-04: also next to an ally's keep, but only the player's own keeps count.
  const open = keeps.filter(keep => own.includes(keep) || areAllies(q.s, q.seat, ownerOf(q.s, keep) as Seat));
  return open.some(keep => isOnOrNextTo(hex, keep)) ? own.length : 0;
}

/** On or next to a conquered city where the player has a Shield: one card, or two for its leader (END-DRAW-05). */
function cityBonus(q: Query): number {
  const { hex } = q.me;
  if (hex === null) return 0;
  const own = q.s.cities.filter(
    ({ conquered, shields, hexes }) =>
      conquered && shields.includes(q.seat) && hexes.some(space => isOnOrNextTo(hex, space)),
  );
  return Math.max(0, ...own.map(({ leader }) => (leader === q.seat ? 2 : 1)));
}

/** The turn is over; a figure on the portal leaves the map (END-11). */
const turnOver = rule('turn-over', () => g => {
  const { me, s } = g;
  // A defender, a participant in an assault, or a late player ends only their own part: other turns may still be in
  // progress (COA-14, REW-06).
  const isDefence = s.defence?.seat === g.seat;
  g.expire('turn', isDefence || s.assault !== null || s.finishing !== null ? g.seat : null);
  me.skills = me.skills.map(skill =>
    SKILLS.get(skill.skill).frequency === 'turn' ? { ...skill, used: false } : skill,
  );
  g.tell({ news: 'turn-ended', seat: g.seat });
  if (me.hex !== null && spaceAt(s, me.hex)?.site === 'portal') {
    me.hex = null;
    g.tell({ news: 'left-the-map', seat: g.seat });
  }
  if (isDefence) {
    s.defence = null;
    return;
  }
  s.turn.seat = null;
  me.drivenOff = false;
});
