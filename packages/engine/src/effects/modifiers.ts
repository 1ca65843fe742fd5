import type { Effect } from '../core/effect.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import { rule } from '../rules/table.ts';
import type { Name } from '../state/state.ts';

/* What lasting effects bend. A modifier belongs to the seat that made it unless it says otherwise. */

MODIFIERS.add({
  /** So many more Source dice may be used. */
  'extra-dice': {
    diceAllowed: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'add', n: m.n } : null),
  },
  /** Planning: the Hand limit is higher with at least two cards in hand. */
  planning: {
    handLimit: (m, about, s) =>
      m.seat === about.seat && (s.players[m.seat]?.hand.length ?? 0) >= 2 ? { from: m.from, op: 'add', n: m.n } : null,
  },
  /** A terrain costs less to enter, not below 0. */
  cheaper: {
    moveCost: (m, about) =>
      m.seat === about.seat && m.on === about.terrain ? { from: m.from, op: 'add', n: m.n, least: 0 } : null,
  },
  /** One enemy's Armor is lower, not below 1. */
  'enemy-armor': {
    enemyArmor: (m, about) =>
      m.seat === about.seat && m.on === about.foe?.key ? { from: m.from, op: 'add', n: m.n, least: 1 } : null,
  },
  /** Looked up by name: every Attack becomes Cold Fire, or Siege; all own Units resist everything. */
  'all-cold-fire': {},
  'all-siege': {},
  'resistant-units': {},
});

const cheaperTerrain = rule<{ terrains: readonly Name[]; n: number }>(
  'cheaper',
  (_q, e) => g => {
    for (const terrain of e.terrains) g.modify('cheaper', 'turn', -e.n, terrain);
  },
  { word: () => 'cheaper terrain' },
);
/** These terrains cost so much less to enter this turn (MOV-07). */
export const cheaper = (n: number, ...terrains: Name[]): Effect => cheaperTerrain({ terrains, n });
