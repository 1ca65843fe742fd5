import type { Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { turns } from '../testing/watching.ts';

const alone = (scene: Scene): Scene => ({ players: 1, source: [], unitOffer: [], ...scene });
const village = (scene: Scene): Scene => alone({ map: { '0,0': 'village' }, ...scene });

describe('among locals a sensible player', () => {
  it('recruits the best Unit it can afford', () => {
    const scene = village({ hand: ['promise', 'promise'], source: ['white'], unitOffer: ['peasants', 'foresters'] });
    expect(turns(scene)).toEqual(['interact · play promise · power promise · recruit foresters · end-turn']);
  });

  it('goes to an adjacent village to do so', () => {
    const scene = alone({
      map: { '1,0': 'village' },
      hand: ['promise', 'march'],
      source: ['white'],
      unitOffer: ['peasants'],
    });
    expect(turns(scene)).toEqual(['play march · walk 1,0 · interact · power promise · recruit peasants · end-turn']);
  });

  it('disbands a worse Unit for a better one, but not for an equal one', () => {
    const rich: Scene = { units: ['peasants'], hand: ['promise', 'promise', 'threaten'], mana: ['white', 'red'] };
    const [better = ''] = turns(village({ ...rich, unitOffer: ['utem-guardsmen'] }));
    expect(better).toContain('recruit utem-guardsmen · disband peasants');
    for (const turn of turns(village({ ...rich, unitOffer: ['peasants'] }))) expect(turn).not.toContain('recruit');
  });

  it('takes Reputation into account', () => {
    // Peasants cost 4: a Promise gives 2, and Reputation 5 (or more) adds or subtracts 2.
    const poor: Scene = { hand: ['promise'], unitOffer: ['peasants'] };
    expect(turns(village({ ...poor, reputation: 5 }))).toEqual([
      'interact · play promise · recruit peasants · end-turn',
    ]);
    for (const turn of turns(village(poor))) expect(turn).not.toContain('interact');
  });

  it('does not interact where no one would', () => {
    const scene = village({ reputation: -7, hand: ['promise', 'promise'], source: ['white'], unitOffer: ['peasants'] });
    for (const turn of turns(scene)) expect(turn).not.toContain('interact');
  });

  it('buys healing in a monastery', () => {
    const scene = alone({
      map: { '0,0': 'monastery' },
      hand: ['promise', 'wound', 'rage', 'march'],
      monasteryOffer: ['ice-bolt'],
    });
    expect(turns(scene)).toEqual(['interact · play promise · buy healing · heal · end-turn']);
  });

  it('buys an Advanced Action there when not Wounded', () => {
    const scene = alone({
      map: { '0,0': 'monastery' },
      hand: ['promise', 'promise'],
      source: ['white'],
      monasteryOffer: ['ice-bolt'],
    });
    expect(turns(scene)).toEqual(['interact · play promise · power promise · train ice-bolt · end-turn']);
  });
});

describe('in a mage tower a sensible player', () => {
  const tower = (scene: Scene): Scene =>
    alone({
      map: { '0,0': 'mage-tower' },
      shields: [{ at: '0,0', by: 'tovak' }],
      hand: ['promise', 'promise', 'threaten'],
      spellOffer: ['fireball'],
      ...scene,
    });

  it('learns a Spell', () => {
    const [turn = '', ...others] = turns(tower({ mana: ['white', 'red'], crystals: { red: 1 } }));
    expect(others).toEqual([]);
    expect(turn).toContain('learn fireball');
  });

  it('does not spend the mana for the Spell on the Influence for it', () => {
    // Two Promises, one of them powered, and Threaten: 2 + 4 + 2. The one red crystal is for the Spell.
    const [turn = '', ...others] = turns(tower({ source: ['white'], crystals: { red: 1 } }));
    expect(others).toEqual([]);
    expect(turn).toContain('learn fireball');
    expect(turn).not.toContain('power threaten');
  });

  it('plays nothing for a Spell that it has no mana for', () => {
    for (const turn of turns(tower({ mana: ['white'] }))) expect(turn).not.toContain('interact');
  });
});

describe('at an altar a sensible player', () => {
  const ruins = (scene: Scene): Scene =>
    alone({ map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'altar-red', face: 'up' }], ...scene });

  it('pays when it has the mana', () => {
    const [turn = ''] = turns(ruins({ hand: ['march'], crystals: { red: 2 }, mana: ['red'] }));
    expect(turn).toContain('pay altar');
  });

  it('moves on when it does not', () => {
    for (const turn of turns(ruins({ hand: ['march'], crystals: { red: 2 } }))) expect(turn).not.toContain('pay altar');
  });
});
