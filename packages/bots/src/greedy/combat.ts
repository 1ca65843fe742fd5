import { type Choice, type Combat, combatOutlook, ENEMIES, levelOf, oneNamed, type Query } from '@deedbook/engine';
import { bestFight, type Plan, priceOfWound, type Stakes, WOUND_COST } from './fight-plan.ts';
import { gather, type Measure } from './gather.ts';
import { towardsAttack, towardsBlock, towardsShot } from './measures.ts';
import type { Decide, Mind, Moment } from './mind.ts';
import { keeping, type Pool, poolOf, type Use } from './pool.ts';
import { worthOfSite } from './site-worth.ts';
import { type Blow, type Threat, threatOf, threatsIn } from './threats.ts';

/* Decisions in a combat: in each phase, find the best plan from here and take its next step. */

export function stakesOf(q: Query, prize: number, each: number, unitsAllowed: boolean): Stakes {
  const { armor, handLimit } = levelOf(q.me);
  return {
    armor,
    limit: Math.max(1, handLimit - (q.combat?.wounds ?? 0)),
    units: unitsAllowed ? takersOf(q) : [],
    prize,
    each,
  };
}

const takersOf = (q: Query) =>
  q.me.units.filter(({ id, wounds }) => wounds === 0 && q.combat?.soaked.includes(id) !== true).map(({ unit }) => unit);

/** What the current combat is worth. */
export function stakesNow(q: Query): Stakes {
  const { why, hex, unitsAllowed } = q.combat as Combat;
  const prize = why === 'rampaging' ? 0 : why === 'burning' ? 4 : worthOfSite(q, hex);
  return stakesOf(q, prize, 0.3, unitsAllowed);
}

const poolNow = (q: Query): Pool => poolOf(q, { units: q.combat?.unitsAllowed ?? true });

/** The best plans from here. Notes what they need in later phases. */
function plansNow(q: Query, mind: Mind, threats: readonly Threat[]): readonly Plan[] {
  const { phase } = q.combat as Combat;
  const { plans, uses } = bestFight(poolNow(q), threats, stakesNow(q), phase);
  mind.kept = [...(phase === 'ranged' ? uses.block : []), ...(phase === 'attack' ? [] : uses.attack)];
  return plans;
}

/** The cheapest uses that are enough, preferably without those kept for later. */
function gatherNow(q: Query, mind: Mind, needed: number, measure: Measure): readonly Use[] {
  const pool = poolNow(q);
  return (gather(keeping(pool, mind.kept), needed, measure) ?? gather(pool, needed, measure))?.uses ?? [];
}

/** Ranged and Siege Attacks before the enemies attack; in the Attack phase, everything that is left. */
export const decideAttack: Decide = (moment, mind) => {
  const { q } = moment;
  const { phase, targets } = q.combat as Combat;
  const threats = threatsIn(q);
  if (targets.length > 0) {
    if (moment.has('attack')) return moment.key('attack');
    const [target] = threats.filter(({ key }) => moment.keyOf({ act: 'spare', foe: oneNamed(key) }));
    if (!target) return giveUp(moment, mind);
    return useNext(moment, mind, phase === 'ranged' ? towardsShot(target) : towardsAttack(target));
  }
  if (mind.hopeless === hopelessIn(q)) return moment.key('end-phase');
  const plans = plansNow(q, mind, threats);
  const at = plans.findIndex(({ how, kill }) => (phase === 'ranged' ? how === 'shoot' : kill));
  const threat = threats[at];
  if (!threat) return moment.key('end-phase');
  return moment.keyOf({ act: 'target', foe: oneNamed(threat.key), attack: null }) ?? moment.key('end-phase');
};

