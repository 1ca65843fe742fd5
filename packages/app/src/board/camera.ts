import { type Box, boxAround, grown, middleOf, type Point, shared } from './geometry.ts';

/*
 * The visible part of the map: the point in the middle of the uncovered part of the board, and the scale in px per map
 * unit. Nothing here touches the page.
 */
export interface Camera extends Point {
  readonly k: number;
}

/** The board on the screen; other parts of the table cover its insets. */
export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly inset: Box;
}

/** Below this a space (then 44 px wide) is hard to hit; above it there is nothing more to see. */
const SMALLEST = 0.51;
const LARGEST = 2.4;
/** The largest a space gets without zooming by hand. */
const NATURAL = 1.3;
/** How many spaces around the hero are in view, across and down, where there is room. */
const [ACROSS, DOWN] = [5.2 * 86.6, 6 * 75];
/** …but a space is never smaller than 90 px on a desktop and 56 px on a phone. */
const [DESK, PHONE] = [1.05, 0.66];
/** A window narrower or lower than this is a phone. */
const [NARROW, LOW] = [768, 480];
/** How much of the area beyond the map is visible when the hero is at its edge, where new tiles may go. */
const BEYOND = 150;
/** The hero's distance from the edges of the uncovered part. */
const AROUND = 150;

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), Math.max(least, most));

const freeOf = ({ width, height, inset }: Pane) => ({
  width: Math.max(width - inset.left - inset.right, 1),
  height: Math.max(height - inset.top - inset.bottom, 1),
});

/** The middle of the uncovered part of the board. */
export const centreOf = (pane: Pane): Point => {
  const { width, height } = freeOf(pane);
  return { x: pane.inset.left + width / 2, y: pane.inset.top + height / 2 };
};

/** The scale at which a box just fits. */
export function fitting(box: Box, pane: Pane): number {
  const { width, height } = freeOf(pane);
  return Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
}

/** The smallest scale the camera chooses on its own. */
const least = ({ width, height }: Pane): number => (width < NARROW || height < LOW ? PHONE : DESK);

/** The scale at which the hero is followed; null if the whole map fits instead. */
export function closeness(map: Box, pane: Pane): number | null {
  if (fitting(map, pane) >= least(pane)) return null;
  const { width, height } = freeOf(pane);
  return clamp(Math.min(width / ACROSS, height / DOWN), least(pane), NATURAL);
}

/** The map around the hero, or all of it if that is no smaller. */
export function following(map: Box, extent: Box, hero: Point | null, pane: Pane): Camera {
  const k = closeness(map, pane);
  if (hero === null || k === null) return whole(map, extent, pane);
  const { width, height } = freeOf(pane);
  const near = shared(grown(map, BEYOND), extent);
  const x = along(hero.x, near.left, near.right, width / k);
  const y = along(hero.y, near.top, near.bottom, height / k);
  return within({ x, y, k }, extent, pane);
}

/** The smallest movement that brings a walking hero well into view. */
export function keepingUp(camera: Camera, hero: Point, extent: Box, pane: Pane): Camera {
  const { width, height } = freeOf(pane);
  const far = Math.min(AROUND, width / 2 / camera.k, height / 2 / camera.k);
  const around = shared(grown(boxAround(hero), far), extent);
  const { x, y } = showing(camera, around, extent, pane);
  return { x, y, k: camera.k };
}

/** The middle of a stretch that contains the given point and shows as little as possible beyond the ends. */
const along = (wanted: number, from: number, to: number, length: number): number =>
  to - from <= length ? (from + to) / 2 : clamp(wanted, from + length / 2, to - length / 2);

/** All of the map, however small. */
export const whole = (map: Box, extent: Box, pane: Pane): Camera =>
  within({ ...middleOf(map), k: Math.min(fitting(map, pane), NATURAL) }, extent, pane);

/** Keeps the map in view: the middle of the board never leaves it, and the scale stays within limits. */
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

/** Keeps the same point of the map under the same point of the screen. */
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

/** The smallest movement that brings a box into view, zooming out only if it would not fit. */
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

/** Between two cameras, `t` from 0 to 1, so that the picture moves and grows evenly on the screen. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const mixed = (from: number, to: number): number => from + (to - from) * t;
  const k = mixed(a.k, b.k);
  return { x: mixed(a.x * a.k, b.x * b.k) / k, y: mixed(a.y * a.k, b.y * b.k) / k, k };
}

/** The nearest camera that puts the map on whole pixels. A layer moved by a fraction of a pixel looks blurred. */
export function onPixels(camera: Camera, pane: Pane): Camera {
  const { x, y } = toScreen({ x: 0, y: 0 }, camera, pane);
  return { ...camera, x: camera.x + (x - Math.round(x)) / camera.k, y: camera.y + (y - Math.round(y)) / camera.k };
}

export const transformOf = (camera: Camera, pane: Pane): string => {
  const { x, y } = toScreen({ x: 0, y: 0 }, camera, pane);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${camera.k.toFixed(4)})`;
};

/** How to transform a picture of the map drawn for one camera so that it matches another. */
export function scaledFrom(drawn: Camera, camera: Camera, pane: Pane): string {
  const scale = camera.k / drawn.k;
  const [was, is] = [toScreen({ x: 0, y: 0 }, drawn, pane), toScreen({ x: 0, y: 0 }, camera, pane)];
  return `translate(${(is.x - was.x * scale).toFixed(1)}px, ${(is.y - was.y * scale).toFixed(1)}px) scale(${scale.toFixed(4)})`;
}
