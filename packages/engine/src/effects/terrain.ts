import { anyOf, type Fits, fields, oneOf, optional } from '../core/shape.ts';
import type { Printed } from '../protocol/effects.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import type { Lasting } from '../rules/lasting.ts';
import { rule } from '../rules/mage-knight.ts';
import { is, many } from '../rules/shapes.ts';
import type { Name } from '../state/names.ts';

/* What terrains cost to enter, as lasting effects change it (MOV-07). On '' a modifier is about every terrain. */

/** A cost is lowered to one of these at most, and never lifted by it. */
const FLOORS = [0, 1, 2] as const;
type Floor = (typeof FLOORS)[number];

/** No terrain costs more. */
const HIGHEST = 5;

const lower = (least: Floor): Lasting => ({
  moveCost: (m, about) =>
    m.seat === about.seat && (m.on === '' || m.on === about.terrain)
      ? { from: m.from, op: 'add', n: m.n, least }
      : null,
});

MODIFIERS.add({
  /** Sets the cost of a terrain, which also opens it. */
  'terrain-cost': {
    moveCost: (m, about) =>
      m.seat === about.seat && m.on === about.terrain ? { from: m.from, op: 'set', n: m.n } : null,
  },
  ...Object.fromEntries(FLOORS.map(least => [`cheaper-to-${least}`, lower(least)])),
});

/** How a cost changes: it is so much; or it is lower by so much, not below a floor (0); or it is so much at most. */
const costChange = anyOf(
  fields({ set: is.amount }),
  fields({ less: is.amount, least: optional(oneOf(FLOORS)) }),
  fields({ most: oneOf(FLOORS) }),
);
export type CostChange = Fits<typeof costChange>;

/** With no terrains named, every terrain. Impassable ones stay closed unless their cost is set. */
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
  { always: () => true, word: () => 'cheaper terrain' },
);
/** What these terrains cost to enter for the rest of the turn; setting a cost opens lakes and mountains (MOV-08). */
export const costs = (terrains: readonly Name[], change: CostChange): Printed => terrainCost({ terrains, change });

/** These terrains cost so much less to enter this turn. */
export const cheaper = (n: number, ...terrains: Name[]): Printed => costs(terrains, { less: n });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'terrain-cost': typeof terrainCost;
  }
}
