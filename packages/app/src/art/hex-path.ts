const WIDE = Math.sqrt(3) / 2;
const short = (n: number): number => Math.round(n * 100) / 100;
const joined = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** A pointy-top hex around a point as an SVG path; `size` is from the centre to a corner. */
export function hexPath(size: number, x = 0, y = 0): string {
  const [w, h] = [size * WIDE, size / 2];
  return joined([
    [x, y - size],
    [x + w, y - h],
    [x + w, y + h],
    [x, y + size],
    [x - w, y + h],
    [x - w, y - h],
  ]);
}

/** The outline of a tile of seven hexes around a point. */
export function tilePath(size: number, x = 0, y = 0): string {
  // In units of half a hex's width and half its radius, clockwise from the top of the north-western space.
  const corners = [
    [-1, -5],
    [0, -4],
    [1, -5],
    [2, -4],
    [2, -2],
    [3, -1],
    [3, 1],
    [2, 2],
    [2, 4],
    [1, 5],
    [0, 4],
    [-1, 5],
    [-2, 4],
    [-2, 2],
    [-3, 1],
    [-3, -1],
    [-2, -2],
    [-2, -4],
  ] as const;
  return joined(corners.map(([cx, cy]) => [x + cx * size * WIDE, y + (cy * size) / 2]));
}
