import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { assaulting, challenging, discarded, foe, foes, goTo, sum, wounds } from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';

/** The Attack phase against these enemies, after their attacks. */
const attacking = (enemies: readonly string[], scene: Scene = {}): Playing =>
  playing({ source: [], ...scene, combat: { enemies, phase: 'attack' } });

describe('the Attack phase', () => {
  it('CMB-ATK-01 any number of attacks, each against one or more enemies', () => {
    const scene: Scene = { mana: ['red', 'red'], hand: ['rage', 'rage', 'march x3'] };
    const p = attacking(['prowlers', 'diggers', 'wolf-riders'], scene);
    p.answer('target prowlers', 'target diggers', 'power rage', 'sideways march attack', 'sideways march attack');
    expect(sum(p)).toEqual([6, 6]);
    p.answer('attack', 'target wolf-riders', 'power rage');
    expect(sum(p)).toEqual([4, 4]);
    expect([p.answer('attack').me.fame, p.prompt]).toEqual([2 + 2 + 3, 'turn']);
    expect(attacking(['prowlers']).answer('end-phase').prompt).toBe('turn');
  });

  it('CMB-ATK-01 CMB-RNG-12 an attack that is too weak is refused; giving it up wastes it', () => {
    const p = attacking(['cursed-hags'], { hand: ['rage', 'rage'] }).answer('target cursed-hags', 'play rage');
    expect(p.refusal('attack')).toBe('CMB-RNG-11');
    p.answer('give-up', 'target cursed-hags', 'play rage');
    expect(sum(p)).toEqual([2, 5]);
  });

  it('CMB-ATK-02 Ranged, Siege and ordinary Attacks add up, and fortification does not matter', () => {
    const hand = ['swiftness', 'battle-versatility', 'march', 'stamina'];
    const p = goTo(assaulting('guardsmen', { hand, mana: ['white', 'red'], source: [], level: 3 }), 'attack');
    expect(foe(p, 'guardsmen').fortifications).toBe(2);
    p.answer('target guardsmen', 'power swiftness', 'power battle-versatility', 'siege attack 2');
    p.answer('sideways march attack', 'sideways stamina attack');
    expect(sum(p)).toEqual([3 + 2 + 1 + 1, 7]);
    expect(p.answer('attack').me.fame).toBe(8 + 3);
  });

  it('CMB-ATK-02 CMB-DEF-01 a Ranged Attack alone can defeat a fortified enemy', () => {
    const scene: Scene = { hand: ['swiftness'], mana: ['white'] };
    expect(attacking(['diggers'], scene).answer('target diggers', 'power swiftness', 'attack').me.fame).toBe(2);
  });

  it('CMB-ATK-03 any card except a Wound is a physical Attack of 1 sideways', () => {
    const p = attacking(['ironclads'], { hand: ['fireball', 'ruby-ring', 'ice-bolt', 'march', 'wound'] });
    p.answer('target ironclads');
    expect(p.offered('sideways').filter(key => key.endsWith('attack'))).toEqual([
      'sideways fireball attack',
      'sideways ice-bolt attack',
      'sideways march attack',
      'sideways ruby-ring attack',
    ]);
    expect(p.refusal('sideways wound attack')).toBe('CRD-09');
    for (const card of ['fireball', 'ruby-ring', 'ice-bolt', 'march']) p.answer(`sideways ${card} attack`);
    // Physical against Physical resistance: half of 4.
    expect([sum(p), p.refusal('attack')]).toEqual([[2, 3], 'CMB-RNG-11']);
  });

  it('CMB-ATK-03 CMB-GEN-06 not without a target', () => {
    expect(attacking(['prowlers'], { hand: ['march'] }).refusal('sideways march attack')).toBe('CMB-GEN-06');
  });

  it('CMB-ATK-04 ordinary Attacks of cards and Units must wait for the Attack phase', () => {
    const p = challenging('golems', { hand: ['rage', 'blood-rage'], units: ['peasants'] });
    const keys = ['use peasants attack 2', 'play blood-rage'];
    p.answer('target golems');
    for (const key of keys) expect([key, p.refusal(key)]).toEqual([key, 'CMB-RNG-03']);
    p.answer('end-phase', 'target golems');
    for (const key of keys) expect([key, p.refusal(key)]).toEqual([key, 'CRD-20']);
    p.answer('end-phase');
    for (const key of keys) expect([key, p.refusal(key)]).toEqual([key, 'CRD-20']);
    p.answer('take golems', 'hero', 'end-phase', 'target golems');
    for (const key of keys) expect([key, p.refusal(key)]).toEqual([key, null]);
  });

  it('CMB-ATK-05 one attack on all enemies or one after another: only the resistances of the targets count', () => {
    const scene: Scene = { mana: ['red'], hand: ['battle-versatility', 'rage', 'march x4'] };
    const together = attacking(['ironclads', 'prowlers'], scene).answer('target ironclads', 'target prowlers');
    together.answer('power battle-versatility', 'fire attack 3', 'play rage', 'sideways march attack');
    expect(sum(together)).toEqual([3 + 1, 6]);
    const apart = attacking(['ironclads', 'prowlers'], scene).answer('target ironclads');
    apart.answer('power battle-versatility', 'fire attack 3', 'attack', 'target prowlers', 'play rage');
    apart.answer('sideways march attack', 'attack');
    expect(apart.me.fame).toBe(4 + 2);
  });

  it('CRD-27 CRD-25 through Concentration or Will Focus an Attack is 2 or 3 higher', () => {
    for (const [card, more] of [
      ['concentration', 2],
      ['will-focus', 3],
    ] as const) {
      const scene: Scene = { mana: ['green'], hand: [card, 'rage', 'determination', 'blood-rage', 'tranquility'] };
      const p = attacking(['high-dragon'], scene).answer('target high-dragon', `power ${card}`);
      // Determination has no powered Attack, and a card that heals cannot be played in combat.
      expect(p.offered()).toEqual(['blood-rage', 'rage']);
      expect(sum(p.answer('rage'))).toEqual([4 + more, 9]);
      const wounded = attacking(['high-dragon'], scene).answer('target high-dragon', `power ${card}`, 'blood-rage');
      expect(sum(wounded.answer('attack 9 and take a wound'))).toEqual([9 + more, 9]);
      expect(wounds(wounded)).toBe(1);
    }
  });

  it('CRD-26 CMB-GEN-07 a healing card cannot be played through another card in combat either', () => {
    for (const phase of ['ranged', 'block', 'damage', 'attack'] as const) {
      const scene: Scene = { mana: ['green'], hand: ['concentration', 'tranquility'], source: [] };
      const p = playing({ ...scene, combat: { enemies: ['prowlers'], phase } });
      expect([phase, p.offered('power'), p.refusal('power concentration')]).toEqual([phase, [], 'CRD-27']);
    }
  });

  it('CRD-29 Improvisation gives its Attack in combat, and Concentration raises it', () => {
    const scene: Scene = { mana: ['green', 'red'], hand: ['concentration', 'improvisation', 'march'] };
    const p = attacking(['swamp-dragon'], scene).answer('target swamp-dragon', 'power concentration');
    p.answer('improvisation', 'attack 5');
    expect([sum(p), p.me.discard]).toEqual([[7, 9], ['march']]);
    const plain = attacking(['swamp-dragon'], scene).answer('target swamp-dragon', 'play improvisation', 'march');
    expect(plain.offered()).toEqual(['attack 3', 'influence 3', 'move 3']);
    expect(sum(plain.answer('attack 3'))).toEqual([3, 9]);
  });
});

