import { VARIANTS } from '../../rules/scenarios/scenarios.ts';

/* The shape of the map and the number of tiles are the options `mapShape` and `tileCounts` (VAR-MAP-01). */

VARIANTS.add({
  'random-orientation': {
    rule: 'VAR-MAP-02',
    set: 'base',
    turnsTiles: true,
    // The tiles of a fixed map lie as the scenario shows them.
    unfitFor: ({ fixedMap, rules }) => (fixedMap ? `SCN-${rules}-01` : null),
  },
});
