import type { Term } from '../../core/numbers.ts';
import type { Fate } from '../../protocol/acts.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import type { Combat, Foe, Loss } from '../../state/combat.ts';
import { type Name, WOUND } from '../../state/names.ts';
import type { Unit } from '../../state/player.ts';
import { activeModifiers } from '../cards/banners.ts';
import { dropCards, takeWounds } from '../cards/deeds.ts';
import { MODIFIERS, type Resistance, UNITS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { areAlike, mayBeUsed, removeUnit, troopOf } from '../interaction/units.ts';
import { lasting } from '../lasting.ts';
import { combatRule } from '../mage-knight.ts';
import type { InCombat, Query, Seen } from '../query.ts';
import { levelOf } from '../rewards/tracks.ts';
import { is } from '../shapes.ts';
import { markAttack } from './foes.ts';
import { elementOf, isResisted, strikesWith } from './numbers.ts';

const foeIn = (combat: Readonly<Combat>, id: number): Foe => combat.foes.find(foe => foe.id === id) as Foe;

/** The resistances of a Unit: the printed ones, plus and minus what effects give or take away. */
export function unitResistances(q: Query, unit: Unit): readonly Resistance[] {
  const active = activeModifiers(q.s);
  const lent = active.flatMap(m => MODIFIERS.get(m.mod).unitResists?.(m, { seat: q.seat, unit }) ?? []);
  return [...UNITS.get(unit.unit).resistances, ...lent].filter(one => !hasLost(q.s, unit, one));
}

/** Whether an effect took this away from a Unit. */
export const hasLost = (s: Seen, unit: Unit, what: Loss): boolean =>
  activeModifiers(s).some(m => MODIFIERS.get(m.mod).unitLoses?.(m, unit) === what);

/** This seat's unwounded Units that damage can be assigned to; none if an effect protects them. */
export const unhurt = (q: Query): Unit[] =>
  lasting(q.s, q.seat, 'sparesUnits') ? [] : q.me.units.filter(unit => unit.wounds === 0);

/** Units that can be assigned damage: unwounded, ready or spent, and not yet used to resist (CMB-DMG-05, -09, -10). */
export function takers(q: InCombat): Unit[] {
  const { soaked } = q.combat;
  const able = unhurt(q).filter(unit => !soaked.includes(unit.id) && mayBeUsed(q, unit));
  // Offer only one of several identical Units.
  return able.filter((unit, i) => able.findIndex(other => areAlike(q, other, unit)) === i);
}

/** How much damage a Unit absorbs. */
export const unitArmor = (q: Query, unit: Unit, terms?: Term[]): number =>
  q.modified(
    'unitArmor',
    [{ from: unit.unit, op: 'base', n: UNITS.get(unit.unit).armor }],
    { seat: q.seat, unit },
    terms,
  );

const WOUNDS: Readonly<Record<Fate, number>> = { unharmed: 0, wounded: 1, poisoned: 2, destroyed: 0 };

interface Soaked {
  /** The damage still to be assigned. */
  readonly left: number;
  readonly wounded: boolean;
  readonly fate: Fate;
}

/** What happens to the damage, and to a Unit that absorbs some of it (CMB-DMG-06, -07). */
export function soak(q: Query, unit: Unit, foe: Foe, at: number, damage: number): Soaked {
  const armor = unitArmor(q, unit);
  const resisted = isResisted(unitResistances(q, unit), elementOf(foe, at));
  const rest = resisted ? Math.max(0, damage - armor) : damage;
  if (rest === 0) return { left: 0, wounded: false, fate: 'unharmed' };
  const fates = strikesWith(foe, at).map(ability => ability.unitFate);
  const fate = FATES.find(one => fates.includes(one)) ?? 'wounded';
  return { left: Math.max(0, rest - armor), wounded: true, fate };
}

/** Worst first. */
const FATES = ['destroyed', 'poisoned'] as const;

/** The Wounds the hero takes from damage, and those Poison adds to the discard pile (CMB-DMG-11, CMB-ABL-05). */
export function heroWounds(q: Query, foe: Foe, at: number, damage: number): { wounds: number; poison: number } {
  const wounds = Math.ceil(damage / heroArmor(q));
  return { wounds, poison: strikesWith(foe, at).some(ability => ability.poisonsHero) ? wounds : 0 };
}

/** The hero's Armor: from the level, plus modifiers. */
export const heroArmor = (q: Query, terms?: Term[]): number =>
  q.modified('heroArmor', [{ from: 'level', op: 'base', n: levelOf(q.me).armor }], { seat: q.seat }, terms);

/** Assigns the damage of one attack: to Units first, one after another, then the rest to the hero (CMB-DMG-04). */
export const assignDamage = combatRule(
  'assign-damage',
  { foe: is.id, at: is.amount, left: is.amount },
  function* (q, { foe: id, at, left }) {
    const foe = foeIn(q.combat, id);
    if (left === 0) return (g: InCombat<Game>) => markAttack(g, foe, at, 'blocked'); // CMB-ABL-19
    const options: Option<Unit | null>[] = takers(q).map(unit =>
      option({ act: 'unit-takes', troop: troopOf(q, unit), damage: left, ...soak(q, unit, foe, at, left) }, unit),
    );
    options.push(option({ act: 'hero-takes', damage: left, ...heroWounds(q, foe, at, left) }, null));
    const unit = yield* ask(q.seat, 'assign-damage', options, { about: { enemy: foe.enemy, damage: left } });
    return (g: InCombat<Game>) => {
      const rest = unit === null ? 0 : hitUnit(g, unit, soak(g, unit, foe, at, left));
      if (rest > 0) g.next(assignDamage({ foe: id, at, left: rest }));
      else markAttack(g, foeIn(g.combat, id), at, 'dealt');
      if (unit === null) hitHero(g, foe, at, left);
    };
  },
);

/** Deals damage to a Unit (CMB-ABL-04, CMB-ABL-06, CMB-ABL-09) and returns what is left of it. */
function hitUnit(g: InCombat<Game>, { id, unit }: Unit, { left, wounded, fate }: Soaked): number {
  g.tell({ news: 'unit-damaged', seat: g.seat, unit, wounded });
  if (fate === 'destroyed') {
    removeUnit(g, id);
    g.tell({ news: 'unit-destroyed', seat: g.seat, unit });
  } else if (wounded) {
    g.me.units = g.me.units.map(other => (other.id === id ? { ...other, wounds: WOUNDS[fate] } : other));
  } else {
    g.combat.soaked = [...g.combat.soaked, id];
  }
  return left;
}

/**
 * The hero takes Wounds. Poison adds as many to the discard pile; Paralyze empties the hand (CMB-ABL-05, CMB-ABL-07).
 */
function hitHero(g: Game, foe: Foe, at: number, damage: number): void {
  const { wounds, poison } = heroWounds(g, foe, at, damage);
  if (wounds === 0) return;
  takeWounds(g, wounds);
  if (poison > 0) {
    g.me.discard = [...g.me.discard, ...Array<Name>(poison).fill(WOUND)];
    g.turn.woundsToDiscard += poison;
    g.tell({ news: 'poisoned', seat: g.seat, n: poison });
  }
  if (strikesWith(foe, at).some(ability => ability.emptiesHand)) dropCards(g, 'paralysed');
}
