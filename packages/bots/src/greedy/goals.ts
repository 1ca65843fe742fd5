import {
  type Attempt,
  areAdjacent,
  areAllies,
  type City,
  exploreCost,
  groundOf,
  type Hex,
  isHostile,
  keyOf,
  nextBack,
  placesFrom,
  type Query,
  rampageOf,
  type Space,
} from '@deedbook/engine';
import { worthOfDuel } from './duel.ts';
import { fightAt, worthOfChallenge } from './encounters.ts';
import { gather, type Haul } from './gather.ts';
import { towardsMove } from './measures.ts';
import type { Mood } from './mind.ts';
import { type Pool, poolOf } from './pool.ts';
import { isOccupied, type Routes, routesFrom } from './routes.ts';
import { addScenarioGoals } from './scenario-goals.ts';
import { worthOfVisit } from './visits.ts';

/** Something to do: where, the act to take there, and what it is worth. */
export interface Goal {
  readonly id: string;
  readonly to: Hex;
  /** What to do there; null if being there is enough. For exploring, the tile is chosen on arrival. */
  readonly act: Attempt | 'explore' | null;
  /** The Move points needed, including those for the last step. */
  readonly cost: number;
  readonly value: number;
  /** The Move cards for it; null if it takes more than this turn. */
  readonly haul: Haul | null;
  /** The gain with the cards then left. */
  gain(left: Pool): number;
}

/** What the rest of the turn could bring. */
export interface Outlook {
  readonly pool: Pool;
  readonly routes: Routes;
  readonly goals: readonly Goal[];
}

/** The cost of each point of price used up on the way. */
export const USED = 0.35;
/** A goal that takes another turn to reach is worth this share of its value. */
const LATER = 0.5;
/** Move points in a typical turn. */
const USUAL = 4;
const EXPLORING = 3;
/** The worth of finding cities, in scenarios that need them conquered. */
const SEARCHING = 4.2;
/** Fights worth less than this are ignored. */
const LEAST = 0.4;

/** Everything to do from here, or only the goal with one id. */
export function lookAround(q: Query, mood: Mood, only: string | null = null): Outlook {
  const wants = (id: string): boolean => only === null || only === id;
  const here = q.me.hex as Hex;
  const pool = poolOf(q);
  const known = new Map<number, readonly Haul[]>();
  const haulsFor = (cost: number): readonly Haul[] => {
    let hauls = known.get(cost);
    if (!hauls) {
      hauls = waysToMove(pool, cost - q.turn.move);
      known.set(cost, hauls);
    }
    return hauls;
  };
  const routes = routesFrom(q, here);
  const goals: Goal[] = [];
  const add: Add = (id, to, act, more, gain, rough) => {
    if (!wants(id)) return;
    const way = routes.cost.get(to);
    const verb = typeof act === 'object' ? act?.act : act;
    if (way === undefined || (to !== here && isOccupied(q, to) && verb !== 'duel')) return;
    if (isDefended(q, to) && verb !== 'assault' && verb !== 'duel') return;
    const cost = way + more;
    const hauls = haulsFor(cost);
    for (const haul of hauls) {
      const won = gain(haul.left);
      goals.push({ id, to, act, cost, value: won - USED * haul.price, haul, gain });
      // Moving this way leaves the full gain, so no other way can be better.
      if (won >= rough) break;
    }
    if (hauls.length === 0 && rough > 0) {
      const turns = Math.ceil((cost - USUAL) / USUAL);
      goals.push({ id, to, act, cost, value: rough * LATER ** Math.max(1, turns) - 0.01 * cost, haul: null, gain });
    }
  };
  addExploring(q, routes, mood, add);
  for (const token of rampageOf(q.s.tokens).tokens) {
    const act: Attempt = { act: 'challenge', to: token.hex };
    if (!wants(keyOf(act))) continue;
    const stand = nearestBeside(q, routes, token.hex);
    const worth = stand === null ? 0 : worthOfChallenge(q, pool, token, mood);
    if (stand === null || worth < LEAST) continue;
    add(keyOf(act), stand, act, 0, left => worthOfChallenge(q, left, token, mood), worth);
  }
  if (q.s.options.pvp) addDuels(q, pool, add);
  for (const city of besieged(q)) {
    const stand = nearestBeside(q, routes, city.hexes[0] as Hex);
    const worth = worthOfSiege(q, city);
    if (stand !== null) add(`besiege ${city.hexes[0]}`, stand, null, 0, () => worth, worth);
  }
  addScenarioGoals(q, routes, mood, add);
  for (const space of groundOf(q.s.map).values()) if (space.site !== null) addSite(q, space, mood, pool, add, wants);
  return { pool, routes, goals };
}

/** The cheapest cards for that many Move points, and the cheapest that leave all mana unspent. */
function waysToMove(pool: Pool, points: number): Haul[] {
  const cheapest = gather(pool, points, towardsMove);
  if (!cheapest) return [];
  if (cheapest.uses.every(use => use.mana.length === 0)) return [cheapest];
  const free = gather(pool, points, use => (use.mana.length === 0 ? towardsMove(use) : null));
  return free ? [cheapest, free] : [cheapest];
}

