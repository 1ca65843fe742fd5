import { SCENARIOS, TILES } from '../rules/catalogue.ts';

SCENARIOS.add({
  'first-reconnaissance': {
    names: ['First Reconnaissance', 'Primeiro Reconhecimento', 'Prima Ricognizione'],
    set: 'base',
    modes: [
      {
        mode: 'competitive',
        rounds: 3,
        mapShape: 'wedge-unlimited',
        tiles: {
          2: { countryside: 8, core: 2, cities: 1 },
          3: { countryside: 9, core: 2, cities: 1 },
          4: { countryside: 11, core: 2, cities: 1 },
        },
        dummy: false,
        cityLevels: {},
      },
      {
        mode: 'solo',
        rounds: 4,
        mapShape: 'wedge-unlimited',
        tiles: { 1: { countryside: 8, core: 2, cities: 1 } },
        dummy: true,
        cityLevels: {},
      },
    ],
    sorted: true,
    elites: false,
    villageUnit: true,
    cities: 'closed',
    fameForTile: 1,
    isFulfilled: s => s.map.some(({ tile }) => TILES.get(tile).city !== null),
  },
});
