/* Reads the paths of SVG drawings. */

export type Point = readonly [x: number, y: number];
/** A line to a point, or a curve to it by two others. */
export interface Step {
  readonly to: Point;
  readonly by: readonly [Point, Point] | null;
}
export interface Outline {
  readonly start: Point;
  readonly steps: readonly Step[];
}

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** An arc of an ellipse as curves of at most a quarter turn. */
function arcSteps(from: Point, [rx0, ry0, turn, large, sweep]: readonly number[], to: Point): Step[] {
  let [rx, ry] = [Math.abs(rx0!), Math.abs(ry0!)];
  if (rx === 0 || ry === 0) return [{ to, by: null }];
  const [cos, sin] = [Math.cos((turn! * Math.PI) / 180), Math.sin((turn! * Math.PI) / 180)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x1, y1] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const grow = Math.sqrt((x1 / rx) ** 2 + (y1 / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const under = (rx * y1) ** 2 + (ry * x1) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under));
  const [cx, cy] = [(k * rx * y1) / ry, (-k * ry * x1) / rx];
  const first = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx);
  let span = Math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - first;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const at = (x: number, y: number): Point => [
    mx + cos * (cx + rx * x) - sin * (cy + ry * y),
    my + sin * (cx + rx * x) + cos * (cy + ry * y),
  ];
  const n = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6));
  const d = span / n;
  const pull = (4 / 3) * Math.tan(d / 4);
  return Array.from({ length: n }, (_, i) => {
    const [a, b] = [first + i * d, first + (i + 1) * d];
    return {
      by: [
        at(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a)),
        at(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b)),
      ],
      to: i === n - 1 ? to : at(Math.cos(b), Math.sin(b)),
    } as const;
  });
}

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /[a-zA-Z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Reads the numbers of a path; the two flags of an arc may be written without a gap. */
function* commandsOf(d: string): Generator<readonly [command: string, numbers: readonly number[]]> {
  const loose = d.replace(
    /([aA])([^a-zA-Z]*)/g,
    (_, letter: string, body: string) =>
      letter +
      body.replace(/([\d.+-]+)[\s,]*([\d.+-]+?)[\s,]+([\d.+-]+)[\s,]+([01])[\s,]*([01])[\s,]*/g, ' $1 $2 $3 $4 $5 '),
  );
  let command = 'M';
  let numbers: number[] = [];
  for (const [token] of loose.matchAll(TOKEN)) {
    if (/[a-z]/i.test(token) && token.length === 1) {
      command = token;
      numbers = [];
      if (token.toUpperCase() === 'Z') yield [token, []];
      continue;
    }
    numbers.push(Number(token));
    if (numbers.length < COUNTS[command.toUpperCase()]!) continue;
    yield [command, numbers];
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
    numbers = [];
  }
}

/** The outlines of a path: each a starting point and its steps, in absolute coordinates. */
export function outlinesOf(d: string): Outline[] {
  const outlines: { start: Point; steps: Step[] }[] = [];
  let [now, start]: Point[] = [
    [0, 0],
    [0, 0],
  ] as [Point, Point];
  let [cubic, quadratic]: (Point | null)[] = [null, null];
  for (const [letter, n] of commandsOf(d)) {
    const here = now!;
    const [ox, oy] = letter === letter.toLowerCase() ? here : [0, 0];
    const at = (i: number): Point => [ox + n[i]!, oy + n[i + 1]!];
    const steps = outlines.at(-1)?.steps ?? [];
    let [nextCubic, nextQuadratic]: (Point | null)[] = [null, null];
    const curve = (a: Point, b: Point, to: Point): void => {
      steps.push({ by: [a, b], to });
      now = to;
    };
    const bend = (q: Point, to: Point): void => {
      curve(between(here, q, 2 / 3), between(to, q, 2 / 3), to);
      nextQuadratic = q;
    };
    const line = (to: Point): void => {
      steps.push({ by: null, to });
      now = to;
    };
    const mirrored = (p: Point | null | undefined): Point => (p ? between(p, here, 2) : here);
    switch (letter.toUpperCase()) {
      case 'M':
        now = at(0);
        start = now;
        outlines.push({ start, steps: [] });
        break;
      case 'L':
        line(at(0));
        break;
      case 'H':
        line([ox + n[0]!, here[1]]);
        break;
      case 'V':
        line([here[0], oy + n[0]!]);
        break;
      case 'C':
        nextCubic = at(2);
        curve(at(0), at(2), at(4));
        break;
      case 'S':
        nextCubic = at(0);
        curve(mirrored(cubic), at(0), at(2));
        break;
      case 'Q':
        bend(at(0), at(2));
        break;
      case 'T':
        bend(mirrored(quadratic), at(0));
        break;
      case 'A':
        for (const step of arcSteps(here, n, at(5))) steps.push(step);
        now = at(5);
        break;
      case 'Z':
        now = start;
        // Anything that follows without a move starts from here.
        if (outlines.at(-1)?.steps.length) outlines.push({ start: start!, steps: [] });
        break;
      default:
        throw new Error(`no path has '${letter}'`);
    }
    [cubic, quadratic] = [nextCubic, nextQuadratic];
  }
  return outlines.filter(({ steps }) => steps.length > 0);
}
