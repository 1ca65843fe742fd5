import { DIRECTIONS, hex, neighbours, STEPS } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { boxOf, hexAt, hexesOf, hexPath, outlineOf, pointOf, SIZE, shapeOf, tileShapeOf } from './geometry.ts';

test('east is to the right, and the south-eastern space is half a space further down', () => {
  expect(pointOf(hex(0, 0))).toEqual({ x: 0, y: 0 });
  expect(pointOf(hex(1, 0)).x).toBeCloseTo(SIZE * Math.sqrt(3));
  expect(pointOf(hex(0, 1)).x).toBeCloseTo((SIZE * Math.sqrt(3)) / 2);
  expect(pointOf(hex(0, 1)).y).toBe(SIZE * 1.5);
});

test('all neighbors are equally far', () => {
  for (const beside of neighbours(hex(2, -3))) {
    const [a, b] = [pointOf(hex(2, -3)), pointOf(beside)];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIZE * Math.sqrt(3));
  }
});

test('a point is in the space whose center is nearest', () => {
  for (const h of [hex(0, 0), hex(3, -5), hex(-2, 4)]) {
    const { x, y } = pointOf(h);
    expect(hexAt({ x, y })).toBe(h);
    expect(hexAt({ x: x + SIZE * 0.8, y })).toBe(h);
    expect(hexAt({ x, y: y - SIZE * 0.9 })).toBe(h);
    expect(hexAt({ x: x + SIZE, y })).toBe(h + (STEPS[DIRECTIONS.indexOf('e')] as number));
  }
});

test('the outline of a space has six corners, that of a tile eighteen', () => {
  expect(outlineOf([hex(0, 0)]).split('L')).toHaveLength(6);
  expect(outlineOf(hexesOf({ a: 1, b: 1 })).split('L')).toHaveLength(18);
  expect(hexPath().split('L')).toHaveLength(6);
});

const cornersOf = (d: string) => d.match(/-?[\d.]+ -?[\d.]+/g)?.map(corner => corner.split(' ').map(Number)) ?? [];

test('spaces and tiles have the shape of the line around them, where they lie', () => {
  const pairs = [
    [shapeOf(hex(3, -5)), outlineOf([hex(3, -5)])],
    [tileShapeOf({ a: 1, b: 2 }), outlineOf(hexesOf({ a: 1, b: 2 }))],
  ] as const;
  for (const [shape, line] of pairs) {
    const corners = cornersOf(shape);
    expect(corners).toHaveLength(cornersOf(line).length);
    for (const [x = 0, y = 0] of cornersOf(line)) {
      expect(Math.min(...corners.map(([cx = 0, cy = 0]) => Math.hypot(cx - x, cy - y)))).toBeLessThan(0.2);
    }
  }
});

test('a tile is three spaces wide and high', () => {
  const { left, top, right, bottom } = boxOf(hexesOf({ a: 0, b: 0 }));
  expect(right - left).toBeCloseTo(3 * SIZE * Math.sqrt(3));
  expect(bottom - top).toBeCloseTo(5 * SIZE);
});
