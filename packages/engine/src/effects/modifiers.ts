import { MODIFIERS } from '../rules/catalogue.ts';

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
});
