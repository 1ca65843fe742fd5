import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { sum } from '../../testing/fighting.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

const fighting = (enemies: readonly string[], scene: Scene = {}, targets = enemies.slice(0, 1)) =>
  playing({
    hand: ['sword-of-justice', 'march', 'rage', 'march', 'wound'],
    source: [],
    combat: { enemies, phase: 'attack', targets, ...scene.combat },
    ...scene,
  });

describe('Sword of Justice', () => {
  it('gives Attack 3 for each card discarded, except Wounds', () => {
    const p = fighting(['swordsmen']).answer('play sword-of-justice');
    expect(p.offered()).toEqual(['done', 'march', 'rage']);
    p.answer('march', 'march');
    expect([p.offered(), sum(p)]).toEqual([
      ['done', 'rage'],
      [6, 5],
    ]);
    p.answer('rage');
    expect([p.prompt, sum(p), p.me.hand]).toEqual(['combat-attack', [9, 5], ['wound']]);
    expect(p.me.discard.filter(card => card !== 'wound')).toEqual(['march', 'march', 'rage']);
  });

  it('the Attack is physical', () => {
    const p = fighting(['golems']).answer('play sword-of-justice', 'march', 'march', 'done');
    expect(sum(p)).toEqual([3, 5]);
  });

  it('every enemy defeated this turn gives Fame 1 extra, including those defeated before', () => {
    const p = fighting(['prowlers defeated', 'diggers', 'ironclads'], {}, ['diggers']);
    const before = p.me.fame;
    p.answer('play sword-of-justice');
    expect(p.me.fame - before).toBe(1);
    p.answer('march', 'done', 'attack');
    expect(p.me.fame - before).toBe(1 + 2 + 1);
  });

  it('it may be played without discarding anything, in every phase of a combat', () => {
    const shot = playing({
      hand: ['sword-of-justice'],
      combat: { enemies: ['prowlers'], targets: ['prowlers'], soFar: ['ranged attack 3'] },
    }).answer('play sword-of-justice', 'attack');
    expect([shot.state.combat, shot.me.fame]).toEqual([null, 3]);
  });

  it('CMB-GEN-06 in the Attack phase it needs a target, so that the Attacks are not lost', () => {
    expect(fighting(['prowlers'], {}, []).refusal('play sword-of-justice')).toBe('CMB-GEN-06');
  });

  it('CRD-20 it is for combat', () => {
    const p = playing({ hand: ['sword-of-justice', 'rage'] });
    expect([p.refusal('play sword-of-justice'), p.refusal('power sword-of-justice')]).toEqual(['CRD-20', 'CRD-20']);
  });

  it('summoned monsters never count', () => {
    const p = playing({
      hand: ['sword-of-justice', 'rage'],
      combat: {
        enemies: ['orc-summoners', { enemy: 'minotaur', summonedBy: 'orc-summoners', blocked: true }],
        phase: 'attack',
        targets: ['orc-summoners'],
        soFar: ['attack 4'],
      },
    }).answer('play sword-of-justice', 'done', 'attack');
    expect(p.me.fame).toBe(4 + 1);
  });
});

describe('Sword of Justice, thrown away', () => {
  const STRONG = { hand: ['sword-of-justice', 'rage'] };

  it('doubles the sum of physical Attacks in the Attack phase, including ranged and siege ones', () => {
    const soFar = ['attack 2', 'ranged attack 1', 'siege attack 1', 'fire attack 3'];
    const p = fighting(['swamp-dragon'], {
      ...STRONG,
      combat: { enemies: ['swamp-dragon'], phase: 'attack', targets: ['swamp-dragon'], soFar },
    }).answer('power sword-of-justice');
    expect(sum(p)).toEqual([8 + 3, 9]);
    expect(p.answer('play rage').prompt).toBe('combat-attack');
    expect(sum(p)).toEqual([8 + 3 + 4, 9]);
  });

  it('has no discard effect', () => {
    expect(fighting(['swordsmen'], STRONG).answer('power sword-of-justice').prompt).toBe('combat-attack');
  });

  it('doubles nothing before the Attack phase, nor Blocks', () => {
    const combat = { enemies: ['prowlers'], targets: ['prowlers'], soFar: ['ranged attack 2'] };
    expect(sum(playing({ ...STRONG, combat }).answer('power sword-of-justice'))).toEqual([2, 3]);
    const block = { enemies: ['prowlers'], targets: ['prowlers'], soFar: ['block 2'], phase: 'block' as const };
    expect(sum(playing({ ...STRONG, combat: block }).answer('power sword-of-justice'))).toEqual([2, 4]);
  });

  it('removes Physical resistance from every enemy', () => {
    const p = fighting(['golems', 'ironclads'], STRONG, ['golems', 'ironclads']);
    p.answer('power sword-of-justice', 'play rage');
    expect(sum(p)).toEqual([4, 8]);
  });

  it('gives Fame 1 for every enemy defeated this turn, and leaves the game', () => {
    const p = fighting(['prowlers'], { ...STRONG, deck: [] }).answer('power sword-of-justice', 'play rage', 'attack');
    expect(p.me.fame).toBe(2 + 1);
    expect(p.answer('end-turn').state.removed).toEqual(['sword-of-justice']);
  });
});

describe('Sword of Justice against Arcane Immunity', () => {
  printEnemy('golems', { abilities: ['arcane-immunity'] });

  it('CMB-DEF-09 the enemy keeps its Physical resistance; the Attack is doubled', () => {
    const p = fighting(['golems'], { hand: ['sword-of-justice', 'rage'] }).answer(
      'power sword-of-justice',
      'play rage',
    );
    expect(sum(p)).toEqual([2, 5]);
  });
});
