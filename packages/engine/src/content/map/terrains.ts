import { TERRAINS, type TerrainType } from '../../rules/catalogue.ts';

const printed = {
  plains: { cost: { day: 2, night: 2 }, sign: '.' },
  hills: { cost: { day: 3, night: 3 }, sign: '^' },
  forest: { cost: { day: 3, night: 5 }, sign: '&' },
  wasteland: { cost: { day: 4, night: 4 }, sign: '%' },
  desert: { cost: { day: 5, night: 3 }, sign: ':' },
  swamp: { cost: { day: 5, night: 5 }, sign: '"' },
  lake: { cost: { day: null, night: null }, sign: '~' },
  mountain: { cost: { day: null, night: null }, sign: 'M' },
  // Only on the starting tile: the edge of the map, not a lake.
  sea: { cost: { day: null, night: null }, sign: '=' },
} as const satisfies Record<string, TerrainType>;

/** The terrains a tile can have. */
export type Terrain = keyof typeof printed;

TERRAINS.add(printed);
