import { type Concern, MODIFIERS, UNITS } from '../rules/catalogue.ts';
import type { Modifier } from '../state/state.ts';

/* What lasting effects bend. A modifier belongs to the seat that made it unless it says otherwise. */

/** A Unit that the owner of this lasting effect uses, borrowed or not, gives an Attack or a Block. */
export const isGivenByUnit = ({ seat }: Modifier, { seat: by, card = '', points }: Concern): boolean =>
  seat === by && UNITS.has(card) && (points === 'attack' || points === 'block');

MODIFIERS.add({
  /** This player has left the game. */
  'out-of-game': {},
  /** The hero does not move any more this turn. */
  'stays-put': {},
  /** So many more Source dice may be used. */
  'extra-dice': {
    diceAllowed: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'add', n: m.n } : null),
  },
  /** Planning: the Hand limit is higher with at least two cards in hand. */
  planning: {
    handLimit: (m, about, s) =>
      m.seat === about.seat && (s.players[m.seat]?.hand.length ?? 0) >= 2 ? { from: m.from, op: 'add', n: m.n } : null,
  },
  /** One enemy's Armor is lower, not below 1. */
  'enemy-armor': {
    enemyArmor: (m, about) =>
      m.seat === about.seat && m.on === about.foe?.key ? { from: m.from, op: 'add', n: m.n, least: 1 } : null,
  },
  /** The Armor of one Unit of another player is lower, not below 1. */
  'unit-weakened': {
    unitArmor: (m, about) => (m.on === `${about.unit?.id}` ? { from: m.from, op: 'add', n: m.n, least: 1 } : null),
  },
  /** Looked up by name: a Unit has lost a resistance, or its fortification. */
  'unit-exposed': {},
  /** No Source die may be used any more. */
  'no-dice': {
    diceAllowed: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'times', n: 0 } : null),
  },
  /** Looked up by name: every Attack becomes Cold Fire, or Siege. */
  'all-cold-fire': {},
  'all-siege': {},
  /** Looked up by name: no damage is assigned to own Units. */
  'spared-units': {},
  /** Every Attack and Block that own Units give is higher. */
  'stronger-units': {
    gain: (m, about) => (isGivenByUnit(m, about) ? { from: m.from, op: 'add', n: m.n } : null),
  },
  /** All own Units resist everything. */
  'resistant-units': { unitResists: (m, about) => (m.seat === about.seat ? ['physical', 'fire', 'ice'] : []) },
});
