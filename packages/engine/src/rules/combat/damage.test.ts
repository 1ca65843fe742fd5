import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { challenging, foe, foes, goTo, wounds } from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';

/** The Assign Damage phase against these enemies, none of them blocked. */
const suffering = (names: string | readonly string[], scene: Scene = {}): Playing =>
  goTo(challenging(names, scene), 'damage');

/** The first hero's Units and how many Wounds each has. */
const units = (p: Playing) => p.me.units.map(({ unit, wounds: n }) => [unit, n]);

describe('the Assign Damage phase', () => {
  it('CMB-GEN-03 is skipped if no undefeated enemy is unblocked', () => {
    const p = challenging('prowlers', { hand: ['march x4'] }).answer('end-phase', 'target prowlers');
    for (let i = 0; i < 4; i++) p.answer('sideways march block');
    expect(p.answer('block', 'end-phase').prompt).toBe('combat-attack');
    const held = challenging('prowlers', { units: ['illusionists'], mana: ['white'], source: [] });
    held.answer('use illusionists hold an enemy', 'end-phase');
    expect(held.answer('end-phase').prompt).toBe('combat-attack');
  });

  it('CMB-DMG-01 attacks are resolved one by one, in any order', () => {
    for (const order of [
      ['prowlers', 'diggers', 'golems'],
      ['golems', 'prowlers', 'diggers'],
    ]) {
      const p = suffering(['prowlers', 'diggers', 'golems']);
      expect(p.offered('take')).toEqual(['take diggers', 'take golems', 'take prowlers']);
      for (const enemy of order) p.answer(`take ${enemy}`);
      expect([p.offered('take'), p.prompt]).toEqual([[], 'combat-damage']);
    }
  });

  it('CMB-DMG-01 attacks are not combined: 3 and 3 against Armor 2 are two Wounds each, not three in total', () => {
    const p = suffering(['diggers', 'diggers']);
    expect(wounds(p.answer('take diggers'))).toBe(2);
    expect(wounds(p.answer('take diggers 2'))).toBe(4);
  });

  it('CMB-DMG-02 Brutal doubles the damage', () => {
    const p = suffering('minotaur', { level: 7 });
    expect(foe(p, 'minotaur').attacks).toMatchObject([{ damage: { n: 10 }, wounds: 3 }]);
    expect(wounds(p.answer('take minotaur'))).toBe(3);
  });

  it('CMB-DMG-03 Swift does not', () => {
    const p = suffering('wolf-riders');
    expect(foe(p, 'wolf-riders').attacks).toMatchObject([{ damage: { n: 3 }, wounds: 2 }]);
    expect(wounds(p.answer('take wolf-riders'))).toBe(2);
  });

  it('CMB-DMG-04 Units first, one after another, then all the rest to the hero', () => {
    const p = suffering('gargoyle', { units: ['utem-crossbowmen', 'peasants'] }).answer('take gargoyle');
    expect(p.offered()).toEqual(['hero', 'peasants', 'utem-crossbowmen']);
    p.answer('utem-crossbowmen');
    expect([p.prompt, p.offered()]).toEqual(['assign-damage', ['hero', 'peasants']]);
    p.answer('peasants');
    expect([p.prompt, units(p), wounds(p)]).toEqual([
      'combat-damage',
      [
        ['utem-crossbowmen', 1],
        ['peasants', 1],
      ],
      0,
    ]);
  });

  it('CMB-DMG-04 damage left over by a Unit goes to the hero: 5 − 4 is one Wound', () => {
    const p = suffering('gargoyle', { units: ['utem-crossbowmen'] }).answer('take gargoyle', 'utem-crossbowmen');
    expect([wounds(p), units(p), p.prompt]).toEqual([1, [['utem-crossbowmen', 1]], 'combat-damage']);
  });

  it('CMB-DMG-04 never the hero first: the hero takes all that is left', () => {
    const p = suffering('gargoyle', { units: ['guardian-golems'] }).answer('take gargoyle', 'hero');
    expect([p.prompt, wounds(p), units(p), p.offered('take')]).toEqual([
      'combat-damage',
      3,
      [['guardian-golems', 0]],
      [],
    ]);
    const golems = suffering('gargoyle', { units: ['guardian-golems'] }).answer('take gargoyle', 'guardian-golems');
    expect([wounds(golems), units(golems)]).toEqual([0, [['guardian-golems', 1]]]);
  });

  it('CMB-DMG-05 spent Units can be assigned damage like ready ones, and stay spent', () => {
    const p = suffering('diggers', { units: ['peasants spent'] }).answer('take diggers', 'peasants');
    expect([units(p), p.me.units[0]?.spent, wounds(p)]).toEqual([[['peasants', 1]], true, 0]);
  });

  it('CMB-DMG-05 a ready and a spent Unit with the same name are distinguished', () => {
    const scene: Scene = { level: 3, units: ['peasants', 'peasants spent'] };
    const p = suffering('diggers', scene).answer('take diggers');
    expect(p.offered()).toEqual(['hero', 'peasants 1', 'peasants 2']);
    p.answer('peasants 2');
    expect(p.me.units).toMatchObject([
      { spent: false, wounds: 0 },
      { spent: true, wounds: 1 },
    ]);
    const alike = suffering('diggers', { level: 3, units: ['peasants', 'peasants'] }).answer('take diggers');
    expect(alike.offered()).toEqual(['hero', 'peasants 1']);
  });

  it.each([
    [5, 'gargoyle', 'utem-guardsmen', 0],
    [5, 'gargoyle', 'altem-guardians', 0],
    [2, 'golems', 'altem-guardians', 0],
    [5, 'gargoyle', 'peasants', 2],
  ])('CMB-DMG-06 %i damage of %s wounds %s however small it is; %i is left', (_, enemy, unit, left) => {
    const p = suffering(enemy, { units: [unit] });
    expect(foe(p, enemy).attacks[0]?.units).toMatchObject([{ key: unit, unit, left, wounded: true }]);
    p.answer(`take ${enemy}`, unit);
    expect([units(p), wounds(p)]).toEqual([[[unit, 1]], Math.ceil(left / 2)]);
  });

  // Enemy and damage, Unit, whether it is Wounded, what is left for the hero.
  it.each([
    ['diggers', 3, 'guardian-golems', 0, 0],
    ['prowlers', 4, 'guardian-golems', 1, 0],
    ['medusa', 6, 'guardian-golems', null, 0],
    ['werewolf', 7, 'guardian-golems', 1, 1],
    ['fire-mages', 6, 'fire-golems', 1, 0],
    ['ice-mages', 5, 'ice-mages', 1, 0],
  ])('CMB-DMG-07 %s deals %i to %s, which resists: Wounds %s, left %i', (enemy, damage, unit, wounded, left) => {
    const p = suffering(enemy, { units: [unit] });
    expect(foe(p, enemy).attacks[0]?.damage.n).toBe(damage);
    expect(foe(p, enemy).attacks[0]?.units).toMatchObject([{ key: unit, unit, left, wounded: wounded !== 0 }]);
    p.answer(`take ${enemy}`, unit);
    // Medusa paralyzes: the Unit is gone.
    expect([units(p), wounds(p)]).toEqual([wounded === null ? [] : [[unit, wounded]], left]);
  });

  it.each([
    ['physical', 'diggers', 'guardian-golems', false],
    ['fire', 'fire-golems', 'guardian-golems', true],
    ['ice', 'ice-golems', 'fire-mages', true],
    ['fire', 'fire-golems', 'ice-mages', true],
    ['cold-fire', 'altem-mages', 'fire-mages', true],
    ['cold-fire', 'altem-mages', 'ice-mages', true],
    ['cold-fire', 'altem-mages', 'altem-mages', true],
    ['ice', 'freezers', 'altem-mages', false],
    ['ice', 'freezers', 'ice-golems', false],
    ['physical', 'diggers', 'altem-mages', true],
  ])('CMB-DMG-08 %s damage of %s on %s: Wounded %s', (element, enemy, unit, wounded) => {
    const p = suffering(enemy, { units: [unit] });
    expect(foe(p, enemy).attacks).toMatchObject([{ element, units: [{ unit, wounded }] }]);
  });

  it('CMB-DMG-08 Fire and Ice resistance together resist Cold Fire: 8 − 5 is left, then Wounded; one alone does not', () => {
    // Altem Mages deal 4 × 2; Units: both resistances with Armor 5, Fire alone with Armor 4.
    const p = suffering('altem-mages', { level: 3, units: ['altem-mages', 'fire-mages'] });
    expect(foe(p, 'altem-mages').attacks[0]?.units).toMatchObject([
      { key: 'altem-mages', unit: 'altem-mages', left: 0, wounded: true },
      { key: 'fire-mages', unit: 'fire-mages', left: 4, wounded: true },
    ]);
  });

  it('CMB-DMG-09 a Unit that resisted without a Wound absorbs no more damage in this combat', () => {
    const p = suffering(['diggers', 'golems'], { units: ['guardian-golems'] });
    p.answer('take diggers', 'guardian-golems');
    expect([units(p), foe(p, 'golems').attacks[0]?.units]).toEqual([[['guardian-golems', 0]], []]);
    p.answer('take golems');
    expect([p.prompt, wounds(p), units(p)]).toEqual(['combat-damage', 1, [['guardian-golems', 0]]]);
  });

  it('CMB-DMG-09 another Unit with the same name still can', () => {
    const p = suffering(['diggers', 'golems'], { level: 3, units: ['guardian-golems', 'guardian-golems'] });
    p.answer('take diggers', 'guardian-golems 1', 'take golems');
    expect(p.offered()).toEqual(['guardian-golems 2', 'hero']);
  });

  it('UNI-16 it can still be used if it is ready', () => {
    const p = suffering('diggers', { units: ['guardian-golems'] }).answer('take diggers', 'guardian-golems');
    p.answer('end-phase', 'target diggers', 'use guardian-golems attack 2');
    expect(p.me.units).toMatchObject([{ spent: true, wounds: 0 }]);
  });

  it('CMB-DMG-10 UNI-12 a Wounded Unit absorbs no damage and cannot fight', () => {
    const p = suffering('diggers', { units: ['peasants wounded'] }).answer('take diggers');
    expect([p.prompt, wounds(p)]).toEqual(['combat-damage', 2]);
    const hurt = suffering(['diggers', 'golems'], { units: ['peasants'] }).answer('take diggers', 'peasants');
    expect(hurt.answer('take golems').prompt).toBe('combat-damage');
    hurt.answer('end-phase', 'target diggers');
    expect(hurt.refusal('use peasants attack 2')).toBe('UNI-12');
  });

  it.each([
    [1, 'diggers', 3, 2],
    [1, 'golems', 2, 1],
    [3, 'gargoyle', 5, 2],
    [3, 'werewolf', 7, 3],
    [3, 'medusa', 6, 2],
    [7, 'fire-dragon', 9, 3],
  ])('CMB-DMG-11 at level %i %s (%i) costs the hero %i Wounds', (level, enemy, damage, expected) => {
    const p = suffering(enemy, { level });
    expect(foe(p, enemy).attacks).toMatchObject([{ damage: { n: damage }, wounds: expected }]);
    p.answer(`take ${enemy}`);
    expect([wounds(p), p.told('wounds-taken')]).toEqual([expected, [{ news: 'wounds-taken', seat: 0, n: expected }]]);
  });

  it('CMB-DMG-11 CMB-GEN-14 the Armor is that of the level token: Fame gained this turn does not raise it', () => {
    const p = suffering('gargoyle', { level: 1, fame: 20 }).answer('take gargoyle');
    expect(wounds(p)).toBe(3);
  });

  it('CMB-DMG-12 damage below the Armor is still a Wound', () => {
    expect(wounds(suffering('golems', { level: 7 }).answer('take golems'))).toBe(1);
  });

  it('CMB-DMG-13 the phase lasts until all damage is assigned', () => {
    const p = suffering(['prowlers', 'diggers']);
    expect([p.offered('end-phase'), p.refusal('end-phase')]).toEqual([[], 'CMB-DMG-13']);
    p.answer('take prowlers');
    expect(p.refusal('end-phase')).toBe('CMB-DMG-13');
    expect(p.answer('take diggers').offered()).toEqual(['end-phase']);
    expect([p.answer('end-phase').prompt, foes(p)]).toEqual(['combat-attack', ['prowlers', 'diggers']]);
  });
});

