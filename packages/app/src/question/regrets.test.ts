import { buildScene, type Scene, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { regretsOf } from './regrets.ts';

it('warns a newcomer of Wounds a rest would discard, of a forced discard and of mana left unused', () => {
  const regrets = (scene: Scene) => {
    const session = new Session(buildScene(scene));
    return regretsOf(session.question(0)?.choices ?? [], session.view(0));
  };
  const source = ['black', 'black'] as const;
  expect(regrets({ hand: ['wound', 'march'], source })).toEqual(['wounds', 'idle']);
  expect(regrets({ hand: ['march'], mana: ['green'], source })).toEqual(['idle', 'mana']);
  expect(regrets({ hand: ['march'], cardUsed: true, source })).toEqual([]);
});
