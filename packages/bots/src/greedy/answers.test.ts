import type { Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { firstAnswers, STEADY, turns } from '../testing/watching.ts';

/** The end of a turn with rewards. */
const won = (scene: Scene, players?: readonly string[]): string[] => {
  const end: Scene = { players: 1, source: [], part: 'action', cardUsed: true, hand: ['march'], ...scene };
  return [...new Set(turns(end, 'done', players).map(turn => turn.split(' · ')[1] as string))];
};

describe('a sensible player', () => {
  it('takes the Spell or Advanced Action it can use best', () => {
    const spellOffer = ['mana-claim', 'fireball', 'tremor'];
    expect(won({ rewards: ['spell'], spellOffer }, STEADY)).toEqual(['fireball']);
    const advancedOffer = ['magic-talent', 'blood-rage', 'steady-tempo'];
    expect(won({ rewards: ['advanced-action'], advancedOffer }, STEADY)).toEqual(['blood-rage']);
  });

  it('never declines a reward, however adventurous', () => {
    expect(won({ rewards: ['spell'] })).not.toContain('none');
    expect(won({ rewards: ['advanced-action'] })).not.toContain('none');
  });

  it('takes the more valuable Unit', () => {
    expect(won({ rewards: ['unit'], unitOffer: ['peasants', 'utem-guardsmen'] })).toEqual(['utem-guardsmen']);
  });

  it('keeps a Skill of its own hero, which comes with any Advanced Action', () => {
    const skills = won({ level: 1, fame: 3, skillOffer: ['goldyx-freezing-power'] }, STEADY);
    for (const skill of skills) expect(skill).toMatch(/^keep tovak/);
  });

  it('discards nothing good at the end of a turn', () => {
    expect(won({ hand: ['march', 'rage'] })).toEqual(['done']);
  });

  it('discards the weakest card if it must discard one', () => {
    const scene: Scene = {
      players: 1,
      source: [],
      hand: ['improvisation', 'promise', 'rage', 'march'],
      part: 'action',
    };
    expect(turns(scene, 'discard')).toEqual(['end-turn · discard promise']);
  });

  it('stores the crystal it has the fewest of', () => {
    const scene: Scene = {
      players: 1,
      source: [],
      hand: ['crystallize'],
      mana: ['red', 'blue'],
      crystals: { red: 2, green: 1, white: 1 },
    };
    expect(turns(scene)).toEqual(['play crystallize · blue · end-turn']);
  });

  it('throws Wounds away with Midnight Meditation and keeps good cards', () => {
    const scene: Scene = {
      players: 1,
      source: [],
      time: 'night',
      moment: 'before turn',
      tactic: 'midnight-meditation',
      hand: ['wound', 'wound', 'rage', 'march'],
    };
    expect(firstAnswers(scene)).toEqual(['tactic']);
    for (const turn of turns(scene, 'done')) expect(turn).toBe('tactic · wound · wound · done');
  });

  it('takes the cards from under Sparing Power once there are enough', () => {
    const scene: Scene = {
      players: 1,
      source: [],
      time: 'night',
      moment: 'before turn',
      tactic: 'sparing-power',
      tacticCards: ['march', 'rage', 'rage'],
      hand: ['promise'],
    };
    expect(turns(scene, 'take the cards')).toEqual(['tactic · take the cards']);
  });

  it('refills an empty deck with Long Night', () => {
    const scene: Scene = {
      players: 1,
      source: [],
      time: 'night',
      moment: 'before turn',
      tactic: 'long-night',
      deck: [],
      discard: ['march', 'rage'],
      hand: ['promise'],
    };
    expect(firstAnswers(scene)).toEqual(['tactic']);
  });

  it('discards the card it needs least for Improvisation', () => {
    const scene: Scene = {
      players: 1,
      source: [],
      map: { '1,0': 'hills green crystal-mine' },
      hand: ['improvisation', 'promise', 'rage'],
    };
    expect(turns(scene)).toEqual(['play improvisation · promise · move 3 · walk 1,0 · end-turn']);
  });
});
