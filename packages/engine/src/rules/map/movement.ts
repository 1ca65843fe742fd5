import type { Effect } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { FieldsOf } from '../../core/shape.ts';
import { areAdjacent, type Hex, hexName, hexNamed, STEPS } from '../../state/hex.ts';
import type { MapToken } from '../../state/state.ts';
import { SITES } from '../catalogue.ts';
import { forcedFight } from '../combat/begin.ts';
import type { Game } from '../game.ts';
import { lasting } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { is, many } from '../shapes.ts';
import { isTaken } from './figures.ts';
import { groundOf, isHostile, provokedBy, rampageOf, type Space, spaceAt } from './ground.ts';
import { faceDownAt, faceDownNextTo, turnUpAround } from './tokens.ts';

const NOWHERE = refuse('MOV-02');
const IMPASSABLE = refuse('MOV-04');
const OCCUPIED = refuse('RAM-02');

/** Move points to enter a space, or why a hero cannot. */
function entry(q: Query, space: Space | undefined): number | Refusal {
  if (!space) return NOWHERE;
  if (rampageOf(q.s.tokens).at.has(space.hex)) return OCCUPIED;
  if (space.site === 'city' && q.scenario.cities === 'closed') return refuse(`SCN-${q.scenario.rules}-01`);
  const cost = moveCost(q, space);
  return cost === null ? IMPASSABLE : cost;
}

/** Move points to enter a space; null where a hero cannot. */
export function entryCost(q: Query, space: Space): number | null {
  const cost = entry(q, space);
  return typeof cost === 'number' ? cost : null;
}

/** What a space costs to enter; never below 0 (MOV-07). Null where no effect opens it. */
export function moveCost(q: Query, space: Space, terms?: Term[]): number | null {
  const printed = space.cost[q.s.time];
  if (q.s.modifiers.length === 0 && !terms) return printed;
  const from = space.site !== null && SITES.get(space.site).cost !== undefined ? space.site : space.terrain;
  const base: Term = { from, op: 'base', n: printed ?? Number.POSITIVE_INFINITY };
  const cost = q.bent('moveCost', [base], { seat: q.seat, hex: space.hex, terrain: from }, terms);
  return Number.isFinite(cost) ? Math.max(0, cost) : null;
}

/** A way to a space: the steps, what they cost, and what the last of them brings about. */
const WAY = {
  path: many(is.hex),
  cost: is.amount,
  /** Rampaging enemies provoked by the last step: where they stand. */
  provokes: many(is.hex),
  /** Where tokens would be turned up. */
  reveals: many(is.hex),
  assault: is.flag,
};
export type Way = FieldsOf<typeof WAY>;

interface Stop {
  readonly hex: Hex;
  readonly cost: number;
  readonly before: Stop | null;
  readonly steps: number;
}

/**
 * Every space in reach, each by its cheapest way. A way passes only quiet spaces: it stops where a token would be turned
 * up, an enemy provoked or a site assaulted, so that nothing happens unasked half-way. A space may be reached in peace
 * by a longer way and by provoking on a shorter one; then both are offered. With `passes` it goes on where tokens would
 * be turned up, as if nothing were found there.
 */
