import { refuse } from '../../core/refusal.ts';
import { choice, option } from '../../protocol/choice.ts';
import { WOUND } from '../../state/names.ts';
import { UNITS } from '../catalogue.ts';
import { happened } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import { type Query, without } from '../query.ts';
import { is } from '../shapes.ts';
import { troopOf, woundedUnits } from './units.ts';

const NO_POINTS = refuse('HEA-01');
const NO_WOUND = refuse('HEA-03');

/** Spends one Healing point to return a Wound from the hand to the pile (HEA-03). */
const healWound = rule('heal-wound', q => {
  if (q.turn.heal < 1) return NO_POINTS;
  if (!q.me.hand.includes(WOUND)) return NO_WOUND;
  return g => {
    g.turn.heal--;
    g.me.hand = without(g.me.hand, WOUND);
    g.tell({ news: 'wound-thrown-away', seat: g.seat, by: 'healing' });
    happened(g, { event: 'healed', points: 1, unit: null });
  };
});

/** Spends Healing points equal to the level of a Unit to heal one of its Wounds (HEA-04, HEA-05). */
const healUnit = rule('heal-unit', { id: is.id }, (q, { id }) => {
  const unit = q.me.units.find(other => other.id === id);
  if (!unit || unit.wounds === 0) return NO_WOUND;
  const { level } = UNITS.get(unit.unit);
  if (q.turn.heal < level) return refuse('HEA-04', { unit: unit.unit, cost: level, points: q.turn.heal });
  return g => {
    g.turn.heal -= level;
    g.me.units = g.me.units.map(other => (other.id === id ? { ...other, wounds: other.wounds - 1 } : other));
    g.tell({ news: 'unit-healed', seat: g.seat, unit: unit.unit });
    happened(g, { event: 'healed', points: level, unit: unit.unit });
  };
});

const HEAL = option({ act: 'heal' }, healWound());

/** Offers what healing points can be spent on. */
export function offerHealing(q: Query, menu: Menu): void {
  if (menu.wanted === null && q.turn.heal === 0) return;
  menu.offer(q, HEAL.choice, HEAL.value);
  for (const unit of woundedUnits(q)) {
    menu.offer(q, choice({ act: 'heal-unit', troop: troopOf(q, unit) }), healUnit({ id: unit.id }));
  }
}
