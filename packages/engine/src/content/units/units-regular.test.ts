import { describe, expect, it } from 'vitest';
import { UNITS } from '../../rules/catalogue.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { playing } from '../../testing/playing.ts';
import { inFight, usesOf, withoutMana, yieldOf } from '../../testing/using-units.ts';

type Uses = Partial<Record<'turn' | Phase, string[]>>;
const NOTHING = { turn: [], ranged: [], block: [], damage: [], attack: [] };

describe('Regular Units as printed', () => {
  it.each<[string, number, number, number, number, string[]]>([
    ['peasants', 3, 4, 1, 3, []],
    ['foresters', 2, 5, 1, 4, []],
    ['herbalists', 2, 3, 1, 2, []],
    ['utem-crossbowmen', 2, 6, 2, 4, []],
    ['utem-guardsmen', 2, 5, 2, 5, []],
    ['utem-swordsmen', 2, 6, 2, 4, []],
    ['guardian-golems', 2, 7, 2, 3, ['physical']],
    ['illusionists', 2, 7, 2, 2, ['physical']],
    ['red-cape-monks', 1, 7, 2, 4, []],
    ['northern-monks', 1, 7, 2, 4, []],
    ['savage-monks', 1, 7, 2, 4, []],
  ])('UNI-01 UNI-11 %s: %i cards, cost %i, level %i, Armor %i, resistances %j', (unit, ...printed) => {
    const { copies, cost, level, armor, resistances, kind } = UNITS.get(unit);
    expect([copies, cost, level, armor, resistances]).toEqual(printed);
    expect(kind).toBe('regular');
  });

  const anytime = (...uses: string[]): Uses => ({ turn: uses, ranged: uses, block: uses, damage: uses, attack: uses });

  it.each<[string, Uses]>([
    [
      'peasants',
      {
        ...anytime('influence 2', 'move 2'),
        block: ['block 2', 'influence 2', 'move 2'],
        attack: ['attack 2', 'influence 2', 'move 2'],
      },
    ],
    ['foresters', { ...anytime('move 2 and cheaper terrain'), block: ['block 3', 'move 2 and cheaper terrain'] }],
    ['herbalists', { ...anytime('green mana'), turn: ['green mana', 'heal 2'] }],
    ['utem-crossbowmen', { ranged: ['ranged attack 2'], block: ['block 3'], attack: ['attack 3', 'ranged attack 2'] }],
    ['utem-guardsmen', { block: ['block 4'], attack: ['attack 2'] }],
    ['utem-swordsmen', { block: ['block 3', 'block 6 and wound'], attack: ['attack 3', 'attack 6 and wound'] }],
    ['guardian-golems', { block: ['block 2', 'fire block 4', 'ice block 4'], attack: ['attack 2'] }],
    [
      'illusionists',
      {
        ...anytime('hold an enemy', 'influence 4', 'white crystal'),
        turn: ['influence 4', 'white crystal'],
        attack: ['influence 4', 'white crystal'],
      },
    ],
    ['red-cape-monks', { block: ['block 3', 'fire block 4'], attack: ['attack 3', 'fire attack 4'] }],
    ['northern-monks', { block: ['block 3', 'ice block 4'], attack: ['attack 3', 'ice attack 4'] }],
    ['savage-monks', { ranged: ['siege attack 4'], block: ['block 3'], attack: ['attack 3', 'siege attack 4'] }],
  ])('UNI-02 UNI-08 what %s can do and when', (unit, uses) => {
    expect(usesOf(unit)).toEqual({ ...NOTHING, ...uses });
  });

  it.each<[string, string, Phase, string, string, number, string | null]>([
    ['peasants', 'attack 2', 'attack', 'melee', 'physical', 2, null],
    ['peasants', 'block 2', 'block', 'block', 'physical', 2, null],
    ['foresters', 'block 3', 'block', 'block', 'physical', 3, null],
    ['utem-crossbowmen', 'attack 3', 'attack', 'melee', 'physical', 3, null],
    ['utem-crossbowmen', 'block 3', 'block', 'block', 'physical', 3, null],
    ['utem-crossbowmen', 'ranged attack 2', 'ranged', 'ranged', 'physical', 2, null],
    ['utem-guardsmen', 'attack 2', 'attack', 'melee', 'physical', 2, null],
    ['utem-guardsmen', 'block 4', 'block', 'block', 'physical', 4, null],
    ['utem-swordsmen', 'attack 3', 'attack', 'melee', 'physical', 3, null],
    ['utem-swordsmen', 'block 3', 'block', 'block', 'physical', 3, null],
    ['utem-swordsmen', 'attack 6 and wound', 'attack', 'melee', 'physical', 6, null],
    ['utem-swordsmen', 'block 6 and wound', 'block', 'block', 'physical', 6, null],
    ['guardian-golems', 'attack 2', 'attack', 'melee', 'physical', 2, null],
    ['guardian-golems', 'block 2', 'block', 'block', 'physical', 2, null],
    ['guardian-golems', 'fire block 4', 'block', 'block', 'fire', 4, 'red'],
    ['guardian-golems', 'ice block 4', 'block', 'block', 'ice', 4, 'blue'],
    ['red-cape-monks', 'attack 3', 'attack', 'melee', 'physical', 3, null],
    ['red-cape-monks', 'block 3', 'block', 'block', 'physical', 3, null],
    ['red-cape-monks', 'fire attack 4', 'attack', 'melee', 'fire', 4, 'red'],
    ['red-cape-monks', 'fire block 4', 'block', 'block', 'fire', 4, 'red'],
    ['northern-monks', 'attack 3', 'attack', 'melee', 'physical', 3, null],
    ['northern-monks', 'block 3', 'block', 'block', 'physical', 3, null],
    ['northern-monks', 'ice attack 4', 'attack', 'melee', 'ice', 4, 'blue'],
    ['northern-monks', 'ice block 4', 'block', 'block', 'ice', 4, 'blue'],
    ['savage-monks', 'attack 3', 'attack', 'melee', 'physical', 3, null],
    ['savage-monks', 'block 3', 'block', 'block', 'physical', 3, null],
    ['savage-monks', 'siege attack 4', 'ranged', 'siege', 'physical', 4, 'green'],
  ])('UNI-07 %s: %s in the %s phase is %s %s %i, paid with %s', (unit, use, phase, kind, element, n, mana) => {
    expect(yieldOf(unit, use, phase)).toEqual({ value: { kind, element, n }, paid: mana === null ? [] : [mana] });
    expect(withoutMana(unit, use, phase)).toBe(mana === null ? null : 'MAN-06');
  });
});