function reach(q: Query, passes = false): { verb: 'walk' | 'provoke' | 'assault'; way: Way }[] {
  const start = q.me.hex;
  if (start === null) return [];
  const { s, seat } = q;
  const bent = isSpaceBent(q);
  const ground = groundOf(s.map);
  const points = q.turn.move;
  const open: Stop[] = [{ hex: start, cost: 0, before: null, steps: 0 }];
  const settled = new Set<Hex>();
  const endings = new Map<string, { verb: 'provoke' | 'assault'; stop: Stop; provokes: readonly Hex[] }>();
  const found: { verb: 'walk' | 'provoke' | 'assault'; way: Way }[] = [];
  while (open.length > 0) {
    const stop = takeCheapest(open);
    if (settled.has(stop.hex)) continue;
    settled.add(stop.hex);
    const reveals = stop.before ? faceDownNextTo(s, stop.hex) : NONE;
    if (stop.before) found.push({ verb: 'walk', way: wayOf(stop, NONE, reveals, false) });
    if (reveals.length > 0 && !passes) continue;
    for (const step of bent ? LEAPS : STEPS) {
      const hex = stop.hex + step;
      if (settled.has(hex)) continue;
      const space = ground.get(hex);
      const entered = entry(q, space);
      if (typeof entered !== 'number') continue;
      const cost = stop.cost + entered;
      if (cost > points) continue;
      const next: Stop = { hex, cost, before: stop, steps: stop.steps + 1 };
      const provoked = bent ? NOBODY : provokedBy(s, stop.hex, hex);
      const hostile = isHostile(s, space as Space, seat);
      if (provoked.length === 0 && !hostile) {
        open.push(next);
        continue;
      }
      if (provoked.length > 0 && isTaken(s, space as Space, seat)) continue; // FIG-06
      const verb = hostile ? 'assault' : 'provoke';
      const known = endings.get(verb + hex);
      if (!known || cost < known.stop.cost || (cost === known.stop.cost && provoked.length < known.provokes.length)) {
        endings.set(verb + hex, { verb, stop: next, provokes: provoked.map(token => token.hex) });
      }
    }
  }
  for (const { verb, stop, provokes } of endings.values()) {
    const hostile = verb === 'assault';
    found.push({
      verb,
      way: wayOf(stop, provokes, hostile ? faceDownAt(s, stop.hex) : faceDownNextTo(s, stop.hex), hostile),
    });
  }
  return found;
}

const NONE: readonly Hex[] = [];
const NOBODY: readonly MapToken[] = [];

/** An effect makes spaces at distance 2 count as adjacent, and nobody is provoked. */
export const isSpaceBent = (q: Query): boolean => lasting(q.s, q.seat, 'bendsSpace') === true;

/** One step, or two at once. */
const LEAPS: readonly number[] = [...new Set([...STEPS, ...STEPS.flatMap(a => STEPS.map(b => a + b))])].filter(
  step => step !== 0,
);

/** The cheapest stop, the fewest steps among equals, the first found among those. */
function takeCheapest(open: Stop[]): Stop {
  let best = 0;
  for (let i = 1; i < open.length; i++) {
    const [a, b] = [open[i] as Stop, open[best] as Stop];
    if (a.cost < b.cost || (a.cost === b.cost && a.steps < b.steps)) best = i;
  }
  return open.splice(best, 1)[0] as Stop;
}

function wayOf(stop: Stop, provokes: readonly Hex[], reveals: readonly Hex[], assault: boolean): Way {
  const path: Hex[] = [];
  for (let at: Stop | null = stop; at?.before; at = at.before) path.push(at.hex);
  return { path: path.reverse(), cost: stop.cost, provokes, reveals, assault };
}

/** Comes to the end of a path, whose steps need not be beside each other, and sees what lies around there. */
export function goAlong(g: Game, path: readonly Hex[], cost: number): void {
  const { me, turn } = g;
  const to = path.at(-1) as Hex;
  turn.move -= cost;
  turn.moved = true;
  turn.path = [...turn.path, ...path];
  me.hex = to;
  g.tell({ news: 'walked', seat: g.seat, path, cost });
  turnUpAround(g, to);
}

/** Moves the figure along a way that `reach` found. */
const walk = rule('walk', WAY, (_q, way) => g => {
  goAlong(g, way.path, way.cost);
  if (!way.assault && way.provokes.length === 0) return;
  g.next(forcedFight({ hex: way.path.at(-1) as Hex, provoked: way.provokes, assault: way.assault }));
});

const MOVED_ENOUGH = refuse('TRN-15');
const RESTED = refuse('RST-01');
const ASSAULTING = refuse('COA-11');
const EXHAUSTED = refuse('RST-09');

