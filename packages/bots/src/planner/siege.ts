import { CITIES, cityAt, type Hex, levelOf, type Name, type Query, WOUND } from '@deedbook/engine';
import { worthOfExploring } from '../greedy/goals.ts';
import { SOBER } from '../greedy/mind.ts';
import { worthOfUnit } from '../greedy/worth.ts';
import { turnsLeft } from '../tempo.ts';
import { worthInDeck } from './deck.ts';
import { chanceOf, type Demand, demandFor } from './strength.ts';

/* Cities: what it is worth to find them and to wear down their garrisons, in scenarios that are won by taking them. */

/** Winning, besides what it scores. */
const VICTORY = 200;
/** A defender beaten stays beaten, so every one counts, besides its Fame. */
const DEFENDER = 5;
const CITY = 20;
const FOUND = 8;
/** A tile revealed while cities are still hidden: at first, more for each Round that has passed, and at most. */
const TILE = 2.5;
const TILE_LATER = 3;
const MOST_FOR_TILE = 12;
/** Each point of Reputation, for every Round in which Units can still be recruited for the siege. */
const GOOD_NAME = 0.3;
const MOST_ROUNDS = 4;
const FAME = 1.4;
/** The share of the Block that defenders left standing take out of an assault. */
const ENDURED = 0.5;

const isCampaign = ({ scenario, s }: Query): boolean =>
  scenario.cities === 'assaulted' && s.options.cityLevels.length > 0;

const areAllFound = ({ cities, options }: Query['s']): boolean => cities.length >= options.cityLevels.length;

/** What has been achieved toward taking the cities, and the chance to take them all. */
export function campaignOf(q: Query, turns: number): number {
  if (!isCampaign(q)) return 0;
  const { cities, tileStack } = q.s;
  let value = FOUND * cities.length - (areAllFound(q.s) ? 0 : forTile(q, turns) * tileStack.length);
  for (const { conquered, shields } of cities) value += DEFENDER * shields.length + (conquered ? CITY : 0);
  value += GOOD_NAME * q.me.reputation * Math.min(MOST_ROUNDS, roundsLeft(q, turns));
  return value + (q.mode.dummy ? VICTORY * chanceToWin(q, turns) : 0);
}

/** What revealing a tile is worth. */
export function worthOfTile(q: Query): number {
  if (!isCampaign(q)) return worthOfExploring(q, SOBER);
  return areAllFound(q.s) ? 0 : forTile(q, turnsLeft(q));
}

/** Heroes grow first and search later. */
const forTile = (q: Query, turns: number): number =>
  Math.min(MOST_FOR_TILE, TILE + TILE_LATER * (q.mode.rounds - roundsLeft(q, turns)));

/** Turns in a Round, and the share of a hand played in one. */
const TURNS = 5.5;
const PLAYED = 0.8;

/** The Rounds to come, with the part of this one that is left. */
const roundsLeft = ({ s, mode }: Query, turns: number): number =>
  Math.max(0, mode.rounds - s.round) + Math.min(1, turns / TURNS);

/** Cities are stormed in the last Rounds, with everything gathered until then. */
const SIEGE_ROUNDS = 2;
/** The share of a hero's work that tells against defenders; the rest goes into getting there and into luck. */
const EFFECTIVE = 0.5;
/** How many points more or less than needed change the odds. */
const MARGIN = 35;

/** The chance to take every city: the work left against what the hero can still do. */
function chanceToWin(q: Query, turns: number): number {
  if (areAllFound(q.s) && q.s.cities.every(({ conquered }) => conquered)) return 1;
  if (q.s.over) return 0;
  return 1 / (1 + Math.exp((neededFor(q.s) - EFFECTIVE * workOf(q, turns)) / MARGIN));
}

const needs = new WeakMap<Query['s']['tokens'], number>();

/** What all defenders demand who are still to be beaten, in cities found or not. */
function neededFor(s: Query['s']): number {
  let need = needs.get(s.tokens);
  if (need === undefined) {
    need = 0;
    for (const { hexes, cards } of s.cities)
      for (const demand of demandsAt(s, hexes[0] as Hex, cards)) need += demand.points;
    for (const level of s.options.cityLevels.slice(s.cities.length)) need += usualNeed(level);
    needs.set(s.tokens, need);
  }
  return need;
}

const demandsAt = ({ tokens }: Query['s'], hex: Hex, cards: readonly Name[]): Demand[] =>
  tokens
    .filter(token => token.hex === hex && token.role === 'garrison')
    .map(({ up, name, color }) => demandFor(up ? name : color, true, cards));

const usual = new Map<number, number>();

