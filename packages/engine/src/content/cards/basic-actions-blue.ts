import { choose } from '../../effects/combine.ts';
import { attack, block, blockPerTrait, move } from '../../effects/gain.ts';
import { crystallize, gainCrystal } from '../../effects/mana.ts';
import { CARDS } from '../../rules/catalogue.ts';
import { BASIC_COLORS } from '../../state/mana.ts';
import { cardsOf } from './card-notation.ts';

const { action } = cardsOf();

CARDS.add({
  determination: action('blue', ['combat'], choose(attack(2), block(2)), block(5)),
  stamina: action('blue', ['movement'], move(2), move(4)),
  crystallize: action('blue', ['special'], crystallize(), gainCrystal(...BASIC_COLORS)),
  'cold-toughness': action('blue', ['combat'], choose(attack(2), block(3, 'ice')), blockPerTrait(5, 'ice')),
});
