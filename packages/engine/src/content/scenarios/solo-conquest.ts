import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS, areAllConquered, SOLO_BONUSES } from '../../rules/scenarios/score-parts.ts';
import { tiles } from './tables.ts';

SCENARIOS.add({
  'solo-conquest': {
    set: 'base',
    rules: 'SO',
    modes: [
      {
        mode: 'solo',
        rounds: 6,
        mapShape: { 1: 'wedge' },
        tiles: tiles({ 1: [7, 2, 2] }),
        cityLevels: { 1: [5, 8] },
        dummy: 'takes-last',
        tacticsLeave: 'used',
      },
    ],
    cities: 'assaulted',
    pvp: false,
    isFulfilled: areAllConquered,
    scoring: [...ACHIEVEMENTS, ...SOLO_BONUSES],
    hasWon: areAllConquered,
  },
});
