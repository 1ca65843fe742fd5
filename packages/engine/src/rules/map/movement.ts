import type { Effect } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import { Refusal, refuse } from '../../core/refusal.ts';
import type { Way } from '../../protocol/acts.ts';
import type { Option } from '../../protocol/choice.ts';
import { keyOf, readKey } from '../../protocol/keys.ts';
import type { Spot } from '../../protocol/spots.ts';
import { areAdjacent, type Hex, hexName, STEPS } from '../../state/hex.ts';
import type { MapToken } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import { forcedFight } from '../fight/forced.ts';
import type { Game } from '../game.ts';
import { lasting } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import type { Query, Seen } from '../query.ts';
import { is, many } from '../shapes.ts';
import { isTaken } from './figures.ts';
import { cityAt, isHostile, provokedBy, rampageOf, type Space, spaceAt, spacesNextTo } from './ground.ts';
import { faceDownAt, faceDownNextTo, revealTokensAround } from './tokens.ts';

const NOWHERE = refuse('MOV-02');
const IMPASSABLE = refuse('MOV-04');
const OCCUPIED = refuse('RAM-02');
const TAKEN = refuse('FIG-06');
const TOO_DEAR = refuse('MOV-03');
const NOT_NEXT = refuse('MOV-02');
const ENDS_THERE = refuse('MOV-11');
const TURNED_UP = refuse('MOV-02', { why: 'turned-up' });

/** The Move points to enter a space, or why the hero cannot enter it with that many. */
function entry(q: Query, space: Space | undefined, points: number, costs?: Costs): number | Refusal {
  if (!space) return NOWHERE;
  const cost = costs ? knownCost(q, space, costs) : moveCost(q, space);
  // When points are limited many spaces are checked, and most of them cost too much.
  if (points < Number.POSITIVE_INFINITY && (cost === null || cost > points)) return TOO_DEAR;
  if (rampageOf(q.s.tokens).at.has(space.hex)) return OCCUPIED;
  if (space.site === 'city' && q.scenario.cities === 'closed') return refuse(`SCN-${q.scenario.rules}-01`);
  return cost === null ? IMPASSABLE : cost;
}

/** Why a hero cannot enter a space from anywhere, or null. */
function whyClosed(q: Query, space: Space | undefined): Refusal | null {
  const cost = entry(q, space, Number.POSITIVE_INFINITY);
  return typeof cost === 'number' ? null : cost;
}

/** The Move cost of a space; at least 0 (MOV-07). Null if the space cannot be entered. */
export function moveCost(q: Query, space: Space, terms?: Term[]): number | null {
  const printed = space.cost[q.s.time];
  if (q.s.modifiers.length === 0 && !terms) return printed;
  const { priced } = space;
  const base: Term = { from: priced, op: 'base', n: printed ?? Number.POSITIVE_INFINITY };
  const cost = q.modified('moveCost', [base], { seat: q.seat, terrain: priced }, terms);
  return Number.isFinite(cost) ? Math.max(0, cost) : null;
}

/** Caches costs by terrain or site: they are slow to compute with lasting effects, and many spaces cost the same. */
type Costs = Map<Name, number | null>;

function knownCost(q: Query, space: Space, costs: Costs): number | null {
  let cost = costs.get(space.priced);
  if (cost === undefined) {
    cost = moveCost(q, space);
    costs.set(space.priced, cost);
  }
  return cost;
}

/** What one step costs and triggers. */
interface Step {
  readonly cost: number;
  readonly provoked: readonly MapToken[];
  readonly assault: boolean;
}

/** One step onto a space, or why the hero cannot take it with that many points. Every path consists of these. */
export function step(
  q: Query,
  from: Hex,
  space: Space | undefined,
  bent = false,
  points = Number.POSITIVE_INFINITY,
  costs?: Costs,
): Step | Refusal {
  const cost = entry(q, space, points, costs);
  if (typeof cost !== 'number') return cost;
  const { s, seat } = q;
  const to = space as Space;
  const isTogether = s.assault !== null;
  const provoked = bent ? NOBODY : provokedBy(s, from, to.hex);
  if (provoked.length > 0 && !isTogether && isTaken(s, to, seat)) return TAKEN;
  return { cost, provoked, assault: isTogether || isHostile(s, to, seat) };
}

/** Whether a step leads to something the player must be asked about, so that a path ends there. */
const isFateful = ({ provoked, assault }: Step): boolean => assault || provoked.length > 0;

interface Stop {
  readonly hex: Hex;
  readonly cost: number;
  readonly before: Stop | null;
  readonly steps: number;
}

/** A path that ends in a fight. */
interface Ending {
  readonly verb: 'provoke' | 'assault';
  readonly stop: Stop;
  readonly last: Step;
}

const isBetter = ({ stop, last }: Ending, known: Ending): boolean =>
  stop.cost < known.stop.cost || (stop.cost === known.stop.cost && last.provoked.length < known.last.provoked.length);

