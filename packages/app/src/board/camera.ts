import { type Box, boxAround, grown, middleOf, type Point } from './geometry.ts';

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

/** Smaller, a space (44 px wide then) is hard to hit; larger, there is nothing more to see. */
const SMALLEST = 0.51;
const LARGEST = 2.4;
/** A space is no larger than this by itself. */
const NATURAL = 1.3;
/** Spaces that are in sight around the hero: across and down, where there is room for them. */
const [ACROSS, DOWN] = [5.2 * 86.6, 6 * 75];
/** …but a space is never smaller than 90 px on a desk, and 56 px on a phone. */
const [DESK, PHONE] = [1.05, 0.66];
/** A phone is narrower than this, or lower. */
const [NARROW, LOW] = [768, 480];
/** So much of what lies beyond the map is in sight where the hero stands at its edge: new tiles are found there. */
const BEYOND = 150;
/** The hero keeps so far from the edges of what is free. */
const AROUND = 150;

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

/** The smallest scale that the map has by itself. */
const least = ({ width, height }: Pane): number => (width < NARROW || height < LOW ? PHONE : DESK);

/** The scale at which the hero is followed; null where all of the map can be seen instead. */
export function closeness(map: Box, pane: Pane): number | null {
  if (fitting(map, pane) >= least(pane)) return null;
  const { width, height } = freeOf(pane);
  return clamp(Math.min(width / ACROSS, height / DOWN), least(pane), NATURAL);
}

/** The map around the hero; all of it where that is not smaller. */
export function following(map: Box, extent: Box, hero: Point | null, pane: Pane): Camera {
  const k = closeness(map, pane);
  if (hero === null || k === null) return whole(map, extent, pane);
  const { width, height } = freeOf(pane);
  const near = grown(map, BEYOND);
  const x = along(hero.x, near.left, near.right, width / k);
  const y = along(hero.y, near.top, near.bottom, height / k);
  return within({ x, y, k }, extent, pane);
}

/** The least movement after which a hero who walks is well in sight. */
export function keepingUp(camera: Camera, hero: Point, extent: Box, pane: Pane): Camera {
  const { width, height } = freeOf(pane);
  const far = Math.min(AROUND, width / 2 / camera.k, height / 2 / camera.k);
  const { x, y } = showing(camera, grown(boxAround(hero), far), extent, pane);
  return { x, y, k: camera.k };
}

/** The middle of a stretch with something in sight, and as little as possible of what lies beyond the ends. */
const along = (wanted: number, from: number, to: number, length: number): number =>
  to - from <= length ? (from + to) / 2 : clamp(wanted, from + length / 2, to - length / 2);

/** All of the map, however small. */
export const whole = (map: Box, extent: Box, pane: Pane): Camera =>
  within({ ...middleOf(map), k: Math.min(fitting(map, pane), NATURAL) }, extent, pane);

/** Keeps the map in sight: the middle of the board never leaves it, and the scale keeps its limits. */
export function within({ x, y, k }: Camera, map: Box, pane: Pane): Camera {
  const least = Math.min(fitting(map, pane), SMALLEST) * 0.9;
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

/** On the way from one camera to another, `t` from 0 to 1: what is seen moves and grows evenly on the screen. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const mixed = (from: number, to: number): number => from + (to - from) * t;
  const k = mixed(a.k, b.k);
  return { x: mixed(a.x * a.k, b.x * b.k) / k, y: mixed(a.y * a.k, b.y * b.k) / k, k };
}

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
