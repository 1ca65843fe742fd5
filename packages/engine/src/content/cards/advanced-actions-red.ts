import { oneOf } from '../../core/shape.ts';
import { reputation, takeWound } from '../../effects/cards.ts';
import { atStartOfCombat, both, choose, may } from '../../effects/combine.ts';
import { attack, influence, ranged } from '../../effects/gain.ts';
import { crystallize, gainCrystal, gainMana } from '../../effects/mana.ts';
import { askThrownAction, multiply } from '../../effects/throwing.ts';
import { spareUnits, strongerUnits } from '../../effects/units.ts';
import { throwAway } from '../../rules/cards/deeds.ts';
import { gainCrystal as addCrystal } from '../../rules/cards/mana.ts';
import { CARDS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import type { Query } from '../../rules/query.ts';
import { BASIC_COLORS, COLORS } from '../../state/mana.ts';
import { cardsOf } from './card-notation.ts';

const { advanced } = cardsOf();

/** Decompose: throw away an Action card for crystals, two of its color or one of every other color. */
const decompose = rule('decompose', { into: oneOf(['own', 'others']) }, function* (q: Query, { into }) {
  const card = yield* askThrownAction(q);
  return (g: Game) => {
    throwAway(g, card);
    const { color } = CARDS.get(card);
    const colors = into === 'own' ? [color, color] : BASIC_COLORS.filter(other => other !== color);
    for (const other of colors) if (other !== null) addCrystal(g, other);
  };
});

const anyMana = gainMana(...COLORS);

CARDS.add({
  'fire-bolt': advanced('red', ['special', 'combat'], gainCrystal('red'), ranged(3, 'fire')),
  'blood-rage': advanced(
    'red',
    ['combat'],
    choose(attack(2), both(attack(5), takeWound())),
    choose(attack(4), both(attack(9), takeWound())),
  ),
  intimidate: advanced(
    'red',
    ['influence', 'combat'],
    both(choose(influence(4), attack(3)), reputation(-1)),
    both(choose(influence(8), attack(7)), reputation(-2)),
  ),
  // The 2011 card gives a red mana token instead of the crystal, and no crystal for the powered effect.
  'blood-ritual': advanced(
    'red',
    ['special'],
    both(takeWound(), gainCrystal('red'), anyMana),
    both(takeWound(), anyMana, anyMana, anyMana, may(crystallize())),
  ),
  'into-the-heat': advanced(
    'red',
    ['combat'],
    atStartOfCombat(both(strongerUnits(2), spareUnits())),
    atStartOfCombat(both(strongerUnits(3), spareUnits())),
  ),
  decompose: advanced('red', ['special'], decompose({ into: 'own' }), decompose({ into: 'others' })),
  'maximal-effect': advanced('red', ['special'], multiply('basic', 3), multiply('powered', 2)),
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    decompose: typeof decompose;
  }
}
