import type { Seat } from '../../core/effect.ts';
import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { oneOf } from '../../core/shape.ts';
import { choice, option } from '../../protocol/choice.ts';
import { readKey } from '../../protocol/keys.ts';
import type { Hex } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { gainOnDeck } from '../cards/deeds.ts';
import { askPayment, pay } from '../cards/mana.ts';
import { CARDS, SITES, UNITS } from '../catalogue.ts';
import { sellsHere, shieldsIn } from '../cities/cities.ts';
import { offerCityTrade } from '../cities/city-trade.ts';
import type { Game } from '../game.ts';
import { rule, settledRule } from '../mage-knight.ts';
import { type Space, spaceAt } from '../map/ground.ts';
import { endMovement } from '../map/movement-end.ts';
import type { Menu } from '../menu.ts';
import { distinct, type Query, type Seen, without } from '../query.ts';
import { reputationModifier } from '../rewards/tracks.ts';
import { is } from '../shapes.ts';
import { whyNoAction } from '../turn/action-check.ts';
import { isInhabited, recruitCost, recruitsAt, spellsAt, trainingAt } from './for-sale.ts';
import { hasFreeLoyalty } from './loyalty.ts';
import { takeFromOffer } from './offers.ts';
import { LEARNING, TRAINING, whyNotBought } from './prices.ts';
import { askDisband, disband, hasFreeCommand, hasRoom, recruitUnit } from './units.ts';

/** The space the hero is on, with its site. */
export const siteHere = (q: Query): Space | undefined => (q.me.hex === null ? undefined : spaceAt(q.s, q.me.hex));

/**
 * The Influence an interaction starts with, here or on another space: the Reputation modifier, plus the player's
 * Shields on a city card (INT-03, INT-06).
 */
export function openingInfluence(s: Seen, seat: Seat, at: Hex | null = (s.players[seat] as Player).hex): number {
  const { reputation } = s.players[seat] as Player;
  return (reputationModifier(reputation) ?? 0) + (at === null ? 0 : shieldsIn(s, at, seat));
}

const NO_LOCALS = refuse('INT-01');
const OUTLAW = refuse('INT-04');

/** Why there is no one to interact with on the hero's space, or null. */
export function whyNoLocals(q: Query, here: Space | undefined): Refusal | null {
  if (!here || !isInhabited(q, here)) return NO_LOCALS;
  return reputationModifier(q.me.reputation) === null ? OUTLAW : null;
}

/** Interacts with locals, as the action of this turn. The Reputation modifier applies once, now (INT-03). */
export const interact = settledRule('interact', q => {
  const here = siteHere(q);
  const why = whyNoAction(q) ?? whyNoLocals(q, here);
  if (why) return why;
  const modifier = reputationModifier(q.me.reputation) ?? 0;
  return g => {
    endMovement(g);
    g.turn.interacting = true;
    g.turn.influence = openingInfluence(g.s, g.seat);
    g.tell({ news: 'interaction-began', seat: g.seat, site: here?.site as Name, modifier });
    const shields = g.turn.influence - modifier;
    if (shields > 0) g.tell({ news: 'points-gained', seat: g.seat, points: 'influence', n: shields, from: 'shields' });
  };
});

/** Buys one Healing point at the site's price (INT-10). */
const buyHealing = rule('buy-healing', q => {
  const site = siteHere(q)?.site;
  const price = site ? SITES.get(site).healing : undefined;
  if (price === undefined) return refuse('INT-10');
  return (
    whyNotBought(q, price) ??
    (g => {
      g.turn.influence -= price;
      g.turn.heal++;
      g.tell({ news: 'healing-bought', seat: g.seat, cost: price });
    })
  );
});

/** The token for a recruit: a Command token from a level if one is free, otherwise that of a Skill (REC-03). */
const tokenFor = (q: Query, wanted: 'command' | 'loyalty'): 'command' | 'loyalty' =>
  wanted === 'command' && !hasFreeCommand(q) && hasFreeLoyalty(q) ? 'loyalty' : wanted;

/** Recruits a Unit available at this site, for its cost and a Command token (REC-01 to REC-05). */
const recruit = rule('recruit', { unit: is.unit, isFor: oneOf(['command', 'loyalty']) }, (q, { unit, isFor }) => {
  const token = tokenFor(q, isFor);
  const cost = recruitCost(q, unit, token);
  if (isFor === 'loyalty' && !hasFreeLoyalty(q)) return refuse('REC-03');
  const here = siteHere(q);
  if (!here || !recruitsAt(q, here).includes(unit)) return refuse('REC-01', { unit });
  const poor = whyNotBought(q, cost);
  if (poor) return poor;
  if (hasRoom(q)) return g => take(g, unit, cost, token);
  return disbandAndTake(q, unit, cost);
});

