import { describe, expect, it } from 'vitest';
import { holdEnemy } from '../../effects/enemies.ts';
import type { Scene } from '../../scene/scene.ts';
import { challenging, foe, foes, goTo, struck, sum } from '../../testing/fighting.ts';
import { print } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';
import { ELEMENTS } from '../catalogue.ts';

// What is printed on the tokens, with the values of CMB-EFF-01 in the specification.
const TABLE = [
  ['none', 'prowlers', 'full', 'full', 'full', 'full'],
  ['Physical', 'golems', 'half', 'full', 'full', 'full'],
  ['Fire', 'fire-mages', 'full', 'half', 'full', 'full'],
  ['Ice', 'ice-mages', 'full', 'full', 'half', 'full'],
  ['Fire + Ice', 'high-dragon', 'full', 'half', 'half', 'half'],
  ['Physical + Fire', 'fire-golems', 'half', 'half', 'full', 'full'],
  ['Physical + Ice', 'ice-golems', 'half', 'full', 'half', 'full'],
  ['Physical + Fire + Ice', 'altem-guardsmen', 'half', 'half', 'half', 'half'],
] as const;

const element = (name: string) => (name === 'physical' ? '' : `${name} `);

describe('efficient and inefficient Attacks', () => {
  it.each(TABLE)(
    'CMB-EFF-01 against resistance %s (%s): physical %s, Fire %s, Ice %s, Cold Fire %s',
    (_, enemy, ...row) => {
      for (const [i, name] of ELEMENTS.entries()) {
        for (const kind of ['attack', 'ranged', 'siege']) {
          const [total] = sum(struck(enemy, [`${element(name)}${kind} 10`]));
          expect([name, kind, total]).toEqual([name, kind, row[i] === 'full' ? 10 : 5]);
        }
      }
      const p = struck(enemy, []);
      expect(foe(p, enemy).efficientAttacks).toEqual(ELEMENTS.filter((_name, i) => row[i] === 'full'));
    },
  );

  it.each([
    ['EX-RES-01', 'ironclads', ['attack 6'], 3],
    ['EX-RES-01', 'ironclads', ['attack 5'], 2],
    ['EX-RES-02', 'ironclads', ['ice attack 3'], 3],
    ['EX-RES-02', 'ironclads', ['fire attack 3'], 3],
    ['EX-RES-03', 'ironclads', ['fire attack 2', 'attack 1', 'attack 1'], 3],
    ['EX-RES-04', 'ironclads', ['attack 3', 'attack 2', 'fire attack 1'], 3],
    ['EX-RES-05', 'fire-golems', ['attack 3', 'fire attack 5'], 4],
    ['EX-RES-07', 'fire-mages', ['cold-fire attack 5'], 5],
    ['EX-RES-08', 'high-dragon', ['cold-fire attack 9'], 4],
    ['EX-RES-08', 'high-dragon', ['cold-fire attack 18'], 9],
    ['EX-RES-08', 'high-dragon', ['attack 9'], 9],
    ['EX-RES-10', 'altem-guardsmen', ['attack 5', 'fire attack 3', 'ice attack 3', 'cold-fire attack 3'], 7],
    ['EX-RES-10', 'altem-guardsmen', ['attack 5', 'fire attack 3', 'ice attack 3', 'cold-fire attack 2'], 6],
  ] as const)(
    'CMB-RNG-08 %s %s and %j: efficient values and half of all others together, %i',
    (_, enemy, values, total) => {
      const p = struck(enemy, values);
      expect(sum(p)[0]).toBe(total);
      expect(p.refusal('attack')).toBe(total >= sum(p)[1] ? null : 'CMB-RNG-11');
    },
  );

  it('CMB-RNG-08 the same in the Ranged and Siege phase, with cards and Units', () => {
    const scene: Scene = { mana: ['white', 'red'], source: [], hand: ['swiftness'], units: ['utem-crossbowmen'] };
    const p = challenging('ironclads', scene).answer('target ironclads', 'power swiftness');
    p.answer('use utem-crossbowmen ranged attack 2');
    expect(sum(p)).toEqual([2, 3]);
  });

  it('CMB-RNG-09 CMB-ATK-05 one resistant target makes the value inefficient for the whole group', () => {
    expect(sum(struck(['ironclads', 'prowlers'], ['attack 6']))).toEqual([3, 6]);
    const strong = struck(['ironclads', 'prowlers'], ['attack 12']);
    expect(sum(strong)).toEqual([6, 6]);
    expect(strong.answer('attack').me.fame).toBe(4 + 2);
  });

  it('CMB-RNG-09 the value counts in full again once that target is removed', () => {
    const p = struck(['ironclads', 'prowlers'], ['attack 3']);
    expect(sum(p)).toEqual([1, 6]);
    expect(sum(p.answer('spare ironclads'))).toEqual([3, 3]);
  });

  it('CMB-RNG-14 attacked separately, the same enemies fall to 9 in total', () => {
    const combat = { enemies: ['ironclads', 'prowlers'], phase: 'attack' } as const;
    const p = playing({ combat, hand: ['blood-rage', 'march x4'] }).answer('target prowlers');
    p.answer('sideways march attack', 'sideways march attack', 'sideways march attack', 'attack', 'target ironclads');
    p.answer('play blood-rage', 'attack 5 and take a wound', 'sideways march attack');
    expect(sum(p)).toEqual([3, 3]);
    expect(p.answer('attack').me.fame).toBe(2 + 4);
  });

  it('CMB-RNG-10 Cold Fire is inefficient only if a single target has both resistances', () => {
    expect(sum(struck(['fire-mages', 'ice-mages'], ['cold-fire attack 10']))[0]).toBe(10);
    expect(sum(struck(['fire-mages', 'high-dragon'], ['cold-fire attack 10']))[0]).toBe(5);
    expect(sum(struck(['fire-mages', 'ice-mages'], ['fire attack 5', 'ice attack 5']))[0]).toBe(5);
  });
});

