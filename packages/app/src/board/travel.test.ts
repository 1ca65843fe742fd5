import { hex } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { hexesOf, pointOf } from './geometry.ts';
import { headingOf, spotBeside, spotsOf } from './travel.ts';

const tile = hexesOf({ a: 0, b: 0 });
const spots = spotsOf(tile, []);
const middle = pointOf(hex(0, 0));

test('left and right go along the row', () => {
  expect(headingOf('ArrowLeft', '', false, middle, 0)).toBe('w');
  expect(headingOf('ArrowRight', '', false, middle, 0)).toBe('e');
  expect(spotBeside(spots, 'hex 0,0', 'e')).toBe('hex 1,0');
});

test('going up twice ends straight above', () => {
  expect(headingOf('ArrowUp', '', false, middle, middle.x)).toBe('ne');
  expect(headingOf('ArrowUp', '', false, pointOf(hex(1, -1)), middle.x)).toBe('nw');
});

test('Shift goes the other way round', () => {
  expect(headingOf('ArrowUp', '', true, middle, middle.x)).toBe('nw');
  expect(headingOf('ArrowDown', '', true, middle, middle.x)).toBe('sw');
});

test('the number pad has all six directions, and digits above the letters none', () => {
  expect(headingOf('7', 'Numpad7', false, middle, 0)).toBe('nw');
  expect(headingOf('3', 'Numpad3', false, middle, 0)).toBe('se');
  expect(headingOf('7', 'Digit7', false, middle, 0)).toBeNull();
});

test('keys stop at the end of the map', () => {
  expect(spotBeside(spots, 'hex 1,0', 'e')).toBeNull();
});

test('a gap in the map is skipped', () => {
  const apart = spotsOf([hex(0, 0), hex(3, 0), hex(3, -3)], []);
  expect(spotBeside(apart, 'hex 0,0', 'e')).toBe('hex 3,0');
});

test('a place for a new tile is one stop from every space beside it', () => {
  const withPlace = spotsOf(tile, ['1,0']);
  expect(spotBeside(withPlace, 'hex 1,-1', 'e')).toBe('tile 1,0');
  expect(spotBeside(withPlace, 'tile 1,0', 'w')).toMatch(/^hex 1,/);
});
