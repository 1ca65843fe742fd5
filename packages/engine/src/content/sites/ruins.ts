import { RUINS, type RuinToken } from '../../rules/catalogue.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { TokenColor } from '../../state/map.ts';

/** An altar that takes three mana of a color. */
const altar = (color: BasicColor): RuinToken => ({
  set: 'base',
  copies: 1,
  altar: { [color]: 3 },
  fame: 7,
  enemies: [],
  reward: {},
});

const guarded = (enemies: readonly TokenColor[], reward: RuinToken['reward']): RuinToken => ({
  set: 'base',
  copies: 1,
  altar: null,
  fame: 0,
  enemies,
  reward,
});

// One crystal of each basic color, not four random ones.
const FOUR_CRYSTALS = Object.fromEntries(BASIC_COLORS.map(color => [color, 1]));

RUINS.add({
  'altar-green': altar('green'),
  'altar-blue': altar('blue'),
  'altar-white': altar('white'),
  'altar-red': altar('red'),
  'enemies-brown-red': guarded(['brown', 'red'], {
    artifacts: 2,
  }),
  'enemies-green-red': guarded(['green', 'red'], {
    artifacts: 1,
    advancedActions: 1,
  }),
  'enemies-grey-white': guarded(['grey', 'white'], { artifacts: 1, spells: 1 }),
  'enemies-grey-brown': guarded(['grey', 'brown'], { artifacts: 1 }),
  // The printed token shows gray; one data set has green.
  'enemies-grey-violet': guarded(['grey', 'violet'], { units: 1 }),
  'enemies-green-brown': guarded(['green', 'brown'], {
    artifacts: 1,
  }),
  'enemies-green-green': guarded(['green', 'green'], { crystals: FOUR_CRYSTALS }),
  'enemies-brown-violet': guarded(['brown', 'violet'], { spells: 1, crystals: FOUR_CRYSTALS }),
});
