import { choice, hex } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { openThings } from './open-things.ts';

const END = choice({ act: 'end-turn' });
const way = { path: [hex(1, 0)], cost: 2, provokes: [], reveals: [], assault: false };
const NO_POINTS = { move: 0, influence: 0, heal: 0 };

it('says nothing while the turn cannot be ended', () => {
  expect(openThings([choice({ act: 'interact' })], { move: 3, influence: 0, heal: 0 })).toEqual([]);
});

it('does not nag about crystals, Units, cards or the ways to end', () => {
  const choices = [
    END,
    choice({ act: 'rest' }),
    choice({ act: 'break', color: 'red' }),
    choice({ act: 'play', card: 'march' }),
  ];
  expect(openThings(choices, NO_POINTS)).toEqual([]);
});

it('names points only where something would spend them', () => {
  expect(openThings([END], { move: 2, influence: 3, heal: 1 })).toEqual([]);
  const choices = [END, choice({ act: 'walk', to: hex(1, 0), way }), choice({ act: 'heal' })];
  expect(openThings(choices, { move: 2, influence: 3, heal: 1 })).toEqual([
    { kind: 'points', points: 'move', n: 2 },
    { kind: 'points', points: 'heal', n: 1 },
  ]);
});

it("names what can be done on the hero's space", () => {
  const enter = choice({ act: 'enter' });
  const explore = choice({ act: 'explore', tile: { a: 1, b: 1 }, cost: 2 });
  const choices = [END, enter, explore, choice({ act: 'challenge', to: hex(2, 0) })];
  expect(openThings(choices, NO_POINTS)).toEqual([
    { kind: 'choice', choice: enter },
    { kind: 'fight' },
    { kind: 'explore' },
  ]);
});
