import { CARDS } from '../../rules/catalogue.ts';
import { WOUND } from '../../state/names.ts';

CARDS.add({
  [WOUND]: {
    kind: 'wound',
    set: 'base',
    color: null,
    types: [],
    basic: null,
    powered: null,
    copies: 0,
  },
});
