import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { assaulting, foe, foes } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';

describe('the beginning of a combat', () => {
  it('CMB-INI-14 all enemies are face up before any decision, even a garrison at night', () => {
    const p = assaulting('crossbowmen', { time: 'night' });
    expect(p.state.tokens).toMatchObject([{ name: 'crossbowmen', up: true }]);
    expect(p.told('token-turned-up')).toHaveLength(1);
    expect(p.told('fight-begins')[0]?.enemies).toEqual(['crossbowmen']);
  });

  it('CMB-INI-14 drawn tokens leave their pile', () => {
    const p = playing({ map: { '0,0': 'spawning-grounds' } });
    const before = p.state.piles.brown.draw;
    p.answer('enter');
    expect(p.state.piles.brown.draw).toEqual(before.slice(0, -2));
    expect(foes(p).map(key => key.split(' ')[0])).toEqual(before.slice(-2).reverse());
  });

  const POINTS: Scene = { move: 9, influence: 3, heal: 2, hand: ['wound'], cardUsed: true, played: ['march'] };
  it.each<[string, Scene, string[]]>([
    ['a challenge', { enemies: [{ at: '1,0', enemy: 'prowlers' }] }, ['challenge 1,0']],
    ['provoking', { enemies: [{ at: '1,-1', enemy: 'prowlers' }] }, ['provoke 1,0']],
    ['an assault', { map: { '1,0': 'keep' } }, ['assault 1,0']],
    ['an adventure site', { map: { '0,0': 'monster-den' } }, ['enter']],
    ['a monastery', { map: { '0,0': 'monastery' } }, ['burn monastery']],
  ])('CMB-GEN-04 HEA-07 TRN-21 unspent Healing, Move and Influence points are lost with %s', (_, scene, answers) => {
    const p = playing({ ...POINTS, ...scene }).answer(...answers);
    expect(p.prompt).toBe('combat-ranged');
    expect([p.turn.move, p.turn.influence, p.turn.heal]).toEqual([0, 0, 0]);
    p.endureFight();
    expect([p.prompt, p.turn.move, p.turn.heal]).toEqual(['turn', 0, 0]);
  });

  it('CMB-GEN-04 TRN-21 other actions keep Healing points', () => {
    const p = playing({ ...POINTS, map: { '0,0': 'village' } }).answer('interact');
    expect([p.turn.move, p.turn.influence, p.turn.heal]).toEqual([0, 0, 2]);
  });

  it('TRN-18 TRN-19 the player chooses exactly one of several possible actions', () => {
    const scene: Scene = { map: { '0,0': 'monastery' }, enemies: [{ at: '1,0', enemy: 'prowlers' }] };
    const actions = ['burn monastery', 'challenge 1,0', 'interact'];
    expect(playing(scene).offered('burn', 'challenge', 'interact', 'enter')).toEqual(actions);
    for (const action of actions) {
      const p = playing(scene).answer(action).endureFight();
      expect([p.prompt, p.offered(...actions)]).toEqual(['turn', []]);
      for (const other of actions) expect(p.refusal(other), `${action}, ${other}`).not.toBeNull();
    }
  });

  it('TRN-18 or none at all', () => {
    const p = playing({ played: ['march'], enemies: [{ at: '1,0', enemy: 'prowlers' }] }).answer('end-turn');
    expect([p.told('fight-begins'), p.told('turn-ended')]).toEqual([[], [{ news: 'turn-ended', seat: 0 }]]);
  });

  it('TRN-20 a mandatory combat is the action of the turn: no entering or burning after it', () => {
    for (const site of ['village', 'monastery', 'dungeon', 'monster-den'] as const) {
      const p = playing({ move: 2, map: { '1,0': site }, enemies: [{ at: '1,-1', enemy: 'prowlers' }] });
      p.answer('provoke 1,0').endureFight();
      for (const action of ['interact', 'enter', 'burn monastery']) expect(p.refusal(action), site).toBe('TRN-15');
    }
  });

  it('CMB-INI-01 the length of the path does not matter: a longer walk may end in an assault', () => {
    const p = playing({ move: 8, map: { '3,0': 'keep' }, enemies: [{ at: '3,0', enemy: 'golems' }] });
    p.answer('walk 2,0', 'assault 3,0');
    expect([foes(p), foe(p, 'golems').fortifications]).toEqual([['golems'], 1]);
  });
});
