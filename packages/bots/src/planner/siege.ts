import { CITIES, cityAt, type Hex, levelOf, type Name, type Query, WOUND } from '@deedbook/engine';
import { worthOfExploring } from '../greedy/goals.ts';
import { SOBER } from '../greedy/mind.ts';
import { worthOfUnit } from '../greedy/worth.ts';
import { turnsLeft } from '../tempo.ts';
import type { Ways } from './approach.ts';
import { worthInDeck } from './deck.ts';
import { chanceOf, type Demand, demandFor } from './strength.ts';

/* Cities: what it is worth to find them and to wear down their garrisons, in scenarios that are won by taking them. */

/** Winning, besides what it scores. */
const VICTORY = 100;
/**
 * A defender beaten and a city taken, besides their Fame. Defenders stay beaten; where only taking every city wins, each
 * one is a step on the way, whatever the chance to win. A low chance alone would send heroes hunting for Fame instead.
 */
const TOWARD_VICTORY = { defender: 25, city: 40 };
const SCORING = { defender: 5, city: 20 };
/** A city still hidden costs this at first, and more from Round to Round once it should be searched for. */
const HIDDEN = 4;
const HIDDEN_LATE = 40;
/** A tile revealed while cities are still hidden: at first, more for each Round after the growth, and at most. */
const TILE = 3;
const TILE_LATER = 3;
const MOST_FOR_TILE = 12;
/** Rounds in which heroes grow before the search becomes urgent. */
const GROWTH_ROUNDS = 1;
/** Each point of Reputation, for every Round in which Units can still be recruited for the siege. */
const GOOD_NAME = 0.3;
const MOST_ROUNDS = 4;
const FAME = 1.4;
/** The share of the Block that defenders left standing take out of an assault. */
const ENDURED = 0.5;

export const isCampaign = ({ scenario, s }: Query): boolean =>
  scenario.cities === 'assaulted' && s.options.cityLevels.length > 0;

/** The Rounds of the siege, at the end of the game. */
const SIEGE_ROUNDS = 2;

/** Whether the Rounds have begun in which cities are stormed, with everything gathered until then. */
export const isSiege = (q: Query): boolean =>
  isCampaign(q) && q.mode.dummy !== undefined && q.s.round > q.mode.rounds - SIEGE_ROUNDS;

const stepsFor = ({ mode }: Query): typeof SCORING => (mode.dummy ? TOWARD_VICTORY : SCORING);

const hiddenIn = ({ cities, options }: Query['s']): number => Math.max(0, options.cityLevels.length - cities.length);

/** What has been achieved toward taking the cities, and the chance to take them all. */
export function campaignOf(q: Query, turns: number, ways: Ways): number {
  if (!isCampaign(q)) return 0;
  const { cities, tileStack } = q.s;
  const hidden = hiddenIn(q.s);
  let value = hidden === 0 ? 0 : -costOfHidden(q, turns) * hidden - forTile(q, turns) * tileStack.length;
  const { defender, city } = stepsFor(q);
  for (const { conquered, shields } of cities) value += defender * shields.length + (conquered ? city : 0);
  value += GOOD_NAME * q.me.reputation * Math.min(MOST_ROUNDS, roundsLeft(q, turns));
  const way = ways.toCities;
  value -= LEAST_FOR_MOVE * urgencyOf(q, turns) * way + costOfSearch(q, turns, ways);
  return value + (q.mode.dummy ? VICTORY * readinessOf(q, turns) * chanceToWin(q, turns, way) : 0);
}

/** Rounds after which heroes begin to think of the siege, and after which they think of nothing else. */
const BEGIN = 3;
const ENGAGED = 4.5;

/**
 * How much the chance to win counts: heroes who look to it from the start save crystals and Units for the siege instead
 * of growing with them. Once a defender is beaten, the siege has begun.
 */
const readinessOf = (q: Query, turns: number): number =>
  q.s.cities.some(({ shields }) => shields.length > 0)
    ? 1
    : 1 - between(q.mode.rounds - roundsLeft(q, turns), ENGAGED, BEGIN);

/** What revealing a tile is worth: the fewer tiles are left, the more likely it is to show a city. */
export function worthOfTile(q: Query): number {
  if (!isCampaign(q)) return worthOfExploring(q, SOBER);
  const hidden = hiddenIn(q.s);
  if (hidden === 0) return 0;
  const turns = turnsLeft(q);
  const cities = (hidden * (costOfHidden(q, turns) - HIDDEN)) / Math.max(1, q.s.tileStack.length);
  return forTile(q, turns) + cities;
}

/** Rounds before the end in which the search becomes urgent, and until the cities should be found. */
const SEARCH = 5.4;
const SEARCHED = 2.6;

const costOfHidden = (q: Query, turns: number): number =>
  HIDDEN + (HIDDEN_LATE - HIDDEN) * between(roundsLeft(q, turns), SEARCH, SEARCHED);

/** Heroes grow first and search later. */
const forTile = (q: Query, turns: number): number =>
  Math.min(MOST_FOR_TILE, TILE + TILE_LATER * Math.max(0, q.mode.rounds - roundsLeft(q, turns) - GROWTH_ROUNDS));

/** Turns in a Round, and the share of a hand played in one. */
const TURNS = 5.5;
const PLAYED = 0.8;

/** The Rounds to come, with the part of this one that is left. */
const roundsLeft = ({ s, mode }: Query, turns: number): number =>
  Math.max(0, mode.rounds - s.round) + Math.min(1, turns / TURNS);

