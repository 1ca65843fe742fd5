/**
 * Spaces of the map in axial coordinates, pointy-top: E = (1,0), SE = (0,1), SW = (−1,1), W = (−1,0), NW = (0,−1), NE =
 * (1,−1). A hex is a single number, which makes maps and sets of hexes fast; the portal is (0,0).
 */
export type Hex = number;

const WIDTH = 128;
const MIDDLE = 64;
/** The highest hex. */
export const MOST_HEX: Hex = WIDTH * WIDTH - 1;

export const hex = (q: number, r: number): Hex => (q + MIDDLE) * WIDTH + r + MIDDLE;
export const qOf = (h: Hex): number => Math.floor(h / WIDTH) - MIDDLE;
export const rOf = (h: Hex): number => (h % WIDTH) - MIDDLE;

/** Directions, in the order used for neighbors and for the outer spaces of a tile. */
export const DIRECTIONS = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STEPS: readonly number[] = [WIDTH - 1, WIDTH, 1, 1 - WIDTH, -WIDTH, -1];

export const neighbours = (h: Hex): Hex[] => STEPS.map(step => h + step);

/** How many steps two hexes are apart. */
export const distance = (a: Hex, b: Hex): number => {
  const [dq, dr] = [qOf(a) - qOf(b), rOf(a) - rOf(b)];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

export const areAdjacent = (a: Hex, b: Hex): boolean => STEPS.includes(b - a);

/** How players and keys name a hex: `2,-1`. */
export const hexName = (h: Hex): string => `${qOf(h)},${rOf(h)}`;

/** The hex with this name, or null if there is none. */
export function hexNamed(name: string): Hex | null {
  const found = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(name);
  if (!found) return null;
  const [q, r] = [Number(found[1]), Number(found[2])];
  return Math.max(Math.abs(q), Math.abs(r)) < MIDDLE ? hex(q, r) : null;
}

/** The position of a tile on the lattice: `a` lanes east-north-east and `b` lanes north of the starting tile. */
export interface TilePlace {
  readonly a: number;
  readonly b: number;
}

/** The middle of a tile: a·(3,−2) + b·(1,−3). */
export const centreOf = ({ a, b }: TilePlace): Hex => hex(3 * a + b, -2 * a - 3 * b);

/** The six places next to a tile: north, east-north-east, east-south-east, south, west-south-west, west-north-west. */
export const placesBeside = ({ a, b }: TilePlace): TilePlace[] => [
  { a, b: b + 1 },
  { a: a + 1, b },
  { a: a + 1, b: b - 1 },
  { a, b: b - 1 },
  { a: a - 1, b },
  { a: a - 1, b: b + 1 },
];

export const placeName = ({ a, b }: TilePlace): string => `${a},${b}`;

/** The place with this name. */
export function placeNamed(name: string): TilePlace {
  const [a = 0, b = 0] = name.split(',').map(Number);
  return { a, b };
}
