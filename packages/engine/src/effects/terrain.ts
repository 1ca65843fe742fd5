import { anyOf, type Fits, fields, oneOf, optional } from '../core/shape.ts';
import type { Printed } from '../protocol/effects.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import type { Lasting } from '../rules/lasting.ts';
import { rule } from '../rules/mage-knight.ts';
import { is, many } from '../rules/shapes.ts';
import { ALWAYS } from '../rules/when.ts';
import type { Name } from '../state/names.ts';

/* Lasting effects on the Move cost of terrain (MOV-07). A modifier on '' applies to every terrain. */

/** The floors of reductions; they never raise a cost. */
const FLOORS = [0, 1, 2] as const;
type Floor = (typeof FLOORS)[number];

/** The highest cost of any terrain. */
const HIGHEST = 5;

const lower = (least: Floor): Lasting => ({
  moveCost: (m, about) =>
    m.seat === about.seat && (m.on === '' || m.on === about.terrain)
      ? { from: m.from, op: 'add', n: m.n, least }
      : null,
});

MODIFIERS.add({
  /** Sets the cost of a terrain, and so makes it accessible. */
  'terrain-cost': {
    moveCost: (m, about) =>
      m.seat === about.seat && m.on === about.terrain ? { from: m.from, op: 'set', n: m.n } : null,
  },
  ...Object.fromEntries(FLOORS.map(least => [`cheaper-to-${least}`, lower(least)])),
});

/** How a cost changes: set to a value, reduced down to a floor (0 by default), or limited to a maximum. */
const costChange = anyOf(
  fields({ set: is.amount }),
  fields({ less: is.amount, least: optional(oneOf(FLOORS)) }),
  fields({ most: oneOf(FLOORS) }),
);
export type CostChange = Fits<typeof costChange>;

/** An empty list means every terrain. Impassable ones stay closed unless their cost is set. */
export const EVERY_TERRAIN: readonly Name[] = [];

const terrainCost = rule(
  'terrain-cost',
  { terrains: many(is.terrain), change: costChange },
  (_q, { terrains, change }) =>
    g => {
      for (const terrain of terrains.length === 0 ? [''] : terrains) {
        if ('set' in change) g.modify('terrain-cost', 'turn', change.set, terrain);
        else if ('less' in change) g.modify(`cheaper-to-${change.least ?? 0}`, 'turn', -change.less, terrain);
        else g.modify(`cheaper-to-${change.most}`, 'turn', change.most - HIGHEST, terrain);
      }
    },
  { when: () => ALWAYS, word: () => 'cheaper terrain' },
);
/**
 * Changes the Move cost of these terrains for the rest of the turn. Setting a cost makes lakes and mountains accessible
 * (MOV-08).
 */
export const costs = (terrains: readonly Name[], change: CostChange): Printed => terrainCost({ terrains, change });

/** These terrains cost this much less this turn. */
export const cheaper = (n: number, ...terrains: Name[]): Printed => costs(terrains, { less: n });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'terrain-cost': typeof terrainCost;
  }
}
