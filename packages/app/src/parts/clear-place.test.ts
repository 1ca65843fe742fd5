import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Area, clearPlace } from './clear-place.ts';

const ROOM: Area = { left: 0, top: 0, width: 1440, height: 900 };
const SIZE = { width: 400, height: 160 };

it('is at the top center if nothing is there', () => {
  expect(clearPlace(SIZE, ROOM, [])).toEqual({ left: 520, top: 0, covers: 0 });
});

it('avoids a strip at the top, a question below and the heading of a choice', () => {
  const strip = { left: 0, top: 0, width: 1440, height: 60 };
  const question = { left: 320, top: 560, width: 800, height: 120 };
  const heading = { left: 420, top: 80, width: 600, height: 400 };
  const { covers, left, top } = clearPlace(SIZE, ROOM, [strip, question, heading]);
  expect(covers).toBe(0);
  expect(top).toBeGreaterThanOrEqual(60);
  expect(left + SIZE.width <= 420 || left >= 1020 || top >= 480).toBe(true);
});

it('stays inside the window and covers no more than it must', () => {
  const area = fc.record({
    left: fc.integer({ min: 0, max: 1400 }),
    top: fc.integer({ min: 0, max: 860 }),
    width: fc.integer({ min: 1, max: 900 }),
    height: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(area, { maxLength: 5 }), kept => {
      const { left, top, covers } = clearPlace(SIZE, ROOM, kept);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + SIZE.width).toBeLessThanOrEqual(1440);
      expect(top + SIZE.height).toBeLessThanOrEqual(900);
      expect(covers).toBeLessThanOrEqual(clearPlace(SIZE, ROOM, [...kept, ...kept]).covers);
    }),
  );
});
