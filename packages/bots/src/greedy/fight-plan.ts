import { isResisted, type Name, type Phase, UNITS } from '@deedbook/engine';
import { gather, type Measure } from './gather.ts';
import { towardsAttack, towardsBlock, towardsShot } from './measures.ts';
import { cardBits, type Pool, type Use } from './pool.ts';
import type { Blow, Threat } from './threats.ts';
import { worthOfUnit } from './worth.ts';

/** The plan for one enemy: defeat it at range, block it or take its damage; and whether to defeat it in the end. */
export interface Plan {
  readonly how: 'shoot' | 'block' | 'suffer';
  readonly kill: boolean;
}

/** The expected result of a fight, and the uses it needs in each phase. */
export interface Prospect {
  readonly value: number;
  readonly plans: readonly Plan[];
  readonly uses: UsesByPhase;
}

type UsesByPhase = Readonly<Record<'ranged' | 'block' | 'attack', readonly Use[]>>;

/** What matters besides the enemies. */
export interface Stakes {
  readonly armor: number;
  /** The number of Wounds that knocks the hero out. */
  readonly limit: number;
  /** Units that can absorb damage. */
  readonly units: readonly Name[];
  /** The prize for defeating every enemy, and the worth of each besides its Fame. */
  readonly prize: number;
  readonly each: number;
}

export const WOUND_COST = 2;
const FAME = 1.25;
const USED = 0.2;
const KNOCKED_OUT = 4;
const PARALYSED = 1;

const plan = (how: Plan['how'], kill: boolean): Plan => ({ how, kill });
const SHOOT = plan('shoot', true);
const BLOCK = plan('block', false);
const SUFFER = plan('suffer', false);
const OPTIONS: Readonly<Record<Phase, readonly Plan[]>> = {
  ranged: [SHOOT, plan('block', true), BLOCK, plan('suffer', true), SUFFER],
  block: [plan('block', true), BLOCK, plan('suffer', true), SUFFER],
  damage: [plan('suffer', true), SUFFER],
  attack: [plan('suffer', true), SUFFER],
};

/** The best plan against these enemies from a phase on. With many enemies, they are considered one at a time. */
export function bestFight(pool: Pool, threats: readonly Threat[], stakes: Stakes, phase: Phase = 'ranged'): Prospect {
  const options = threats.map(threat => OPTIONS[phase].filter(option => makesSense(option, threat)));
  if (threats.length > MANY) return oneAfterTheOther(pool, threats, options, stakes);
  let best: Prospect = { ...IMPOSSIBLE, value: Number.NEGATIVE_INFINITY, plans: [] };
  const plans: Plan[] = [];
  const choose = (i: number): void => {
    if (i === threats.length) {
      const outcome = carryOut(pool, threats, plans, stakes);
      if (outcome.value > best.value) best = { ...outcome, plans: [...plans] };
      return;
    }
    for (const option of options[i] as readonly Plan[]) {
      plans[i] = option;
      choose(i + 1);
    }
  };
  choose(0);
  return best;
}

const MANY = 2;

function makesSense({ how, kill }: Plan, { passing, blows, fortifications }: Threat): boolean {
  if (how === 'shoot') return fortifications < 2 && !passing;
  if (how === 'block' && blows.length === 0) return false;
  return !(kill && passing);
}

function oneAfterTheOther(
  pool: Pool,
  threats: readonly Threat[],
  options: readonly (readonly Plan[])[],
  stakes: Stakes,
): Prospect {
  const plans: Plan[] = threats.map(() => SUFFER);
  let best = carryOut(pool, threats, plans, stakes);
  for (let i = 0; i < threats.length; i++) {
    for (const option of options[i] as readonly Plan[]) {
      const before = plans[i] as Plan;
      plans[i] = option;
      const other = carryOut(pool, threats, plans, stakes);
      if (other.value > best.value) best = other;
      else plans[i] = before;
    }
  }
  return { ...best, plans };
}

/** Something a plan needs: a Ranged Attack, a Block or an Attack. */
interface Need {
  readonly phase: keyof UsesByPhase;
  readonly points: number;
  readonly measure: Measure;
}