/** Heroes that can be reached and attacked now. */
function addDuels(q: Query, pool: Pool, add: Add): void {
  if (q.s.announcedBy !== null || q.s.ending) return;
  for (const [seat, { hex, hero, tokenDown }] of q.s.players.entries()) {
    if (seat === q.seat || hex === null || tokenDown || areAllies(q.s, seat, q.seat)) continue;
    const space = groundOf(q.s.map).get(hex);
    if (space?.site === 'portal' || space?.site === 'city' || worthOfDuel(q, seat, pool) <= 0) continue;
    add(`duel ${hero}`, hex, { act: 'duel', hero }, 0, left => worthOfDuel(q, seat, left), 0);
  }
}

/** The worth of being next to a city: its garrison is revealed, and with new cards or other heroes it can be taken. */
const SIEGE = 2.5;
const TOGETHER = 1;
/** The extra worth if another hero is waiting there for a cooperative assault. */
const AWAITED = 3;
/** Late in the game cities become urgent; a hero who is already there gains nothing by going there. */
const LATE = 1.5;
const ARRIVED = 2.5;

function worthOfSiege(q: Query, { hexes }: City): number {
  const isBeside = (hex: Hex | null) => hex !== null && hexes.some(space => areAdjacent(space, hex));
  const together = q.s.options.cooperativeAssault && q.s.players.length > 1;
  const waits = together && q.s.players.some(({ hex }, seat) => seat !== q.seat && isBeside(hex));
  const late = q.s.round > q.mode.rounds / 2 ? LATE : 0;
  return SIEGE + (together ? TOGETHER : isBeside(q.me.hex) ? -ARRIVED : 0) + (waits ? AWAITED : 0) + late;
}

const besieged = ({ s }: Query): readonly City[] => s.cities.filter(city => !city.conquered);

/** Adds a goal if there is a path to it. */
export type Add = (
  id: string,
  to: Hex,
  act: Goal['act'],
  more: number,
  gain: (left: Pool) => number,
  rough: number,
) => void;

/** Whether the space can be entered only by an assault. */
const isDefended = (q: Query, hex: Hex): boolean => {
  const space = groundOf(q.s.map).get(hex);
  return space !== undefined && hex !== q.me.hex && isHostile(q.s, space, q.seat);
};

/** The nearest spaces from which a tile can be explored. */
function addExploring(q: Query, routes: Routes, mood: Mood, add: Add): void {
  const more = exploreCost(q);
  const hexes = [...routes.cost].sort(([a, near], [b, far]) => near - far || a - b).map(([hex]) => hex);
  const edges = hexes.filter(hex => placesFrom(q.s, hex).length > 0 && !isDefended(q, hex)).slice(0, 3);
  const worth = worthOfExploring(q, mood);
  for (const hex of edges) add(`explore ${hex}`, hex, 'explore', more, () => worth, worth);
}

/** A tile brings Fame and opportunities; but if cities are closed, revealing the city ends the game. */
export function worthOfExploring(q: Query, { adventurous }: Mood): number {
  if (adventurous) return 1.5 * EXPLORING;
  if (q.scenario.cities === 'assaulted') return SEARCHING;
  if (nextBack(q.s) !== 'core' || q.scenario.cities !== 'closed') return EXPLORING;
  const turnsLeft = (q.mode.rounds - q.s.round) * TURNS + q.me.deck.length / 3;
  return EXPLORING - (LOST_BY_TURN * turnsLeft) / Math.max(1, q.s.tileStack.length);
}

/** Rough numbers: turns in a Round, points in a turn. */
const TURNS = 5;
const LOST_BY_TURN = 1.4;

function nearestBeside(q: Query, routes: Routes, enemy: Hex): Hex | null {
  let best: Hex | null = null;
  for (const [hex, cost] of routes.cost) {
    if (!areAdjacent(hex, enemy) || (isOccupied(q, hex) && hex !== q.me.hex) || isDefended(q, hex)) continue;
    if (best === null || cost < (routes.cost.get(best) as number)) best = hex;
  }
  return best;
}

/** What the site on a space offers: a fight, a visit, or a good place to end the turn. */
function addSite(q: Query, space: Space, mood: Mood, pool: Pool, add: Add, wants: (id: string) => boolean): void {
  const { hex } = space;
  const fight = fightAt(q, space);
  if (fight && wants(`${fight.act.act} ${hex}`)) {
    const rough = fight.worth(pool, mood);
    if (rough > LEAST) add(`${fight.act.act} ${hex}`, hex, fight.act, 0, left => fight.worth(left, mood), rough);
  }
  const visit = worthOfVisit(q, space);
  if (visit) add(`${visit.act?.act ?? 'wait'} ${hex}`, hex, visit.act, 0, visit.worth, visit.rough);
}
