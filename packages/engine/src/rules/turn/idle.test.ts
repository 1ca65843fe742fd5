import { expect, it } from 'vitest';
import type { Act } from '../../protocol/acts.ts';
import { playing } from '../../testing/playing.ts';
import { idlePoints } from './idle.ts';

const VILLAGE = { map: { '0,0': 'village' } } as const;
const hand = ['march', 'threaten', 'rage', 'agility'];
const MARCH: Act = { act: 'play', card: 'march' };
const THREATEN: Act = { act: 'play', card: 'threaten' };
const rageFor = (as: 'move' | 'influence' | 'attack'): Act => ({ act: 'sideways', card: 'rage', as });

it('CRD-17 Move is useless once the action has begun, and Influence before an interaction', () => {
  const moving = playing({ ...VILLAGE, hand }).session.queryFor(0);
  expect([MARCH, rageFor('move')].map(act => idlePoints(moving, act))).toEqual([null, null]);
  const forInfluence: Act[] = [THREATEN, { act: 'power', card: 'threaten' }, rageFor('influence')];
  expect(forInfluence.map(act => idlePoints(moving, act))).toEqual(['influence', 'influence', 'influence']);
  const talking = playing({ ...VILLAGE, hand, part: 'action', interacting: true }).session.queryFor(0);
  expect([THREATEN, MARCH].map(act => idlePoints(talking, act))).toEqual([null, 'move']);
});

it('CRD-17 an effect may make Move useful in combat', () => {
  const fighting = playing({ hand, combat: { enemies: ['diggers'], phase: 'attack' } });
  expect([MARCH, rageFor('attack')].map(act => idlePoints(fighting.session.queryFor(0), act))).toEqual(['move', null]);
  expect(idlePoints(fighting.answer('play agility').session.queryFor(0), MARCH)).toBeNull();
});
