import { SCENARIOS, type ScenarioMode } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS, areAllConquered, CITY_CONQUEST } from '../../rules/scenarios/score-parts.ts';
import { tiles, wedgeOr } from './tables.ts';

const competitive: ScenarioMode = {
  mode: 'competitive',
  rounds: 6,
  mapShape: wedgeOr('open-5'),
  tiles: tiles({ 2: [8, 1, 2], 3: [9, 2, 3], 4: [11, 3, 4] }),
  cityLevels: { 2: [4, 4], 3: [4, 4, 4], 4: [4, 4, 4, 4] },
};

SCENARIOS.add({
  'full-conquest': {
    set: 'base',
    rules: 'FC',
    modes: [competitive, { ...competitive, mode: 'teams', tiles: tiles({ 4: [11, 3, 4] }) }],
    cities: 'assaulted',
    pvp: true,
    isFulfilled: areAllConquered,
    scoring: [...ACHIEVEMENTS, CITY_CONQUEST],
  },
});