/** The result of some plans and what they use; far below 0 if they cannot all be carried out. */
function carryOut(
  pool: Pool,
  threats: readonly Threat[],
  plans: readonly Plan[],
  stakes: Stakes,
): Omit<Prospect, 'plans'> {
  const needs = needsOf(threats, plans);
  const losses = suffer(
    threats.filter((_, i) => plans[i]?.how === 'suffer'),
    stakes,
  );
  // The cheapest Block may use the very card needed to win; then the Attack picks first.
  const found =
    allot(pool, needs, losses.handless) ?? (needs.length > 1 ? allot(pool, needs.toReversed(), losses.handless) : null);
  if (!found) return IMPOSSIBLE;
  let value = -losses.cost - USED * found.price;
  let all = true;
  for (const [i, threat] of threats.entries()) {
    if (plans[i]?.kill) value += FAME * threat.fame + stakes.each;
    else if (!threat.passing) all = false;
  }
  return { value: value + (all ? stakes.prize : 0), uses: found.uses };
}

/** What the plans need, in the order of the phases. */
function needsOf(threats: readonly Threat[], plans: readonly Plan[]): Need[] {
  const [shots, blocks, attacks]: [Need[], Need[], Need[]] = [[], [], []];
  for (const [i, threat] of threats.entries()) {
    const { how, kill } = plans[i] as Plan;
    if (how === 'shoot') shots.push({ phase: 'ranged', points: threat.armor, measure: towardsShot(threat) });
    else if (kill) attacks.push({ phase: 'attack', points: threat.armor, measure: towardsAttack(threat) });
    if (how !== 'block') continue;
    for (const blow of threat.blows)
      blocks.push({ phase: 'block', points: blow.block, measure: towardsBlock(threat, blow) });
  }
  return [...shots, ...blocks, ...attacks];
}

/** The cheapest uses for each need in turn, or null. If the hand will be lost, only Units can attack. */
function allot(pool: Pool, needs: readonly Need[], handless: boolean): { price: number; uses: UsesByPhase } | null {
  const uses = { ranged: [] as Use[], block: [] as Use[], attack: [] as Use[] };
  let [left, price] = [pool, 0];
  for (const { phase, points, measure } of needs) {
    const hidden = handless && phase === 'attack' ? cardBits(pool) & ~left.taken : 0;
    const haul = gather({ ...left, taken: left.taken | hidden }, points, measure);
    if (!haul) return null;
    left = { ...haul.left, taken: haul.left.taken & ~hidden };
    price += haul.price;
    uses[phase].push(...haul.uses);
  }
  return { price, uses };
}

const IMPOSSIBLE: Omit<Prospect, 'plans'> = { value: -1000, uses: { ranged: [], block: [], attack: [] } };

/** The cost of the damage of these enemies, and whether it empties the hand. */
function suffer(threats: readonly Threat[], stakes: Stakes): { cost: number; handless: boolean } {
  let units = stakes.units;
  let [cost, wounds, handless] = [0, 0, false];
  for (const threat of threats) {
    const poison = threat.abilities.includes('poison') ? 2 : 1;
    for (const blow of threat.blows) {
      const { unit, left, price } = bestTaker(units, threat, blow, stakes.armor * (1 / poison));
      if (unit !== null) units = units.filter(other => other !== unit);
      cost += price;
      const taken = Math.ceil(left / stakes.armor);
      wounds += taken;
      cost += taken * WOUND_COST * poison;
      if (taken > 0 && threat.abilities.includes('paralyze')) handless = true;
    }
  }
  if (handless) cost += PARALYSED;
  if (wounds >= stakes.limit) [cost, handless] = [cost + KNOCKED_OUT, true];
  return { cost, handless };
}

/** The Unit that should absorb an attack, if any: the cost, and the damage left for the hero. */
function bestTaker(units: readonly Name[], threat: Threat, { damage, element }: Blow, armor: number) {
  let best: { unit: Name | null; left: number; price: number } = { unit: null, left: damage, price: 0 };
  let least = Math.ceil(damage / armor) * WOUND_COST;
  for (const unit of new Set(units)) {
    const { armor: own, resistances } = UNITS.get(unit);
    const resisted = isResisted(resistances, element) ? Math.max(0, damage - own) : damage;
    const price = priceOfWound(unit, resisted > 0, threat.abilities);
    const left = resisted === 0 ? 0 : Math.max(0, resisted - own);
    const whole = price + Math.ceil(left / armor) * WOUND_COST;
    if (whole < least) [best, least] = [{ unit, left, price }, whole];
  }
  return best;
}

/** The cost of a Unit absorbing damage. */
export function priceOfWound(unit: Name, wounded: boolean, abilities: readonly string[]): number {
  if (!wounded) return 0.3;
  if (abilities.includes('paralyze')) return worthOfUnit(unit);
  const price = 0.5 + 0.5 * UNITS.get(unit).level;
  return abilities.includes('poison') ? 1.6 * price : price;
}
