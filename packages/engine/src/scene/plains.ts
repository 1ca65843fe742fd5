import { TILES, type TileSpace } from '../rules/catalogue.ts';

/** The made-up tile for scenes without real tiles. Positions that began as a scene have it for good. */
export const PLAINS = 'scene-plains';

const plains: TileSpace = { terrain: 'plains', site: null, rampaging: null, mine: [] };

TILES.add({
  [PLAINS]: {
    // It belongs to no set; this one keeps it out of the tiles of the base game.
    set: 'ultimate',
    kind: 'scene',
    number: 0,
    city: null,
    spaces: { center: plains, ne: plains, e: plains, se: plains, sw: plains, w: plains, nw: plains },
  },
});
