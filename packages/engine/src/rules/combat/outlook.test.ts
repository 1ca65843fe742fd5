import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { challenging, foe, foes, goTo, outlook, struck } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';
import { combatOutlook } from './outlook.ts';

describe('the outlook of a combat', () => {
  it('exists only for a seat that is fighting', () => {
    expect(combatOutlook(playing().session.queryFor(0))).toBeNull();
    const p = challenging('prowlers');
    expect(combatOutlook(p.session.queryFor(1))).toBeNull();
    expect(outlook(p).phase).toBe('ranged');
    expect(combatOutlook(p.endureFight().session.queryFor(0))).toBeNull();
  });

  it('CMB-TOK-01 shows what is on the token: Armor, attack and element, abilities, resistances', () => {
    const p = challenging(['high-dragon', 'ice-golems', 'orc-summoners']);
    expect(foe(p, 'high-dragon')).toMatchObject({
      armor: { n: 9 },
      abilities: ['brutal'],
      resistances: ['fire', 'ice'],
      attacks: [{ element: 'cold-fire', block: { n: 6 } }],
    });
    expect(foe(p, 'ice-golems')).toMatchObject({ abilities: ['paralyze'], attacks: [{ element: 'ice' }] });
    expect(foe(p, 'orc-summoners')).toMatchObject({ armor: { n: 4 }, abilities: ['summon'], attacks: [] });
  });

  it('CMB-TOK-02 Armor is the Attack needed; the Attack value is the Block needed and the damage dealt', () => {
    const p = challenging('prowlers');
    expect(foe(p, 'prowlers')).toMatchObject({ armor: { n: 3 }, attacks: [{ block: { n: 4 }, damage: { n: 4 } }] });
    expect(struck('prowlers', ['attack 2']).refusal('attack')).toBe('CMB-RNG-11');
    expect(struck('prowlers', ['attack 3']).refusal('attack')).toBeNull();
    expect(struck('prowlers', ['block 3'], 'block').refusal('block')).toBe('CMB-BLK-08');
    expect(struck('prowlers', ['block 4'], 'block').refusal('block')).toBeNull();
  });

  it('CMB-TOK-03 an attack without an element is physical', () => {
    for (const [enemy, element] of [
      ['prowlers', 'physical'],
      ['fire-dragon', 'fire'],
      ['freezers', 'ice'],
      ['altem-mages', 'cold-fire'],
    ] as const)
      expect(foe(challenging(enemy), enemy).attacks).toMatchObject([{ element }]);
  });

  it('CMB-ABL-05 says how many Wounds Poison adds to the discard pile', () => {
    expect(foe(challenging('cursed-hags'), 'cursed-hags').attacks).toMatchObject([{ wounds: 2, poison: 2 }]);
    expect(foe(challenging('prowlers'), 'prowlers').attacks).toMatchObject([{ wounds: 2, poison: 0 }]);
  });

  it('explains each number by its terms', () => {
    const scene: Scene = { modifiers: [{ mod: 'enemy-armor', n: -3, on: 'swamp-dragon', from: 'amotep-freezers' }] };
    const { armor, attacks } = foe(challenging('swamp-dragon', scene), 'swamp-dragon');
    expect(armor).toEqual({
      n: 6,
      terms: [
        { from: 'swamp-dragon', op: 'base', n: 9 },
        { from: 'amotep-freezers', op: 'add', n: -3, least: 1 },
      ],
    });
    expect(attacks[0]?.block).toEqual({
      n: 10,
      terms: [
        { from: 'swamp-dragon', op: 'base', n: 5 },
        { from: 'swift', op: 'times', n: 2 },
      ],
    });
    expect(attacks[0]?.damage.terms).toEqual([{ from: 'swamp-dragon', op: 'base', n: 5 }]);
  });

  it('adds up the current attack', () => {
    expect(outlook(struck('ironclads', ['attack 3', 'fire attack 1', 'siege 2'])).soFar).toMatchObject({
      total: 1 + 2,
      needed: 3,
      efficient: [{ element: 'fire', n: 1 }],
      inefficient: [
        { kind: 'melee', n: 3 },
        { kind: 'siege', n: 2 },
      ],
    });
    expect(outlook(challenging('ironclads')).soFar).toBeNull();
    const p = challenging(['ironclads', 'prowlers']).answer('target ironclads', 'target prowlers');
    expect(outlook(p).soFar).toMatchObject({ total: 0, needed: 6 });
    expect(foes(p).filter(key => foe(p, key).targeted)).toEqual(['ironclads', 'prowlers']);
  });

  it('tells what each Unit or the hero would suffer', () => {
    const scene: Scene = { level: 5, units: ['guardian-golems', 'peasants', 'foresters wounded'] };
    const p = goTo(challenging('prowlers', scene), 'damage');
    expect(foe(p, 'prowlers').attacks[0]).toMatchObject({
      damage: { n: 4 },
      wounds: 2,
      units: [
        { key: 'guardian-golems', left: 0, wounded: true },
        { key: 'peasants', left: 1, wounded: true },
      ],
    });
  });

  it('and the question says the same before it is answered', () => {
    const p = goTo(challenging('prowlers', { units: ['peasants'] }), 'damage').answer('take prowlers');
    const acts = Object.fromEntries(p.session.question(0)?.choices.map(({ key, act }) => [key, act]) ?? []);
    expect(acts).toMatchObject({
      peasants: { damage: 4, left: 1, wounded: true, fate: 'wounded' },
      hero: { damage: 4, wounds: 2, poison: 0 },
    });
  });

  it('CMB-ABL-04 and CMB-ABL-06 say what Poison and Paralyze would do to a Unit', () => {
    const fate = (enemy: string, unit: string) =>
      foe(challenging(enemy, { units: [unit] }), enemy).attacks[0]?.units[0]?.fate;
    expect(fate('cursed-hags', 'peasants')).toBe('poisoned');
    expect(fate('medusa', 'peasants')).toBe('destroyed');
    expect(fate('diggers', 'guardian-golems')).toBe('unharmed');
  });

  it('changes nothing', () => {
    const p = struck(['ironclads', 'prowlers'], ['attack 6']);
    const before = JSON.stringify(p.state);
    outlook(p);
    expect(JSON.stringify(p.state)).toBe(before);
  });

  it('CMB-RNG-09 CMB-RNG-10 CMB-BLK-06 says which elements count in full before anything is played', () => {
    const enemies = ['ice-mages', 'fire-mages'];
    const both = playing({ combat: { enemies, phase: 'attack', targets: enemies } });
    expect(outlook(both).soFar?.full).toEqual(['physical', 'cold-fire']);
    const blocked = playing({ combat: { enemies, phase: 'block', targets: ['fire-mages'] } });
    expect(outlook(blocked).soFar?.full).toEqual(['ice', 'cold-fire']);
  });

  it('CMB-RNG-05 says when only Siege Attacks reach the targets', () => {
    const combat = { enemies: ['prowlers', 'diggers'] };
    const onlySiege = (phase: 'ranged' | 'attack', ...targets: string[]) =>
      outlook(playing({ combat: { ...combat, phase, targets } })).soFar?.onlySiege;
    expect(onlySiege('ranged', 'prowlers')).toBe(false);
    expect(onlySiege('ranged', 'prowlers', 'diggers')).toBe(true);
    expect(onlySiege('attack', 'prowlers', 'diggers')).toBe(false);
  });
});
