import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS, areAllConquered, COOPERATIVE_BONUSES } from '../../rules/scenarios/score-parts.ts';
import { tiles } from './tables.ts';

SCENARIOS.add({
  'full-cooperation': {
    set: 'base',
    rules: 'CO',
    modes: [
      {
        mode: 'cooperative',
        rounds: 6,
        mapShape: { 2: 'open-5', 3: 'open-5' },
        tiles: tiles({ 2: [8, 2, 3], 3: [10, 3, 4] }),
        cityLevels: { 2: [5, 5, 8], 3: [5, 5, 5, 11] },
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
