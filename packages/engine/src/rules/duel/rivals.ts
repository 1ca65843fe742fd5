import type { Seat } from '../../core/effect.ts';
import type { BasicColor } from '../../state/mana.ts';
import { type Duel, LOSSES, type Loss, type Player, type Unit } from '../../state/state.ts';
import { MODIFIERS } from '../catalogue.ts';
import { hasLost, unitResistances } from '../combat/damage.ts';
import type { Game } from '../game.ts';
import type { Query } from '../query.ts';
import { opponentOf } from './numbers.ts';

/*
 * What effects do to the Units of the other player in a combat (PVP-EFX-02 to -09). The hero is never touched by them.
 */

/** Red effects do not touch Units with Fire resistance, blue ones none with Ice resistance (PVP-EFX-03). */
export function isRivalTouched(q: Query, unit: Unit, color: BasicColor | null): boolean {
  const shield = color === 'red' ? 'fire' : color === 'blue' ? 'ice' : null;
  return shield === null || !unitResistances(q.as(rivalOf(q)), unit).includes(shield);
}

/** The other player. */
export const rivalOf = (q: Query): Seat => opponentOf(q.s.duel as Duel, q.seat);

/** The unwounded Units of the other player that an effect of this colour touches (PVP-EFX-02). */
export const rivals = (q: Query, color: BasicColor | null): Unit[] =>
  (q.s.players[rivalOf(q)] as Player).units.filter(unit => unit.wounds === 0 && isRivalTouched(q, unit, color));

/** The site protects this Unit of the other player. */
export const isRivalFortified = (q: Query, unit: Unit): boolean => {
  const { fortified, defender } = q.s.duel as Duel;
  if (!fortified || rivalOf(q) !== defender) return false;
  return !hasLost(q.s, unit, 'fortified');
};

/** For this player it is no longer the start of the combat. */
export function open(g: Game): void {
  const duel = g.s.duel as Duel;
  if (!duel.opened.includes(g.seat)) duel.opened = [...duel.opened, g.seat];
}

/** A Unit of another player is Wounded; destroying it does no more (PVP-EFX-04). */
export function woundRival(g: Game, owner: Seat, { id, unit: name }: Unit): void {
  const player = g.s.players[owner] as Player;
  player.units = player.units.map(unit => (unit.id === id ? { ...unit, wounds: 1 } : unit));
  g.tell({ news: 'unit-damaged', seat: owner, unit: name, wounded: true });
}

MODIFIERS.add({
  /** The Armor of one Unit of another player is lower, not below 1. */
  'unit-weakened': {
    unitArmor: (m, about) => (m.on === `${about.unit?.id}` ? { from: m.from, op: 'add', n: m.n, least: 1 } : null),
  },
  /** A Unit has lost a resistance, or its fortification: `on` is its id and what. */
  'unit-exposed': { unitLoses: ({ on }, { id }) => LOSSES.find(loss => on === `${id} ${loss}`) ?? null },
});

/** Its Armor is lower for the whole combat, not below 1 (PVP-EFX-05, PVP-EFX-08). */
export function weakenRival(g: Game, { id, unit }: Unit, n: number): void {
  open(g);
  g.modify('unit-weakened', 'combat', n, `${id}`);
  g.tell({ news: 'unit-weakened', seat: rivalOf(g), unit, n });
}

/** It loses fortification or resistances for the whole combat. */
export function exposeRival(g: Game, { id, unit }: Unit, loses: readonly Loss[]): void {
  open(g);
  for (const loss of loses) g.modify('unit-exposed', 'combat', 0, `${id} ${loss}`);
  g.tell({ news: 'unit-exposed', seat: rivalOf(g), unit });
}

/** What it gave to the attack does not count; it stays spent (PVP-EFX-09). */
export function holdRival(g: Game, { id, unit }: Unit): void {
  open(g);
  const duel = g.s.duel as Duel;
  duel.attack = duel.attack.filter(value => value.unit !== id);
  g.tell({ news: 'unit-held', seat: rivalOf(g), unit });
}
