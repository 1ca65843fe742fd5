import { buildScene, type Scene, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { regretsOf } from './regrets.ts';

function moment(scene: Scene, ...answers: string[]) {
  const session = new Session(buildScene({ source: ['black', 'black'], ...scene }));
  for (const key of answers) expect([key, session.answer(0, key)]).toEqual([key, null]);
  return [session.question(0)?.choices ?? [], session.view(0)] as const;
}

const kinds = (scene: Scene, ...answers: string[]) => regretsOf(...moment(scene, ...answers)).map(({ kind }) => kind);

it('warns a newcomer of Wounds a rest would discard, of a forced discard and of mana left unused', () => {
  expect(kinds({ hand: ['wound', 'march'] })).toEqual(['wounds', 'idle']);
  expect(kinds({ hand: ['march'], mana: ['green'] })).toEqual(['idle', 'mana']);
  expect(kinds({ hand: ['march'], cardUsed: true })).toEqual([]);
});

it('FWD-01 warns of a Forced Withdrawal, with its Wounds', () => {
  const scene: Scene = { others: { goldyx: { at: '1,0' } }, move: 2 };
  expect(regretsOf(...moment(scene, 'walk 1,0'))).toEqual([{ kind: 'withdrawal', wounds: 1 }]);
});

it('RAM-03 tells of a rampaging enemy that a step would provoke', () => {
  expect(kinds({ map: { '1,-1': 'plains orcs' } })).toEqual(['looming']);
});
