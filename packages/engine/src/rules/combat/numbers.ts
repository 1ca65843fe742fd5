import type { Seat } from '../../core/effect.ts';
import { inOrder, type Term, total } from '../../core/numbers.ts';
import type { Combat, Foe, Value } from '../../state/combat.ts';
import type { Name } from '../../state/names.ts';
import { ABILITIES, type Ability, CITIES, type Element, ENEMIES, type Enemy, type Resistance } from '../catalogue.ts';
import { lasting } from '../lasting.ts';
import type { InCombat, Query } from '../query.ts';

/* Every number in a combat. Each can be explained by its terms. */

export const enemyOf = (foe: Foe): Enemy => ENEMIES.get(foe.enemy);

/** The abilities printed on a token. */
export const abilitiesOf = (foe: Foe): readonly Ability[] => enemyOf(foe).abilities.map(id => ABILITIES.get(id));

export const has = (foe: Foe, what: keyof Ability): boolean => abilitiesOf(foe).some(ability => ability[what] === true);

/** An ability a city gives to an attack; it is not printed on the token. */
interface Lent {
  readonly ability: Name;
  readonly city: Name;
}

const NOTHING_LENT: readonly Lent[] = [];

/** The abilities a city gives to a physical attack of its defenders, except those they already have (CTY-06). */
export function lentTo(foe: Foe, at: number): readonly Lent[] {
  if (foe.cities.length === 0 || elementOf(foe, at) !== 'physical') return NOTHING_LENT;
  return foe.cities.flatMap(city => {
    const ability = CITIES.get(city).bonus.physical;
    return ability === undefined || enemyOf(foe).abilities.includes(ability) ? [] : [{ ability, city }];
  });
}

/** The abilities of one attack: printed, and given by a city. */
export const strikesWith = (foe: Foe, at: number): readonly Ability[] => [
  ...abilitiesOf(foe),
  ...lentTo(foe, at).map(({ ability }) => ABILITIES.get(ability)),
];

/** The Attack needed to defeat an enemy. Effects never lower it below 1 (CMB-DEF-11). */
export function armorOf(q: InCombat, foe: Foe, terms?: Term[]): number {
  const { armor } = enemyOf(foe);
  const base: Term[] = [{ from: foe.enemy, op: 'base', n: armor }];
  for (const ability of abilitiesOf(foe)) {
    const term = ability.armor?.(foe, q.combat.phase);
    if (term) base.push(term);
  }
  for (const city of foe.cities) {
    const more = CITIES.get(city).bonus.armor;
    if (more !== undefined) base.push({ from: city, op: 'add', n: more });
  }
  return Math.max(1, q.modified('enemyArmor', base, { seat: q.seat, foe }, terms));
}

/** The value of one attack of an enemy, before its abilities; at least 0 (CMB-ABL-19). */
function attackTerms(q: Query, foe: Foe, at: number): Term[] {
  const base: Term[] = [{ from: foe.enemy, op: 'base', n: enemyOf(foe).attacks[at]?.value ?? 0 }];
  for (const city of foe.cities) {
    const more = CITIES.get(city).bonus.attack?.[elementOf(foe, at)];
    if (more !== undefined) base.push({ from: city, op: 'add', n: more });
  }
  const terms: Term[] = [];
  q.modified('enemyAttack', base, { seat: q.seat, foe }, terms);
  return terms;
}

export const elementOf = (foe: Foe, at: number): Element => enemyOf(foe).attacks[at]?.element ?? 'physical';

/** The Block needed to stop an attack. Swift doubles it last (CMB-BLK-09, CMB-ABL-12). */
export const blockNeeded = (q: Query, foe: Foe, at: number, terms?: Term[]): number =>
  doubled(q, foe, at, 'block', terms);

/** The damage of an unblocked attack. Brutal doubles it (CMB-DMG-02). */
export const damageOf = (q: Query, foe: Foe, at: number, terms?: Term[]): number =>
  doubled(q, foe, at, 'damage', terms);

function doubled(q: Query, foe: Foe, at: number, what: 'block' | 'damage', terms?: Term[]): number {
  const all = [...attackTerms(q, foe, at), ...abilitiesOf(foe).flatMap(ability => ability[what] ?? [])];
  for (const { ability, city } of lentTo(foe, at)) {
    const term = ABILITIES.get(ability)[what];
    if (term) all.push({ ...term, from: city });
  }
  terms?.push(...inOrder(all));
  return Math.max(0, total(all));
}

