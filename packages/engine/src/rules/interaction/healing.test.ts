import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { keys, me, play } from '../../testing/scenes.ts';

describe('healing', () => {
  it('HEA-01 healing points come from Heal effects', () => {
    expect(play({ hand: ['tranquility', 'wound'] }, 'play tranquility', 'heal 1').state.turn.heal).toBe(1);
    const powered: Scene = { hand: ['tranquility', 'wound'], mana: ['green'], source: [] };
    expect(play(powered, 'power tranquility', 'heal 2').state.turn.heal).toBe(2);
  });

  it('HEA-01 a card played sideways never heals', () => {
    const game = play({ hand: ['tranquility', 'march', 'wound'] });
    const sideways = keys(game).filter(key => key.startsWith('sideways'));
    expect(sideways.map(key => key.split(' ')[2])).toEqual(['move', 'influence', 'move', 'influence']);
    expect(game.answer(0, 'sideways march heal')).not.toBeNull();
    expect(play({ hand: ['march', 'wound'] }, 'sideways march influence').state.turn.heal).toBe(0);
  });

  it('HEA-02 can be used at any time on the player’s turn: while moving, after an action, before and after a Rest', () => {
    const hand = ['tranquility', 'rage', 'wound'];
    const heal = ['play tranquility', 'heal 1', 'heal'];
    const moments: [Scene, string[]][] = [
      [{}, []],
      [{ move: 2 }, ['walk 1,0']],
      [{ part: 'action' }, []],
      [{}, ['rest', 'rage', '0 wounds']],
    ];
    for (const [scene, before] of moments) {
      expect(me(play({ ...scene, hand }, ...before, ...heal)).hand).not.toContain('wound');
    }
    expect(keys(play({ hand }, ...heal))).toContain('rest');
  });

  it('HEA-02 leftover points from before a Rest can be spent after it', () => {
    const scene: Scene = { hand: ['rage', 'wound x2'], heal: 1 };
    expect(me(play(scene, 'rest', 'rage', '1 wound', 'heal'))).toMatchObject({ hand: [], discard: ['rage', 'wound'] });
  });

  it('HEA-03 one Healing point removes one Wound from the hand for good', () => {
    const game = play({ hand: ['wound x3', 'rage'], heal: 2, deck: [] }, 'heal');
    expect(game.state.turn.heal).toBe(1);
    expect(me(game).hand).toEqual(['wound', 'wound', 'rage']);
    expect(game.answer(0, 'heal')).toBeNull();
    expect(me(game)).toMatchObject({ hand: ['wound', 'rage'], discard: [], deck: [], played: [] });
    expect(game.state.removed).toEqual([]);
    expect(game.answer(0, 'heal')).not.toBeNull();
  });

  it('HEA-03 Wounds in the discard pile or the Deed deck cannot be healed', () => {
    const game = play({ hand: ['rage'], discard: ['wound'], deck: ['wound'], heal: 1 });
    expect(keys(game)).not.toContain('heal');
    expect(game.answer(0, 'heal')?.rule).toBe('HEA-03');
  });

  it('HEA-07 unspent healing points are lost at End of Turn', () => {
    const scene: Scene = { hand: ['rage', 'wound x2'], played: ['march'], heal: 2, tactic: 'the-right-moment' };
    const game = play(scene, 'tactic', 'heal', 'end-turn', 'done');
    expect(game.state.turn).toMatchObject({ seat: 0, heal: 0 });
    expect(keys(game)).not.toContain('heal');
  });

  it('HEA-07 unspent healing points are lost when a combat starts', () => {
    const provoked = play({ map: { '1,0': 'plains orcs' }, hand: ['rage', 'wound'], move: 2, heal: 2 }, 'provoke 1,-1');
    const assault = play({ map: { '1,0': 'keep' }, hand: ['rage', 'wound'], move: 2, heal: 2 }, 'assault 1,0');
    for (const game of [provoked, assault]) expect(game.state.turn.heal).toBe(0);
  });

  it('HEA-09 Wounds in hand at the end of the Round are shuffled into the Deed deck', () => {
    for (let seed = 0; seed < 10; seed++) {
      const scene: Scene = { seed: `round ${seed}`, hand: ['wound x2', 'rage'], deck: 9, moment: 'round end' };
      const { hand, deck, discard } = me(play(scene));
      expect(hand).toHaveLength(5);
      expect([...hand, ...deck].filter(card => card === 'wound')).toHaveLength(2);
      expect([...hand, ...deck]).toHaveLength(12);
      expect(discard).toEqual([]);
    }
  });

  it('HEA-10 a glade needs no healing points and spends none', () => {
    const glade: Scene = { map: { '0,0': 'magical-glade' }, hand: ['wound x3'], played: ['march'], deck: [] };
    expect(me(play(glade, 'end-turn', 'wound from hand')).hand).toEqual(['wound', 'wound']);
    const both = play({ ...glade, heal: 1 }, 'heal', 'end-turn', 'wound from hand');
    expect(me(both).hand).toEqual(['wound']);
  });

  it('HEA-10 a glade cannot be combined with healing: leftover points are lost before it', () => {
    const glade: Scene = { map: { '0,0': 'magical-glade' }, hand: ['wound x3'], played: ['march'], heal: 3 };
    const game = play(glade, 'end-turn');
    expect(game.question(0)?.prompt).toBe('glade');
    expect(game.state.turn.heal).toBe(0);
    expect(keys(game)).toEqual(['wound from hand', 'done']);
  });

  it('HEA-10 a glade does nothing for a Wounded Unit', () => {
    const glade: Scene = { map: { '0,0': 'magical-glade' }, units: ['peasants wounded'], played: ['march'] };
    const game = play(glade, 'end-turn');
    expect(game.asked).toEqual([1]);
    expect(me(game).units).toMatchObject([{ unit: 'peasants', wounds: 1 }]);
  });
});