/** The share of a hero's work that tells against defenders; the rest goes into getting there and into luck. */
const EFFECTIVE = 0.7;
/** How far these estimates may be off, as a share of what is needed: a hero with nothing left has hardly a chance. */
const SPREAD = 0.3;
const LEAST_MARGIN = 4;

const marginFor = (s: Query['s']): number => Math.max(LEAST_MARGIN, SPREAD * neededFor(s));

/** What a Move point on the way to the cities takes out of the assaults. */
const A_MOVE = 0.8;

/** The chance to take every city: the work and the way left against what the hero can still do. */
function chanceToWin(q: Query, turns: number, way: number): number {
  if (hiddenIn(q.s) === 0 && q.s.cities.every(({ conquered }) => conquered)) return 1;
  if (q.s.over) return 0;
  const left = neededFor(q.s) + A_MOVE * urgencyOf(q, turns) * way;
  return 1 / (1 + Math.exp((left - EFFECTIVE * workOf(q, turns)) / marginFor(q.s)));
}

/** Rounds before the end in which heroes set out for the cities, and until they should be there. */
const SET_OUT = 2.3;
const ARRIVE = 1;

const urgencyOf = (q: Query, turns: number): number => between(roundsLeft(q, turns), SET_OUT, ARRIVE);

/** How far the Rounds left are on the way from one number down to another: 0 to 1. */
const between = (rounds: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (from - rounds) / (from - to)));

/** What each Move point of the way costs, whatever the chance to win. */
const LEAST_FOR_MOVE = 0.4;

/** What each Move point to unknown land costs while cities are hidden, and when: Rounds before the end. */
const FOR_MOVE_TO_UNKNOWN = 1.5;
const LOOK_OUT = 3.5;
const LOOK_HARD = 2.5;
/** Beyond this distance each point costs less, and beyond the next one nothing. */
const FAR_FROM_UNKNOWN = 16;
const FOR_MOVE_FAR_OFF = 0.5;
const FARTHEST = 40;

/**
 * A hero who walks away from the edge of the map for some Fame means to come back, but the Round ends first: so being
 * far from it costs something while a city is hidden.
 */
function costOfSearch(q: Query, turns: number, { toUnknown }: Ways): number {
  if (hiddenIn(q.s) === 0) return 0;
  const near = Math.min(FAR_FROM_UNKNOWN, toUnknown);
  const cost = FOR_MOVE_TO_UNKNOWN * near + FOR_MOVE_FAR_OFF * (Math.min(FARTHEST, toUnknown) - near);
  return between(roundsLeft(q, turns), LOOK_OUT, LOOK_HARD) * cost;
}

/** What the ways to the cities and to unknown land cost a hero, roughly: for comparing spaces. */
export function costOfWays(q: Query, ways: Ways): number {
  if (!isCampaign(q)) return 0;
  const turns = turnsLeft(q);
  const way = ways.toCities;
  const chance = q.mode.dummy ? chanceToWin(q, turns, way) : 0;
  const aPoint = (VICTORY * readinessOf(q, turns) * chance * (1 - chance)) / marginFor(q.s);
  return (LEAST_FOR_MOVE + A_MOVE * aPoint) * urgencyOf(q, turns) * way + costOfSearch(q, turns, ways);
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

export const demandsAt = ({ tokens }: Query['s'], hex: Hex, cards: readonly Name[]): Demand[] =>
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
  for (const { banner, used } of me.banners) {
    units += worthInDeck(banner);
    if (!used) ready += worthInDeck(banner);
  }
  const left = worthOfAll(me.hand) + worthOfAll(me.deck);
  const all = left + worthOfAll(me.discard) + me.played.reduce((sum, { card }) => sum + worthOf(card), 0);
  const unplayed = me.hand.length + me.deck.length;
  const aTurn = PLAYED * handLimit;
  const cardsARound = all * shareOf(TURNS * aTurn, unplayed + me.discard.length + me.played.length);
  const aRound = cardsARound + units + skills;
  const later = Math.max(0, mode.rounds - s.round);
  if (later >= SIEGE_ROUNDS) return crystals + SIEGE_ROUNDS * aRound;
  // Wounds take the place of cards until a Rest; a hand full of them goes one by one before that (RST-06).
  const wounds = me.hand.filter(card => card === WOUND).length;
  const rests = 1 + Math.max(0, wounds - handLimit + 1);
  const playable = Math.max(turns * PLAYED * Math.max(0, handLimit - wounds), (turns - rests) * aTurn);
  const time = Math.min(1, turns / TURNS);
  // Assaults take both turns and cards; a card kept for one that has no turn left is worth little.
  const now = Math.sqrt(left * shareOf(playable, unplayed) * cardsARound * time);
  return crystals + later * aRound + now + ready + skills * time;
}

const worthOf = (card: Name): number => (card === WOUND ? 0 : worthInDeck(card));
const worthOfAll = (cards: readonly Name[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);

/** The share of some cards that is played if turns allow for some number of them: never all, since hands differ. */
const shareOf = (playable: number, cards: number): number =>
  1 - Math.exp((-PLAYED_OF_ENOUGH * playable) / Math.max(1, cards));
const PLAYED_OF_ENOUGH = 1.5;

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

/** What a defender beaten is worth besides its Fame: half of the most that the chance to win can rise. */
const worthOfBeating = (q: Query, { points }: Demand): number =>
  stepsFor(q).defender + (q.mode.dummy ? (VICTORY / marginFor(q.s) / 8) * points : 0);