describe('resistances of enemies', () => {
  it('CMB-DEF-02 Physical: sideways cards are halved too', () => {
    const p = challenging('ironclads', { hand: ['march x4'] });
    goTo(p, 'attack').answer('target ironclads');
    for (let i = 0; i < 2; i++) p.answer('sideways march attack');
    expect([p.me.hand.filter(card => card === 'march').length, sum(p)]).toEqual([2, [1, 3]]);
    p.answer('sideways march attack', 'sideways march attack');
    expect([sum(p), p.refusal('attack')]).toEqual([[2, 3], 'CMB-RNG-11']);
  });

  it('CMB-DEF-03 Fire: Fire Attacks are halved, Ice Attacks are not', () => {
    const scene: Scene = { mana: ['red', 'blue'], source: [], hand: ['fire-bolt', 'ice-bolt'] };
    const p = challenging('fire-mages', scene).answer('target fire-mages', 'power fire-bolt');
    expect(sum(p)).toEqual([1, 5]);
    expect(sum(p.answer('power ice-bolt'))).toEqual([4, 5]);
  });

  it('CMB-DEF-04 Ice: Ice Attacks are halved, Fire Attacks are not', () => {
    const scene: Scene = { mana: ['red', 'blue'], source: [], hand: ['fire-bolt', 'ice-bolt'] };
    const p = challenging('ice-mages', scene).answer('target ice-mages', 'power ice-bolt');
    expect(sum(p)).toEqual([1, 6]);
    expect(sum(p.answer('power fire-bolt'))).toEqual([4, 6]);
  });

  it('CMB-DEF-05 Fire and Ice: only physical Attacks count in full', () => {
    const values = ['fire attack 4', 'ice attack 4', 'cold-fire attack 4', 'attack 3'];
    expect(sum(struck('high-dragon', values))).toEqual([6 + 3, 9]);
  });
});

// A red, a blue and a white card that prevent an enemy from attacking.
print('rage', { basic: holdEnemy({ fortified: true }), powered: holdEnemy({ fortified: true }) });
print('determination', { basic: holdEnemy({ fortified: true }) });
print('promise', { basic: holdEnemy({ fortified: true }) });

describe('effects other than Attack and Block', () => {
  const ALL = ['fire-mages', 'ice-mages', 'high-dragon', 'prowlers'];
  const withCard = (card: string, enemies: readonly string[] = ALL) => challenging(enemies, { hand: [card] });

  it.each([
    [
      'CMB-GEN-09 CMB-DEF-03 an enemy with Fire resistance ignores those of red cards',
      'rage',
      ['ice-mages', 'prowlers'],
    ],
    [
      'CMB-GEN-10 CMB-DEF-04 an enemy with Ice resistance ignores those of blue cards',
      'determination',
      ['fire-mages', 'prowlers'],
    ],
    ['CMB-GEN-09 CMB-GEN-10 those of other colours touch everybody', 'promise', ALL],
  ])('%s', (_, card, touched) => {
    const p = withCard(card).answer(`play ${card}`);
    expect([p.prompt, p.offered()]).toEqual(['hold-enemy', [...touched].sort()]);
    p.answer('prowlers');
    expect(foes(p).filter(key => foe(p, key).held)).toEqual(['prowlers']);
  });

  it.each([
    ['CMB-GEN-09', 'rage', 'fire-mages'],
    ['CMB-GEN-10', 'determination', 'ice-mages'],
  ])('%s is why nothing can be done to such an enemy alone', (rule, card, enemy) => {
    const p = withCard(card, [enemy, 'high-dragon']);
    expect([p.offered(`play ${card}`), p.refusal(`play ${card}`)]).toEqual([[], rule]);
  });

  it('CRD-26 CMB-GEN-09 a red effect stays red when played through a green card without mana', () => {
    const scene: Scene = { hand: ['concentration', 'rage'], mana: ['green'], source: [] };
    const p = challenging(ALL, scene).answer('power concentration');
    expect([p.prompt, p.offered()]).toEqual(['hold-enemy', ['ice-mages', 'prowlers']]);
  });

  it('CMB-GEN-10 a Unit ability paid with blue mana does nothing to Ice Mages, and the Unit stays ready', () => {
    const scene: Scene = { units: ['amotep-freezers'], mana: ['blue'], source: [] };
    const p = challenging('ice-mages', scene);
    expect([p.offered('use amotep-freezers'), p.refusal('use amotep-freezers hold an enemy')]).toEqual([
      [],
      'CMB-GEN-10',
    ]);
    const both = challenging(['ice-mages', 'fire-mages'], scene).answer('use amotep-freezers hold an enemy');
    expect([foe(both, 'fire-mages').held, foe(both, 'ice-mages').held]).toEqual([true, false]);
  });

  it('CMB-GEN-09 CMB-GEN-10 gold mana counts as the color it was used for', () => {
    const p = challenging('ice-mages', { units: ['amotep-freezers'], mana: ['gold'], source: [] });
    expect(p.refusal('use amotep-freezers hold an enemy')).toBe('CMB-GEN-10');
  });

  it('CMB-GEN-10 a Unit paid with white mana is not a blue effect', () => {
    const p = challenging('ice-mages', { units: ['illusionists'], mana: ['white'], source: [] });
    expect(foe(p.answer('use illusionists hold an enemy'), 'ice-mages').held).toBe(true);
  });
});