/** What the garrison of a city of some level demands, on average over all cities. */
function usualNeed(level: number): number {
  let need = usual.get(level);
  if (need === undefined) {
    const ids = CITIES.ids();
    const points = ids.flatMap(id =>
      (CITIES.get(id).garrisons[level - 1] ?? []).map(color => demandFor(color, true, [id]).points),
    );
    need = points.reduce((sum, n) => sum + n, 0) / ids.length;
    usual.set(level, need);
  }
  return need;
}

const CRYSTAL = 1;
const SKILL = 2.5;
/** The share of its worth that a Wounded Unit keeps. */
const WOUNDED = 0.5;

/** The points a hero can bring to bear in the Rounds of the siege. */
function workOf({ s, me, mode }: Query, turns: number): number {
  const { handLimit } = levelOf(me);
  const { red, blue, green, white } = me.crystals;
  const crystals = CRYSTAL * (red + blue + green + white);
  const skills = SKILL * me.skills.length;
  let [units, ready] = [0, 0];
  for (const { unit, spent, wounds } of me.units) {
    const worth = worthOfUnit(unit) * (wounds > 0 ? WOUNDED : 1);
    units += worth;
    if (!spent && wounds === 0) ready += worth;
  }
  const left = worthOfAll(me.hand) + worthOfAll(me.deck);
  const all = left + worthOfAll(me.discard) + me.played.reduce((sum, { card }) => sum + worthOf(card), 0);
  const unplayed = me.hand.length + me.deck.length;
  const aTurn = PLAYED * handLimit;
  const aRound = all * shareOf(TURNS * aTurn, unplayed + me.discard.length + me.played.length) + units + skills;
  const later = Math.max(0, mode.rounds - s.round);
  if (later >= SIEGE_ROUNDS) return crystals + SIEGE_ROUNDS * aRound;
  // Wounds take the place of cards until a Rest; a hand full of them goes one by one before that (RST-06).
  const wounds = me.hand.filter(card => card === WOUND).length;
  const rests = 1 + Math.max(0, wounds - handLimit + 1);
  const playable = Math.max(turns * PLAYED * Math.max(0, handLimit - wounds), (turns - rests) * aTurn);
  return crystals + later * aRound + left * shareOf(playable, unplayed) + ready + skills * Math.min(1, turns / TURNS);
}

const worthOf = (card: Name): number => (card === WOUND ? 0 : worthInDeck(card));
const worthOfAll = (cards: readonly Name[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);

/** The share of some cards that can be played. */
const shareOf = (playable: number, cards: number): number => Math.min(1, playable / Math.max(1, cards));

/** What an assault on a city is worth with an average hand: as many defenders as the hero can beat at once. */
export function worthOfAssault(q: Query, hex: Hex, power: number, prize: number): number {
  const city = cityAt(q.s, hex);
  if (!city) return 0;
  const demands = demandsAt(q.s, city.hexes[0] as Hex, city.cards).sort((a, b) => a.points - b.points);
  const blocks = demands.reduce((sum, { block }) => sum + ENDURED * block, 0);
  let [best, points, won] = [0, blocks, 0];
  for (const [i, demand] of demands.entries()) {
    points += demand.points - ENDURED * demand.block;
    won += FAME * demand.fame + (isCampaign(q) ? worthOfBeating(q, demand) : 1);
    const all = i === demands.length - 1 ? prize : 0;
    best = Math.max(best, chanceOf(power, points) * (won + all));
  }
  return best;
}

/** What each Move point between the hero and the next city costs once it is time for the siege. */
const A_MOVE = 0.9;
const FAR = 24;
/** The longer way worth taking to a weaker garrison, for each point it demands less. */
const AGAINST = 0.4;
/** Rounds before the last in which heroes set out for the cities, and until they should be there. */
const SET_OUT = 3;
const ARRIVE = 1.5;

/** What the way to the next city costs a hero, depending on how urgent the siege is. */
export function worthOfApproach(q: Query, turns: number, costTo: (hex: Hex) => number): number {
  if (!isCampaign(q)) return 0;
  const urgency = Math.min(1, Math.max(0, (SET_OUT - roundsLeft(q, turns)) / (SET_OUT - ARRIVE)));
  if (urgency === 0) return 0;
  let [least, weakest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { hexes, cards, conquered } of q.s.cities) {
    if (conquered) continue;
    const hex = hexes[0] as Hex;
    const demand = AGAINST * demandsAt(q.s, hex, cards).reduce((sum, { points }) => sum + points, 0);
    weakest = Math.min(weakest, demand);
    least = Math.min(least, costTo(hex) + demand);
  }
  return -urgency * A_MOVE * (least < weakest + FAR ? least - weakest : FAR);
}

/** Half of the most that the chance to win can rise with each point. */
const A_POINT = VICTORY / MARGIN / 8;

/** What a defender beaten is worth besides its Fame. */
const worthOfBeating = ({ mode }: Query, { points }: Demand): number => DEFENDER + (mode.dummy ? A_POINT * points : 0);
