import type { News } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { gainedThisTurn } from './totals.ts';

const began: News = { news: 'turn-began', seat: 0 };
const gained = (from: string, points: 'move' | 'influence', n: number): News => ({
  news: 'points-gained',
  seat: 0,
  points,
  n,
  from,
});

test('points are shown with their sources', () => {
  const news = [began, gained('march', 'move', 2), gained('stamina', 'move', 4)];
  expect(gainedThisTurn(news, 0, 'move')).toEqual({
    n: 6,
    terms: [
      { from: 'march', op: 'add', n: 2 },
      { from: 'stamina', op: 'add', n: 4 },
    ],
  });
});

test('points of an earlier turn are gone', () => {
  const news = [began, gained('march', 'move', 2), began];
  expect(gainedThisTurn(news, 0, 'move').n).toBe(0);
});

test('Influence starts with the Reputation modifier when the hero meets locals (INT-03)', () => {
  const met: News = { news: 'interaction-began', seat: 0, site: 'village', modifier: -1 };
  const news = [began, met, gained('promise', 'influence', 2)];
  expect(gainedThisTurn(news, 0, 'influence').terms).toEqual([
    { from: 'reputation', op: 'add', n: -1 },
    { from: 'promise', op: 'add', n: 2 },
  ]);
});

test('bought healing has the site as its source (INT-10)', () => {
  const met: News = { news: 'interaction-began', seat: 0, site: 'village', modifier: 0 };
  const news: News[] = [began, met, { news: 'healing-bought', seat: 0, cost: 3 }];
  expect(gainedThisTurn(news, 0, 'heal')).toEqual({ n: 1, terms: [{ from: 'village', op: 'add', n: 1 }] });
});
