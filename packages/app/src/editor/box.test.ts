import { buildScene } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { surplusOf } from './box.ts';

test('a usual position has nothing that is not in the box', () => {
  expect(surplusOf(buildScene({ players: 1, hand: ['rage', 'wound x3'], units: ['peasants'] }))).toEqual([]);
});

test('a card that is there too often is named', () => {
  const state = buildScene({ players: 1, hand: ['ruby-ring', 'ruby-ring'] });
  expect(surplusOf(state)).toContainEqual({ kind: 'card', id: 'ruby-ring', found: 2, box: 1 });
});