describe('Peasants', () => {
  it('give Influence 2 or Move 2', () => {
    expect(playing({ units: ['peasants'] }).answer('use peasants influence 2').turn).toMatchObject({
      influence: 2,
      move: 0,
    });
    expect(playing({ units: ['peasants'] }).answer('use peasants move 2').turn).toMatchObject({
      influence: 0,
      move: 2,
    });
  });
});

describe('Foresters', () => {
  it('give Move 2, and forests, hills and swamps cost 1 less for the rest of the turn', () => {
    const map = { '1,0': 'forest', '0,1': 'hills', '-1,1': 'swamp', '-1,0': 'desert', '0,-1': 'wasteland' };
    const p = playing({ map, units: ['foresters'], move: 3 }).answer('use foresters move 2 and cheaper terrain');
    expect(p.turn.move).toBe(5);
    const costs = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(hex => p.way(`walk ${hex}`).cost);
    expect(costs).toEqual([2, 2, 4, 5, 4, 2]);
  });

  it('two of them make hills cost 1', () => {
    const use = 'use foresters move 2 and cheaper terrain';
    const p = playing({ map: { '1,0': 'hills' }, units: ['foresters', 'foresters'], level: 3 }).answer(use, use);
    expect(p.way('walk 1,0').cost).toBe(1);
  });
});

describe('Herbalists', () => {
  it('heal 2 for green mana, never in combat', () => {
    const p = playing({ units: ['herbalists'], mana: ['green'], source: [], hand: ['rage'] });
    p.answer('use herbalists heal 2');
    expect([p.turn.heal, p.me.mana]).toEqual([2, []]);
    expect(inFight('herbalists', 'block').refusal('use herbalists heal 2')).toBe('CMB-GEN-07');
  });

  it('UNI-10 ready one spent Unit of level 1 or 2, Wounded or not, and never in combat', () => {
    const units = ['herbalists', 'peasants spent', 'savage-monks spent wounded', 'foresters', 'fire-mages spent'];
    const p = playing({ level: 9, units }).answer('use herbalists ready a unit');
    // Their own activation has spent them, but they are not among the choices.
    expect([p.prompt, p.offered()]).toEqual(['ready-unit', ['peasants', 'savage-monks']]);
    p.answer('savage-monks');
    expect(p.me.units[2]).toMatchObject({ unit: 'savage-monks', spent: false, wounds: 1 });
    expect(playing({ level: 3, units: ['herbalists', 'peasants'] }).offered('use herbalists ready')).toEqual([]);
    const scene: Scene = { level: 3, units: ['herbalists', 'peasants spent'] };
    expect(inFight('herbalists', 'attack', scene).refusal('use herbalists ready a unit')).toBe('UNI-10');
  });

  it('UNI-10 ready other Herbalists that were used before, but neither can ready itself', () => {
    const p = playing({ level: 3, units: ['herbalists', 'herbalists'] }).answer('use herbalists green mana');
    p.answer('use herbalists ready a unit');
    expect(p.me.units.map(({ spent }) => spent)).toEqual([false, true]);
  });

  it('give a green mana token', () => {
    const p = playing({ units: ['herbalists'], hand: ['march'], source: [] }).answer('use herbalists green mana');
    expect(p.me.mana).toEqual(['green']);
    expect(p.answer('power march').turn.move).toBe(4);
  });
});