/** Why the hero cannot move or explore at all in this part of the turn, or null. */
export function whyStuck(q: Query): Refusal | null {
  if (q.turn.part === 'rest') return RESTED;
  if (q.turn.part === 'action') return MOVED_ENOUGH;
  if (q.s.assault !== null) return ASSAULTING;
  return q.turn.exhausted ? EXHAUSTED : null; // RST-11: whatever has become of the hand
}

/** Why the hero cannot move or explore, while an action may still be open. */
export function whyNoStep(q: Query): Refusal | null {
  return whyStuck(q) ?? lasting(q.s, q.seat, 'staysPut') ?? null;
}

const keyCache = new Map<string, { key: string; at: { kind: string; id: string } }>();
function keyOf(verb: string, hex: Hex) {
  const id = verb + hex;
  let known = keyCache.get(id);
  if (!known) {
    known = { key: `${verb} ${hexName(hex)}`, at: { kind: 'hex', id: hexName(hex) } };
    keyCache.set(id, known);
  }
  return known;
}

/** Offers every space in reach. */
export function offerWalks(q: Query, menu: Menu): void {
  if (menu.wanted !== null) {
    explainWalk(q, menu, menu.wanted);
    return;
  }
  if (!menu.isAbout('walk', 'provoke', 'assault')) return;
  if (whyNoStep(q) || (q.turn.move === 0 && q.s.modifiers.length === 0)) return;
  for (const { verb, way } of reach(q)) {
    const { key, at } = keyOf(verb, way.path.at(-1) as Hex);
    menu.add({ key, value: walk(way) as Effect, at, about: way });
  }
}

/** The one step that a cooperative assault allows: into the city (COA-11). */
export function offerStepInto(q: Query, menu: Menu, to: Hex): void {
  const from = q.me.hex;
  if (from === null || !areAdjacent(from, to)) return;
  const { key, at } = keyOf('assault', to);
  const cost = entry(q, spaceAt(q.s, to));
  const why =
    typeof cost !== 'number' ? cost : cost > q.turn.move ? refuse('MOV-03', { cost, points: q.turn.move }) : null;
  if (typeof cost !== 'number' || why !== null) {
    menu.close(key, () => why as Refusal);
    return;
  }
  const provokes = isSpaceBent(q) ? NONE : provokedBy(q.s, from, to).map(token => token.hex);
  const way: Way = { path: [to], cost, provokes, reveals: faceDownAt(q.s, to), assault: true };
  menu.add({ key, value: walk(way) as Effect, at, about: way });
}

/** Why a space cannot be reached: by the rule of its last step, or for want of Move points. */
function explainWalk(q: Query, menu: Menu, key: string): void {
  const [verb, name] = key.split(' ');
  const to = hexNamed(name ?? '');
  if (to === null || (verb !== 'walk' && verb !== 'provoke' && verb !== 'assault')) return;
  menu.close(key, () => {
    const stuck = whyNoStep(q);
    if (stuck) return stuck;
    const space = spaceAt(q.s, to);
    const cost = entry(q, space);
    if (typeof cost !== 'number') return cost;
    const from = q.me.hex as Hex;
    const ways = reach(q).filter(({ way }) => way.path.at(-1) === to);
    if (ways.length > 0) return refuse('MOV-11', { instead: ways.map(way => way.verb) });
    if (areAdjacent(from, to)) {
      if (provokedBy(q.s, from, to).length > 0 && isTaken(q.s, space as Space, q.seat)) return refuse('FIG-06');
      return refuse('MOV-03', { cost, points: q.turn.move });
    }
    const isNear = reach(q, true).some(({ way }) => way.path.at(-1) === to);
    return isNear ? refuse('MOV-02', { why: 'turned-up' }) : refuse('MOV-03', { points: q.turn.move });
  });
}
