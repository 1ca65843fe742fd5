import { centreOf, DIRECTIONS, type Direction, type Hex, placeNamed, STEPS } from '@deedbook/engine';
import { hexAt, hexesOf, type Point, pointOf } from './geometry.ts';
import { spotOfHex, spotOfTile } from './spots.ts';

/*
 * Moving over the map with the keyboard. Left and right go west and east. Up and down go as straight as hexes allow,
 * alternating between north-east and north-west; with Shift the other way round. The number pad has all six directions:
 * 7 9 above, 4 6 beside, 1 3 below. Gaps in the map are skipped; a place for a new tile counts as one space.
 */

const PAD: Readonly<Record<string, Direction>> = {
  Numpad7: 'nw',
  Numpad9: 'ne',
  Numpad4: 'w',
  Numpad6: 'e',
  Numpad1: 'sw',
  Numpad3: 'se',
};

/** Where a key leads: in a direction, or up or down along a column. */
export function headingOf(key: string, code: string, shift: boolean, at: Point, column: number): Direction | null {
  const pad = PAD[code];
  if (pad) return pad;
  if (key === 'ArrowLeft') return 'w';
  if (key === 'ArrowRight') return 'e';
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  // Stays near the column where the movement began; on it, leans east.
  const isEast = at.x <= column + 1;
  return `${key === 'ArrowUp' ? 'n' : 's'}${isEast === shift ? 'w' : 'e'}` as Direction;
}

/** Every spot of the map that can be reached: where it is, and which spaces it covers. */
export interface Spots {
  readonly points: ReadonlyMap<string, Point>;
  readonly covers: ReadonlyMap<Hex, string>;
}

export function spotsOf(hexes: Iterable<Hex>, tiles: Iterable<string>): Spots {
  const points = new Map<string, Point>();
  const covers = new Map<Hex, string>();
  for (const id of tiles) {
    const place = placeNamed(id);
    points.set(spotOfTile(id), pointOf(centreOf(place)));
    for (const hex of hexesOf(place)) covers.set(hex, spotOfTile(id));
  }
  for (const hex of hexes) {
    points.set(spotOfHex(hex), pointOf(hex));
    covers.set(hex, spotOfHex(hex));
  }
  return { points, covers };
}

/** The next spot in a direction, or null at the end of the map. */
export function spotBeside({ points, covers }: Spots, from: string, direction: Direction): string | null {
  const start = points.get(from);
  if (!start) return null;
  const middle = hexAt(start);
  const next = middle + (STEPS[DIRECTIONS.indexOf(direction)] as number);
  const beside = covers.get(next);
  if (beside !== undefined && beside !== from) return beside;
  const ahead = pointOf(next);
  const [ux, uy] = [ahead.x - start.x, ahead.y - start.y];
  const length = Math.hypot(ux, uy);
  let best: { spot: string; far: number } | null = null;
  for (const [spot, { x, y }] of points) {
    if (spot === from) continue;
    const [dx, dy] = [x - start.x, y - start.y];
    const along = (dx * ux + dy * uy) / length;
    const off = Math.abs(dx * uy - dy * ux) / length;
    // Within 45° of the direction; spots straight ahead are preferred.
    if (along <= 1 || off > along) continue;
    const far = along + off * 2;
    if (!best || far < best.far) best = { spot, far };
  }
  return best?.spot ?? null;
}
