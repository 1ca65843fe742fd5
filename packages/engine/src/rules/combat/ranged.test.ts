import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { assaulting, challenging, discarded, foe, foes, goTo, sum } from '../../testing/fighting.ts';

/** Mana for everything, all in tokens. */
const RICH: Scene = { mana: ['white', 'white', 'green', 'green', 'red', 'blue'], source: [] };

describe('the phases of combat', () => {
  it('CMB-GEN-01 are four, in this order, each starting when the one before ends', () => {
    const p = challenging('prowlers');
    const phases = [p.prompt];
    for (const key of ['end-phase', 'end-phase', 'take prowlers', 'end-phase']) phases.push(p.answer(key).prompt);
    expect(phases).toEqual(['combat-ranged', 'combat-block', 'combat-damage', 'combat-damage', 'combat-attack']);
    expect(p.answer('end-phase').prompt).toBe('turn');
    expect(p.told('phase-began').map(({ phase }) => phase)).toEqual(['block', 'damage', 'attack']);
  });

  it('CMB-GEN-01 what belongs to another phase is refused', () => {
    const p = challenging('prowlers', { hand: ['determination', 'rage', 'march'] });
    expect([p.refusal('block'), p.refusal('take prowlers')]).not.toContain(null);
    goTo(p, 'block').answer('target prowlers');
    expect([p.refusal('attack'), p.refusal('sideways march attack')]).toEqual(['CMB-GEN-01', 'CRD-20']);
    goTo(p, 'damage');
    for (const key of ['target prowlers', 'attack', 'block', 'play rage', 'play determination', 'sideways march block'])
      expect(p.refusal(key), key).not.toBeNull();
    goTo(p, 'attack').answer('target prowlers');
    expect([p.refusal('block'), p.refusal('sideways march block'), p.refusal('power determination')]).toEqual([
      'CMB-GEN-01',
      'CRD-20',
      'CRD-20',
    ]);
  });

  it('CMB-GEN-02 the combat ends at once if all enemies are defeated in the first phase', () => {
    const p = challenging('prowlers', { ...RICH, hand: ['swiftness'] });
    p.answer('target prowlers', 'power swiftness', 'attack');
    expect([p.prompt, p.state.combat, p.told('phase-began')]).toEqual(['turn', null, []]);
    expect(p.told('fight-ended')).toMatchObject([{ won: true }]);
  });

  it('CMB-GEN-02 but not if only one of two is', () => {
    const p = challenging(['prowlers', 'wolf-riders'], { ...RICH, hand: ['swiftness'] });
    p.answer('target prowlers', 'power swiftness', 'attack');
    expect([p.prompt, foes(p)]).toEqual(['combat-ranged', ['wolf-riders']]);
  });
});

