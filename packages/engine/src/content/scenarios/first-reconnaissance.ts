import { TILES } from '../../rules/catalogue.ts';
import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS } from '../../rules/scenarios/score-parts.ts';

SCENARIOS.add({
  'first-reconnaissance': {
    set: 'base',
    rules: 'FR',
    modes: [
      {
        mode: 'competitive',
        rounds: 3,
        mapShape: { 2: 'wedge-unlimited', 3: 'wedge-unlimited', 4: 'wedge-unlimited' },
        tiles: {
          2: { countryside: 8, core: 2, cities: 1 },
          3: { countryside: 9, core: 2, cities: 1 },
          4: { countryside: 11, core: 2, cities: 1 },
        },
      },
      {
        mode: 'solo',
        rounds: 4,
        mapShape: { 1: 'wedge-unlimited' },
        tiles: { 1: { countryside: 8, core: 2, cities: 1 } },
        dummy: 'takes-last',
        tacticsLeave: 'used',
      },
    ],
    sorted: true,
    dealsElites: () => false,
    villageUnit: true,
    cities: 'closed',
    pvp: false,
    fameForTile: 1,
    isFulfilled: s => s.map.some(({ tile }) => TILES.get(tile).city !== null),
    scoring: ACHIEVEMENTS,
  },
});
