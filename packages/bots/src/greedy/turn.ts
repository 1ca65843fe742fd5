import { exploreCost, type Hex, placesFrom, type Query, spaceAt } from '@deedbook/engine';
import { gather } from './gather.ts';
import { type Goal, lookAround, type Outlook, USED, worthOfExploring } from './goals.ts';
import { woundsIn } from './hand.ts';
import { propose } from './joint-assault.ts';
import { towardsHealing, towardsInfluence, towardsMove } from './measures.ts';
import type { Decide, Mind, Moment } from './mind.ts';
import { type Pool, poolOf, type Use } from './pool.ts';
import { isOccupied, pathTo } from './routes.ts';
import { poolFor, purchasesAt } from './visits.ts';

/* The turn: choose a goal, play the cards for it, then do it. */

/** A bonus for the current goal, to prevent wavering. */
const LOYALTY = 0.5;
/** If the best goal is worth less than this, a player with Wounds had better Rest. */
const WORTH_DOING = 2.2;

export const decideTurn: Decide = (moment, mind) => {
  const { q } = moment;
  if (moment.has('heal')) return moment.key('heal');
  const [healed] = moment.of('heal-unit');
  if (healed) return healed.key;
  if (q.turn.interacting) return buy(moment, mind) ?? finish(moment, mind);
  if (q.turn.part !== 'movement' || q.me.hex === null) return finish(moment, mind);
  return refresh(moment, mind) ?? propose(moment, mind) ?? pursue(moment, mind) ?? finish(moment, mind);
};

function play(moment: Moment, mind: Mind, uses: readonly Use[]): string | null {
  const use = uses.find(({ key }) => moment.offers(key));
  if (!use) return null;
  mind.wanted = use;
  return use.key;
}

/** Heals Wounds and draws cards, both of which are best done before deciding anything else. */
function refresh(moment: Moment, mind: Mind): string | null {
  const { q } = moment;
  const wounds = woundsIn(q);
  if (wounds > 0) {
    const pool = poolOf(q);
    const haul = gather(pool, wounds, towardsHealing) ?? gather(pool, 1, towardsHealing);
    return play(moment, mind, haul?.uses ?? []);
  }
  const draws = poolOf(q)
    .owners.flat()
    .filter(({ gives, mana }) => gives.kind === 'draw' && mana.length === 0);
  return q.me.deck.length > 0 ? play(moment, mind, draws) : null;
}

/** The next step toward the best goal, or a Rest. */
function pursue(moment: Moment, mind: Mind): string | null {
  const { q } = moment;
  if (mind.committed === 'rest' && moment.has('rest')) return moment.key('rest');
  const aim = mind.committed ?? (mind.steady && mind.goal !== '' ? mind.goal : null);
  const aimed = aim === null ? null : lookAround(q, mind.mood, aim);
  const outlook = aimed && aimed.goals.length > 0 ? aimed : lookAround(q, mind.mood);
  const goal = best(outlook.goals, mind);
  // Once it has Move points, do not waste them.
  const isOff = q.turn.move > 0;
  if (moment.has('rest') && mind.committed === null && !isOff && isWorn(q) && (goal?.value ?? 0) < WORTH_DOING)
    return moment.key('rest');
  if (!goal) return null;
  mind.goal = goal.id;
  if (goal.to !== q.me.hex) return travel(moment, mind, goal, outlook);
  return goal.act === null ? null : act(moment, mind, goal, outlook);
}

function best(goals: readonly Goal[], mind: Mind): Goal | null {
  let found: Goal | null = null;
  let most = 0;
  const told = goals.filter(({ id }) => id === mind.committed);
  if (told.length > 0) return told.reduce((a, b) => (b.value > a.value ? b : a));
  for (const goal of goals) {
    if (goal.value <= 0) continue;
    const value = goal.value + (goal.id === mind.goal ? LOYALTY : 0);
    if (value > most) [found, most] = [goal, value];
  }
  return found;
}

/** Whether half of the hand is Wounds. */
const isWorn = (q: Query): boolean => {
  const wounds = woundsIn(q);
  return wounds >= 2 || (wounds > 0 && q.me.hand.length <= 2);
};

/** On arrival, does what it came for. */
function act(moment: Moment, mind: Mind, goal: Goal, outlook: Outlook): string | null {
  const first = exploreFirst(moment, mind, goal, outlook);
  if (first !== null) return first;
  const key = goal.act === null || goal.act === 'explore' ? null : moment.keyOf(goal.act);
  return key ?? play(moment, mind, goal.haul?.uses ?? []);
}

