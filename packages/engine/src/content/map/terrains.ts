import { TERRAINS, type TerrainType } from '../../rules/catalogue.ts';

const printed = {
  plains: { names: ['Plains', 'Planície', 'Pianura'], cost: { day: 2, night: 2 }, sign: '.' },
  hills: { names: ['Hills', 'Colinas', 'Colline'], cost: { day: 3, night: 3 }, sign: '^' },
  forest: { names: ['Forest', 'Floresta', 'Foresta'], cost: { day: 3, night: 5 }, sign: '&' },
  wasteland: { names: ['Wasteland', 'Terra devastada', 'Terra desolata'], cost: { day: 4, night: 4 }, sign: '%' },
  desert: { names: ['Desert', 'Deserto', 'Deserto'], cost: { day: 5, night: 3 }, sign: ':' },
  swamp: { names: ['Swamp', 'Pântano', 'Palude'], cost: { day: 5, night: 5 }, sign: '"' },
  lake: { names: ['Lake', 'Lago', 'Lago'], cost: { day: null, night: null }, sign: '~' },
  mountain: { names: ['Mountain', 'Montanha', 'Montagna'], cost: { day: null, night: null }, sign: 'M' },
  // Only on the starting tile: the edge of the map, and not a lake.
  sea: { names: ['Sea', 'Mar', 'Mare'], cost: { day: null, night: null }, sign: '=' },
} as const satisfies Record<string, TerrainType>;

/** The terrains a tile can be made of. */
export type Terrain = keyof typeof printed;

TERRAINS.add(printed);
