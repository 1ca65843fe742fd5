import { expect, test } from 'vitest';
import { insetOf } from './cover.ts';

const around = (ask: number) =>
  [
    { edge: 'top', px: 56.25, isAsked: false },
    { edge: 'bottom', px: ask, isAsked: true },
    { edge: 'bottom', px: 190, isAsked: false },
    { edge: 'left', px: 255, isAsked: false },
    { edge: 'right', px: 300, isAsked: false },
  ] as const;

test('the map fits into what strip, hero, offers, question and hand leave free', () => {
  expect(insetOf(around(210), 900, 210)).toEqual({ top: 56, right: 300, bottom: 400, left: 255 });
});

test('a short question takes as much room as the next one may need', () => {
  expect(insetOf(around(60), 900, 60).bottom).toBe(insetOf(around(120), 900, 120).bottom);
});

test('the map does not move back while a question shrinks within the turn', () => {
  expect(insetOf(around(70), 900, 210).bottom).toBe(400);
});

test('where nothing is asked, nothing is kept free', () => {
  expect(insetOf(around(0), 900, 0).bottom).toBe(190);
});

test('however much is asked, the map keeps its part', () => {
  expect(insetOf(around(800), 900, 800).bottom).toBeLessThan(900 * 0.65);
});
