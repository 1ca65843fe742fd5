import { derived } from '../../core/derived.ts';
import type { Effect } from '../../core/effect.ts';
import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { ruleOf, type When, whenPossible } from '../../core/rule.ts';
import { nullable } from '../../core/shape.ts';
import type { ActOf } from '../../protocol/acts.ts';
import { ask, type Choice, choice, type Option, option } from '../../protocol/choice.ts';
import { type One, oneName } from '../../protocol/slots.ts';
import type { SpotKind } from '../../protocol/spots.ts';
import type { Color } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import type { Banner, Unit } from '../../state/player.ts';
import { bannerOn } from '../cards/banners.ts';
import { askPayment, type Payment, pay } from '../cards/mana.ts';
import { UNITS, type UnitAbility } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import { distinct, type Query } from '../query.ts';
import { levelOf } from '../rewards/tracks.ts';
import { is } from '../shapes.ts';
import { forMana, yieldsOf } from '../yields.ts';
import { bindUnit, hasFreeLoyalty, isLoyal } from './loyalty.ts';

/** Whether a Unit is neither spent nor Wounded (UNI-04, UNI-12). */
export const isReady = (unit: Unit): boolean => !unit.spent && unit.wounds === 0;

/** The player's Units with this name and this Banner (or none). */
const unitsAlike = (q: Query, name: Name, banner: Name | null): Unit[] =>
  q.me.units.filter(unit => unit.unit === name && bannerOn(q.me, unit) === banner);

/** Whether two Units are interchangeable in every decision, including their Banner and Command token. */
export const areAlike = (q: Query, a: Unit, b: Unit): boolean =>
  a.unit === b.unit &&
  a.spent === b.spent &&
  a.wounds === b.wounds &&
  bannerOn(q.me, a) === bannerOn(q.me, b) &&
  isLoyal(q, a) === isLoyal(q, b);

/** Whether a Unit may be used here. Some combats forbid Units, except the one with a Skill's token (UNI-15). */
export const mayBeUsed = (q: Query, unit: Unit): boolean => q.combat?.unitsAllowed !== false || isLoyal(q, unit);

/** Which of these Units is activated. The one with the Skill's token comes last: it can also be used where others cannot. */
function readyOf(q: Query, units: readonly Unit[]): Unit | null {
  let bound: Unit | null = null;
  for (const unit of units) {
    if (!isReady(unit) || !mayBeUsed(q, unit)) continue;
    if (!isLoyal(q, unit)) return unit;
    bound ??= unit;
  }
  return bound;
}

/** Why none of these Units can be activated, or null: it must be ready and unwounded (UNI-04, UNI-12, UNI-15). */
export const whyNotUsed = (q: Query, units: readonly Unit[], name: Name): Refusal | null =>
  readyOf(q, units) ? null : whyNoneReady(q, units, name);

function whyNoneReady(q: Query, units: readonly Unit[], name: Name): Refusal {
  if (units.length === 0) return refuse('UNI-01', { unit: name });
  const allowed = units.filter(unit => mayBeUsed(q, unit));
  if (allowed.length === 0) return refuse('UNI-15');
  return refuse(allowed.some(unit => unit.wounds === 0) ? 'UNI-05' : 'UNI-12', { unit: name });
}

/** Uses one ability of a Unit, which becomes spent (UNI-02, UNI-04, UNI-07). */
const useUnit = rule(
  'use-unit',
  { unit: is.unit, banner: nullable(is.card), ability: is.amount },
  (q, e) => {
    const { unit: name, banner, ability: at } = e;
    const units = unitsAlike(q, name, banner);
    const ready = readyOf(q, units);
    if (ready === null) return whyNoneReady(q, units, name);
    const ability = UNITS.get(name).abilities[at] as UnitAbility;
    const useless = q.from(name).refusal(ability.effect);
    if (useless) return useless;
    if (ability.mana === null) return g => activate(g, ready, ability);
    return payAndActivate(q, ready, ability);
  },
  {
    gives: (q: Query, { unit, ability: at }) => {
      const { effect, mana } = UNITS.get(unit).abilities[at] as UnitAbility;
      const raised = q.from(unit).raisedBy(givesValue(effect) ? q.bonus : 0);
      return forMana(yieldsOf(raised, effect), mana === null ? [] : [mana]);
    },
  },
);

function* payAndActivate(q: Query, unit: Unit, ability: UnitAbility): Ask<(g: Game) => void> {
  const paid: Payment = yield* askPayment(q, ability.mana ?? 'red');
  return g => {
    pay(g, paid);
    activate(g, unit, ability);
  };
}