function* disbandAndTake(q: Query, unit: Name, cost: number): Ask<(g: Game) => void> {
  const gone = yield* askDisband(q);
  return g => {
    if (gone) disband(g, gone);
    take(g, unit, cost, 'command');
  };
}

function take(g: Game, unit: Name, cost: number, isFor: 'command' | 'loyalty'): void {
  g.turn.influence -= cost;
  g.s.unitOffer = without(g.s.unitOffer, unit); // REC-08: not refilled
  recruitUnit(g, unit, isFor);
}

/**
 * Buys an Advanced Action: from the Unit offer at a monastery (SIT-MON-02), from their own offer in a green city
 * (CTY-16).
 */
const train = rule('train', { card: is.card }, (q, { card }) => {
  const here = siteHere(q);
  const isCity = sellsHere(q.s, q.me.hex, 'advanced-actions');
  if (!here || !trainingAt(q.s, here).includes(card)) return refuse(isCity ? 'CTY-16' : 'SIT-MON-02', { card });
  return (
    whyNotBought(q, TRAINING) ??
    (g => {
      g.turn.influence -= TRAINING;
      gainOnDeck(g, card);
      if (isCity) takeFromOffer(g, 'advanced-actions', card);
      else g.s.monasteryOffer = without(g.s.monasteryOffer, card);
    })
  );
});

/**
 * Buys a Spell from the offer, at a conquered mage tower or in a blue city, for Influence and one mana of its color
 * (SIT-TOW-03, CTY-14).
 */
const learn = rule('learn', { card: is.card }, (q, { card }) => {
  const here = siteHere(q);
  if (!here || !spellsAt(q.s, here).includes(card)) return refuse('SIT-TOW-03', { card });
  return whyNotBought(q, LEARNING) ?? payAndLearn(q, card);
});

function* payAndLearn(q: Query, card: Name): Ask<(g: Game) => void> {
  const paid = yield* askPayment(q, CARDS.get(card).color ?? 'red');
  return g => {
    pay(g, paid);
    g.turn.influence -= LEARNING;
    gainOnDeck(g, card);
    takeFromOffer(g, 'spells', card);
  };
}

const BUY_HEALING = option({ act: 'buy-healing' }, buyHealing());

/** The one item named in the key to explain, or everything for sale. */
const meant = (menu: Menu, list: readonly Name[], named: (key: string) => Name | undefined): Name[] =>
  menu.wanted === null ? distinct(list) : [named(menu.wanted) ?? ''];

/** Offers what Influence can buy here. */
export function offerPurchases(q: Query, menu: Menu): void {
  if (!q.turn.interacting && menu.wanted === null) return;
  const here = siteHere(q);
  const listing = menu.wanted === null;
  const recruits = here ? recruitsAt(q, here) : [];
  menu.offerOption(q, BUY_HEALING);
  for (const unit of meant(menu, recruits, key => readKey('recruit', key)?.unit)) {
    if (!UNITS.has(unit)) continue;
    const cost = recruitCost(q, unit, tokenFor(q, 'command'));
    if (listing && whyNotBought(q, cost)) continue;
    menu.offer(q, choice({ act: 'recruit', unit, cost }), recruit({ unit, isFor: 'command' }));
  }
  for (const unit of hasFreeLoyalty(q) ? meant(menu, recruits, key => readKey('bind', key)?.unit) : []) {
    if (!UNITS.has(unit)) continue;
    const cost = recruitCost(q, unit, 'loyalty');
    menu.offer(q, choice({ act: 'bind', unit, cost }), recruit({ unit, isFor: 'loyalty' }));
  }
  offerCityTrade(q, menu);
  for (const card of meant(menu, here ? trainingAt(q.s, here) : [], key => readKey('train', key)?.card)) {
    if (CARDS.has(card)) menu.offer(q, choice({ act: 'train', card }), train({ card }));
  }
  for (const card of meant(menu, here ? spellsAt(q.s, here) : [], key => readKey('learn', key)?.card)) {
    if (CARDS.has(card)) menu.offer(q, choice({ act: 'learn', card }), learn({ card }));
  }
}
