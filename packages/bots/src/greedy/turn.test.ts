import type { Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { firstAnswers, turns } from '../testing/watching.ts';

const alone = (scene: Scene): Scene => ({ players: 1, source: [], ...scene });

describe('on its turn a sensible player', () => {
  it('heals when Wounded', () => {
    const [turn = '', ...others] = turns(alone({ hand: ['tranquility', 'wound', 'march'] }));
    expect([others, turn.startsWith('play tranquility · heal 1 · heal')]).toEqual([[], true]);
  });

  it('draws with the same card when not Wounded', () => {
    const [first = ''] = turns(alone({ hand: ['tranquility', 'march'] }));
    expect(first.startsWith('play tranquility · draw 1')).toBe(true);
  });

  it('rests if half of the hand is Wounds and nothing is worth doing, and discards all of them', () => {
    expect(turns(alone({ hand: ['wound', 'wound', 'march'] }))).toEqual(['rest · march · 2 wounds · end-turn']);
  });

  it('rests if there are only Wounds', () => {
    expect(turns(alone({ hand: ['wound', 'wound', 'wound'] }))).toEqual(['rest · end-turn']);
  });

  it('does not rest after setting out, because the Move points would be lost', () => {
    const scene = alone({ map: { '1,0': 'forest magical-glade' }, hand: ['march', 'wound', 'rage'] });
    for (const turn of turns(scene)) {
      expect(turn).toContain('walk 1,0');
      expect(turn).not.toContain('rest');
    }
  });

  it('makes a crystal from a die that no one else needs', () => {
    const scene = alone({ hand: ['crystallize'], source: ['blue'], crystals: { blue: 1 } });
    expect(turns(scene)).toEqual(['play crystallize · blue die · end-turn']);
  });

  it('walks part of a long path', () => {
    const scene = alone({ map: { '5,0': 'village' }, hand: ['march', 'stamina'], unitOffer: ['peasants'] });
    expect(turns(scene)).toEqual(['play stamina · play march · walk 2,0 · end-turn']);
  });

  it('plays on while there is a card in hand, and announces the end of the Round when there is none', () => {
    const start: Scene = alone({ moment: 'start of turn', deck: [] });
    expect(firstAnswers({ ...start, hand: ['march'] })).toEqual(['play-turn']);
    expect(firstAnswers({ ...start, hand: [] })).toEqual(['announce-end']);
    expect(firstAnswers({ ...start, hand: ['wound', 'wound'] })).toEqual(['announce-end']);
  });

  it('plays on with a ready Unit, not with a spent one', () => {
    const start: Scene = alone({ moment: 'start of turn', deck: [], hand: ['wound'] });
    expect(firstAnswers({ ...start, units: ['peasants'] })).toEqual(['play-turn']);
    expect(firstAnswers({ ...start, units: ['peasants spent'] })).toEqual(['announce-end']);
  });
});