describe('the Ranged and Siege Attack phase', () => {
  it('CMB-RNG-01 may be passed', () => {
    const p = challenging('prowlers', { ...RICH, hand: ['swiftness'] }).answer('end-phase');
    expect([p.prompt, p.me.hand]).toEqual(['combat-block', ['swiftness']]);
  });

  it('CMB-RNG-01 CMB-GEN-11 several attacks may be made, each with its own values', () => {
    const p = challenging(['prowlers', 'wolf-riders'], { ...RICH, hand: ['swiftness', 'swift-bolt'] });
    p.answer('target prowlers', 'power swiftness', 'attack', 'target wolf-riders');
    expect(sum(p)).toEqual([0, 4]);
    p.answer('power swift-bolt');
    expect(sum(p)).toEqual([4, 4]);
    expect([p.answer('attack').me.fame, p.prompt]).toEqual([2 + 3, 'turn']);
  });

  it('CMB-RNG-02 CMB-RNG-11 an attack on several targets needs their total Armor and defeats them all', () => {
    const p = challenging(['prowlers', 'diggers', 'wolf-riders'], {
      ...RICH,
      hand: ['crushing-bolt'],
      units: ['catapults', 'savage-monks'],
    });
    p.answer('target prowlers', 'target diggers', 'power crushing-bolt');
    expect([sum(p), p.refusal('attack')]).toEqual([[3, 6], 'CMB-RNG-11']);
    p.answer('use catapults siege attack 3');
    expect(sum(p)).toEqual([6, 6]);
    p.answer('attack');
    expect([p.me.fame, foes(p), discarded(p)]).toEqual([2 + 2, ['wolf-riders'], ['prowlers', 'diggers']]);
  });

  it('CMB-RNG-02 an attack needs a target', () => {
    const p = challenging('prowlers', { ...RICH, hand: ['swiftness'] });
    expect([p.offered('attack'), p.refusal('attack')]).toEqual([[], 'CMB-RNG-02']);
  });

  it('CMB-RNG-03 Ranged and Siege Attacks of any element may be played, from cards and Units, powered or not', () => {
    const p = challenging('swamp-dragon', {
      ...RICH,
      time: 'day',
      hand: ['swiftness', 'fire-bolt', 'ice-bolt', 'crushing-bolt', 'rage', 'determination'],
      units: ['utem-crossbowmen', 'catapults', 'peasants'],
    }).answer('target swamp-dragon');
    expect(p.offered('play', 'power', 'use', 'sideways').filter(key => !/ (move|influence)/.test(key))).toEqual([
      'play crushing-bolt',
      'play fire-bolt',
      'play ice-bolt',
      'play swiftness',
      'power crushing-bolt',
      'power fire-bolt',
      'power ice-bolt',
      'power swiftness',
      'use catapults siege attack 3',
      'use catapults siege fire attack 5',
      'use catapults siege ice attack 5',
      'use utem-crossbowmen ranged attack 2',
    ]);
    for (const key of ['play rage', 'power rage', 'use utem-crossbowmen attack 3', 'use peasants attack 2'])
      expect([key, p.refusal(key)]).toEqual([key, 'CMB-RNG-03']);
  });

  it('CMB-RNG-03 CRD-27 Concentration raises a Ranged Attack by 2; an ordinary one cannot be played in this phase', () => {
    const scene: Scene = { mana: ['green'], source: [], hand: ['concentration', 'swiftness', 'rage', 'determination'] };
    const p = challenging('cursed-hags', scene).answer('target cursed-hags', 'power concentration');
    expect([p.prompt, sum(p)]).toEqual(['combat-ranged', [5, 5]]);
    expect(p.answer('attack').me.fame).toBe(3);
  });

  it('CMB-RNG-04 Ranged and Siege Attacks add up against targets that are not fortified', () => {
    const p = challenging('cursed-hags', { ...RICH, units: ['utem-crossbowmen', 'savage-monks'] });
    p.answer('target cursed-hags', 'use utem-crossbowmen ranged attack 2', 'use savage-monks siege attack 4');
    expect(sum(p)).toEqual([6, 5]);
    expect(p.answer('attack').me.fame).toBe(3);
  });

  const ARCHERS: Scene = { ...RICH, hand: ['swiftness', 'crushing-bolt'] };

  it('CMB-RNG-05 CMB-DEF-01 only Siege Attacks reach an enemy with the Fortified ability', () => {
    const p = challenging('diggers', ARCHERS).answer('target diggers');
    expect(foe(p, 'diggers').fortifications).toBe(1);
    expect(p.refusal('power swiftness')).toBe('CMB-RNG-05');
    p.answer('power crushing-bolt', 'attack');
    expect(p.me.fame).toBe(2);
  });

  it('CMB-RNG-05 the same against an enemy fortified by the site it defends', () => {
    const p = assaulting('golems', { ...ARCHERS, units: ['utem-crossbowmen'] }).answer('target golems');
    expect(foe(p, 'golems').fortifications).toBe(1);
    expect([p.refusal('power swiftness'), p.refusal('use utem-crossbowmen ranged attack 2')]).toEqual([
      'CMB-RNG-05',
      'CMB-RNG-05',
    ]);
    expect(p.answer('power crushing-bolt').offered('attack')).toEqual([]);
  });

  it('CMB-RNG-05 one fortified target is enough, whichever was chosen first', () => {
    const two = () => challenging(['diggers', 'prowlers'], ARCHERS);
    expect(two().answer('target prowlers', 'target diggers').refusal('power swiftness')).toBe('CMB-RNG-05');
    const late = two().answer('target prowlers', 'power swiftness');
    expect(late.refusal('target diggers')).toBe('CMB-RNG-05');
    expect(two().answer('target prowlers', 'power crushing-bolt').refusal('target diggers')).toBeNull();
  });

  it('CMB-RNG-05 CMB-INI-10 the garrison’s site does not fortify a provoked enemy', () => {
    const p = assaulting('crossbowmen', {
      ...RICH,
      hand: ['swift-bolt'],
      enemies: [{ at: '1,-1', enemy: 'wolf-riders' }],
    });
    p.answer('target wolf-riders', 'power swift-bolt', 'attack');
    expect([p.me.fame, foes(p)]).toEqual([3, ['crossbowmen']]);
  });

  it('CMB-RNG-06 a doubly fortified enemy cannot be targeted in this phase, not even by Siege Attacks', () => {
    const p = assaulting('guardsmen', ARCHERS);
    expect(foe(p, 'guardsmen').fortifications).toBe(2);
    expect([p.offered('target'), p.refusal('target guardsmen')]).toEqual([[], 'CMB-RNG-06']);
  });

  it('CMB-RNG-06 elsewhere the same enemy is fortified only once', () => {
    const p = challenging('guardsmen', ARCHERS).answer('target guardsmen');
    expect(p.refusal('power crushing-bolt')).toBeNull();
  });

  it('CMB-RNG-07 a sideways card gives no Attack in this phase', () => {
    const p = challenging('prowlers', { hand: ['march'] }).answer('target prowlers');
    expect([p.offered('sideways march attack'), p.refusal('sideways march attack')]).toEqual([[], 'CMB-RNG-07']);
  });

  it('CMB-RNG-12 CMB-GEN-06 an attack that is too weak has no effect, and nothing of it carries over', () => {
    const p = challenging('cursed-hags', { ...RICH, hand: ['swiftness', 'rage', 'swift-bolt'] });
    p.answer('target cursed-hags', 'power swiftness');
    expect([p.refusal('attack'), sum(p)]).toEqual(['CMB-RNG-11', [3, 5]]);
    p.answer('give-up', 'target cursed-hags');
    expect(sum(p)).toEqual([0, 5]);
    goTo(p, 'attack').answer('target cursed-hags', 'play rage');
    expect([sum(p), foe(p, 'cursed-hags').armor.n]).toEqual([[2, 5], 5]);
  });

  it('CMB-GEN-06 an Attack is assigned when it is played: it needs a target and cannot be saved for another phase', () => {
    const p = challenging('cursed-hags', { ...RICH, hand: ['swiftness', 'swift-bolt'], units: ['utem-crossbowmen'] });
    expect(p.offered('power swiftness', 'power swift-bolt')).toEqual([]);
    expect([p.refusal('power swiftness'), p.refusal('use utem-crossbowmen ranged attack 2')]).toEqual([
      'CMB-GEN-06',
      'CMB-GEN-06',
    ]);
    p.answer('target cursed-hags', 'power swiftness', 'end-phase');
    goTo(p, 'attack').answer('target cursed-hags');
    expect(sum(p)).toEqual([0, 5]);
  });

  it('CMB-RNG-13 an attack that is too weak may be raised', () => {
    const p = challenging('cursed-hags', { ...RICH, hand: ['swiftness'], units: ['utem-crossbowmen'] });
    p.answer('target cursed-hags', 'power swiftness', 'use utem-crossbowmen ranged attack 2', 'attack');
    expect(p.me.fame).toBe(3);
  });

  it('CMB-RNG-13 or aimed at other or fewer targets', () => {
    const scene: Scene = { ...RICH, hand: ['swiftness'] };
    const fewer = challenging(['prowlers', 'cursed-hags'], scene);
    fewer.answer('target prowlers', 'target cursed-hags', 'power swiftness');
    expect(sum(fewer)).toEqual([3, 8]);
    expect(sum(fewer.answer('spare cursed-hags'))).toEqual([3, 3]);
    expect(fewer.answer('attack').me.fame).toBe(2);
    const other = challenging(['prowlers', 'cursed-hags'], scene).answer('target cursed-hags', 'power swiftness');
    expect(other.answer('target prowlers', 'spare cursed-hags', 'attack').me.fame).toBe(2);
  });

  it('CMB-RNG-13 CMB-GEN-06 with no target left, the values played are wasted', () => {
    const scene: Scene = { ...RICH, hand: ['swiftness'] };
    for (const key of ['spare cursed-hags', 'give-up']) {
      const p = challenging(['prowlers', 'cursed-hags'], scene).answer('target cursed-hags', 'power swiftness', key);
      expect(sum(p.answer('target prowlers'))).toEqual([0, 3]);
      expect(p.me.played).toHaveLength(1);
    }
  });

  it('CMB-RNG-14 separate attacks on fortified and unfortified enemies let every value count', () => {
    const scene: Scene = { ...RICH, hand: ['swiftness', 'crushing-bolt'] };
    const p = challenging(['diggers', 'prowlers'], scene);
    p.answer('target diggers', 'power crushing-bolt', 'attack', 'target prowlers', 'power swiftness', 'attack');
    expect([p.me.fame, p.prompt]).toEqual([2 + 2, 'turn']);
  });

  it('CMB-RNG-15 Ranged and Siege Attacks held back are used in the Attack phase', () => {
    const p = challenging('cursed-hags', { ...RICH, hand: ['swiftness', 'rage'], units: ['catapults'] });
    goTo(p, 'attack').answer('target cursed-hags', 'power swiftness', 'play rage');
    expect(sum(p)).toEqual([5, 5]);
    expect(p.refusal('use catapults siege attack 3')).toBeNull();
    expect(p.answer('attack').me.fame).toBe(3);
  });
});
