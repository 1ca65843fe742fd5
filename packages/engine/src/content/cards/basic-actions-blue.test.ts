import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

const BASIC = ['blue', 'green', 'red', 'white'];

describe('Stamina', () => {
  it('gives Move 2, powered Move 4', () => {
    const scene = { hand: ['stamina'], mana: ['blue'], source: [] } as const;
    const basic = playing(scene).answer('play stamina');
    expect([basic.turn.move, basic.turn.influence, basic.prompt]).toEqual([2, 0, 'turn']);
    const powered = playing(scene).answer('power stamina');
    expect([powered.turn.move, powered.turn.influence, powered.prompt]).toEqual([4, 0, 'turn']);
  });
});

describe('Crystallize', () => {
  it('pays one mana of a basic color for a crystal of that color', () => {
    const p = playing({ hand: ['crystallize'], mana: ['red', 'white'], source: [] }).answer('play crystallize');
    expect(p.offered()).toEqual(['red', 'white']);
    p.answer('white');
    expect(p.me.crystals).toEqual({ red: 0, blue: 0, green: 0, white: 1 });
    expect([p.me.mana, p.prompt]).toEqual([['red'], 'turn']);
  });

  it('never accepts black', () => {
    for (const time of ['day', 'night'] as const) {
      const p = playing({ hand: ['crystallize'], mana: ['black', 'green'], source: ['black', 'black'], time });
      p.answer('play crystallize');
      expect([p.me.crystals.green, p.me.mana, p.state.source]).toEqual([1, ['black'], ['black', 'black']]);
    }
  });

  it('by day accepts gold as the color named, at night not at all', () => {
    const p = playing({ hand: ['crystallize'], mana: ['gold'], source: [] }).answer('play crystallize');
    expect(p.offered()).toEqual(BASIC);
    expect(p.answer('blue').me.crystals.blue).toBe(1);
    const night = playing({ hand: ['crystallize'], mana: ['gold'], source: ['gold'], time: 'night' });
    expect(night.offered('play')).toEqual([]);
  });

  it('accepts mana from a die, a token or another crystal', () => {
    const scene = { hand: ['crystallize'], source: ['red'], mana: ['red'], crystals: ['red'] } as const;
    const p = playing(scene).answer('play crystallize');
    expect(p.offered()).toEqual(['red crystal', 'red die', 'red token']);
    expect(p.answer('red crystal').me.crystals.red).toBe(1);
    const die = playing(scene).answer('play crystallize', 'red die');
    expect([die.me.crystals.red, die.me.dice]).toEqual([2, [{ color: 'red', roll: true }]]);
  });

  it('with three crystals of a color, one of them can pay for itself', () => {
    const p = playing({ hand: ['crystallize'], crystals: { red: 3 }, source: [] }).answer('play crystallize');
    expect([p.me.crystals.red, p.me.mana]).toEqual([3, []]);
  });

  it('without mana to pay, it can only be played sideways', () => {
    const p = playing({ hand: ['crystallize'], source: [] });
    expect(p.offered('play', 'power')).toEqual([]);
  });

  it('powered gives a crystal of any basic color, for no additional mana', () => {
    const p = playing({ hand: ['crystallize'], mana: ['blue', 'red'], source: [] }).answer('power crystallize');
    expect(p.offered()).toEqual(BASIC);
    p.answer('green');
    expect(p.me.crystals).toEqual({ red: 0, blue: 0, green: 1, white: 0 });
    expect([p.me.mana, p.prompt]).toEqual([['red'], 'turn']);
  });
});

describe.each(['determination', 'cold-toughness'])('%s', card => {
  it('is only for combat; outside it can be played sideways', () => {
    const p = playing({ hand: [card], mana: ['blue'], source: [] });
    expect(p.offered(`play ${card}`, `power ${card}`, 'sideways')).toEqual([
      `sideways ${card} influence`,
      `sideways ${card} move`,
    ]);
  });
});
