import { oneOf } from '../core/shape.ts';
import type { Printed } from '../protocol/effects.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import { rule } from '../rules/mage-knight.ts';
import { is, many } from '../rules/shapes.ts';
import type { Color } from '../state/mana.ts';

MODIFIERS.add({ 'usable-mana': { usableMana: true }, 'endless-mana': { endlessMana: true } });

const lending = rule(
  'lend-mana',
  { mod: oneOf(['usable-mana', 'endless-mana']), colors: many(is.color) },
  (_q, e) => g => {
    for (const color of e.colors) g.modify(e.mod, 'turn', 0, color);
  },
);
/** Mana of this color can be used this turn, day or night (MAN-08). */
export const usableMana = (color: Color): Printed => lending({ mod: 'usable-mana', colors: [color] });
/** Unlimited mana of these colors this turn, as far as they can be used at all. */
export const endlessMana = (...colors: Color[]): Printed => lending({ mod: 'endless-mana', colors });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'lend-mana': typeof lending;
  }
}
