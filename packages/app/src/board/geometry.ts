import { centreOf, type Hex, hex, qOf, rOf, STEPS, type TilePlace } from '@deedbook/engine';
import { tilePath } from '../art/hex-path.ts';

/* Where spaces are on the drawn map. Units are px at full size; the camera moves and scales everything. */

/** From the middle of a space to a corner. */
export const SIZE = 50;

const WIDTH = SIZE * Math.sqrt(3);
const ROW = SIZE * 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const pointOf = (h: Hex): Point => ({ x: WIDTH * (qOf(h) + rOf(h) / 2), y: ROW * rOf(h) });

/** The space that contains a point, whether or not there is a tile. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / ROW;
  const q = x / WIDTH - r / 2;
  // Rounding the three cube coordinates and fixing the worst of them finds the nearest center.
  let [nq, nr] = [Math.round(q), Math.round(r)];
  const ns = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(nq - q), Math.abs(nr - r), Math.abs(ns + q + r)];
  if (dq > dr && dq > ds) nq = -nr - ns;
  else if (dr > ds) nr = -nq - ns;
  return hex(nq, nr);
}

/** The seven spaces of a tile, the middle one first. */
export const hexesOf = (place: TilePlace): readonly Hex[] => {
  const centre = centreOf(place);
  return [centre, ...STEPS.map(step => centre + step)];
};

/** The smallest box around some spaces. */
export function boxOf(hexes: Iterable<Hex>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const h of hexes) {
    const { x, y } = pointOf(h);
    left = Math.min(left, x - WIDTH / 2);
    right = Math.max(right, x + WIDTH / 2);
    top = Math.min(top, y - SIZE);
    bottom = Math.max(bottom, y + SIZE);
  }
  return left === Infinity ? { left: -SIZE, top: -SIZE, right: SIZE, bottom: SIZE } : { left, top, right, bottom };
}

/** A point as a box, to be extended. */
export const boxAround = ({ x, y }: Point): Box => ({ left: x, top: y, right: x, bottom: y });

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The smallest box around two. */
export const together = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The part of a box inside another one. */
export const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** The corners of a space, clockwise from the north; the edges between them face along STEPS. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -SIZE },
  { x: WIDTH / 2, y: -SIZE / 2 },
  { x: WIDTH / 2, y: SIZE / 2 },
  { x: 0, y: SIZE },
  { x: -WIDTH / 2, y: SIZE / 2 },
  { x: -WIDTH / 2, y: -SIZE / 2 },
];

const short = (n: number): number => Math.round(n * 10) / 10 + 0;

/** One space as an SVG path, full size by default; smaller ones are inset. */
export const hexPath = (size = SIZE, x = 0, y = 0): string =>
  `M${CORNERS.map(corner => `${short(x + (corner.x * size) / SIZE)} ${short(y + (corner.y * size) / SIZE)}`).join('L')}Z`;

/** The outline of connected spaces without holes, as an SVG path. */
export function outlineOf(hexes: readonly Hex[]): string {
  const inside = new Set(hexes);
  const next = new Map<string, string>();
  const name = ({ x, y }: Point, i: number): string => {
    const corner = CORNERS[i % 6] as Point;
    return `${short(x + corner.x)} ${short(y + corner.y)}`;
  };
  for (const h of inside) {
    const middle = pointOf(h);
    for (const [i, step] of STEPS.entries()) {
      if (!inside.has(h + step)) next.set(name(middle, i), name(middle, i + 1));
    }
  }
  const [start] = next.keys();
  if (start === undefined) return '';
  const corners = [start];
  for (let at = next.get(start); at !== undefined && at !== start; at = next.get(at)) corners.push(at);
  return `M${corners.join('L')}Z`;
}

const shapes = new Map<Hex, string>();

/** A space at its place on the map, as an SVG path. Browsers paint this faster than one shape with many transforms. */
export function shapeOf(h: Hex): string {
  const known = shapes.get(h);
  if (known !== undefined) return known;
  const { x, y } = pointOf(h);
  const made = hexPath(SIZE, x, y);
  shapes.set(h, made);
  return made;
}

/** The outline of a tile at its place on the map. */
export function tileShapeOf(place: TilePlace): string {
  const { x, y } = pointOf(centreOf(place));
  return tilePath(SIZE, x, y);
}

/** Ways are drawn at the feet of the figures. */
export const STAND = 18;

export const lineOf = (way: readonly Hex[]): string =>
  `M${way
    .map(pointOf)
    .map(({ x, y }) => `${x.toFixed(1)} ${y + STAND}`)
    .join('L')}`;
