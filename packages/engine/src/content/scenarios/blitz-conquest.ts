import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS, areAllConquered, CITY_CONQUEST } from '../../rules/scenarios/score-parts.ts';
import { BLITZ, tiles, wedgeOr } from './tables.ts';

SCENARIOS.add({
  'blitz-conquest': {
    ...BLITZ,
    set: 'base',
    rules: 'BC',
    modes: [
      {
        mode: 'competitive',
        rounds: 4,
        mapShape: wedgeOr('open-4'),
        tiles: tiles({ 2: [6, 1, 2], 3: [7, 2, 3], 4: [9, 3, 4] }),
        cityLevels: { 2: [3, 3], 3: [3, 3, 3], 4: [3, 3, 3, 3] },
      },
    ],
    cities: 'assaulted',
    pvp: true,
    isFulfilled: areAllConquered,
    scoring: [...ACHIEVEMENTS, CITY_CONQUEST],
  },
});
