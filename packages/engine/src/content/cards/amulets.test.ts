import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const MAP = { '1,0': 'forest', '0,1': 'desert', '-1,0': 'hills' };
const cost = (p: Playing, hex: string) => p.way(`walk ${hex}`).cost;
const costs = (p: Playing) => ['1,0', '0,1', '-1,0'].map(hex => cost(p, hex));
/** The tokens on the map, face up or not. */
const faces = (p: Playing) => p.state.tokens.map(({ name, up }) => [name, up]);

describe('Amulet of Sun', () => {
  const night: Scene = { time: 'night', hand: ['amulet-of-sun', 'march', 'rage'], source: [], map: MAP, move: 9 };

  it('gives a gold token; by day nothing else changes', () => {
    const p = playing({ ...night, time: 'day' }).answer('play amulet-of-sun');
    expect([p.me.mana, costs(p), p.state.modifiers]).toEqual([['gold'], [3, 5, 3], []]);
  });

  it('at night forests cost 3, deserts keep their Night cost', () => {
    expect(costs(playing(night))).toEqual([5, 3, 3]);
    expect(costs(playing(night).answer('play amulet-of-sun'))).toEqual([3, 3, 3]);
  });

  it('MAN-08 at night gold mana can be used, from tokens and dice; black still works', () => {
    const p = playing({ ...night, source: ['gold', 'black'] });
    expect(p.refusal('power march')).toBe('SRC-04');
    p.answer('play amulet-of-sun', 'power march');
    expect(p.offered()).toEqual(['gold die', 'gold token']);
    const combat = { enemies: ['prowlers'], targets: ['prowlers'] };
    const spell = playing({ ...night, hand: ['amulet-of-sun', 'fireball'], mana: ['black'], combat });
    spell.answer('play amulet-of-sun', 'power fireball');
    expect(spell.told('mana-paid').map(({ color, as }) => [color, as])).toEqual([
      ['gold', 'red'],
      ['black', 'black'],
    ]);
  });

  it('it does not count as Day for other effects', () => {
    const p = playing({ ...night, hand: ['amulet-of-sun', 'endless-gem-pouch'] }).answer('play amulet-of-sun');
    expect(p.answer('power endless-gem-pouch').me.mana.at(-1)).toBe('black');
  });

  it('at night reveals all ruins, and garrisons next to the hero wherever they go this turn', () => {
    const enemies = [
      { at: '1,0', enemy: 'golems', face: 'down' },
      { at: '3,0', enemy: 'crossbowmen', face: 'down' },
      { at: '0,3', enemy: 'altar-red', face: 'down' },
    ] as const;
    const map = { '1,0': 'keep', '3,0': 'keep', '0,3': 'ancient-ruins' };
    const p = playing({ ...night, map, enemies }).answer('play amulet-of-sun');
    expect(faces(p)).toEqual([
      ['golems', true],
      ['crossbowmen', false],
      ['altar-red', true],
    ]);
    p.answer('walk 1,-1', 'walk 2,-1');
    expect(faces(p)).toEqual([
      ['golems', true],
      ['crossbowmen', false],
      ['altar-red', true],
    ]);
    p.answer('walk 3,-1');
    expect(faces(p)).toEqual([
      ['golems', true],
      ['crossbowmen', true],
      ['altar-red', true],
    ]);
  });

  it('MAN-10 in a dungeon by day it makes gold usable', () => {
    const scene: Scene = {
      hand: ['amulet-of-sun', 'rage'],
      source: [],
      map: { '0,0': 'dungeon' },
      combat: { enemies: ['minotaur'], targets: ['minotaur'], phase: 'attack' },
    };
    expect(playing({ ...scene, mana: ['gold'] }).refusal('power rage')).toBe('MAN-08');
    expect(playing(scene).answer('play amulet-of-sun').offered('power rage')).toEqual(['power rage']);
  });

  it('CRD-08 thrown away it gives three gold tokens and the same effects', () => {
    const p = playing({ ...night, deck: [] }).answer('power amulet-of-sun');
    expect([p.me.mana, costs(p), p.offered('power march')]).toEqual([
      ['gold', 'gold', 'gold'],
      [3, 3, 3],
      ['power march'],
    ]);
    expect(p.answer('end-turn', 'done').state.removed).toEqual(['amulet-of-sun']);
  });
});

describe('Amulet of Darkness', () => {
  const day: Scene = { hand: ['amulet-of-darkness', 'march', 'fireball'], source: [], map: MAP, move: 9 };

  it('gives a token of any color, black and gold included', () => {
    const p = playing(day).answer('play amulet-of-darkness');
    expect(p.offered()).toEqual(['black', 'blue', 'gold', 'green', 'red', 'white']);
    expect(p.answer('black').me.mana).toEqual(['black']);
  });

  it('by day deserts cost 3, forests keep their Day cost', () => {
    expect(costs(playing(day))).toEqual([3, 5, 3]);
    expect(costs(playing(day).answer('play amulet-of-darkness', 'red'))).toEqual([3, 3, 3]);
  });

  it('at night deserts and forests cost the same as usual', () => {
    const p = playing({ ...day, time: 'night' }).answer('play amulet-of-darkness', 'gold');
    expect([costs(p), p.refusal('power march')]).toEqual([[5, 3, 3], 'MAN-08']);
  });

  it('it does not count as Night for other effects', () => {
    const p = playing({ ...day, hand: ['amulet-of-darkness', 'endless-gem-pouch'] });
    p.answer('play amulet-of-darkness', 'red', 'power endless-gem-pouch');
    expect(p.me.mana.at(-1)).toBe('gold');
  });

  it('MAN-08 by day black mana can be used, and black dice; gold still works', () => {
    const combat = { enemies: ['prowlers'], targets: ['prowlers'] };
    const scene: Scene = { ...day, combat, mana: ['red', 'gold'], source: ['black'] };
    expect(playing(scene).refusal('power fireball')).toBe('SRC-04');
    const p = playing(scene).answer('play amulet-of-darkness', 'black', 'power fireball');
    expect(p.offered()).toEqual(['gold token', 'red token']);
    p.answer('gold token');
    expect(p.offered()).toEqual(['black die', 'black token']);
  });

  it('CRD-08 thrown away it gives three tokens, each of any color, and the same effects', () => {
    const p = playing({ ...day, deck: [] }).answer('power amulet-of-darkness', 'red', 'gold', 'black');
    expect([p.me.mana, costs(p)]).toEqual([
      ['red', 'gold', 'black'],
      [3, 3, 3],
    ]);
    expect(p.answer('end-turn', 'done').state.removed).toEqual(['amulet-of-darkness']);
  });
});
