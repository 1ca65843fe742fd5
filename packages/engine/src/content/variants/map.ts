import { VARIANTS } from '../../rules/scenarios/scenarios.ts';

/* The shape of the map and the number of tiles are the options `mapShape` and `tileCounts` (VAR-MAP-01). */

VARIANTS.add({
  'random-orientation': {
    rule: 'VAR-MAP-02',
    names: ['Random tile orientation', 'Orientação aleatória das peças', 'Orientamento casuale delle tessere'],
    change: [
      'Every tile is rotated at random when it is revealed.',
      'Cada peça é girada ao acaso quando revelada.',
      'Ogni tessera viene ruotata a caso quando è rivelata.',
    ],
    set: 'base',
    turnsTiles: true,
    // The tiles of a fixed map lie as the scenario shows them.
    unfitFor: ({ fixedMap, rules }) => (fixedMap ? `SCN-${rules}-01` : null),
  },
});
