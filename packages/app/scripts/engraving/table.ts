import { brush, circle, type Outline, polygon } from './pen.ts';
import { type Layer, marks } from './plate.ts';

/* The table under the map, 3200 by 2000: planks with their grain. It has no ground of its own, so it suits day and night. */

const WIDE = 3200;
const SEAMS = [0, 262, 548, 790, 1094, 1352, 1660, 2000] as const;

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Each in the middle of its plank, so that the grain can flow around it. */
const KNOTS: readonly Knot[] = [
  { x: 420, y: 405, r: 52 },
  { x: 2630, y: 130, r: 44 },
  { x: 2380, y: 945, r: 58 },
  { x: 820, y: 1225, r: 46 },
  { x: 2900, y: 1510, r: 54 },
  { x: 1500, y: 1835, r: 60 },
];

/** How far a line of the grain gives way to the knots. */
const givesWay = (x: number, y: number): number =>
  KNOTS.reduce((sum, knot) => {
    const [dx, dy] = [(x - knot.x) / (knot.r * 3), (y - knot.y) / (knot.r * 1.6)];
    const side = dy < 0 ? -1 : 1;
    return sum + side * knot.r * 1.1 * Math.exp(-dx * dx) * Math.exp(-dy * dy);
  }, 0);

/** One line of the grain, from `from` to `to`: it wavers, and flows around knots. */
function grainLine(y: number, from: number, to: number, width: number): Outline {
  const points: string[] = [];
  for (let x = from; x <= to; x += 240) {
    const waver = 7 * Math.sin(x / 310 + y) + 4 * Math.sin(x / 130 + y * 2.3);
    points.push(`${x},${y + waver + givesWay(x, y)}`);
  }
  return brush(points.join(' '), width, 0.4);
}

/** Lines of unequal length, all along a plank. */
function grain(top: number, bottom: number, seed: number): Outline[] {
  const lines: Outline[] = [];
  const gap = 44;
  for (let i = 0, y = top + 24; y < bottom - 16; i++, y += gap) {
    let from = -((seed * 733 + i * 517) % 1400);
    for (let part = 0; from < WIDE; part++) {
      const length = 800 + ((seed * 389 + i * 271 + part * 613) % 1100);
      lines.push(grainLine(y, from, from + length, 4 + ((i + part + seed) % 3) * 2));
      from += length + 90 + ((i * 97 + part * 61) % 160);
    }
  }
  return lines;
}

const plank = (top: number, bottom: number): Outline =>
  polygon([
    [0, top],
    [WIDE, top],
    [WIDE, bottom],
    [0, bottom],
  ]);

const planks = SEAMS.slice(1).map((bottom, i) => ({ top: SEAMS[i] as number, bottom, i }));

export function table(): Layer[] {
  return [
    { ...marks('#d9b98a', ...planks.filter(({ i }) => i % 2 === 0).map(p => plank(p.top, p.bottom))), opacity: 0.035 },
    { ...marks('#000', ...planks.filter(({ i }) => i % 3 === 1).map(p => plank(p.top, p.bottom))), opacity: 0.1 },
    { ...marks('#000', ...planks.flatMap(({ top, bottom, i }) => grain(top, bottom, i + 1))), opacity: 0.26 },
    { ...marks('#000', ...KNOTS.map(({ x, y, r }) => circle(x, y, r * 0.8, r * 0.5))), opacity: 0.22 },
    { ...marks('#000', ...KNOTS.map(({ x, y, r }) => circle(x, y, r * 0.4, r * 0.22))), opacity: 0.3 },
    { ...marks('#000', ...planks.map(({ bottom }) => plank(bottom - 5, bottom + 3))), opacity: 0.5 },
    { ...marks('#f2ddb4', ...planks.map(({ bottom }) => plank(bottom + 3, bottom + 6))), opacity: 0.08 },
  ];
}
