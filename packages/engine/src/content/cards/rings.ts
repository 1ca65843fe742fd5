import { fame } from '../../effects/cards.ts';
import { both } from '../../effects/combine.ts';
import { endlessMana } from '../../effects/lent-mana.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { CARDS, type Card, MODIFIERS } from '../../rules/catalogue.ts';
import { rule } from '../../rules/mage-knight.ts';
import { gainFame } from '../../rules/rewards/tracks.ts';
import { is } from '../../rules/shapes.ts';
import type { BasicColor } from '../../state/mana.ts';
import { cardsOf } from './card-notation.ts';

const { artifact } = cardsOf();

MODIFIERS.add({
  'fame-for-spells': {
    on: {
      played: (g, m, { card, as }) => {
        const { kind, color } = CARDS.get(card);
        if (as !== 'sideways' && kind === 'spell' && color === m.on) gainFame(g, m.n);
      },
    },
  },
});

/** Every Spell of a color cast this turn gives Fame, including those cast earlier. */
const fameForSpells = rule('fame-for-spells', { color: is.basicColor }, (_q, { color }) => g => {
  const before = g.turn.spellsCast.filter(({ card }) => CARDS.get(card).color === color).length;
  if (before > 0) gainFame(g, before);
  g.modify('fame-for-spells', 'turn', 1, color);
});

const ring = (color: BasicColor): Card =>
  artifact(
    ['special'],
    both(fame(1), gainCrystal(color), gainMana(color)),
    both(endlessMana(color, 'black'), fameForSpells({ color })),
  );

CARDS.add({
  'ruby-ring': ring('red'),
  'sapphire-ring': ring('blue'),
  'diamond-ring': ring('white'),
  'emerald-ring': ring('green'),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'fame-for-spells': typeof fameForSpells;
  }
}
