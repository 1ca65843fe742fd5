import { isResisted, type Name, type Phase, UNITS } from '@deedbook/engine';
import { gather, type Measure } from './gather.ts';
import { towardsAttack, towardsBlock, towardsShot } from './measures.ts';
import { type Pool, withoutCards } from './pool.ts';
import type { Blow, Threat } from './threats.ts';
import { worthOfUnit } from './worth.ts';

/** What is done about one enemy: shot before it strikes, blocked, or suffered; and whether it is killed in the end. */
export interface Plan {
  readonly how: 'shoot' | 'block' | 'suffer';
  readonly kill: boolean;
}

/** How a fight may go, if all goes as planned. */
export interface Prospect {
  readonly value: number;
  readonly plans: readonly Plan[];
}

/** What matters besides the enemies. */
export interface Stakes {
  readonly armor: number;
  /** Wounds that knock the hero out. */
  readonly limit: number;
  /** Units that could take damage. */
  readonly units: readonly Name[];
  /** What is won when every enemy is defeated, and what each brings besides its Fame. */
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

/** The best way to fight these enemies from a phase on. With many of them one after the other is looked at. */
export function bestFight(pool: Pool, threats: readonly Threat[], stakes: Stakes, phase: Phase = 'ranged'): Prospect {
  const options = threats.map(threat => OPTIONS[phase].filter(option => makesSense(option, threat)));
  if (threats.length > MANY) return oneAfterTheOther(pool, threats, options, stakes);
  let best: Prospect = { value: Number.NEGATIVE_INFINITY, plans: [] };
  const plans: Plan[] = [];
  const choose = (i: number): void => {
    if (i === threats.length) {
      const value = worthOf(pool, threats, plans, stakes);
      if (value > best.value) best = { value, plans: [...plans] };
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
  let value = worthOf(pool, threats, plans, stakes);
  for (let i = 0; i < threats.length; i++) {
    for (const option of options[i] as readonly Plan[]) {
      const before = plans[i] as Plan;
      plans[i] = option;
      const other = worthOf(pool, threats, plans, stakes);
      if (other > value) value = other;
      else plans[i] = before;
    }
  }
  return { value, plans };
}

/** What comes of these plans; far below 0 where they cannot all be carried out. */
function worthOf(pool: Pool, threats: readonly Threat[], plans: readonly Plan[], stakes: Stakes): number {
  let left = pool;
  let value = 0;
  const use = (needed: number, measure: Measure): boolean => {
    const haul = gather(left, needed, measure);
    if (!haul) return false;
    left = haul.left;
    value -= USED * haul.price;
    return true;
  };
  for (const [i, threat] of threats.entries()) {
    if (plans[i]?.how === 'shoot' && !use(threat.armor, towardsShot(threat))) return IMPOSSIBLE;
  }
  for (const [i, threat] of threats.entries()) {
    if (plans[i]?.how !== 'block') continue;
    for (const blow of threat.blows) if (!use(blow.block, towardsBlock(threat, blow))) return IMPOSSIBLE;
  }
  const suffered = threats.filter((_, i) => plans[i]?.how === 'suffer');
  const losses = suffer(suffered, stakes);
  value -= losses.cost;
  if (losses.handless) left = withoutCards(left);
  let all = true;
  for (const [i, threat] of threats.entries()) {
    const { how, kill } = plans[i] as Plan;
    if (kill && how !== 'shoot' && !use(threat.armor, towardsAttack(threat))) return IMPOSSIBLE;
    if (kill) value += FAME * threat.fame + stakes.each;
    else if (!threat.passing) all = false;
  }
  return value + (all ? stakes.prize : 0);
}

const IMPOSSIBLE = -1000;

/** What the damage of these enemies costs, and whether the hand is lost by it. */
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

/** The Unit that should take a blow, or none: what it would cost, and how much damage is left for the hero. */
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

/** What it costs that a Unit takes damage. */
export function priceOfWound(unit: Name, wounded: boolean, abilities: readonly string[]): number {
  if (!wounded) return 0.3;
  if (abilities.includes('paralyze')) return worthOfUnit(unit);
  const price = 0.5 + 0.5 * UNITS.get(unit).level;
  return abilities.includes('poison') ? 1.6 * price : price;
}
