import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS, areAllConquered, COOPERATIVE_BONUSES } from '../../rules/scenarios/score-parts.ts';
import { BLITZ, tiles } from './tables.ts';

SCENARIOS.add({
  'blitz-cooperation': {
    ...BLITZ,
    set: 'base',
    rules: 'BO',
    modes: [
      {
        mode: 'cooperative',
        rounds: 4,
        mapShape: { 2: 'open-5', 3: 'open-5' },
        tiles: tiles({ 2: [7, 1, 2], 3: [8, 2, 3] }),
        cityLevels: { 2: [5, 8], 3: [5, 8, 11] },
        dummy: 'takes-first',
        tacticsLeave: 'one',
      },
    ],
    cities: 'assaulted',
    pvp: false,
    isFulfilled: areAllConquered,
    scoring: [...ACHIEVEMENTS, ...COOPERATIVE_BONUSES],
    hasWon: areAllConquered,
  },
});
