import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const units = (p: Playing) => p.me.units.map(({ unit, spent, wounds }) => [unit, spent, wounds]);

describe('healing Units', () => {
  it.each([
    ['peasants', 1],
    ['herbalists', 1],
    ['utem-swordsmen', 2],
    ['savage-monks', 2],
    ['fire-mages', 3],
    ['catapults', 3],
    ['altem-mages', 4],
    ['altem-guardians', 4],
  ])('HEA-04 %s cost %i healing points', (unit, level) => {
    const scene: Scene = { units: [`${unit} wounded`], hand: ['rage'] };
    const short = playing({ ...scene, heal: level - 1 });
    expect([short.offered('heal'), short.refusal(`heal ${unit}`)]).toEqual([[], 'HEA-04']);
    const p = playing({ ...scene, heal: level + 1 }).answer(`heal ${unit}`);
    expect([p.turn.heal, units(p)]).toEqual([1, [[unit, false, 0]]]);
  });

  it('HEA-04 an unwounded Unit cannot be healed', () => {
    const p = playing({ units: ['peasants', 'foresters wounded'], level: 3, heal: 3, hand: ['rage'] });
    expect(p.offered('heal')).toEqual(['heal foresters']);
  });

  it('HEA-05 a Unit with two Wounds is healed twice, and is Wounded in between', () => {
    const p = playing({ units: [{ unit: 'utem-swordsmen', wounds: 2 }], heal: 3, hand: ['rage'] });
    p.answer('heal utem-swordsmen');
    expect([p.turn.heal, units(p), p.refusal('heal utem-swordsmen')]).toEqual([
      1,
      [['utem-swordsmen', false, 1]],
      'HEA-04',
    ]);
    const all = playing({ units: [{ unit: 'peasants', wounds: 2 }], heal: 2, hand: ['rage'] }).answer('heal peasants');
    expect(all.refusal('use peasants move 2')).toBe('UNI-12');
    all.answer('heal peasants');
    expect([all.turn.heal, all.refusal('use peasants move 2')]).toEqual([0, null]);
  });

  it('HEA-06 points are split freely between hand and Units', () => {
    const scene: Scene = {
      units: ['peasants wounded', 'utem-swordsmen wounded'],
      level: 3,
      hand: ['rage', 'wound x3'],
    };
    const p = playing({ ...scene, heal: 5 });
    expect(p.offered('heal')).toEqual(['heal', 'heal peasants', 'heal utem-swordsmen']);
    p.answer('heal', 'heal utem-swordsmen', 'heal', 'heal peasants');
    expect([p.turn.heal, p.me.hand]).toEqual([0, ['rage', 'wound']]);
    expect(units(p)).toEqual([
      ['peasants', false, 0],
      ['utem-swordsmen', false, 0],
    ]);
    expect(playing({ ...scene, heal: 1 }).offered('heal')).toEqual(['heal', 'heal peasants']);
  });

  it('HEA-08 damage from a fight may be healed after it, by cards and Units', () => {
    const combat = { enemies: ['wolf-riders'], phase: 'damage' } as const;
    const scene: Scene = {
      units: ['peasants', 'herbalists'],
      level: 3,
      hand: ['tranquility'],
      mana: ['green'],
      combat,
    };
    const p = playing({ ...scene, source: [] });
    expect([p.refusal('use herbalists heal 2'), p.refusal('play tranquility')]).toEqual(['CMB-GEN-07', 'CMB-GEN-07']);
    p.answer('take wolf-riders', 'peasants', 'end-phase', 'end-phase');
    expect([p.prompt, units(p)[0]]).toEqual(['turn', ['peasants', false, 1]]);
    p.answer('use herbalists heal 2', 'heal peasants');
    expect([p.turn.heal, units(p)[0]]).toEqual([1, ['peasants', false, 0]]);
    const hero = playing({ ...scene, source: [] }).answer('take wolf-riders', 'hero', 'end-phase', 'end-phase');
    expect(hero.me.hand).toEqual(['tranquility', 'wound']);
    expect(hero.answer('play tranquility', 'heal 1', 'heal').me.hand).toEqual([]);
  });

  it('HEA-07 CMB-GEN-04 leftover points are lost when a fight begins', () => {
    const map = { '1,0': 'plains orcs', '0,0': 'monster-den' };
    for (const key of ['challenge 1,0', 'enter']) {
      const p = playing({ map, heal: 2, units: ['peasants wounded'], hand: ['rage'] })
        .answer(key)
        .endureFight();
      expect([key, p.prompt, p.turn.heal, p.offered('heal')]).toEqual([key, 'turn', 0, []]);
    }
  });

  it('HEA-10 a magical glade does nothing for Units', () => {
    const scene: Scene = { map: { '0,0': 'magical-glade' }, units: ['peasants wounded'], played: ['march'], deck: [] };
    const p = playing({ ...scene, hand: [], others: { goldyx: {} } }).answer('end-turn');
    expect([p.seat, units(p)]).toEqual([1, [['peasants', false, 1]]]);
    const wound = playing({ ...scene, hand: ['wound'] }).answer('end-turn');
    expect(wound.offered()).toEqual(['done', 'wound from hand']);
  });

  it('HEA-01 Units are a source of Healing points', () => {
    const p = playing({ units: ['herbalists'], mana: ['green'], source: [], hand: ['wound x2', 'rage'] });
    p.answer('use herbalists heal 2', 'heal', 'heal');
    expect([p.turn.heal, p.me.hand]).toEqual([0, ['rage']]);
  });

  it('UND-07 healing a Unit can be undone', () => {
    const p = playing({ units: ['peasants wounded'], heal: 1, hand: ['rage'] });
    const before = JSON.stringify(p.state);
    p.answer('heal peasants');
    expect([p.session.undo(0), JSON.stringify(p.state)]).toEqual([null, before]);
  });
});
