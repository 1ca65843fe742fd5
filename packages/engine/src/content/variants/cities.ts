import { type Scenario, type ScenarioMode, VARIANTS } from '../../rules/scenarios/scenarios.ts';

/* City levels are not a variant but the option `cityLevels` (VAR-CIT-01). */

/** At most three cities, so that one is left to join the last one (VAR-CIT-02). */
const needsSpareCity = ({ cities }: Scenario, { tiles }: ScenarioMode, players: number): string | null =>
  cities === 'assaulted' && (tiles[players]?.cities ?? 0) <= 3 ? null : 'VAR-CIT-02';

VARIANTS.add({
  megapolis: {
    rule: 'VAR-CIT-02',
    set: 'base',
    megapolis: true,
    unfitFor: needsSpareCity,
  },
  'random-cities': {
    rule: 'VAR-MAP-03',
    set: 'base',
    randomCities: true,
    unfitFor: ({ cities, city }) => (cities === 'assaulted' && city === undefined ? null : 'VAR-MAP-03'),
  },
});