describe('where Units cannot enter', () => {
  it.each<[string, Scene, string]>([
    ['a dungeon', { map: { '0,0': 'dungeon' }, piles: { brown: ['gargoyle'] } }, 'enter'],
    ['a tomb', { map: { '0,0': 'tomb' }, piles: { red: ['swamp-dragon'] } }, 'enter'],
    ['a monastery', { map: { '0,0': 'monastery' }, piles: { violet: ['monks'] } }, 'burn monastery'],
  ])('UNI-15 CMB-DMG-04 in %s no damage is assigned to them and no ability is used', (_, scene, start) => {
    const p = playing({ ...scene, units: ['utem-guardsmen', 'herbalists'] }).answer(start);
    const [enemy = ''] = foes(p);
    expect(p.refusal('use herbalists green mana')).toBe('UNI-15');
    p.answer('end-phase', `target ${enemy}`);
    expect([p.offered('use'), p.refusal('use utem-guardsmen block 4')]).toEqual([[], 'UNI-15']);
    goTo(p, 'damage');
    expect(foe(p, enemy).attacks[0]?.units).toEqual([]);
    p.answer(`take ${enemy}`);
    expect([p.prompt, wounds(p)]).toEqual(['combat-damage', 3]);
    goTo(p, 'attack').answer(`target ${enemy}`);
    expect(p.refusal('use utem-guardsmen attack 2')).toBe('UNI-15');
    expect(p.answer('end-phase').refusal('use herbalists green mana')).toBeNull();
  });

  it('UNI-15 Units fight in monster dens, spawning grounds and ruins', () => {
    for (const site of ['monster-den', 'spawning-grounds', 'ancient-ruins']) {
      const enemies = site === 'ancient-ruins' ? [{ at: '0,0', enemy: 'enemies-green-green' }] : [];
      const p = playing({ map: { '0,0': site }, enemies, units: ['peasants'] }).answer('enter');
      expect([site, p.state.combat?.unitsAllowed, p.refusal('use peasants move 2')]).toEqual([site, true, null]);
    }
  });
});
