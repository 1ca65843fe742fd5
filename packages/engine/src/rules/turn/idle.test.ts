import { expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';
import { idlePoints } from './idle.ts';

const VILLAGE = { map: { '0,0': 'village' } } as const;
const hand = ['march', 'threaten', 'rage', 'agility'];

it('CRD-17 Move is of no use once the action has begun, Influence before an interaction', () => {
  const moving = playing({ ...VILLAGE, hand }).session.look(0);
  expect(['play march', 'sideways rage move'].map(key => idlePoints(moving, key))).toEqual([null, null]);
  expect(['play threaten', 'power threaten', 'sideways rage influence'].map(key => idlePoints(moving, key))).toEqual([
    'influence',
    'influence',
    'influence',
  ]);
  const talking = playing({ ...VILLAGE, hand, part: 'action', interacting: true }).session.look(0);
  expect(['play threaten', 'play march'].map(key => idlePoints(talking, key))).toEqual([null, 'move']);
});

it('CRD-17 an effect may make Move useful in combat', () => {
  const fighting = playing({ hand, combat: { enemies: ['diggers'], phase: 'attack' } });
  expect(['play march', 'sideways rage attack'].map(key => idlePoints(fighting.session.look(0), key))).toEqual([
    'move',
    null,
  ]);
  expect(idlePoints(fighting.answer('play agility').session.look(0), 'play march')).toBeNull();
});
