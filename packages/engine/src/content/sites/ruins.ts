import { type Names, RUINS, type RuinToken } from '../../rules/catalogue.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { TokenColor } from '../../state/state.ts';

/** An altar takes three mana of its colour. */
const altar = (color: BasicColor, names: Names): RuinToken => ({
  names,
  set: 'base',
  copies: 1,
  altar: { [color]: 3 },
  fame: 7,
  enemies: [],
  reward: {},
});

const guarded = (enemies: readonly TokenColor[], names: Names, reward: RuinToken['reward']): RuinToken => ({
  names,
  set: 'base',
  copies: 1,
  altar: null,
  fame: 0,
  enemies,
  reward,
});

// One crystal of each basic colour, not four at random.
const FOUR_CRYSTALS = Object.fromEntries(BASIC_COLORS.map(color => [color, 1]));

RUINS.add({
  'altar-green': altar('green', ['Green altar', 'Altar verde', 'Altare verde']),
  'altar-blue': altar('blue', ['Blue altar', 'Altar azul', 'Altare blu']),
  'altar-white': altar('white', ['White altar', 'Altar branco', 'Altare bianco']),
  'altar-red': altar('red', ['Red altar', 'Altar vermelho', 'Altare rosso']),
  'enemies-brown-red': guarded(['brown', 'red'], ['Monster and draconum', 'Monstro e draconum', 'Mostro e draconum'], {
    artifacts: 2,
  }),
  'enemies-green-red': guarded(['green', 'red'], ['Orcs and draconum', 'Orcs e draconum', 'Orchi e draconum'], {
    artifacts: 1,
    advancedActions: 1,
  }),
  'enemies-grey-white': guarded(
    ['grey', 'white'],
    ['Keep and city garrisons', 'Guarnições de forte e de cidade', 'Guarnigioni di castello e di città'],
    { artifacts: 1, spells: 1 },
  ),
  'enemies-grey-brown': guarded(
    ['grey', 'brown'],
    ['Keep garrison and monster', 'Guarnição de forte e monstro', 'Guarnigione di castello e mostro'],
    { artifacts: 1 },
  ),
  // The printed token shows grey; one data set has green.
  'enemies-grey-violet': guarded(
    ['grey', 'violet'],
    ['Keep and tower garrisons', 'Guarnições de forte e de torre', 'Guarnigioni di castello e di torre'],
    { units: 1 },
  ),
  'enemies-green-brown': guarded(['green', 'brown'], ['Orcs and monster', 'Orcs e monstro', 'Orchi e mostro'], {
    artifacts: 1,
  }),
  'enemies-green-green': guarded(
    ['green', 'green'],
    ['Two bands of orcs', 'Dois bandos de orcs', 'Due bande di orchi'],
    { crystals: FOUR_CRYSTALS },
  ),
  'enemies-brown-violet': guarded(
    ['brown', 'violet'],
    ['Monster and tower garrison', 'Monstro e guarnição de torre', 'Mostro e guarnigione di torre'],
    { spells: 1, crystals: FOUR_CRYSTALS },
  ),
});
