import { fame, reputation } from '../../effects/cards.ts';
import { both, inInteraction } from '../../effects/combine.ts';
import { influence, move, ranged } from '../../effects/gain.ts';
import { mayUseMoreDice, takeAndSetDie } from '../../effects/mana.ts';
import { CARDS } from '../../rules/catalogue.ts';
import { cardsOf } from './card-notation.ts';

const { action } = cardsOf();

CARDS.add({
  swiftness: action('white', ['movement', 'combat'], move(2), ranged(3)),
  promise: action('white', ['influence'], influence(2), influence(4)),
  'mana-draw': action('white', ['special'], mayUseMoreDice(1), takeAndSetDie(2)),
  'noble-manners': action(
    'white',
    ['influence'],
    both(influence(2), inInteraction(fame(1))),
    both(influence(4), inInteraction(both(fame(1), reputation(1)))),
  ),
});
