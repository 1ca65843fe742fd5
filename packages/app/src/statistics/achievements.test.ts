import { hex, type News } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { earnedIn } from './achievements.ts';

const begins: News = { news: 'fight-begins', seat: 0, hex: hex(1, 0), enemies: ['medusa'], why: 'assault' };
const won: News = { news: 'fight-ended', seat: 0, won: true };

it('a fight that is won without a Wound earns its deed, one with a Wound does not', () => {
  expect(earnedIn([begins, won], 0)).toEqual(['unscathed']);
  expect(earnedIn([begins, { news: 'wounds-taken', seat: 0, n: 1 }, won], 0)).toEqual([]);
});

it("another player's deeds earn nothing", () => {
  expect(earnedIn([begins, won], 1)).toEqual([]);
});

it('an enemy defeated before the Block phase, and a second one in the same fight', () => {
  const phase: News = { news: 'phase-began', seat: 0, phase: 'ranged' };
  const defeated: News = { news: 'enemy-defeated', seat: 0, enemy: 'fire-dragon' };
  expect(earnedIn([begins, phase, defeated], 0)).toEqual(['first-blood', 'from-afar', 'dragon']);
  expect(earnedIn([begins, defeated, defeated], 0)).toEqual(['first-blood', 'two-at-once', 'dragon']);
});

it('a conquest counts for a Unit of level 1 only if one was used in that fight', () => {
  const keep: News = { news: 'conquered', seat: 0, hex: hex(1, 0), site: 'keep' };
  const peasants: News = { news: 'unit-used', seat: 0, unit: 'peasants' };
  expect(earnedIn([begins, peasants, keep], 0)).toEqual(['keep', 'humble-army']);
  expect(earnedIn([peasants, begins, keep], 0)).toEqual(['keep']);
});

it('Reputation and Units are counted over the game', () => {
  const change = (n: number): News => ({ news: 'reputation-changed', seat: 0, n });
  const unit: News = { news: 'unit-gained', seat: 0, unit: 'peasants' };
  expect(earnedIn([change(3), change(-1), change(2)], 0)).toEqual([]);
  expect(earnedIn([change(3), change(2)], 0)).toEqual(['beloved']);
  expect(earnedIn([unit, unit, unit], 0)).toEqual(['recruiter', 'captain']);
});
