import { expect, test } from 'vitest';
import {
  between,
  fitting,
  following,
  keepingUp,
  onPixels,
  type Pane,
  scaledFrom,
  showing,
  toMap,
  toScreen,
  whole,
  within,
  zoomed,
} from './camera.ts';
import { grown } from './geometry.ts';

const NO_INSET = { left: 0, top: 0, right: 0, bottom: 0 };
const pane: Pane = { width: 1000, height: 800, inset: NO_INSET };
const map = { left: -300, top: -400, right: 300, bottom: 400 };

/** A space on the screen, in px. */
const spaceAt = (k: number): number => k * 50 * Math.sqrt(3);

test('a map that fits at 90 px a space is shown whole, but not blown up', () => {
  const small = { left: -100, top: -100, right: 100, bottom: 100 };
  expect(following(small, small, { x: 50, y: 50 }, pane)).toMatchObject({ x: 0, y: 0 });
  expect(following(small, small, null, pane).k).toBeLessThan(2);
});

test('the hero is followed at 90 px a space or more on a desktop, and 56 px or more on a phone', () => {
  const large = { left: -2000, top: -2000, right: 2000, bottom: 2000 };
  for (const [width, height] of [
    [1440, 560],
    [1024, 580],
    [768, 900],
    [1920, 760],
  ] as const) {
    const camera = following(large, large, { x: 50, y: -100 }, { width, height, inset: NO_INSET });
    expect(camera).toMatchObject({ x: 50, y: -100 });
    expect(spaceAt(camera.k)).toBeGreaterThanOrEqual(90);
  }
  for (const [width, height] of [
    [390, 420],
    [360, 300],
    [422, 290],
  ] as const) {
    const { k } = following(large, large, { x: 0, y: 0 }, { width, height, inset: NO_INSET });
    expect(spaceAt(k)).toBeGreaterThanOrEqual(56);
  }
});

test('a hero at the edge of the map leaves room for one tile beyond it, and no more', () => {
  const low: Pane = { width: 900, height: 300, inset: NO_INSET };
  const extent = grown(map, 500);
  const camera = following(map, extent, { x: 250, y: 640 }, low);
  const beyond = toScreen({ x: 0, y: map.bottom }, camera, low).y;
  expect((300 - beyond) / camera.k).toBeCloseTo(150);
});

test('where no tile can go, the map ends at the edge of the screen', () => {
  const low: Pane = { width: 900, height: 300, inset: NO_INSET };
  const upward = { ...map, top: map.top - 500 };
  const camera = following(map, upward, { x: 0, y: 380 }, low);
  expect(toScreen({ x: 0, y: map.bottom }, camera, low).y).toBeCloseTo(300);
  expect(keepingUp(camera, { x: 0, y: 350 }, upward, low)).toEqual(camera);
});

test('a hero near the middle moves nothing; one who walks off takes the map along', () => {
  const camera = { x: 0, y: 0, k: 1 };
  const extent = grown(map, 500);
  expect(keepingUp(camera, { x: 100, y: 60 }, extent, pane)).toEqual(camera);
  const after = keepingUp(camera, { x: 450, y: 0 }, extent, pane);
  expect(after.k).toBe(1);
  expect(toScreen({ x: 450, y: 0 }, after, pane).x).toBeLessThanOrEqual(1000 - 150);
});

test('an animated map moves evenly on the screen', () => {
  const [from, to] = [
    { x: 0, y: 0, k: 0.5 },
    { x: 300, y: -100, k: 1.5 },
  ] as const;
  const half = between(from, to, 0.5);
  const seen = [from, half, to].map(camera => toScreen({ x: 40, y: 20 }, camera, pane));
  expect(seen[1]?.x).toBeCloseTo(((seen[0]?.x ?? 0) + (seen[2]?.x ?? 0)) / 2);
  expect(seen[1]?.y).toBeCloseTo(((seen[0]?.y ?? 0) + (seen[2]?.y ?? 0)) / 2);
});

test('the whole map fits any screen', () => {
  const phone: Pane = { width: 360, height: 400, inset: NO_INSET };
  expect(whole(map, map, phone).k).toBeCloseTo(fitting(map, phone));
});

test('covered parts of the board do not count as room', () => {
  const covered: Pane = { ...pane, inset: { left: 400, top: 0, right: 0, bottom: 0 } };
  expect(fitting(map, covered)).toBe(1);
  expect(toScreen({ x: 0, y: 0 }, { x: 0, y: 0, k: 1 }, covered)).toEqual({ x: 700, y: 400 });
});

test('screen and map coordinates are inverse to each other', () => {
  const camera = { x: 30, y: -70, k: 1.7 };
  const there = toScreen({ x: 12, y: 34 }, camera, pane);
  expect(toMap(there, camera, pane).x).toBeCloseTo(12);
  expect(toMap(there, camera, pane).y).toBeCloseTo(34);
});

test('zooming keeps the point under the pointer in place', () => {
  const camera = { x: 10, y: 20, k: 1 };
  const about = { x: 640, y: 310 };
  const before = toMap(about, camera, pane);
  const after = toMap(about, zoomed(camera, 1.5, about, map, pane), pane);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('zooming and dragging stop before the map leaves the screen', () => {
  expect(within({ x: 5000, y: -5000, k: 1 }, map, pane)).toMatchObject({ x: 300, y: -400 });
  expect(within({ x: 0, y: 0, k: 100 }, map, pane).k).toBeLessThan(4);
  expect(within({ x: 0, y: 0, k: 0.001 }, map, pane).k).toBeGreaterThan(0.3);
});

test('something already in view moves nothing', () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(showing(camera, { left: -50, top: -50, right: 50, bottom: 50 }, map, pane)).toEqual(camera);
});

test('a new tile comes into view by the shortest way', () => {
  const camera = showing({ x: 0, y: 0, k: 2 }, { left: 200, top: -50, right: 300, bottom: 50 }, map, pane);
  expect(camera).toEqual({ x: 50, y: 0, k: 2 });
});

test('a picture of the map is where the map will be drawn', () => {
  const [drawn, camera] = [
    { x: 10, y: 20, k: 1 },
    { x: -30, y: 50, k: 1.5 },
  ];
  const [dx = 0, dy = 0, scale = 0] =
    scaledFrom(drawn, camera, pane)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const before = toScreen({ x: 70, y: -40 }, drawn, pane);
  const after = toScreen({ x: 70, y: -40 }, camera, pane);
  expect(before.x * scale + dx).toBeCloseTo(after.x, 1);
  expect(before.y * scale + dy).toBeCloseTo(after.y, 1);
});

test('a camera at rest draws the map on whole pixels, less than one from where it was', () => {
  for (const camera of [
    { x: 12.34, y: -5.67, k: 1.29 },
    { x: -0.4, y: 300, k: 0.71 },
  ]) {
    const steady = onPixels(camera, pane);
    const [was, is] = [toScreen({ x: 0, y: 0 }, camera, pane), toScreen({ x: 0, y: 0 }, steady, pane)];
    expect(is.x).toBeCloseTo(Math.round(was.x), 6);
    expect(is.y).toBeCloseTo(Math.round(was.y), 6);
    expect(steady.k).toBe(camera.k);
  }
});
