import { STARTING_DECK } from '../../rules/catalogue.ts';

// SET-25
STARTING_DECK.add({
  rage: 2,
  determination: 1,
  swiftness: 2,
  march: 2,
  stamina: 2,
  tranquility: 1,
  promise: 1,
  threaten: 1,
  crystallize: 1,
  'mana-draw': 1,
  concentration: 1,
  improvisation: 1,
});
