import { discardFor, reputation } from '../../effects/cards.ts';
import { both, choose } from '../../effects/combine.ts';
import { attack, block, influence, move, ranged, siege } from '../../effects/gain.ts';
import { CARDS } from '../../rules/catalogue.ts';
import { cardsOf } from './card-notation.ts';

const { action } = cardsOf();

const anything = (n: number) => choose(move(n), influence(n), attack(n), block(n));

CARDS.add({
  rage: action('red', ['combat'], choose(attack(2), block(2)), attack(4)),
  threaten: action('red', ['influence'], influence(2), both(influence(5), reputation(-1))),
  improvisation: action('red', ['movement', 'influence', 'combat'], discardFor(anything(3)), discardFor(anything(5))),
  'battle-versatility': action(
    'red',
    ['combat'],
    choose(block(2), attack(2), ranged(1)),
    choose(attack(4), block(4), attack(3, 'fire'), block(3, 'fire'), ranged(3), siege(2)),
  ),
});
