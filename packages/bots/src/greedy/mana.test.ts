import type { Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { turns } from '../testing/watching.ts';

/** A village two steps away, and a March that gets there if powered. */
const march = (scene: Scene): string[] =>
  turns({
    players: 1,
    source: [],
    map: { '2,0': 'village' },
    hand: ['march', 'promise', 'promise'],
    unitOffer: ['peasants'],
    ...scene,
  }).map(turn => turn.split(' · ')[1] as string);

describe('a sensible player pays', () => {
  it('with a token before a die, since tokens are lost at the end of the turn', () => {
    expect(march({ mana: ['green'], source: ['green'], crystals: { green: 1 } })).toEqual(['green token']);
  });

  it('with a die before a crystal', () => {
    expect(march({ source: ['green'], crystals: { green: 1 } })).toEqual(['green die']);
  });

  it('with the color itself before gold', () => {
    expect(march({ mana: ['gold', 'green'] })).toEqual(['green token']);
  });

  it('with leftover mana before a card that a Skill turns into mana', () => {
    const scene: Scene = {
      hero: 'arythea',
      skills: ['arythea-invocation'],
      crystals: { green: 1 },
      mana: ['gold'],
    };
    expect(march(scene)).toEqual(['gold token']);
  });
});

describe('a sensible player knows', () => {
  it('that gold is useless at night', () => {
    for (const second of march({ time: 'night', mana: ['gold'] })) expect(second).not.toBe('walk 2,0');
  });

  it('that there is only one die per turn', () => {
    // Powering both would need two dice.
    const scene: Scene = {
      players: 1,
      map: { '0,0': 'village' },
      hand: ['promise', 'promise'],
      source: ['white', 'white'],
      unitOffer: ['utem-swordsmen'],
    };
    for (const turn of turns(scene)) expect(turn.split('power promise').length).toBeLessThanOrEqual(2);
  });
});