/**
 * Every space within reach, each by its cheapest path. A path stops where a token would be revealed, an enemy provoked
 * or a site assaulted, so that nothing unexpected happens halfway. If a space can be reached peacefully by a longer
 * path and by provoking on a shorter one, both are offered. With `passes`, the search continues where tokens would be
 * revealed, as if nothing were found there.
 */
function reach(q: Query, passes = false): { verb: 'walk' | 'provoke' | 'assault'; way: Way }[] {
  const start = q.me.hex;
  if (start === null) return [];
  const { s } = q;
  const bent = isSpaceBent(q);
  const points = q.turn.move;
  const costs: Costs | undefined = s.modifiers.length === 0 ? undefined : new Map();
  const open: Stop[] = [{ hex: start, cost: 0, before: null, steps: 0 }];
  // Arrays, since they are short: rarely are twenty spaces within reach.
  const settled: Hex[] = [];
  const endings: Ending[] = [];
  const found: { verb: 'walk' | 'provoke' | 'assault'; way: Way }[] = [];
  while (open.length > 0) {
    const stop = takeCheapest(open);
    if (settled.includes(stop.hex)) continue;
    settled.push(stop.hex);
    const reveals = stop.before ? faceDownNextTo(s, stop.hex) : NONE;
    if (stop.before) found.push({ verb: 'walk', way: quietWay(stop, reveals) });
    if (reveals.length > 0 && !passes) continue;
    for (const space of bent ? spacesInLeaps(s, stop.hex) : spacesNextTo(s.map, stop.hex)) {
      const { hex } = space;
      if (settled.includes(hex)) continue;
      const last = step(q, stop.hex, space, bent, points - stop.cost, costs);
      if (last instanceof Refusal) continue;
      const cost = stop.cost + last.cost;
      const next: Stop = { hex, cost, before: stop, steps: stop.steps + 1 };
      if (!isFateful(last)) {
        open.push(next);
        continue;
      }
      const ending: Ending = { verb: last.assault ? 'assault' : 'provoke', stop: next, last };
      const at = endings.findIndex(({ verb, stop: other }) => verb === ending.verb && other.hex === hex);
      if (at < 0) endings.push(ending);
      else if (isBetter(ending, endings[at] as Ending)) endings[at] = ending;
    }
  }
  for (const { verb, stop, last } of endings) {
    found.push({ verb, way: wayOf(q, pathTo(stop), stop.cost, last) });
  }
  return found;
}

const NONE: readonly Hex[] = [];
const NOBODY: readonly MapToken[] = [];

/** Whether spaces at distance 2 count as adjacent and moving does not provoke. */
export const isSpaceBent = (q: Query): boolean => lasting(q.s, q.seat, 'bendsSpace') === true;

/** One step, or two at once. */
const LEAPS: readonly number[] = [...new Set([...STEPS, ...STEPS.flatMap(a => STEPS.map(b => a + b))])].filter(
  step => step !== 0,
);

const spacesInLeaps = (s: Seen, hex: Hex): Space[] => LEAPS.flatMap(by => spaceAt(s, hex + by) ?? []);

/** The cheapest stop; on a tie the one with the fewest steps, then the first found. */
function takeCheapest(open: Stop[]): Stop {
  let at = 0;
  let best = open[0] as Stop;
  for (let i = 1; i < open.length; i++) {
    const stop = open[i] as Stop;
    if (stop.cost > best.cost || (stop.cost === best.cost && stop.steps >= best.steps)) continue;
    best = stop;
    at = i;
  }
  for (let i = at + 1; i < open.length; i++) open[i - 1] = open[i] as Stop;
  open.pop();
  return best;
}

function pathTo(stop: Stop): readonly Hex[] {
  const path = Array<Hex>(stop.steps);
  for (let at = stop; at.before; at = at.before) path[at.steps - 1] = at.hex;
  return path;
}

const quietWay = (stop: Stop, reveals: readonly Hex[]): Way => ({
  path: pathTo(stop),
  cost: stop.cost,
  provokes: NONE,
  reveals,
  assault: false,
});

function wayOf({ s }: Query, path: readonly Hex[], cost: number, { provoked, assault }: Step): Way {
  const to = path.at(-1) as Hex;
  const reveals = assault ? faceDownAt(s, to) : faceDownNextTo(s, to);
  return { path, cost, provokes: provoked.map(token => token.hex), reveals, assault };
}

