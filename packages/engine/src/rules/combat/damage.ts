import type { Term } from '../../core/numbers.ts';
import type { Fate } from '../../protocol/acts.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { type Combat, type Foe, type Loss, type Name, type Unit, WOUND } from '../../state/state.ts';
import { inForce } from '../cards/banners.ts';
import { dropCards, takeWounds } from '../cards/deeds.ts';
import { MODIFIERS, type Resistance, UNITS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { areAlike, mayBeUsed, removeUnit, troopOf } from '../interaction/units.ts';
import { lasting } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import type { Query, Seen } from '../query.ts';
import { levelOf } from '../rewards/tracks.ts';
import { is } from '../shapes.ts';
import { markAttack } from './foes.ts';
import { elementOf, isResisted, strikesWith } from './numbers.ts';

const foeIn = (combat: Readonly<Combat>, id: number): Foe => combat.foes.find(foe => foe.id === id) as Foe;

/** The resistances of a Unit: printed, and those that effects lend to it or take from it. */
export function unitResistances(q: Query, unit: Unit): readonly Resistance[] {
  const active = inForce(q.s);
  const lent = active.flatMap(m => MODIFIERS.get(m.mod).unitResists?.(m, { seat: q.seat, unit }) ?? []);
  return [...UNITS.get(unit.unit).resistances, ...lent].filter(one => !hasLost(q.s, unit, one));
}

/** An effect has taken this from a Unit. */
export const hasLost = (s: Seen, unit: Unit, what: Loss): boolean =>
  inForce(s).some(m => MODIFIERS.get(m.mod).unitLoses?.(m, unit) === what);

/** Units that may be assigned damage: unwounded, ready or not, not used to resist before (CMB-DMG-05, -09, -10). */
export function takers(q: Query): Unit[] {
  const { soaked } = q.s.combat as Combat;
  if (lasting(q.s, q.seat, 'sparesUnits')) return [];
  const able = q.me.units.filter(unit => unit.wounds === 0 && !soaked.includes(unit.id) && mayBeUsed(q, unit));
  // Of several alike one is enough.
  return able.filter((unit, i) => able.findIndex(other => areAlike(q, other, unit)) === i);
}

/** How much damage a Unit takes off. */
export const unitArmor = (q: Query, unit: Unit, terms?: Term[]): number =>
  q.bent('unitArmor', [{ from: unit.unit, op: 'base', n: UNITS.get(unit.unit).armor }], { seat: q.seat, unit }, terms);

/** What would become of a Unit that takes damage: Poison Wounds it twice, Paralyze destroys it (CMB-ABL-04, -06). */

/** What would become of the damage: how much a Unit takes off, and whether it is Wounded by it (CMB-DMG-06, -07). */
export function soak(
  q: Query,
  unit: Unit,
  foe: Foe,
  at: number,
  left: number,
): { left: number; wounded: boolean; fate: Fate } {
  const armor = unitArmor(q, unit);
  const resisted = isResisted(unitResistances(q, unit), elementOf(foe, at));
  const rest = resisted ? Math.max(0, left - armor) : left;
  if (rest === 0) return { left: 0, wounded: false, fate: 'unharmed' };
  return { left: Math.max(0, rest - armor), wounded: true, fate: fateBy(foe, at) };
}

function fateBy(foe: Foe, at: number): Fate {
  const abilities = strikesWith(foe, at);
  if (abilities.some(ability => ability.destroysUnits)) return 'destroyed';
  return abilities.some(ability => (ability.unitWounds ?? 1) > 1) ? 'poisoned' : 'wounded';
}

/** Wounds that Poison puts into the discard pile besides those that the hero takes (CMB-ABL-05). */
export const poisonFrom = (foe: Foe, at: number, wounds: number): number =>
  strikesWith(foe, at).some(ability => ability.poisonsHero) ? wounds : 0;

/** How many Wounds the hero takes from so much damage (CMB-DMG-11). */
export const woundsFrom = (q: Query, damage: number): number => Math.ceil(damage / heroArmor(q));

/** The Armor of the hero's level, and what changes it. */
export const heroArmor = (q: Query, terms?: Term[]): number =>
  q.bent('heroArmor', [{ from: 'level', op: 'base', n: levelOf(q.me).armor }], { seat: q.seat }, terms);

/** Assigns the damage of one attack: Units first, one after the other, then all that is left to the hero (CMB-DMG-04). */
export const assignDamage = rule(
  'assign-damage',
  { foe: is.id, at: is.amount, left: is.amount },
  function* (q, { foe: id, at, left }) {
    const foe = foeIn(q.s.combat as Combat, id);
    if (left === 0) return (g: Game) => markAttack(g, foe, at, 'blocked'); // CMB-ABL-19
    const options: Option<Unit | null>[] = takers(q).map(unit =>
      option({ act: 'unit-takes', troop: troopOf(q, unit), damage: left, ...soak(q, unit, foe, at, left) }, unit),
    );
    const wounds = woundsFrom(q, left);
    options.push(option({ act: 'hero-takes', damage: left, wounds, poison: poisonFrom(foe, at, wounds) }, null));
    const unit = yield* ask(q.seat, 'assign-damage', options, { about: { enemy: foe.enemy, damage: left } });
    return (g: Game) => {
      const combat = g.s.combat as Combat;
      if (unit === null) {
        markAttack(g, foeIn(combat, id), at, 'dealt');
        woundHero(g, foe, at, left);
        return;
      }
      const after = soak(g, unit, foe, at, left);
      g.tell({ news: 'unit-damaged', seat: g.seat, unit: unit.unit, wounded: after.wounded });
      if (after.wounded) woundUnit(g, unit, foe, at);
      else combat.soaked = [...combat.soaked, unit.id];
      if (after.left > 0) g.next(assignDamage({ foe: id, at, left: after.left }));
      else markAttack(g, foeIn(combat, id), at, 'dealt');
    };
  },
);

/** A Unit is Wounded: twice by poison, destroyed by paralysis (CMB-ABL-04, CMB-ABL-06, CMB-ABL-09). */
function woundUnit(g: Game, unit: Unit, foe: Foe, at: number): void {
  const abilities = strikesWith(foe, at);
  if (abilities.some(ability => ability.destroysUnits)) {
    removeUnit(g, unit.id);
    g.tell({ news: 'unit-destroyed', seat: g.seat, unit: unit.unit });
    return;
  }
  const wounds = Math.max(1, ...abilities.map(ability => ability.unitWounds ?? 1));
  g.me.units = g.me.units.map(other => (other.id === unit.id ? { ...other, wounds } : other));
}

/** The hero takes Wounds; poison adds as many to the discard pile, paralysis empties the hand (CMB-ABL-05, CMB-ABL-07). */
function woundHero(g: Game, foe: Foe, at: number, damage: number): void {
  const wounds = woundsFrom(g, damage);
  if (wounds === 0) return;
  takeWounds(g, wounds);
  const poison = poisonFrom(foe, at, wounds);
  if (poison > 0) {
    g.me.discard = [...g.me.discard, ...Array<Name>(poison).fill(WOUND)];
    g.turn.woundsToDiscard += poison;
    g.tell({ news: 'poisoned', seat: g.seat, n: poison });
  }
  if (strikesWith(foe, at).some(ability => ability.emptiesHand)) dropCards(g, 'paralysed');
}
