import { type Hatch, hatched, rays } from './hatch.ts';
import { circle, type Outline, polygon } from './pen.ts';
import { cut, INK, type Layer, marks } from './plate.ts';

export const sheet = (width: number, height: number): Outline =>
  polygon([
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);

interface Sky {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly light: string;
  /** Where the sun or the moon is, and how large. */
  readonly at: readonly [x: number, y: number, r: number];
}

/** A sky cut in rays around a disc. */
export function sky({ width, height, ground, light, at: [x, y, r] }: Sky): Layer[] {
  const far = Math.hypot(width, height);
  return [
    ...cut(sheet(width, height), { fill: ground }),
    marks(INK, ...rays(x, y, r * 1.12, far, 96, far * 0.022)),
    ...cut(circle(x, y, r), {
      fill: light,
      line: 5,
      shade: [{ turn: 0, gap: r / 9, width: r / 26, reach: 0.42, dark: 'end' }],
    }),
  ];
}

/** Horizontal lines across a whole sheet, darker at the top: an evening sky, or water. */
export const level = (outline: Outline, hatch: Omit<Hatch, 'turn' | 'dark'>): Layer =>
  marks(INK, ...hatched(outline, { turn: 0, dark: 'both', ...hatch }));