/** What walking this path costs and triggers, or why it is not possible: nothing unexpected may happen halfway. */
function wayAlong(q: Query, path: readonly Hex[]): Way | Refusal {
  const stuck = isJoining(q, path) ? null : whyNoStep(q);
  if (stuck) return stuck;
  const bent = isSpaceBent(q);
  let from = q.me.hex;
  let cost = 0;
  let last: Step | null = null;
  for (const hex of path) {
    if (last !== null && isFateful(last)) return ENDS_THERE;
    if (last !== null && faceDownNextTo(q.s, from as Hex).length > 0) return TURNED_UP;
    const space = spaceAt(q.s, hex);
    const isNext = from !== null && (bent ? LEAPS : STEPS).includes(hex - from);
    const next = isNext ? step(q, from as Hex, space, bent) : (whyClosed(q, space) ?? NOT_NEXT);
    if (next instanceof Refusal) return next;
    from = hex;
    cost += next.cost;
    last = next;
  }
  if (last === null) return NOT_NEXT;
  return cost > q.turn.move ? refuse('MOV-03', { cost, points: q.turn.move }) : wayOf(q, path, cost, last);
}

/** Whether this is the one step allowed in a cooperative assault: into the city (COA-11). */
const isJoining = ({ s }: Query, path: readonly Hex[]): boolean =>
  s.assault !== null && path.length === 1 && cityAt(s, s.assault.hex)?.hexes.includes(path[0] as Hex) === true;

/** Moves the hero to the end of a path, whose spaces need not be adjacent, and reveals what is around it. */
export function goAlong(g: Game, path: readonly Hex[], cost: number): void {
  const { me, turn } = g;
  const to = path.at(-1) as Hex;
  turn.move -= cost;
  turn.moved = true;
  turn.path = [...turn.path, ...path];
  me.hex = to;
  g.tell({ news: 'walked', seat: g.seat, path, cost });
  revealTokensAround(g, to);
}

/** Moves the figure along a path. */
const walk = rule('walk', { path: many(is.hex) }, (q, { path }) => {
  const way = wayAlong(q, path);
  if (way instanceof Refusal) return way;
  const { cost, provokes, assault } = way;
  return g => {
    goAlong(g, path, cost);
    if (assault || provokes.length > 0) g.next(forcedFight({ hex: path.at(-1) as Hex, provoked: provokes, assault }));
  };
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
  return q.turn.exhausted ? EXHAUSTED : null; // RST-11: no matter what happened to the hand
}

/** Why the hero cannot move or explore, even if an action is still possible. */
export function whyNoStep(q: Query): Refusal | null {
  return whyStuck(q) ?? lasting(q.s, q.seat, 'staysPut') ?? null;
}

type Verb = 'walk' | 'provoke' | 'assault';

/** The choices for a space, built once per space. */
const places = {
  walk: new Map<Hex, Place>(),
  provoke: new Map<Hex, Place>(),
  assault: new Map<Hex, Place>(),
};

interface Place {
  readonly key: string;
  readonly at: Spot;
}

function placeOf(act: Verb, to: Hex): Place {
  let known = places[act].get(to);
  if (!known) {
    known = { key: keyOf({ act, to }), at: { kind: 'hex', id: hexName(to) } };
    places[act].set(to, known);
  }
  return known;
}

function walking(act: Verb, way: Way): Option<Effect> {
  const to = way.path.at(-1) as Hex;
  const { key, at } = placeOf(act, to);
  return { choice: { key, at, act: { act, to, way } }, value: walk({ path: way.path }) };
}

/** Offers every space within reach. */
export function offerWalks(q: Query, menu: Menu): void {
  if (menu.wanted !== null) {
    explainWalk(q, menu, menu.wanted);
    return;
  }
  if (!menu.isAbout('walk', 'provoke', 'assault')) return;
  if (whyNoStep(q) || (q.turn.move === 0 && q.s.modifiers.length === 0)) return;
  // These paths were built from the same steps the rule uses, so they need not be checked again.
  for (const { verb, way } of reach(q)) menu.add(walking(verb, way));
}

/** Offers the step into the city to a participant in a cooperative assault. */
export function offerStepInto(q: Query, menu: Menu, to: Hex): void {
  const from = q.me.hex;
  if (from === null || !areAdjacent(from, to)) return;
  const way = wayAlong(q, [to]);
  if (way instanceof Refusal) menu.close(placeOf('assault', to).key, () => way);
  else menu.add(walking('assault', way));
}

/** Why a space cannot be reached: because of its last step, or for lack of Move points. */
function explainWalk(q: Query, menu: Menu, key: string): void {
  const named = readKey('walk', key) ?? readKey('provoke', key) ?? readKey('assault', key);
  if (!named) return;
  const { to } = named;
  menu.close(key, () => {
    const stuck = whyNoStep(q);
    if (stuck) return stuck;
    const leadsTo = ({ way }: { way: Way }) => way.path.at(-1) === to;
    const ways = reach(q).filter(leadsTo);
    if (ways.length > 0) return refuse('MOV-11', { instead: ways.map(way => way.verb) });
    const straight = wayAlong(q, [to]);
    if (straight instanceof Refusal && straight !== NOT_NEXT) return straight;
    return reach(q, true).some(leadsTo) ? TURNED_UP : refuse('MOV-03', { points: q.turn.move });
  });
}
