import { type Hatch, hatched } from './hatch.ts';
import { type Outline, type Placing, type Point, placed, pointsOf } from './pen.ts';

/** One printing of a shape: its color, the ink around it, and how it is shaded. */
export interface Layer {
  readonly outlines: readonly Outline[];
  readonly fill: string;
  /** How broad the ink around it is; 0 for none. */
  readonly line?: number;
  readonly opacity?: number;
  /** The same shadow with fewer and broader cuts, for a small print. */
  readonly coarse?: readonly Outline[];
}

export const INK = '#1b140d';
export const PAPER = '#ecdfc3';

interface Printing {
  readonly fill: string;
  readonly line?: number;
  readonly shade?: readonly (Hatch & { readonly ink?: string })[];
  readonly opacity?: number;
}

/** How much farther apart cuts are in a small print. */
const COARSE = 2;

/** A shape with its shadows. */
export function cut(outline: Outline, { fill, line = 0, shade = [], opacity = 1 }: Printing): Layer[] {
  return [
    { outlines: [outline], fill, line, opacity },
    ...shade.map(({ ink = INK, ...hatch }) => ({
      outlines: hatched(outline, hatch),
      coarse: hatched(outline, { ...hatch, gap: hatch.gap * COARSE, width: hatch.width * COARSE }),
      fill: ink,
    })),
  ];
}

/** Plain marks of one color: brush lines, rays, spots. */
export const marks = (fill: string, ...outlines: readonly Outline[]): Layer => ({ outlines, fill });

export const moved = (layers: readonly Layer[], placing: Placing): Layer[] =>
  layers.map(layer => ({
    ...layer,
    line: (layer.line ?? 0) * (placing.scale ?? 1),
    outlines: layer.outlines.map(outline => placed(outline, placing)),
    ...(layer.coarse && { coarse: layer.coarse.map(outline => placed(outline, placing)) }),
  }));

/** Cut for a small print: broader lines, and fewer of them. */
export const bold = (layers: readonly Layer[]): Layer[] =>
  layers.map(({ coarse, outlines, line = 0, ...layer }) => ({
    ...layer,
    outlines: coarse ?? outlines,
    line: line * BOLD,
  }));

const BOLD = 1.7;

/** As large as fits into a sheet, in the middle and on its lower edge. */
export function fitted(layers: readonly Layer[], width: number, height: number): Layer[] {
  const points = layers.flatMap(({ outlines }) => outlines.flatMap(outline => pointsOf(outline)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Half of the line around a shape is outside it.
  const line = Math.max(...layers.map(each => each.line ?? 0));
  const scale = Math.min(width / (right - left + line), height / (bottom - top + line));
  const x = width / 2 - ((left + right) / 2) * scale;
  return moved(layers, { scale, x, y: height - (bottom + line / 2) * scale });
}

const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Numbers in a path need a sign or a space between them. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

function pathOf({ start, stretches }: Outline, from: Point): { d: string; end: Point } {
  const first = round(start);
  let d = `m${joined([first[0] - from[0], first[1] - from[1]])}`;
  let at = first;
  let command = 'm';
  for (const [i, { to, by }] of stretches.entries()) {
    const end = round(to);
    const off = ([x, y]: Point) => [x - at[0], y - at[1]];
    if (by) {
      const numbers = [round(by[0]), round(by[1]), end].flatMap(off);
      const text = joined(numbers);
      d += command === 'c' ? (text.startsWith('-') ? text : ` ${text}`) : `c${text}`;
      command = 'c';
    } else if (i < stretches.length - 1 && (end[0] !== at[0] || end[1] !== at[1])) {
      const text = joined(off(end));
      // After `m`, further points are lines.
      d += command === 'l' || command === 'm' ? (text.startsWith('-') ? text : ` ${text}`) : `l${text}`;
      command = 'l';
    }
    at = end;
  }
  return { d: `${d}z`, end: first };
}

function element({ outlines, fill, line = 0, opacity = 1 }: Layer): string {
  let from: Point = [0, 0];
  const d = outlines.map(outline => {
    const path = pathOf(outline, from);
    from = path.end;
    return path.d;
  });
  const ink = line > 0 ? ` stroke="${INK}" stroke-width="${Math.round(line * 10) / 10}"` : '';
  const clear = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path fill="${fill}"${ink}${clear} d="${d.join('')}"/>`;
}

const elements = (layers: readonly Layer[]): string =>
  layers.length === 0
    ? ''
    : `<g stroke-linejoin="round">${layers
        .filter(({ outlines }) => outlines.length > 0)
        .map(element)
        .join('')}</g>`;

/** Without a size of its own, Firefox does not draw a picture onto a canvas. */
const sheet = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;

/** A finished picture. */
export const print = (width: number, height: number, layers: readonly Layer[]): string =>
  `${sheet(width, height)}${elements(layers)}</svg>\n`;

interface Frame {
  /** Along which the picture is cut out. */
  readonly edge: Outline;
  readonly under?: readonly Layer[];
  readonly over?: readonly Layer[];
}

/** A square picture cut out along a shape, with what lies under and over it. */
export const printInside = (side: number, layers: readonly Layer[], { edge, under = [], over = [] }: Frame): string =>
  `${sheet(side, side)}<clipPath id="a"><path d="${pathOf(edge, [0, 0]).d}"/></clipPath>${elements(under)}<g clip-path="url(#a)">${elements(layers)}</g>${elements(over)}</svg>\n`;
