import { empower } from '../../effects/cards.ts';
import { choose } from '../../effects/combine.ts';
import { heal, move } from '../../effects/gain.ts';
import { gainCrystal, gainMana } from '../../effects/mana.ts';
import { drawCards } from '../../rules/cards/drawing.ts';
import { CARDS } from '../../rules/catalogue.ts';
import { cardsOf } from './card-notation.ts';

const { action } = cardsOf();

CARDS.add({
  march: action('green', ['movement'], move(2), move(4)),
  tranquility: action('green', ['healing'], choose(heal(1), drawCards(1)), choose(heal(2), drawCards(2))),
  concentration: action('green', ['special'], gainMana('blue', 'white', 'red'), empower(2)),
  'will-focus': action(
    'green',
    ['special'],
    choose(gainCrystal('green'), gainMana('red', 'white', 'blue')),
    empower(3),
  ),
});
