import type { Choice } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { openThings } from './open-things.ts';

const at = (key: string, kind: string, id = key): Choice => ({ key, at: { kind, id } });
const END = at('end-turn', 'button');
const NO_POINTS = { move: 0, influence: 0, heal: 0 };

it('says nothing while the turn cannot be ended', () => {
  expect(openThings([at('interact', 'button')], { move: 3, influence: 0, heal: 0 })).toEqual([]);
});

it('does not nag about crystals, Units, cards or the ways to end', () => {
  const choices = [
    END,
    at('rest', 'button'),
    at('break red crystal', 'crystal', 'red'),
    at('play march', 'card', 'march'),
  ];
  expect(openThings(choices, NO_POINTS)).toEqual([]);
});

it('names points only where something would spend them', () => {
  expect(openThings([END], { move: 2, influence: 3, heal: 1 })).toEqual([]);
  const choices = [END, at('walk 1,0', 'hex', '1,0'), at('heal', 'button')];
  expect(openThings(choices, { move: 2, influence: 3, heal: 1 })).toEqual([
    { kind: 'points', points: 'move', n: 2 },
    { kind: 'points', points: 'heal', n: 1 },
  ]);
});

it('names what can be done where the hero stands', () => {
  const enter = at('enter', 'button');
  const choices = [END, enter, at('explore 1,1', 'tile', '1,1'), at('challenge 2,0', 'hex', '2,0')];
  expect(openThings(choices, NO_POINTS)).toEqual([
    { kind: 'choice', choice: enter },
    { kind: 'fight' },
    { kind: 'explore' },
  ]);
});
