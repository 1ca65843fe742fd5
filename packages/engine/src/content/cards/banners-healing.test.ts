import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { wounds } from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const bearing = (banner: string, scene: Scene = {}): Playing =>
  playing({ units: ['peasants'], source: [], ...scene, hand: [banner, ...(scene.hand ?? ['rage'])] }).answer(
    `play ${banner}`,
    'peasants',
  );

describe('Banner of Protection', () => {
  const taking = (enemy: string, banner = true) => {
    const combat = { enemies: [enemy], phase: 'damage' as const };
    const p = banner
      ? bearing('banner-of-protection', { combat, level: 9 })
      : playing({ units: ['peasants'], hand: ['rage'], combat, level: 9 });
    return p.answer(`take ${enemy}`, 'peasants');
  };

  it('its Unit has Armor +1', () => {
    // Attack 4: Armor 3 leaves one damage, Armor 4 none.
    expect([wounds(taking('prowlers', false)), wounds(taking('prowlers'))]).toEqual([1, 0]);
  });

  it.each([
    // Damage, less Armor 4 without a Wound, then Armor 4 again with one.
    ['ice-golems', 2, 0, 0],
    ['fire-golems', 6, 1, 0],
    ['fire-mages', 6, 1, 0],
    ['high-dragon', 12, 1, 1],
  ])('CMB-DMG-06 CMB-DMG-08 its Unit resists Fire, Ice and Cold Fire: %s, %i damage', (enemy, _, onUnit, onHero) => {
    const p = taking(enemy);
    const destroyed = p.me.units.length === 0;
    expect([destroyed ? 1 : p.me.units[0]?.wounds, wounds(p)]).toEqual([onUnit, onHero]);
  });

  it('physical damage is not resisted', () => {
    expect(taking('diggers').me.units[0]?.wounds).toBe(1);
  });
});

describe('Banner of Protection, thrown away', () => {
  const scene: Scene = {
    level: 5,
    fame: 24,
    deck: ['march', 'march', 'march', 'march', 'march', 'march'],
    hand: ['banner-of-protection', 'rage', 'wound'],
  };

  it('when the turn ends, Wounds received to the hand this turn may be thrown away', () => {
    const p = playing({ ...scene, combat: { enemies: ['prowlers'], phase: 'damage' } });
    p.answer('power banner-of-protection', 'take prowlers', 'end-phase', 'end-phase');
    expect(wounds(p)).toBe(1 + 2);
    p.answer('end-turn');
    expect([p.prompt, p.offered()]).toEqual(['shed-wounds', ['0', '1', '2']]);
    p.answer('2');
    expect([wounds(p), p.told('wound-thrown-away').length]).toEqual([1, 2]);
    expect(p.answer('done').state.removed).toEqual(['banner-of-protection']);
  });

  it('some may be kept', () => {
    const p = playing({ ...scene, combat: { enemies: ['prowlers'], phase: 'damage' } });
    p.answer('power banner-of-protection', 'take prowlers', 'end-phase', 'end-phase', 'end-turn', '0');
    expect(wounds(p)).toBe(3);
  });

  it('Wounds received before it was played count too', () => {
    const p = playing({ ...scene, combat: { enemies: ['prowlers'], phase: 'damage' } });
    p.answer('take prowlers', 'end-phase', 'power banner-of-protection', 'end-phase', 'end-turn', '2');
    expect(wounds(p)).toBe(1);
  });

  it('so do the Wounds of Poison in the discard pile, but not those that were there before', () => {
    const p = playing({ ...scene, discard: ['wound'], combat: { enemies: ['cursed-hags'], phase: 'damage' } });
    p.answer('power banner-of-protection', 'take cursed-hags', 'end-phase', 'end-phase', 'end-turn', '1');
    expect([p.prompt, p.offered()]).toEqual(['shed-discarded-wounds', ['0', '1']]);
    p.answer('1');
    expect([wounds(p), p.me.discard.filter(card => card === 'wound').length]).toEqual([1, 1]);
  });

  it('Wounds on Units or drawn Wounds do not count', () => {
    const p = playing({
      ...scene,
      hand: ['banner-of-protection', 'tranquility'],
      deck: ['wound', 'march', 'march'],
      units: ['peasants'],
      combat: { enemies: ['diggers'], phase: 'damage' },
    });
    p.answer('power banner-of-protection', 'take diggers', 'peasants', 'end-phase', 'end-phase');
    p.answer('play tranquility', 'draw 1');
    expect(wounds(p)).toBe(1);
    p.answer('end-turn');
    expect([p.prompt === 'shed-wounds', p.me.units[0]?.wounds, wounds(p)]).toEqual([false, 1, 1]);
  });

  it('CMB-KO-01 they still count toward a knock-out', () => {
    const p = playing({ ...scene, combat: { enemies: ['swordsmen'], phase: 'damage', wounds: 5 } });
    p.answer('power banner-of-protection', 'take swordsmen');
    expect([p.told('knocked-out').length, p.me.hand]).toEqual([1, ['wound', 'wound', 'wound']]);
  });
});

