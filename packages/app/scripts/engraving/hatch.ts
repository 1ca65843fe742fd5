import { type Outline, type Point, pointsOf, polygon } from './pen.ts';

/** How the shadow of a shape is cut: wedges that are broad in the dark and run out in the light. */
export interface Hatch {
  /** Which way the lines run, in degrees. */
  readonly turn: number;
  /** From line to line. */
  readonly gap: number;
  /** How broad a line is in the dark. */
  readonly width: number;
  /** How far a line reaches into the shape, as a part of the way through it. */
  readonly reach: number;
  /** Where the dark is: where lines begin, where they end, at both ends, or all along. */
  readonly dark: 'start' | 'end' | 'both' | 'all';
  /** How far lines bow out, for what is round. */
  readonly bow?: number;
}

/** The shadow at the rim of a tool or a weapon. */
export const edge: readonly Hatch[] = [{ turn: 0, gap: 12, width: 9, reach: 0.6, dark: 'end' }];

/** The shadow that runs along wood. */
export const grain: readonly Hatch[] = [{ turn: 80, gap: 12, width: 8, reach: 0.6, dark: 'end' }];

/** Pseudo-random by place: repeatable, and without a visible pattern. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

interface Span {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Where level lines run inside a shape. */
function spansOf(points: readonly Point[], gap: number): Span[] {
  const ys = points.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const spans: Span[] = [];
  for (let y = Math.ceil(top / gap) * gap; y < bottom; y += gap) {
    const level = y + 0.01;
    const crossings: number[] = [];
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] as Point;
      if (ay <= level !== by <= level) crossings.push(ax + ((level - ay) / (by - ay)) * (bx - ax));
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      spans.push({ y, from: crossings[i] as number, to: crossings[i + 1] as number });
    }
  }
  return spans;
}

/** The hatching of a shape, clipped to it. */
export function hatched(outline: Outline, { turn, gap, width, reach, dark, bow = 0 }: Hatch): Outline[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const points = pointsOf(outline).map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const middle = (left + right) / 2;
  const half = Math.max(1, (right - left) / 2);
  // Rotated level for cutting, and back for drawing.
  const bend = (x: number) => bow * (1 - ((x - middle) / half) ** 2);
  const straight = points.map(([x, y]): Point => [x, y + bend(x)]);
  const back = (x: number, y: number): Point => {
    const by = y - bend(x);
    return [x * cos - by * sin, x * sin + by * cos];
  };
  const wedge = (y: number, broad: number, tip: number, w: number): Outline => {
    const steps = bow === 0 ? 1 : 4;
    const side = (sign: number) =>
      Array.from({ length: steps }, (_, i) => {
        const t = i / steps;
        return back(broad + (tip - broad) * t, y + (sign * w * (1 - t)) / 2);
      });
    return polygon([...side(1), back(tip, y), ...side(-1).reverse()]);
  };
  return spansOf(straight, gap).flatMap(({ y, from, to }) => {
    const long = to - from;
    if (long < gap) return [];
    const r = (end: number) => Math.min(1, reach * (0.75 + 0.5 * chance(y * 0.37 + from * 0.11 + end)));
    if (dark === 'all') {
      return [
        polygon([
          back(from, y - width / 2),
          back(to, y - width / 2),
          back(to, y + width / 2),
          back(from, y + width / 2),
        ]),
      ];
    }
    const wedges: Outline[] = [];
    if (dark !== 'end') wedges.push(wedge(y, from, from + long * r(1), width));
    if (dark !== 'start') wedges.push(wedge(y, to, to - long * r(2), width));
    return wedges;
  });
}

/** Rays from a point, for a sky: broad outside if `isOut`. */
export function rays(x: number, y: number, near: number, far: number, count: number, width: number): Outline[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.35 * chance(i)) / count) * 2 * Math.PI;
    const inner = near * (1 + 0.45 * chance(i + 50));
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return polygon([
      [x + inner * c, y + inner * s],
      [x + far * c - width * s, y + far * s + width * c],
      [x + far * c + width * s, y + far * s - width * c],
    ]);
  });
}
