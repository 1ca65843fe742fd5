import { VARIANTS } from '../../rules/scenarios/scenarios.ts';

/* The map shape and the number of tiles are not variants but the options `mapShape` and `tileCounts` (VAR-MAP-01). */

VARIANTS.add({
  'random-orientation': {
    rule: 'VAR-MAP-02',
    set: 'base',
    turnsTiles: true,
    // The tiles of a fixed map are placed as the scenario shows.
    unfitFor: ({ fixedMap, rules }) => (fixedMap ? `SCN-${rules}-01` : null),
  },
});
