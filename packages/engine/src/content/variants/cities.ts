import { type Scenario, type ScenarioMode, VARIANTS } from '../../rules/scenarios/scenarios.ts';

/* The levels of the cities are the option `cityLevels` (VAR-CIT-01). */

/** At most three cities, so that one is left to join the last (VAR-CIT-02). */
const needsSpareCity = ({ cities }: Scenario, { tiles }: ScenarioMode, players: number): string | null =>
  cities === 'assaulted' && (tiles[players]?.cities ?? 0) <= 3 ? null : 'VAR-CIT-02';

VARIANTS.add({
  megapolis: {
    rule: 'VAR-CIT-02',
    names: ['Megapolis', 'Megalópole', 'Megalopoli'],
    change: [
      'The last city is two cities side by side with one garrison.',
      'A última cidade são duas lado a lado com uma só guarnição.',
      'L’ultima città sono due città affiancate con un’unica guarnigione.',
    ],
    set: 'base',
    megapolis: true,
    unfitFor: needsSpareCity,
  },
  'random-cities': {
    rule: 'VAR-MAP-03',
    names: ['Random cities', 'Cidades aleatórias', 'Città casuali'],
    change: [
      'Any city may stand on any city tile.',
      'Qualquer cidade pode estar em qualquer peça de cidade.',
      'Su ogni tessera città può trovarsi una città qualsiasi.',
    ],
    set: 'base',
    randomCities: true,
    unfitFor: ({ cities, city }) => (cities === 'assaulted' && city === undefined ? null : 'VAR-MAP-03'),
  },
});