/** Blocks the attacks that are worth blocking. */
export const decideBlock: Decide = (moment, mind) => {
  const { q } = moment;
  const { targets, blocking } = q.combat as Combat;
  const threats = threatsIn(q);
  if (targets.length > 0) {
    if (moment.has('block')) return moment.key('block');
    const key = q.combat?.foes.find(foe => foe.id === targets[0])?.key;
    const target = threats.find(threat => threat.key === key);
    const blow = target?.blows.find(({ at }) => at === blocking);
    if (!target || !blow) return giveUp(moment, mind);
    return useNext(moment, mind, towardsBlock(target, blow));
  }
  if (mind.hopeless === hopelessIn(q)) return moment.key('end-phase');
  const plans = plansNow(q, mind, threats);
  const threat = threats[plans.findIndex(({ how }, i) => how === 'block' && (threats[i]?.blows.length ?? 0) > 0)];
  const blow = threat?.blows[0];
  if (!threat || !blow) return moment.key('end-phase');
  return holdBack(moment, mind, threat, blow) ?? targetKey(moment, threat, blow) ?? moment.key('end-phase');
};

const targetKey = (moment: Moment, { key, attackCount }: Threat, { at }: Blow): string | null =>
  moment.keyOf({ act: 'target', foe: oneNamed(key), attack: attackCount > 1 ? at + 1 : null });

/** Prevents an enemy from attacking, if that is the best option. */
function holdBack(moment: Moment, mind: Mind, threat: Threat, blow: Blow): string | null {
  const [use] = gatherNow(moment.q, mind, blow.block, towardsBlock(threat, blow));
  if (use?.gives.kind !== 'hold' || !moment.offers(use.key)) return null;
  mind.wanted = use;
  mind.held = threat.key;
  return use.key;
}

/** The next use toward the value needed; gives up if there is none. */
function useNext(moment: Moment, mind: Mind, measure: Measure): string | null {
  const { needed = 0, total = 0 } = combatOutlook(moment.q)?.soFar ?? {};
  const uses = gatherNow(moment.q, mind, needed - total, measure);
  const use = uses.find(({ key, gives }) => gives.kind !== 'hold' && moment.offers(key));
  if (!use) return giveUp(moment, mind);
  mind.wanted = use;
  return use.key;
}

function giveUp(moment: Moment, mind: Mind): string | null {
  mind.hopeless = hopelessIn(moment.q);
  return moment.key('give-up') ?? moment.key('end-phase');
}

/** Identifies a combat phase, to remember what was given up in it. */
const hopelessIn = (q: Query): string => `${q.s.round} ${q.turn.path.length} ${q.s.fence} ${q.combat?.phase}`;

/** Takes the worst attack first, so that Units absorb it before the hero has to. */
export const decideDamage: Decide = moment => {
  return moment.of('take-damage').sort((a, b) => b.act.damage - a.act.damage)[0]?.key ?? moment.key('end-phase');
};

/** Assigns the damage where it does the least harm. */
export const decideWhoSuffers: Decide = moment => {
  const { q, asked } = moment;
  const foe = q.combat?.foes.find(({ enemy }) => asked.prompt === 'assign-damage' && enemy === asked.about.enemy);
  const abilities = foe ? threatOf(foe.enemy, false, foe.cities).abilities : [];
  const each = WOUND_COST * (abilities.includes('poison') ? 2 : 1) + (abilities.includes('paralyze') ? 0.7 : 0);
  const harm = ({ act }: Choice): number => {
    if (act.act === 'hero-takes') return each * act.wounds;
    if (act.act !== 'unit-takes') return 0;
    const left = Math.ceil(act.left / levelOf(q.me).armor);
    return priceOfWound(act.troop.id, act.wounded, abilities) + each * left;
  };
  return asked.choices.toSorted((a, b) => harm(a) - harm(b))[0]?.key ?? null;
};

/** Challenges another adjacent enemy too if that pays off. */
export const decideJoining: Decide = moment => {
  const { q } = moment;
  const stakes = stakesNow(q);
  const pool = poolNow(q);
  const threats = threatsIn(q);
  const alone = bestFight(pool, threats, stakes).value;
  for (const { key, act } of moment.of('challenge')) {
    const { enemy = '' } = act;
    if (ENEMIES.has(enemy) && bestFight(pool, [...threats, threatOf(enemy)], stakes).value > alone + 0.5) return key;
  }
  return moment.key('fight');
};
