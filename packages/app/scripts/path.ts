/*
 * Makes the paths of icons short: whole numbers on a grid of 256 (half that of the collection), curves that are nearly
 * straight drawn as lines, and steps too small to be seen left out. At the sizes the app draws icons no one can tell the difference.
 */

import { type Outline, outlinesOf, type Point, type Step } from './outlines.ts';

const SHORT = 6;
const FLAT = 3;
const SCALE = 1 / 2;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** The distance of a point from the line segment between two others. */
function offLine([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Drops steps too short to see, and corners that are almost straight. */
function simplified({ start, steps }: Outline): Outline {
  const kept: Step[] = [];
  let from = start;
  steps.forEach((step, i) => {
    const isLast = i === steps.length - 1;
    const isSmall = apart(from, step.to) < SHORT && (!step.by || step.by.every(p => apart(from, p) < SHORT));
    if (isSmall && !isLast) return;
    const isFlat = step.by?.every(p => offLine(p, from, step.to) < FLAT) ?? true;
    const next: Step = isFlat ? { to: step.to, by: null } : step;
    const before = kept.at(-1);
    const corner = kept.at(-2)?.to ?? start;
    if (before && !before.by && !next.by && offLine(before.to, corner, next.to) < FLAT / 2) kept.pop();
    kept.push(next);
    from = step.to;
  });
  return { start, steps: kept };
}

/** Numbers separated by no more than a parser needs. */
const written = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** The same drawing, shorter. All outlines are closed, as a filled shape closes them anyway. */
export function shortPath(d: string): string {
  const round = ([x, y]: Point): Point => [Math.round(x * SCALE), Math.round(y * SCALE)];
  let result = '';
  let last = '';
  const say = (letter: string, numbers: readonly number[]): void => {
    const same = letter === last;
    const text = written(numbers);
    result += same ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    last = letter;
  };
  for (const outline of outlinesOf(d).map(simplified)) {
    let here = round(outline.start);
    const by = (p: Point): number[] => [round(p)[0] - here[0], round(p)[1] - here[1]];
    say('M', here);
    outline.steps.forEach(({ to, by: bends }, i) => {
      const [dx, dy] = by(to) as [number, number];
      const closes = i === outline.steps.length - 1 && !bends && apart(round(to), round(outline.start)) < SHORT;
      if (closes) return;
      if (bends) say('c', [...by(bends[0]), ...by(bends[1]), dx, dy]);
      else if (dx === 0 && dy === 0) return;
      else if (dy === 0) say('h', [dx]);
      else if (dx === 0) say('v', [dy]);
      else say('l', [dx, dy]);
      here = round(to);
    });
    result += 'z';
    last = '';
  }
  return result;
}