function activate(g: Game, unit: Unit, { effect }: UnitAbility): void {
  spendUnit(g, unit);
  g.turn.unitUsed = unit.id;
  useAbility(g, unit, effect, g.bonus);
}

/** Queues an ability and what follows from using it; `bonus` raises only an Attack or Block (UNI-14). */
function useAbility(g: Game, unit: Unit, effect: Effect, bonus: number): void {
  const fights = givesValue(effect);
  if (fights && !g.turn.unitsFought.includes(unit.id)) {
    g.turn.unitsFought = [...g.turn.unitsFought, unit.id];
    happened(g, { event: 'fights-first' });
  }
  g.nextFrom(unit.unit, fights ? bonus : 0, effect);
  // Part of the turn, not of the Unit's effect.
  g.nextFrom('', 0, unitDone());
  happened(g, { event: 'unit-used', unit, fights });
}

/** The Unit's ability has resolved. */
const unitDone = rule('unit-done', () => g => {
  g.turn.unitUsed = null;
});

/** Uses a Unit in the offer as if it were the player's own, including bonuses for Units. It stays in the offer. */
export function useBorrowed(g: Game, name: Name, effect: Effect, bonus: number): void {
  g.turn.unitUsed = null;
  g.tell({ news: 'unit-used', seat: g.seat, unit: name });
  useAbility(g, { id: g.s.nextUnit++, unit: name, spent: false, wounds: 0 }, effect, bonus);
}

/** Marks a Unit as spent. */
export function spendUnit(g: Game, { id, unit: name }: Unit): void {
  g.me.units = g.me.units.map(unit => (unit.id === id ? { ...unit, spent: true } : unit));
  g.tell({ news: 'unit-used', seat: g.seat, unit: name });
}

/** Whether an effect gives an Attack or a Block. */
function givesValue(effect: Effect): boolean {
  const { of = [], effect: inner } = effect as { of?: readonly Effect[]; effect?: Effect };
  return ['attack', 'block'].includes(effect.fx) || [...of, ...(inner ? [inner] : [])].some(givesValue);
}

/** The words for an ability: those of its effect, or its position on the card. */
const wordOf = ({ effect }: UnitAbility, at: number): string =>
  ruleOf(effect.fx).traits.word?.(effect) ?? `ability ${at + 1}`;

/** The act of using a Unit ability. If other Units share the name, the Banner may be needed to tell them apart. */
export const useOf = (unit: Name, ability: number, banner: Name | null = null): ActOf<'use'> => ({
  act: 'use',
  unit,
  banner,
  words: wordOf(UNITS.get(unit).abilities[ability] as UnitAbility, ability),
  ability,
});

interface UnitUse {
  readonly choice: Choice<ActOf<'use'>>;
  readonly use: Effect;
  readonly effect: Effect;
  readonly option: Option<Effect>;
  /** When its effect is possible, and its cost. */
  readonly when: When;
  readonly cost: readonly Color[];
}

/** The uses of all Units with a name and Banner, built once. */
const uses = new WeakMap<readonly UnitAbility[], Map<string, readonly UnitUse[]>>();

function usesOf(unit: Name, banner: Name | null, isTold: boolean): readonly UnitUse[] {
  const { abilities } = UNITS.get(unit);
  let known = uses.get(abilities);
  if (!known) {
    known = new Map();
    uses.set(abilities, known);
  }
  const id = `${banner} ${isTold}`;
  let made = known.get(id);
  if (!made) {
    made = abilities.map(({ effect, mana }, ability) => {
      const use = useUnit({ unit, banner, ability });
      const told = choice(useOf(unit, ability, isTold ? banner : null));
      const cost = mana === null ? [] : [mana];
      return { choice: told, use, effect, option: { choice: told, value: use }, when: whenPossible(effect), cost };
    });
    known.set(id, made);
  }
  return made;
}

/** Interchangeable Units: their name, and the Banner if it is needed to tell them apart. */
interface Kind {
  readonly name: Name;
  readonly banner: Name | null;
  readonly isTold: boolean;
  readonly units: readonly Unit[];
}

const kindsOf = ({ me }: Query): readonly Kind[] =>
  me.banners.length === 0 ? kindsWithoutBanners(me.units) : sorted(me.units, me.banners);

const kindsWithoutBanners = derived((units: readonly Unit[]) => sorted(units, []));