describe('Banner of Courage', () => {
  const spent: Scene = { units: ['peasants spent'] };
  const states = (p: Playing) => p.me.units.map(unit => [unit.spent, unit.wounds]);

  it('once per Round it is turned face down to ready its Unit', () => {
    const p = bearing('banner-of-courage', spent).answer('rally');
    expect([states(p), p.me.banners[0]?.used, p.offered('rally')]).toEqual([[[false, 0]], true, []]);
    p.answer('use peasants move 2');
    expect([p.offered('rally'), p.refusal('rally')]).toEqual([[], 'BAN-01']);
  });

  it('a Wounded Unit may be readied and stays Wounded', () => {
    const p = bearing('banner-of-courage', { units: ['peasants spent wounded'] }).answer('rally');
    expect(states(p)).toEqual([[false, 1]]);
  });

  it('UNI-10 a ready Unit need not be readied, and none can be in combat', () => {
    expect(bearing('banner-of-courage').refusal('rally')).toBe('UNI-10');
    const fighting = bearing('banner-of-courage', { ...spent, combat: { enemies: ['diggers'] } });
    expect([fighting.offered('rally'), fighting.refusal('rally')]).toEqual([[], 'UNI-10']);
  });

  it('it is turned face up again when a Round begins', () => {
    const p = bearing('banner-of-courage', { ...spent, deck: [], players: 1, round: 1 }).answer('rally');
    p.answer('end-turn', 'done');
    while (p.prompt !== 'take-banner') p.answer(p.offered('announce-end', 'discard', 'end-turn')[0] as string);
    expect(p.me.banners[0]?.used).toBe(true);
    p.answer('leave banner-of-courage');
    expect(p.me.banners).toMatchObject([{ banner: 'banner-of-courage', used: false }]);
  });
});

describe('Banner of Courage, thrown away', () => {
  const hand = ['banner-of-courage', 'rage'];

  it('readies all the player’s Units, including Wounded ones', () => {
    const units = ['peasants spent', 'foresters spent wounded', 'herbalists'];
    const p = playing({ hand, level: 5, units }).answer('power banner-of-courage');
    expect(p.me.units.map(unit => [unit.spent, unit.wounds])).toEqual([
      [false, 0],
      [false, 1],
      [false, 0],
    ]);
  });

  it('UNI-10 CMB-GEN-07 not without a spent Unit, and not in combat', () => {
    expect(playing({ hand, units: ['peasants'] }).refusal('power banner-of-courage')).toBe('UNI-10');
    const combat = { enemies: ['diggers'] };
    expect(playing({ hand, units: ['peasants spent'], combat }).refusal('power banner-of-courage')).toBe('CMB-GEN-07');
  });
});
