import { describe, expect, it } from 'vitest';
import { areAdjacent, centreOf, hex, hexName, hexNamed, neighbours, placesBeside } from './hex.ts';

describe('hexes', () => {
  it('have six neighbors', () => {
    expect(neighbours(hex(0, 0)).map(hexName)).toEqual(['1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1']);
    expect(areAdjacent(hex(2, 3), hex(3, 2))).toBe(true);
    expect(areAdjacent(hex(2, 3), hex(3, 4))).toBe(false);
    expect(areAdjacent(hex(2, 3), hex(2, 3))).toBe(false);
  });

  it('have a name that reads back as the same hex', () => {
    for (const [q, r] of [
      [0, 0],
      [-3, 7],
      [12, -40],
    ] as const) {
      expect(hexNamed(hexName(hex(q, r)))).toBe(hex(q, r));
    }
    for (const wrong of ['', '1', '1,2,3', 'a,b', '99,0', '1, 2']) expect(hexNamed(wrong)).toBeNull();
  });

  it('tiles are on the lattice of the printed map: north is (1,−3), east-north-east (3,−2)', () => {
    expect(hexName(centreOf({ a: 0, b: 1 }))).toBe('1,-3');
    expect(hexName(centreOf({ a: 1, b: 0 }))).toBe('3,-2');
    expect(hexName(centreOf({ a: 1, b: -1 }))).toBe('2,1');
    expect(placesBeside({ a: 0, b: 0 })).toHaveLength(6);
  });

  it('SET-18 tiles of seven spaces fill the plane: neighboring tiles never share a space', () => {
    const places = [{ a: 0, b: 0 }, ...placesBeside({ a: 0, b: 0 })];
    const covered = places.flatMap(place => [centreOf(place), ...neighbours(centreOf(place))]);
    expect(new Set(covered).size).toBe(49);
  });
});