/** How many fortifications an enemy has: its own, and that of the site it defends (CMB-RNG-05, CMB-RNG-06). */
export const fortifications = (foe: Foe): number =>
  (has(foe, 'fortified') && !foe.lost.includes('fortified') ? 1 : 0) + (foe.fortified ? 1 : 0);

/** The resistances an enemy still has. */
export const resistancesOf = (foe: Foe): readonly Resistance[] => {
  const { resistances } = enemyOf(foe);
  return foe.lost.length === 0 ? resistances : resistances.filter(resistance => !foe.lost.includes(resistance));
};

const resists = (resistances: readonly Resistance[], element: Element): boolean =>
  element === 'cold-fire' ? resistances.includes('fire') && resistances.includes('ice') : resistances.includes(element);

/** Whether these resistances stop damage of an element (CMB-DMG-08). */
export const isResisted = resists;

/** Whether an Attack counts in full: none of its targets resists the element (CMB-RNG-09, CMB-RNG-10). */
export const isEfficientAttack = (element: Element, targets: readonly Foe[]): boolean =>
  !targets.some(foe => resists(resistancesOf(foe), element));

/** Whether a Block counts in full against an attack: Ice stops Fire, and Fire stops Ice (CMB-BLK-06). */
export function isEfficientBlock(element: Element, against: Element): boolean {
  if (against === 'physical' || element === 'cold-fire') return true;
  if (against === 'fire') return element === 'ice';
  return against === 'ice' && element === 'fire';
}

/** The efficient values plus half of the others, which are added up first and halved once (CMB-RNG-08, CMB-BLK-07). */
export interface Sum {
  readonly total: number;
  readonly efficient: readonly Value[];
  readonly inefficient: readonly Value[];
}

export function sumOf(values: readonly Value[], isEfficient: (value: Value) => boolean): Sum {
  const add = (list: readonly Value[]) => list.reduce((n, value) => n + value.n, 0);
  const efficient = values.filter(isEfficient);
  const inefficient = values.filter(value => !isEfficient(value));
  return { total: add(efficient) + Math.floor(add(inefficient) / 2), efficient, inefficient };
}

/** The targets of the current attack or block. */
export const targetsOf = ({ foes, targets }: Readonly<Combat>): Foe[] => foes.filter(foe => targets.includes(foe.id));

/** The values of a melee attack, including an effect that doubles the physical ones. */
export const closeValues = <V extends Value>({ s }: Query, attacker: Seat, values: readonly V[]): readonly V[] =>
  lasting(s, attacker, 'doublesPhysical')
    ? values.map(value => (value.element === 'physical' ? { ...value, n: value.n * 2 } : value))
    : values;

/** The attack so far, and the Armor it must reach. */
export function attackSoFar(q: InCombat): Sum & { readonly needed: number } {
  const { combat, seat } = q;
  const targets = targetsOf(combat);
  const values = combat.phase === 'attack' ? closeValues(q, seat, combat.values) : combat.values;
  const so = sumOf(values, value => isEfficientAttack(value.element, targets));
  return { ...so, needed: targets.reduce((n, foe) => n + armorOf(q, foe), 0) };
}

/** The block so far, and the value it must reach. */
export function blockSoFar(q: InCombat): Sum & { readonly needed: number } {
  const { combat } = q;
  const foe = targetsOf(combat)[0] as Foe;
  const against = elementOf(foe, combat.blocking);
  return {
    ...sumOf(combat.values, value => isEfficientBlock(value.element, against)),
    needed: blockNeeded(q, foe, combat.blocking),
  };
}

/**
 * Enemies taking part at the moment: summoned monsters replace their summoners while attacks are blocked and damage is
 * assigned.
 */
export function present({ foes, phase }: Readonly<Pick<Combat, 'foes' | 'phase'>>): Foe[] {
  const standIn = phase === 'block' || phase === 'damage';
  return foes.filter(foe => {
    if (foe.defeated) return false;
    if (foe.summoner !== null) return standIn && !foe.attacks.every(attack => attack !== 'coming');
    return !(standIn && foes.some(other => other.summoner === foe.id));
  });
}

/** Attacks not yet blocked or dealt. */
export const comingAttacks = (combat: Readonly<Combat>): { foe: Foe; at: number }[] =>
  present(combat).flatMap(foe =>
    foe.held ? [] : foe.attacks.flatMap((attack, at) => (attack === 'coming' ? [{ foe, at }] : [])),
  );
