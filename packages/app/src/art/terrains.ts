import { drawn, type Glyph, type Place } from './glyphs.ts';

/** One path of a terrain's drawing: how it is inked, and its outline, around the middle of a hex of radius 50. */
export type TerrainPart = readonly [ink: 'dark' | 'light' | 'line' | 'fine' | 'shine' | 'dots' | 'body', d: string];

/** Each terrain has several drawings, so that neighbors differ. */
export const VARIANTS = [0, 1, 2];

/** Loose rows of places, northern ones first: things in front are drawn later. */
const SPREADS: readonly (readonly Place[])[] = [
  [
    [4, -30],
    [-22, -20, 0.9],
    [27, -14, 1.1],
    [-33, 6],
    [-3, -2, 0.9],
    [21, 12],
    [-17, 26, 1.1],
    [34, 26, 0.8],
    [8, 38],
  ],
  [
    [-8, -31, 0.9],
    [17, -22],
    [-29, -10, 1.1],
    [35, -4, 0.9],
    [4, 2],
    [-20, 15, 0.9],
    [26, 21, 1.1],
    [-5, 31],
    [-33, 28, 0.8],
  ],
  [
    [12, -32],
    [-15, -20, 1.1],
    [33, -14, 0.9],
    [-35, -3, 0.9],
    [9, -6],
    [31, 12, 1.1],
    [-13, 13],
    [13, 27, 0.9],
    [-24, 30],
    [-1, 42, 0.8],
  ],
];
/** A few larger things. */
const FEW: readonly (readonly Place[])[] = [
  [
    [10, -16, 0.9],
    [-19, -2, 1.1],
    [20, 18, 1.1],
    [-10, 33],
  ],
  [
    [-12, -17],
    [20, -4, 1.1],
    [-19, 18, 1.1],
    [14, 33, 0.9],
  ],
  [
    [-20, -12, 0.9],
    [15, -10, 1.1],
    [-2, 16, 1.1],
    [26, 27, 0.8],
    [-26, 30, 0.8],
  ],
];

const part = (ink: TerrainPart[0], glyph: Glyph, places: readonly Place[]): TerrainPart => [ink, drawn(glyph, places)];
const odd = (places: readonly Place[]): readonly Place[] => places.filter((_, i) => i % 2 === 1);
const even = (places: readonly Place[]): readonly Place[] => places.filter((_, i) => i % 2 === 0);
const moved = (places: readonly Place[], dx: number, dy: number): readonly Place[] =>
  places.map(([x, y, size]) => [x + dx, y + dy, size ?? 1]);

type Draw = (spread: readonly Place[], few: readonly Place[]) => readonly TerrainPart[];

const DRAW: Readonly<Record<string, Draw>> = {
  plains: spread => [
    part('fine', 'blade', moved(odd(spread), 9, 6)),
    part('line', 'tuft', even(spread)),
    part('dots', 'dot', moved(odd(spread), -3, -5)),
  ],
  hills: (_, few) =>
    few.flatMap(place => [
      part('body', 'hump', [place]),
      part('dark', 'humpDark', [place]),
      part('fine', 'hatch', [place]),
    ]),
  forest: spread => [
    part('line', 'trunk', spread),
    part('dark', 'crown', even(spread)),
    part('line', 'crown', even(spread)),
    part('light', 'crownLight', even(spread)),
    part('fine', 'crownHatch', even(spread)),
    part('dark', 'pine', odd(spread)),
    part('line', 'pine', odd(spread)),
    part('light', 'pineLight', odd(spread)),
  ],
  wasteland: (spread, few) => [
    part('line', 'crack', few),
    part('dark', 'rock', odd(spread)),
    part('line', 'rock', odd(spread)),
    part('line', 'snag', moved(few.slice(0, 2), 12, 8)),
    part('dots', 'dot', moved(even(spread), 4, -3)),
  ],
  desert: (spread, few) => [
    part('dark', 'duneDark', few),
    part('line', 'dune', few),
    part('dots', 'dot', moved(spread, 3, -4)),
    part('dots', 'dot', moved(spread, -4, 5)),
  ],
  swamp: (spread, few) => [
    part('dark', 'pool', few),
    part('fine', 'ripple', few),
    part('line', 'reeds', moved(even(spread), 2, 2)),
    part('line', 'heads', moved(even(spread), 2, 2)),
  ],
  lake: (spread, few) => [
    part('shine', 'ripple', moved(few, 5, 4)),
    part('shine', 'ripple', moved(few, 9, 9)),
    part('line', 'ripple', odd(spread)),
    part('fine', 'ripple', even(spread)),
  ],
  mountain: (_, few) =>
    few.flatMap(place => [
      part('body', 'peak', [place]),
      part('dark', 'peakDark', [place]),
      part('fine', 'peakHatch', [place]),
      part('light', 'snow', [place]),
    ]),
  sea: (spread, few) => [part('line', 'wave', few), part('fine', 'ripple', moved(odd(spread), 6, 8))],
  city: spread => [
    part('fine', 'stones', spread),
    part('fine', 'stones', moved(spread, 9, 7)),
    part('dots', 'dot', moved(spread, -6, 6)),
  ],
};

const PLAIN: Draw = spread => [part('dots', 'dot', spread)];

/** The terrains with a drawing, and the one that stands in for all others. */
export const TERRAIN_NAMES: readonly string[] = [...Object.keys(DRAW), 'other'];

/** The paths of one drawing of a terrain. */
export function terrainParts(terrain: string, variant: number): readonly TerrainPart[] {
  return joined((DRAW[terrain] ?? PLAIN)(SPREADS[variant]!, FEW[variant]!));
}

/** Consecutive shapes in the same ink become one path: every map on the screen contains them all. */
function joined(parts: readonly TerrainPart[]): TerrainPart[] {
  const list: TerrainPart[] = [];
  for (const [ink, d] of parts) {
    const last = list.at(-1);
    // Bodies hide whatever is behind them, outlines included.
    if (last?.[0] === ink && ink !== 'body') list[list.length - 1] = [ink, last[1] + d];
    else list.push([ink, d]);
  }
  return list;
}
