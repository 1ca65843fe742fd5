import { both, onlyBy } from '../../effects/combine.ts';
import { usableMana } from '../../effects/lent-mana.ts';
import { gainMana } from '../../effects/mana.ts';
import { costs } from '../../effects/terrain.ts';
import { CARDS, MODIFIERS } from '../../rules/catalogue.ts';
import { rule } from '../../rules/mage-knight.ts';
import { revealTokens } from '../../rules/map/tokens.ts';
import { areAdjacent } from '../../state/hex.ts';
import { COLORS } from '../../state/mana.ts';
import { cardsOf } from './card-notation.ts';

const { artifact } = cardsOf();

MODIFIERS.add({ daylight: { daylight: true } });

/** Tokens are revealed this turn as if it were day: ruins at once, garrisons next to the hero (RND-PREP-14). */
const daylight = rule('daylight', () => g => {
  const { hex } = g.me;
  g.modify('daylight', 'turn');
  revealTokens(
    g,
    token => token.color === 'yellow' || (token.role === 'garrison' && hex !== null && areAdjacent(hex, token.hex)),
  );
});

const gold = gainMana('gold');
const sunlight = onlyBy('night', both(costs(['forest'], { set: 3 }), usableMana('gold'), daylight()));
const any = gainMana(...COLORS);
const darkness = onlyBy('day', both(costs(['desert'], { set: 3 }), usableMana('black')));

CARDS.add({
  // The current edition says Amulet of the Sun.
  'amulet-of-sun': artifact(['special'], both(gold, sunlight), both(gold, gold, gold, sunlight)),
  'amulet-of-darkness': artifact(['special'], both(any, darkness), both(any, any, any, darkness)),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    daylight: typeof daylight;
  }
}