/** Explores before the action ends movement, if there are enough cards for both. */
function exploreFirst(moment: Moment, mind: Mind, goal: Goal, { pool }: Outlook): string | null {
  const { q } = moment;
  const worth = worthOfExploring(q, mind.mood);
  if (worth <= 0 || placesFrom(q.s, goal.to).length === 0) return null;
  const tiles = moment.of('explore');
  if (tiles.length > 0) return mind.pick(tiles).key;
  const haul = gather(pool, exploreCost(q) - q.turn.move, towardsMove);
  if (!haul || goal.gain(haul.left) + worth - USED * haul.price <= goal.value) return null;
  return play(moment, mind, haul.uses);
}

/** Plays Move cards until the path can be walked, or as far as today's cards go. */
function travel(moment: Moment, mind: Mind, goal: Goal, outlook: Outlook): string | null {
  const path = pathTo(outlook.routes, goal.to);
  const uses = goal.haul?.uses ?? usesForPart(moment.q, path, outlook);
  return play(moment, mind, uses) ?? walk(moment, path);
}

/** The cards for the longest part of a path that does not cost too many of them. */
function usesForPart(q: Query, path: readonly Hex[], { pool, routes }: Outlook): readonly Use[] {
  const least = q.turn.move > 0 || q.me.deck.length === 0 ? LEAST_AT_END : LEAST_MOVE;
  for (const hex of path.toReversed()) {
    if (isOccupied(q, hex)) continue;
    const needed = (routes.cost.get(hex) as number) - q.turn.move;
    const haul = gather(pool, needed, towardsMove);
    if (haul && haul.price * least <= needed) return haul.uses;
  }
  return [];
}

/** The Move points a card should give on a long path; fewer if already moving or if the deck is empty. */
const LEAST_MOVE = 1.25;
const LEAST_AT_END = 1;

/** Walks to the farthest of these spaces that is offered. */
function walk(moment: Moment, path: readonly Hex[]): string | null {
  for (const to of path.toReversed()) {
    for (const verb of VERBS) {
      const key = moment.keyOf({ act: verb, to });
      if (key !== null) return key;
    }
  }
  return null;
}

const VERBS = ['walk', 'travel', 'assault'] as const;

/** Buys the best thing Influence can buy here. */
function buy(moment: Moment, mind: Mind): string | null {
  const { q } = moment;
  const here = q.me.hex === null ? undefined : spaceAt(q.s, q.me.hex);
  if (!here) return null;
  const pool = poolOf(q);
  for (const purchase of purchasesAt(q, here)) {
    const { act: buying, cost } = purchase;
    const key = moment.keyOf(buying);
    if (key !== null) return key;
    const rest = poolFor(purchase, pool);
    const haul = rest && gather(rest, cost - q.turn.influence, towardsInfluence);
    const played = haul && play(moment, mind, haul.uses);
    if (played) return played;
  }
  return null;
}

/** Ends the turn, after using what would otherwise be lost. */
function finish(moment: Moment, mind: Mind): string | null {
  const { q } = moment;
  if (moment.offers('mark glade')) return 'mark glade';
  if (moment.has('tactic') && isTacticUseful(q, mind)) return moment.key('tactic');
  const stored = store(moment, mind, poolOf(q));
  if (stored !== null) return stored;
  if (!moment.has('end-turn')) return moment.of('duel')[0]?.key ?? moment.key('rest');
  mind.goal = '';
  return moment.key('end-turn');
}

function isTacticUseful(q: Query, mind: Mind): boolean {
  if (q.me.tactic === 'the-right-moment') return q.me.hand.length + q.me.deck.length >= 4;
  return q.me.tactic === 'long-night' || mind.whim(4);
}

/** Makes crystals of mana that is no longer needed. */
function store(moment: Moment, mind: Mind, pool: Pool): string | null {
  const { q } = moment;
  if (q.turn.part === 'rest') return null;
  const crystals = pool.owners.flat().filter(({ gives, with: other }) => gives.kind === 'crystal' && other === null);
  const free = crystals.filter(({ mana }) => mana.length === 0);
  const stored = play(moment, mind, free);
  if (stored) return stored;
  const unused = pool.purse.mana.some(({ from }) => from !== 'crystal');
  if (!unused) return null;
  return moment.offers('play crystallize') ? 'play crystallize' : play(moment, mind, crystals);
}
