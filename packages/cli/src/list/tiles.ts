import { DIRECTIONS, hex, hexName, neighbours, type Tile, type TileSpace } from '@deedbook/engine';

/* A tile: seven spaces, each with its direction from the center and its words in a scene. */

const MIDDLE = hex(0, 0);
const WIDTH = 29;
const GAP = '   ';

/** `forest orcs`, `hills green crystal-mine`, `plains village`, as in `map`. */
function spaceWords({ terrain, site, rampaging, mine }: TileSpace): string {
  const guard = rampaging === null ? [] : [rampaging === 'red' ? 'draconum' : 'orcs'];
  return [terrain, ...mine, ...(site === null ? [] : [site]), ...guard].join(' ');
}

/** Three lines: two spaces, three, two. */
export function tileLines({ spaces, city }: Tile): string[] {
  const places = new Map(DIRECTIONS.map((direction, i) => [direction, hexName(neighbours(MIDDLE)[i] as number)]));
  const cell = (place: 'center' | (typeof DIRECTIONS)[number]): string => {
    const words =
      place === 'center' && city !== null ? `${spaces.center.terrain} ${city} city` : spaceWords(spaces[place]);
    return `${places.get(place as (typeof DIRECTIONS)[number]) ?? hexName(MIDDLE)} ${words}`.padEnd(WIDTH);
  };
  const row = (...row: Parameters<typeof cell>[0][]) => row.map(cell).join(GAP);
  const indent = ' '.repeat((WIDTH + GAP.length) / 2);
  return [indent + row('nw', 'ne'), row('w', 'center', 'e'), indent + row('sw', 'se')].map(
    line => `  ${line.trimEnd()}`,
  );
}
