/**
 * Spaces of the map in axial coordinates, pointy-top: E = (1,0), SE = (0,1), SW = (−1,1), W = (−1,0), NW = (0,−1),
 * NE = (1,−1). A hex is one number, so that maps and sets of hexes are quick; the portal is (0,0).
 */
export type Hex = number;

const WIDTH = 128;
const MIDDLE = 64;
/** The last hex there is. */
export const MOST_HEX: Hex = WIDTH * WIDTH - 1;

export const hex = (q: number, r: number): Hex => (q + MIDDLE) * WIDTH + r + MIDDLE;
export const qOf = (h: Hex): number => Math.floor(h / WIDTH) - MIDDLE;
export const rOf = (h: Hex): number => (h % WIDTH) - MIDDLE;

/** The places of a tile and of a neighbourhood, in the order used throughout: NE, E, SE, SW, W, NW. */
export const DIRECTIONS = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STEPS: readonly number[] = [WIDTH - 1, WIDTH, 1, 1 - WIDTH, -WIDTH, -1];

export const neighbours = (h: Hex): Hex[] => STEPS.map(step => h + step);

/** How many steps apart two hexes are. */
export const distance = (a: Hex, b: Hex): number => {
  const [dq, dr] = [qOf(a) - qOf(b), rOf(a) - rOf(b)];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

export const areAdjacent = (a: Hex, b: Hex): boolean => STEPS.includes(b - a);

/** How players and keys name a hex: `2,-1`. */
export const hexName = (h: Hex): string => `${qOf(h)},${rOf(h)}`;

/** The hex of a name, or null when it is not one. */
export function hexNamed(name: string): Hex | null {
  const found = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(name);
  if (!found) return null;
  const [q, r] = [Number(found[1]), Number(found[2])];
  return Math.max(Math.abs(q), Math.abs(r)) < MIDDLE ? hex(q, r) : null;
}

/** Where a tile lies on the lattice of tiles: `a` lanes east-north-east and `b` lanes north of the starting tile. */
export interface TilePlace {
  readonly a: number;
  readonly b: number;
}

/** The middle of a tile: a·(3,−2) + b·(1,−3). */
export const centreOf = ({ a, b }: TilePlace): Hex => hex(3 * a + b, -2 * a - 3 * b);

/** The six places beside a tile: north, east-north-east, east-south-east, south, west-south-west, west-north-west. */
export const placesBeside = ({ a, b }: TilePlace): TilePlace[] => [
  { a, b: b + 1 },
  { a: a + 1, b },
  { a: a + 1, b: b - 1 },
  { a, b: b - 1 },
  { a: a - 1, b },
  { a: a - 1, b: b + 1 },
];

export const placeName = ({ a, b }: TilePlace): string => `${a},${b}`;

/** The place of such a name. */
export function placeNamed(name: string): TilePlace {
  const [a = 0, b = 0] = name.split(',').map(Number);
  return { a, b };
}
