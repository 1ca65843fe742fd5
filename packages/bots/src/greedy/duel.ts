import { type DuelOutlook, duelOutlook, isEfficientBlock, isReady, type Query } from '@deedbook/engine';
import { gather, type Measure } from './gather.ts';
import { playable, woundsIn } from './hand.ts';
import { towardsHealing } from './measures.ts';
import type { Decide, Mind, Moment } from './mind.ts';
import { type Pool, poolOf, type Use } from './pool.ts';

/* Player combat: attack heroes that can be driven off, block attacks that would hurt. */

/** What a victory is worth besides Fame, and what a failed attack costs. */
const GLORY = 1;
const FAME = 1.25;
const IN_VAIN = -2;
/** The Block to expect from the other player, per card and per ready Unit. */
const BLOCK_BY_CARD = 0.8;
const BLOCK_BY_UNIT = 2;

const towardsBlow: Measure = ({ gives, n }) =>
  gives.kind === 'attack' || gives.kind === 'ranged' || gives.kind === 'siege' ? { full: n, half: 0 } : null;

const towardsShot =
  (onlySiege: boolean): Measure =>
  ({ gives, n }) =>
    gives.kind === 'siege' || (gives.kind === 'ranged' && !onlySiege) ? { full: n, half: 0 } : null;

/** Blocks against an attack of these elements. */
const towardsParry =
  ({ attack, swift }: DuelOutlook): Measure =>
  ({ gives, n }) => {
    if (gives.kind !== 'block') return null;
    const worth = gives.extra === 'twice-against-swift' && swift ? 2 * n : n;
    const full = attack.elements.some(element => isEfficientBlock(gives.element, element));
    return full ? { full: worth, half: 0 } : { full: 0, half: worth };
  };

/** The expected worth of attacking another hero with the cards then left. */
export function worthOfDuel(q: Query, whom: number, left: Pool): number {
  const rival = q.s.players[whom];
  if (!rival) return IN_VAIN;
  const fame = rival.fame > q.me.fame ? 1 + 2 * Math.max(0, rival.level - q.me.level) : 0;
  return gather(left, DRIVEN_FOR + guarded(q, whom), towardsBlow) ? GLORY + FAME * fame : IN_VAIN;
}

/** Driving off a hero takes about this much damage. */
const DRIVEN_FOR = 3;

const guarded = (q: Query, whom: number): number => {
  const { hand = [], units = [] } = q.s.players[whom] ?? {};
  const ready = units.filter(isReady).length;
  return Math.ceil(BLOCK_BY_CARD * hand.length + BLOCK_BY_UNIT * ready);
};

/** Takes part fully with a good hand, which is worth missing a turn. */
export const decideDefence: Decide = moment => {
  const cards = playable(moment.q.me.hand).length;
  return (cards >= 3 ? moment.key('full') : null) ?? moment.key('partial');
};

/** Of the cheapest uses that reach the value needed, the one that counts most: the others may turn out unnecessary. */
function useFor(moment: Moment, mind: Mind, needed: number, measure: Measure): string | null {
  const counts = (use: Use) => 2 * (measure(use)?.full ?? 0) + (measure(use)?.half ?? 0);
  const uses = gather(poolOf(moment.q), needed, measure)?.uses ?? [];
  const [use] = uses.filter(({ key }) => moment.offers(key)).sort((a, b) => counts(b) - counts(a));
  if (!use) return null;
  mind.wanted = use;
  return use.key;
}

/** How many Wounds a ruthless attacker would like to deal at once. */
const BLOWS: readonly number[] = [5, 3];

/** Attacks with enough to get past the expected Block, or else with enough for any result at all. */
export const decideDuelAttack: Decide = (moment, mind) => {
  const outlook = duelOutlook(moment.q);
  if (!outlook) return null;
  const { phase, attack, blocker, hero, retreats, onlySiege } = outlook;
  const cheapest = Math.min(hero.price.n, ...retreats.map(({ price }) => price));
  const most = phase === 'melee' ? Math.min(...retreats.map(({ price }) => price), DRIVEN_FOR) : hero.price.n;
  const measure = phase === 'melee' ? towardsBlow : towardsShot(onlySiege);
  const guard = guarded(moment.q, blocker);
  const all = mind.mood.ruthless ? BLOWS.map(n => n * hero.price.n + guard) : [];
  for (const wanted of [...all, most + guard, cheapest]) {
    const key = wanted > attack.total ? useFor(moment, mind, wanted - attack.total, measure) : null;
    if (key !== null) return key;
    if (wanted <= attack.total) break;
  }
  return moment.key('duel-attack') ?? moment.key('pass');
};

/** Blocks everything if possible, otherwise enough to avoid being driven off or Wounded. */
export const decideDuelBlock: Decide = (moment, mind) => {
  const outlook = duelOutlook(moment.q);
  if (!outlook) return null;
  const { damage, swift, hero, retreats } = outlook;
  const harmless = Math.min(hero.price.n, ...retreats.map(({ price }) => price)) - 1;
  if (damage <= harmless) return moment.key('stand');
  const points = (less: number) => (swift ? 2 * less : less);
  return (
    useFor(moment, mind, points(damage - harmless), towardsParry(outlook)) ??
    useFor(moment, mind, points(Math.ceil(damage / 2)), towardsParry(outlook)) ??
    moment.key('stand')
  );
};

/**
 * Steals Artifacts first, then deals Wounds while enough damage is left to drive the hero off, then does that; or only
 * Wounds.
 */
export const decideDuelDamage: Decide = (moment, mind) => {
  const outlook = duelOutlook(moment.q);
  const [steal] = moment.of('steal');
  const [drive] = moment.of('drive').sort((a, b) => a.act.price - b.act.price);
  const [wound] = moment.of('wound-hero', 'wound-unit').sort((a, b) => b.act.price - a.act.price);
  const spare = (outlook?.damage ?? 0) - (drive?.act.price ?? 0);
  if (steal) return steal.key;
  if (mind.mood.ruthless && wound) return wound.key;
  if (drive && (!wound || wound.act.price > spare)) return drive.key;
  return wound?.key ?? moment.key('done');
};

/** Heals Wounds with what is left. */
export const decideAftermath: Decide = (moment, mind) => {
  if (moment.has('heal')) return moment.key('heal');
  return (woundsIn(moment.q) > 0 ? useFor(moment, mind, 1, towardsHealing) : null) ?? moment.key('end-turn');
};
