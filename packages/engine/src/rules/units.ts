import { type Ask, ask } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import type { Name, Unit } from '../state/state.ts';
import { UNITS, type UnitAbility } from './catalogue.ts';
import type { Game } from './game.ts';
import { askPayment, type Payment, pay } from './mana.ts';
import type { Menu } from './menu.ts';
import { distinct, type Query } from './query.ts';
import { rule } from './table.ts';
import { levelOf } from './tracks.ts';

const isReady = (unit: Unit): boolean => !unit.spent && unit.wounds === 0;

/** Why no Unit of a name can be activated, or null: only a ready, unwounded one can be (UNI-04, UNI-12, UNI-15). */
function whyNotUsed(q: Query, name: Name): Refusal | null {
  const units = q.me.units.filter(unit => unit.unit === name);
  if (units.length === 0) return refuse('UNI-01', { unit: name });
  if (q.combat && !q.combat.unitsAllowed) return refuse('UNI-15');
  if (units.some(isReady)) return null;
  return refuse(units.some(unit => unit.wounds === 0) ? 'UNI-05' : 'UNI-12', { unit: name });
}

/** Uses one ability of a Unit; that makes it spent (UNI-02, UNI-04, UNI-07). */
const useUnit = rule<{ unit: Name; ability: number }>('use-unit', (q, { unit: name, ability: at }) => {
  const unusable = whyNotUsed(q, name);
  if (unusable) return unusable;
  const ability = UNITS.get(name).abilities[at] as UnitAbility;
  const useless = q.from(name).refusal(ability.effect);
  if (useless) return useless;
  if (ability.mana === null) return g => activate(g, name, ability);
  return payAndActivate(q, name, ability);
});

function* payAndActivate(q: Query, name: Name, ability: UnitAbility): Ask<(g: Game) => void> {
  const paid: Payment = yield* askPayment(q, ability.mana ?? 'red');
  return g => {
    pay(g, paid);
    activate(g, name, ability);
  };
}

function activate(g: Game, name: Name, { effect }: UnitAbility): void {
  const ready = g.me.units.find(unit => unit.unit === name && isReady(unit)) as Unit;
  g.me.units = g.me.units.map(unit => (unit === ready ? { ...unit, spent: true } : unit));
  g.tell({ news: 'unit-used', seat: g.seat, unit: name });
  g.nextFrom(name, 0, effect);
}

/** The words for an ability: what its effect says of itself, or its place on the card. */
const wordOf = ({ effect }: UnitAbility, at: number): string =>
  ruleOf(effect.fx).traits.word?.(effect) ?? `ability ${at + 1}`;

/** The answer that uses one ability of a Unit. */
export const abilityKey = (unit: Name, at: number): string =>
  `use ${unit} ${wordOf(UNITS.get(unit).abilities[at] as UnitAbility, at)}`;

/** Offers every ability of every kind of Unit. */
export function offerUnits(q: Query, menu: Menu): void {
  for (const name of distinct(q.me.units.map(unit => unit.unit))) {
    const at = { kind: 'unit', id: name };
    for (let i = 0; i < UNITS.get(name).abilities.length; i++) {
      menu.offer(q, abilityKey(name, i), useUnit({ unit: name, ability: i }), at);
    }
  }
}

/** A Unit leaves the game; its Command token is free again (UNI-17). */
export function removeUnit(g: Game, id: number): void {
  const gone = g.me.units.find(unit => unit.id === id);
  g.me.units = g.me.units.filter(unit => unit.id !== id);
  if (gone) g.s.unitsGone = [...g.s.unitsGone, gone.unit];
}

/** A Unit is sent away to make room for another (REC-05). */
export function disband(g: Game, unit: Unit): void {
  removeUnit(g, unit.id);
  g.tell({ news: 'unit-disbanded', seat: g.seat, unit: unit.unit });
}

/** A Unit joins, ready and unwounded (REC-07). */
export function gainUnit(g: Game, unit: Name): void {
  g.me.units = [...g.me.units, { id: g.s.nextUnit++, unit, spent: false, wounds: 0 }];
  g.tell({ news: 'unit-gained', seat: g.seat, unit });
}

export const hasFreeCommand = (q: Query): boolean => q.me.units.length < levelOf(q.me).commandTokens;

/** With all Command tokens in use, which Unit to disband first; null where none needs to go (REC-03, REC-05). */
export function* askDisband(q: Query, prompt: string): Ask<Unit | null> {
  if (hasFreeCommand(q)) return null;
  const options = q.me.units.map(unit => ({
    key: `disband ${unitKey(q, unit)}`,
    value: unit,
    at: { kind: 'unit', id: unit.unit },
  }));
  return yield* ask(q.seat, prompt, options, { always: true });
}

/** Units of one name are told apart by a number. */
function unitKey(q: Query, unit: Unit): string {
  const alike = q.me.units.filter(other => other.unit === unit.unit);
  return alike.length === 1 ? unit.unit : `${unit.unit} ${alike.indexOf(unit) + 1}`;
}

/** Units that may be healed, one of each kind and number of Wounds, with the words for them. */
export const woundedUnits = (q: Query): { key: string; unit: Unit }[] =>
  q.me.units.filter(unit => unit.wounds > 0).map(unit => ({ key: unitKey(q, unit), unit }));

export const unitWord = unitKey;
