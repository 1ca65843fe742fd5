import type { Scene, SceneEnemy } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { firstAnswers, turns } from '../testing/watching.ts';

const alone = (scene: Scene): Scene => ({ players: 1, source: [], ...scene });
const rampaging = (enemy: string, at: string): SceneEnemy => ({ enemy, at, role: 'rampaging' });

describe('choosing a goal, a sensible player', () => {
  it('prefers a fight it wins without a Wound over one it loses', () => {
    const enemies = [rampaging('prowlers', '1,0'), rampaging('ironclads', '-1,0')];
    const scene = alone({ hand: ['rage', 'determination', 'march'], mana: ['red', 'blue'], enemies });
    expect(firstAnswers(scene)).toEqual(['challenge 1,0']);
  });

  it('leaves alone what cannot be beaten', () => {
    const enemies = [rampaging('ironclads', '1,0')];
    for (const turn of turns(alone({ hand: ['march', 'stamina', 'promise'], enemies }))) {
      expect(turn).not.toContain('challenge');
    }
  });

  it('walks to an enemy it can beat with the cards then left', () => {
    const enemies = [rampaging('prowlers', '2,0')];
    const scene = alone({ hand: ['march', 'rage', 'determination'], mana: ['red', 'blue'], enemies });
    for (const turn of turns(scene)) {
      expect(turn).toContain('play march');
      expect(turn).toContain('challenge 2,0');
      expect(turn).not.toContain('take prowlers');
    }
  });

  it('saves the mana for the fight and walks with two cards instead', () => {
    // Powered Stamina would be enough for the hills, but the blue mana blocks the Prowlers.
    const scene = alone({
      map: { '1,0': 'hills keep' },
      enemies: [{ at: '1,0', enemy: 'prowlers' }],
      hand: ['march', 'stamina', 'rage', 'determination'],
      mana: ['red', 'blue'],
    });
    for (const turn of turns(scene)) {
      expect(turn).toContain('assault 1,0');
      expect(turn).toContain('power determination · block');
      expect(turn).not.toContain('take prowlers');
    }
  });

  it('does not assault a keep that would beat it', () => {
    const enemies = [{ at: '1,0', enemy: 'golems' }];
    const scene = alone({ map: { '1,0': 'hills keep' }, enemies, hand: ['march', 'stamina', 'promise'] });
    for (const turn of turns(scene)) expect(turn).not.toContain('assault');
  });

  it('explores when there is nothing better', () => {
    const scene = alone({
      tiles: { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' },
      tileStack: ['countryside-3', '...'],
      at: '3,-3',
      hand: ['march', 'stamina'],
      cleared: ['4,-3'],
    });
    for (const turn of turns(scene)) expect(turn).toContain('explore');
  });

  it('ends the turn on an adjacent mine', () => {
    const scene = alone({ map: { '1,0': 'hills green crystal-mine' }, hand: ['march', 'stamina'] });
    expect(turns(scene)).toEqual(['play stamina · play march · walk 1,0 · end-turn']);
  });

  it('does not walk past a rampaging enemy it would not challenge', () => {
    const enemies = [rampaging('ironclads', '1,0')];
    const scene = alone({ map: { '2,-1': 'village' }, hand: ['march', 'march', 'promise'], unitOffer: [], enemies });
    for (const turn of turns(scene)) expect(turn).not.toContain('provoke');
  });
});