describe('Utem Guardsmen', () => {
  it('block 4, which counts double against a Swift attack', () => {
    const combat = { enemies: ['wolf-riders', 'prowlers'], phase: 'block' } as const;
    const p = playing({ units: ['utem-guardsmen', 'utem-guardsmen'], level: 3, combat });
    p.answer('target wolf-riders', 'use utem-guardsmen block 4');
    expect(p.state.combat?.values).toMatchObject([{ n: 8 }]);
    p.answer('block', 'target prowlers', 'use utem-guardsmen block 4');
    expect(p.state.combat?.values).toMatchObject([{ n: 4 }]);
  });
});

describe('Utem Swordsmen', () => {
  it('Attack 6 and Block 6 cost them a Wound at once', () => {
    for (const [use, phase] of [
      ['attack 6 and wound', 'attack'],
      ['block 6 and wound', 'block'],
    ] as const) {
      const p = inFight('utem-swordsmen', phase).answer(`use utem-swordsmen ${use}`);
      expect(p.me.units).toMatchObject([{ spent: true, wounds: 1 }]);
    }
    for (const [use, phase] of [
      ['attack 3', 'attack'],
      ['block 3', 'block'],
    ] as const) {
      const p = inFight('utem-swordsmen', phase).answer(`use utem-swordsmen ${use}`);
      expect(p.me.units).toMatchObject([{ spent: true, wounds: 0 }]);
    }
  });

  it('so no damage can be assigned to them afterward', () => {
    const combat = { enemies: ['prowlers', 'diggers'], phase: 'block' } as const;
    const blocked = (use: string) =>
      playing({ units: ['utem-swordsmen', 'peasants'], level: 3, combat, hand: ['rage'] })
        .answer('target diggers', `use utem-swordsmen ${use}`, 'block', 'end-phase', 'take prowlers')
        .offered();
    expect(blocked('block 6 and wound')).toEqual(['hero', 'peasants']);
    expect(blocked('block 3')).toEqual(['hero', 'peasants', 'utem-swordsmen']);
  });

  it('only the one that was used is Wounded', () => {
    const combat = { enemies: ['prowlers'], targets: ['prowlers'], phase: 'attack' } as const;
    const p = playing({ level: 3, units: ['utem-swordsmen', 'utem-swordsmen'], combat });
    p.answer('use utem-swordsmen attack 6 and wound');
    expect(p.me.units.map(({ spent, wounds }) => [spent, wounds])).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });
});

describe('Illusionists', () => {
  const WHITE: Scene = { units: ['illusionists'], mana: ['white'], source: [] };

  it('give Influence 4', () => {
    expect(playing(WHITE).answer('use illusionists influence 4').turn.influence).toBe(4);
  });

  it('give a white crystal, or white mana with three stored', () => {
    expect(playing(WHITE).answer('use illusionists white crystal').me).toMatchObject({ crystals: { white: 1 } });
    const full = playing({ ...WHITE, crystals: { white: 3 }, mana: [] }).answer('use illusionists white crystal');
    expect(full.me).toMatchObject({ crystals: { white: 3 }, mana: ['white'] });
  });

  it('white mana prevents an enemy that is not fortified in any way from attacking', () => {
    const combat = {
      enemies: [
        'swordsmen',
        { enemy: 'prowlers', at: '1,-1' },
        { enemy: 'diggers', at: '-1,0' },
        { enemy: 'wolf-riders', at: '0,-1' },
      ],
    };
    const p = playing({ ...WHITE, map: { '0,0': 'keep' }, combat }).answer('use illusionists hold an enemy');
    expect([p.prompt, p.offered()]).toEqual(['hold-enemy', ['prowlers', 'wolf-riders']]);
    p.answer('wolf-riders', 'end-phase');
    expect(p.offered('target')).toEqual(['target diggers', 'target prowlers', 'target swordsmen']);
    p.answer('end-phase');
    expect(p.offered('take')).toEqual(['take diggers', 'take prowlers', 'take swordsmen']);
    expect([p.me.mana, p.me.units[0]?.spent]).toEqual([[], true]);
  });

  it('cannot be used if all enemies are fortified, nor without white mana, nor outside combat', () => {
    const combat = { enemies: ['swordsmen'] };
    const keep = playing({ ...WHITE, map: { '0,0': 'keep' }, combat });
    expect(keep.refusal('use illusionists hold an enemy')).toBe('CRD-11');
    expect(withoutMana('illusionists', 'hold an enemy', 'block')).toBe('MAN-06');
    expect(playing(WHITE).refusal('use illusionists hold an enemy')).toBe('CRD-20');
  });

  it('CMB-GEN-03 with no enemy left to attack, the fight goes straight to the Attack phase', () => {
    const p = inFight('illusionists', 'block').answer('use illusionists hold an enemy', 'end-phase');
    expect([p.prompt, p.offered('target', 'spare')]).toEqual(['combat-attack', ['target prowlers']]);
  });
});