describe('the end of a combat', () => {
  it('CMB-GEN-13 follows the Attack phase, whether or not enemies are left', () => {
    const p = attacking(['prowlers', 'diggers'], { hand: ['rage', 'march'] });
    p.answer('target prowlers', 'play rage', 'sideways march attack', 'attack');
    expect([p.prompt, foes(p)]).toEqual(['combat-attack', ['diggers']]);
    p.answer('end-phase');
    expect([p.prompt, p.state.combat]).toEqual(['turn', null]);
    expect(p.told('fight-ended')).toMatchObject([{ won: false }]);
    expect(attacking(['prowlers']).refusal('end-turn')).toBe('CMB-GEN-13');
  });

  it('CMB-GEN-14 Fame is gained at once; a level-up waits for the end of the turn', () => {
    const p = attacking(['prowlers', 'diggers'], { fame: 2, hand: ['rage', 'march x2'] });
    p.answer('target prowlers', 'play rage', 'sideways march attack', 'attack');
    expect([p.me.fame, p.me.level, p.told('fame-gained')]).toMatchObject([4, 1, [{ n: 2 }]]);
    p.answer('end-phase');
    expect(p.me.level).toBe(1);
    expect([p.answer('end-turn').me.level, p.prompt]).toEqual([2, 'gain-skill']);
  });

  it('CMB-GEN-15 a defeated token is discarded at once and takes no further part', () => {
    const p = challenging(['prowlers', 'wolf-riders'], { hand: ['swiftness'], mana: ['white'], source: [] });
    p.answer('target prowlers', 'power swiftness', 'attack');
    expect([discarded(p), p.state.piles.green.discard]).toEqual([['prowlers'], ['prowlers']]);
    expect(p.state.tokens.map(({ name }) => name)).toEqual(['wolf-riders']);
    expect([p.offered('target'), foes(p)]).toEqual([['target wolf-riders'], ['wolf-riders']]);
    expect(p.answer('end-phase').offered('target')).toEqual(['target wolf-riders']);
    expect(p.answer('end-phase').offered('take')).toEqual(['take wolf-riders']);
  });
});
