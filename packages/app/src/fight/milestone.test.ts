import type { News } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { milestoneOf } from './milestone.ts';

const reached = (level: number, seat = 0): News => ({ news: 'level-reached', seat, level });
const GOAL: News = { news: 'end-in-sight', scenario: 'first-reconnaissance' };

it('SET-02 tells what the third level raises: Armor 3 and a second Command token', () => {
  const found = milestoneOf([reached(3)], 0, 0);
  expect(found?.level?.raised).toEqual(['armor', 'commandTokens']);
  expect(found?.level?.line).toMatchObject({ armor: 3, handLimit: 5, commandTokens: 2 });
});

it('LVL-04 leaves a level that brings a choice to the choice, and those of others to the log', () => {
  expect(milestoneOf([reached(2)], 0, 0)).toBeNull();
  expect(milestoneOf([reached(3, 1)], 0, 0)).toBeNull();
});

it('tells the last one, once', () => {
  expect(milestoneOf([reached(3), GOAL], 0, 0)).toMatchObject({ at: 1, news: GOAL, level: null });
  expect(milestoneOf([reached(3), GOAL], 0, 2)).toBeNull();
});
