import { type Box, middleOf, type Point } from './geometry.ts';

/*
 * What part of the map is seen: the point of the map in the middle of the free part of the board, and how large one unit
 * of the map is in px. Nothing here touches the page.
 */
export interface Camera extends Point {
  readonly k: number;
}

/** The board on the screen; its insets are covered by other parts of the table. */
export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly inset: Box;
}

/** Smaller, numbers are hard to read and a space (44 px wide then) is hard to hit; larger, there is nothing more to see. */
export const READABLE = 0.51;
const LARGEST = 2.4;
/** The size a map is first shown at: where there is room for it, and where there is not even for the whole of it. */
const NATURAL = 1.3;
const NEAR = 0.75;

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), Math.max(least, most));

const freeOf = ({ width, height, inset }: Pane) => ({
  width: Math.max(width - inset.left - inset.right, 1),
  height: Math.max(height - inset.top - inset.bottom, 1),
});

/** The middle of what is free of the board. */
export const centreOf = (pane: Pane): Point => {
  const { width, height } = freeOf(pane);
  return { x: pane.inset.left + width / 2, y: pane.inset.top + height / 2 };
};

/** The scale at which a box just fits. */
export function fitting(box: Box, pane: Pane): number {
  const { width, height } = freeOf(pane);
  return Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
}

/** The whole map where that can be read; else as much of it as there is room for, around the hero. */
export function opening(map: Box, extent: Box, hero: Point | null, pane: Pane): Camera {
  if (fitting(map, pane) >= READABLE || hero === null) return whole(map, extent, pane);
  const { width, height } = freeOf(pane);
  const x = along(hero.x, map.left, map.right, width / NEAR);
  const y = along(hero.y, map.top, map.bottom, height / NEAR);
  return within({ x, y, k: NEAR }, extent, pane);
}

/** The middle of a stretch with something in sight, and as little as possible of what lies beyond the ends. */
const along = (wanted: number, from: number, to: number, length: number): number =>
  to - from <= length ? (from + to) / 2 : clamp(wanted, from + length / 2, to - length / 2);

/** All of the map, however small. */
export const whole = (map: Box, extent: Box, pane: Pane): Camera =>
  within({ ...middleOf(map), k: Math.min(fitting(map, pane), NATURAL) }, extent, pane);

/** Keeps the map in sight: the middle of the board never leaves it, and the scale keeps its limits. */
export function within({ x, y, k }: Camera, map: Box, pane: Pane): Camera {
  const least = Math.min(fitting(map, pane), READABLE) * 0.9;
  return { x: clamp(x, map.left, map.right), y: clamp(y, map.top, map.bottom), k: clamp(k, least, LARGEST) };
}

export const toScreen = ({ x, y }: Point, camera: Camera, pane: Pane): Point => {
  const centre = centreOf(pane);
  return { x: centre.x + (x - camera.x) * camera.k, y: centre.y + (y - camera.y) * camera.k };
};

export const toMap = ({ x, y }: Point, camera: Camera, pane: Pane): Point => {
  const centre = centreOf(pane);
  return { x: camera.x + (x - centre.x) / camera.k, y: camera.y + (y - centre.y) / camera.k };
};

/** The same point of the map stays under the same point of the screen. */
export function zoomed(camera: Camera, k: number, about: Point, map: Box, pane: Pane): Camera {
  const allowed = within({ ...camera, k }, map, pane).k;
  const fixed = toMap(about, camera, pane);
  const part = camera.k / allowed;
  return within(
    { x: fixed.x + (camera.x - fixed.x) * part, y: fixed.y + (camera.y - fixed.y) * part, k: allowed },
    map,
    pane,
  );
}

/** The least movement that brings a box into sight, smaller only where it would not fit. */
export function showing(camera: Camera, box: Box, map: Box, pane: Pane): Camera {
  const k = Math.min(camera.k, fitting(box, pane));
  const free = freeOf(pane);
  const [halfWidth, halfHeight] = [free.width / 2 / k, free.height / 2 / k];
  return within(
    {
      x: clamp(camera.x, box.right - halfWidth, box.left + halfWidth),
      y: clamp(camera.y, box.bottom - halfHeight, box.top + halfHeight),
      k,
    },
    map,
    pane,
  );
}

/** Between two cameras, `t` from 0 to 1. */
export const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  k: a.k + (b.k - a.k) * t,
});

export const transformOf = (camera: Camera, pane: Pane): string => {
  const { x, y } = toScreen({ x: 0, y: 0 }, camera, pane);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${camera.k.toFixed(4)})`;
};

/** How a picture of the map, drawn for one camera, has to lie on the board to look as for another one. */
export function scaledFrom(drawn: Camera, camera: Camera, pane: Pane): string {
  const scale = camera.k / drawn.k;
  const [was, is] = [toScreen({ x: 0, y: 0 }, drawn, pane), toScreen({ x: 0, y: 0 }, camera, pane)];
  return `translate(${(is.x - was.x * scale).toFixed(1)}px, ${(is.y - was.y * scale).toFixed(1)}px) scale(${scale.toFixed(4)})`;
}