function sorted(units: readonly Unit[], banners: readonly Banner[]): readonly Kind[] {
  return distinct(units.map(unit => unit.unit)).flatMap(name => {
    const named = units.filter(unit => unit.unit === name);
    const carried = distinct(named.map(unit => bannerOn({ banners }, unit)));
    return carried.map(banner => ({
      name,
      banner,
      isTold: carried.length > 1,
      units: named.filter(unit => bannerOn({ banners }, unit) === banner),
    }));
  });
}

/** Every ability of every kind of Unit the player has. */
export const unitUses = (q: Query): UnitUse[] =>
  kindsOf(q).flatMap(({ name, banner, isTold }) => usesOf(name, banner, isTold));

export function offerUnits(q: Query, menu: Menu): void {
  if (q.me.units.length === 0 || !menu.isAbout('use')) return;
  const listing = menu.wanted === null;
  const { moment } = menu;
  for (const { name, banner, isTold, units } of kindsOf(q)) {
    // If a Unit cannot be used at all, skip its abilities.
    if (listing && readyOf(q, units) === null) continue;
    for (const { option, when, cost } of usesOf(name, banner, isTold)) {
      const isNow = listing ? moment.allows(q, when) : null;
      if (isNow === null) menu.offerOption(q, option);
      else if (isNow && moment.canPay(q, cost)) menu.add(option);
    }
  }
}

/** Removes a Unit from the game and frees its Command token (UNI-17). */
export function removeUnit(g: Game, id: number): void {
  const gone = g.me.units.find(unit => unit.id === id);
  g.me.units = g.me.units.filter(unit => unit.id !== id);
  if (gone) g.s.unitsGone = [...g.s.unitsGone, gone.unit];
  // BAN-03: its Banner goes to the discard pile.
  const fallen = g.me.banners.filter(banner => banner.unit === id).map(banner => banner.banner);
  g.me.banners = g.me.banners.filter(banner => banner.unit !== id);
  g.me.discard = [...g.me.discard, ...fallen];
}

/** Disbands a Unit to make room for another (REC-05). */
export function disband(g: Game, unit: Unit): void {
  removeUnit(g, unit.id);
  g.tell({ news: 'unit-disbanded', seat: g.seat, unit: unit.unit });
}

/** Adds a Unit, ready and unwounded (REC-07). */
export function gainUnit(g: Game, unit: Name, isFor: 'command' | 'loyalty' = 'command'): void {
  const joined: Unit = { id: g.s.nextUnit++, unit, spent: false, wounds: 0 };
  const isBound = isFor === 'loyalty' || !hasFreeCommand(g);
  g.me.units = [...g.me.units, joined];
  if (isBound && hasFreeLoyalty(g)) bindUnit(g, joined);
  g.tell({ news: 'unit-gained', seat: g.seat, unit });
}

/** Recruits a Unit, for Influence or for free. */
export function recruitUnit(g: Game, unit: Name, isFor: 'command' | 'loyalty' = 'command'): void {
  gainUnit(g, unit, isFor);
  g.turn.recruited++;
  happened(g, { event: 'recruited', unit });
}

/** Units with Command tokens from levels: all except the one with a Skill's token. */
const commanded = (q: Query): Unit[] => q.me.units.filter(unit => !isLoyal(q, unit));

export const hasFreeCommand = (q: Query): boolean => commanded(q).length < levelOf(q.me).commandTokens;

/** Whether a Command token is free, from a level or a Skill (REC-03). */
export const hasRoom = (q: Query): boolean => hasFreeCommand(q) || hasFreeLoyalty(q);

/** Asks which Unit to disband if all Command tokens are in use; null if there is room (REC-03, REC-05). */
export function* askDisband(q: Query): Ask<Unit | null> {
  if (hasRoom(q)) return null;
  const options = commanded(q).map(unit => option({ act: 'disband', troop: troopOf(q, unit) }, unit));
  return yield* ask(q.seat, 'disband', options, { always: true });
}

/** How a Unit is named in keys; Units with the same name are numbered. */
export function troopOf(q: Query, unit: Unit): One {
  const alike = q.me.units.filter(other => other.unit === unit.unit);
  return { id: unit.unit, n: alike.length === 1 ? null : alike.indexOf(unit) + 1 };
}

/** Units that can be healed. */
export const woundedUnits = (q: Query): Unit[] => q.me.units.filter(unit => unit.wounds > 0);

export const unitWord = (q: Query, unit: Unit): string => oneName(troopOf(q, unit));

/** Options to choose a Unit. */
export const unitOptions = (q: Query, units: readonly Unit[], at: SpotKind = 'unit') =>
  units.map(unit => option({ act: 'pick-unit', troop: troopOf(q, unit) }, unit, at));
