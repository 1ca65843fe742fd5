/*
 * Drawing by points: a line through points is smooth, except at corners. Shapes are written as text, `x,y` for a point
 * and `x,y!` for a corner, which makes a silhouette quick to write and to correct.
 */

export type Point = readonly [x: number, y: number];

interface Knot {
  readonly at: Point;
  readonly isCorner: boolean;
}

/** One stretch of an outline: where it ends, and the two points that bend it; none if it is straight. */
export interface Stretch {
  readonly to: Point;
  readonly by: readonly [Point, Point] | null;
}

export interface Outline {
  readonly start: Point;
  readonly stretches: readonly Stretch[];
}

const knotsOf = (words: string): Knot[] =>
  words
    .trim()
    .split(/\s+/)
    .map(word => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`'${word}' is no point`);
      return { at: [x, y] as const, isCorner: word.endsWith('!') };
    });

/** How far a smooth line swings out at its points. */
const SWING = 1 / 6;

/** The outline through points; a closed one returns to its first. */
function through(knots: readonly Knot[], isClosed: boolean): Outline {
  const count = knots.length;
  const knot = (i: number): Knot => {
    const at = isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return knots[at] as Knot;
  };
  const bend = (i: number, sign: number): Point => {
    const { at, isCorner } = knot(i);
    if (isCorner) return at;
    const [[ax, ay], [bx, by]] = [knot(i - 1).at, knot(i + 1).at];
    return [at[0] + (bx - ax) * SWING * sign, at[1] + (by - ay) * SWING * sign];
  };
  const stretches = Array.from({ length: isClosed ? count : count - 1 }, (_, i) => ({
    to: knot(i + 1).at,
    by: knot(i).isCorner && knot(i + 1).isCorner ? null : ([bend(i, 1), bend(i + 1, -1)] as const),
  }));
  return { start: knot(0).at, stretches };
}

/** A closed shape. */
export const shape = (words: string): Outline => through(knotsOf(words), true);

/** A closed shape that is the same on both sides: its right half from top to bottom, and the middle. */
export function symmetric(words: string, middle: number): Outline {
  const half = knotsOf(words);
  const other = half
    .filter(({ at }) => at[0] !== middle)
    .map(({ at: [x, y], isCorner }) => ({ at: [2 * middle - x, y] as const, isCorner }))
    .reverse();
  return through([...half, ...other], true);
}

export function circle(x: number, y: number, r: number, ry = r): Outline {
  const knots = Array.from({ length: 8 }, (_, i) => ({
    at: [x + r * Math.cos((i * Math.PI) / 4), y + ry * Math.sin((i * Math.PI) / 4)] as const,
    isCorner: false,
  }));
  return through(knots, true);
}

/** A closed shape with straight sides through points. */
export function polygon(points: readonly Point[]): Outline {
  return through(
    points.map(at => ({ at, isCorner: true })),
    true,
  );
}

/** The points of an outline, dense enough to treat the stretches between them as straight. */
export function pointsOf({ start, stretches }: Outline, parts = 8): Point[] {
  const points: Point[] = [start];
  let from = start;
  for (const { to, by } of stretches) {
    if (by) {
      for (let i = 1; i < parts; i++) {
        const [t, s] = [i / parts, 1 - i / parts];
        const mix = (k: 0 | 1) =>
          s * s * s * from[k] + 3 * s * s * t * by[0][k] + 3 * s * t * t * by[1][k] + t * t * t * to[k];
        points.push([mix(0), mix(1)]);
      }
    }
    points.push(to);
    from = to;
  }
  return points;
}

/** A brush stroke through points: thin at both ends, `width` in the middle. */
export function brush(words: string, width: number, press = 0.5): Outline {
  const line = pointsOf(through(knotsOf(words), false), 5);
  const last = line.length - 1;
  const side = (sign: number): Point[] =>
    line.map(([x, y], i) => {
      const [a, b] = [line[Math.max(0, i - 1)] as Point, line[Math.min(last, i + 1)] as Point];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const t = i / last;
      const swell =
        t < press ? Math.sin((t / press) * (Math.PI / 2)) : Math.cos(((t - press) / (1 - press)) * (Math.PI / 2));
      const w = (sign * swell * width) / 2;
      return [x - ((b[1] - a[1]) / length) * w, y + ((b[0] - a[0]) / length) * w];
    });
  return polygon([...side(1), ...side(-1).reverse().slice(1)]);
}

/** How a drawing is placed: scaled, flipped, moved. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  /** In degrees, around the origin. */
  readonly turn?: number;
}

export function placed(outline: Outline, { x = 0, y = 0, scale = 1, flip = false, turn = 0 }: Placing): Outline {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const move = ([px, py]: Point): Point => {
    const [sx, sy] = [(flip ? -px : px) * scale, py * scale];
    return [x + sx * cos - sy * sin, y + sx * sin + sy * cos];
  };
  return {
    start: move(outline.start),
    stretches: outline.stretches.map(({ to, by }) => ({ to: move(to), by: by && [move(by[0]), move(by[1])] })),
  };
}
