import { describe, expect, it } from 'vitest';
import { UNITS } from '../../rules/catalogue.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { playing } from '../../testing/playing.ts';
import { inFight, usesOf, withoutMana, yieldOf } from '../../testing/using-units.ts';

type Uses = Partial<Record<'turn' | Phase, string[]>>;
const NOTHING = { turn: [], ranged: [], block: [], damage: [], attack: [] };
const anytime = (...uses: string[]): Uses => ({ turn: uses, ranged: uses, block: uses, damage: uses, attack: uses });

describe('Elite Units as printed', () => {
  it.each<[string, number, number, number, number, string[]]>([
    ['fire-mages', 2, 9, 3, 4, ['fire']],
    ['ice-mages', 2, 9, 3, 4, ['ice']],
    ['fire-golems', 2, 8, 3, 4, ['physical', 'fire']],
    ['ice-golems', 2, 8, 3, 4, ['physical', 'ice']],
    ['amotep-gunners', 2, 8, 3, 6, []],
    ['amotep-freezers', 2, 8, 3, 6, []],
    ['catapults', 3, 9, 3, 4, []],
    ['altem-mages', 2, 12, 4, 5, ['fire', 'ice']],
    ['altem-guardians', 3, 11, 4, 7, []],
  ])('UNI-01 UNI-11 %s: %i cards, cost %i, level %i, Armor %i, resistances %j', (unit, ...printed) => {
    const { copies, cost, level, armor, resistances, kind } = UNITS.get(unit);
    expect([copies, cost, level, armor, resistances]).toEqual(printed);
    expect(kind).toBe('elite');
  });

  it('REC-01 city Units have the city icon', () => {
    const inCities = UNITS.ids().filter(unit => UNITS.get(unit).sites.includes('city'));
    expect(inCities).toEqual(['amotep-gunners', 'amotep-freezers', 'catapults', 'altem-mages', 'altem-guardians']);
  });

  it.each<[string, Uses]>([
    [
      'fire-mages',
      {
        ...anytime('red mana and red crystal'),
        ranged: ['ranged fire attack 3', 'red mana and red crystal'],
        block: ['fire block 6', 'red mana and red crystal'],
        attack: ['fire attack 6', 'ranged fire attack 3', 'red mana and red crystal'],
      },
    ],
    [
      'ice-mages',
      {
        ...anytime('blue mana and blue crystal'),
        ranged: ['blue mana and blue crystal', 'siege ice attack 4'],
        block: ['blue mana and blue crystal', 'ice block 4'],
        attack: ['blue mana and blue crystal', 'ice attack 4', 'siege ice attack 4'],
      },
    ],
    [
      'fire-golems',
      { ranged: ['ranged fire attack 4'], block: ['block 3'], attack: ['attack 3', 'ranged fire attack 4'] },
    ],
    ['ice-golems', { block: ['block 3'], attack: ['attack 3', 'ice attack 6'] }],
    [
      'amotep-gunners',
      { ranged: ['ranged fire attack 6'], block: ['block 5'], attack: ['attack 5', 'ranged fire attack 6'] },
    ],
    [
      'amotep-freezers',
      {
        ...anytime('hold an enemy'),
        turn: [],
        block: ['block 5', 'hold an enemy'],
        attack: ['attack 5', 'hold an enemy'],
      },
    ],
    [
      'catapults',
      {
        ranged: ['siege attack 3', 'siege fire attack 5', 'siege ice attack 5'],
        attack: ['siege attack 3', 'siege fire attack 5', 'siege ice attack 5'],
      },
    ],
    [
      'altem-mages',
      {
        ...anytime('mana and mana'),
        block: ['cold-fire block 5', 'mana and mana'],
        attack: ['cold-fire attack 5', 'mana and mana'],
      },
    ],
    [
      'altem-guardians',
      {
        ...anytime('resistant units'),
        block: ['block 8', 'resistant units'],
        attack: ['attack 5', 'resistant units'],
      },
    ],
  ])('UNI-02 UNI-08 what %s can do and when, by day', (unit, uses) => {
    expect(usesOf(unit)).toEqual({ ...NOTHING, ...uses });
  });

  it.each<[string, string, Phase, string, string, number, string | null]>([
    ['fire-mages', 'ranged fire attack 3', 'ranged', 'ranged', 'fire', 3, null],
    ['fire-mages', 'fire attack 6', 'attack', 'melee', 'fire', 6, 'red'],
    ['fire-mages', 'fire block 6', 'block', 'block', 'fire', 6, 'red'],
    ['ice-mages', 'ice attack 4', 'attack', 'melee', 'ice', 4, null],
    ['ice-mages', 'ice block 4', 'block', 'block', 'ice', 4, null],
    ['ice-mages', 'siege ice attack 4', 'ranged', 'siege', 'ice', 4, 'blue'],
    ['fire-golems', 'attack 3', 'attack', 'melee', 'physical', 3, null],
    ['fire-golems', 'block 3', 'block', 'block', 'physical', 3, null],
    ['fire-golems', 'ranged fire attack 4', 'ranged', 'ranged', 'fire', 4, 'red'],
    ['ice-golems', 'attack 3', 'attack', 'melee', 'physical', 3, null],
    ['ice-golems', 'block 3', 'block', 'block', 'physical', 3, null],
    ['ice-golems', 'ice attack 6', 'attack', 'melee', 'ice', 6, 'blue'],
    ['amotep-gunners', 'attack 5', 'attack', 'melee', 'physical', 5, null],
    ['amotep-gunners', 'block 5', 'block', 'block', 'physical', 5, null],
    ['amotep-gunners', 'ranged fire attack 6', 'ranged', 'ranged', 'fire', 6, 'red'],
    ['amotep-freezers', 'attack 5', 'attack', 'melee', 'physical', 5, null],
    ['amotep-freezers', 'block 5', 'block', 'block', 'physical', 5, null],
    ['catapults', 'siege attack 3', 'ranged', 'siege', 'physical', 3, null],
    ['catapults', 'siege fire attack 5', 'ranged', 'siege', 'fire', 5, 'red'],
    ['catapults', 'siege ice attack 5', 'ranged', 'siege', 'ice', 5, 'blue'],
    ['altem-guardians', 'attack 5', 'attack', 'melee', 'physical', 5, null],
    ['altem-guardians', 'block 8', 'block', 'block', 'physical', 8, null],
  ])('UNI-07 %s: %s in the %s phase is %s %s %i, paid with %s', (unit, use, phase, kind, element, n, mana) => {
    expect(yieldOf(unit, use, phase)).toEqual({ value: { kind, element, n }, paid: mana === null ? [] : [mana] });
    expect(withoutMana(unit, use, phase)).toBe(mana === null ? null : 'MAN-06');
  });
});

describe.each([
  ['Fire Mages', 'fire-mages', 'red'],
  ['Ice Mages', 'ice-mages', 'blue'],
] as const)('%s', (_, unit, color) => {
  it('give a mana token and a crystal; with three crystals stored, two tokens', () => {
    const use = `use ${unit} ${color} mana and ${color} crystal`;
    const p = playing({ units: [unit] }).answer(use);
    expect([p.me.mana, p.me.crystals[color]]).toEqual([[color], 1]);
    const full = playing({ units: [unit], crystals: { [color]: 3 } }).answer(use);
    expect([full.me.mana, full.me.crystals[color]]).toEqual([[color, color], 3]);
  });
});

describe('Amotep Freezers', () => {
  const BLUE: Scene = { units: ['amotep-freezers'], mana: ['blue'], source: [], hand: ['rage', 'march'] };
  const use = 'use amotep-freezers hold an enemy';

  it('CMB-GEN-10 blue mana prevents any enemy without Ice resistance from attacking, fortified or not', () => {
    const combat = { enemies: ['guardsmen', 'ice-mages', 'prowlers'] };
    const p = playing({ ...BLUE, combat, map: { '0,0': 'keep' } }).answer(use);
    expect([p.prompt, p.offered()]).toEqual(['hold-enemy', ['guardsmen', 'prowlers']]);
    p.answer('guardsmen', 'end-phase');
    expect(p.offered('target')).toEqual(['target ice-mages', 'target prowlers']);
    const immune = playing({ ...BLUE, combat: { enemies: ['ice-mages', 'ice-dragon'] } });
    expect([immune.offered('use'), immune.refusal(use)]).toEqual([[], 'CMB-GEN-10']);
    expect(withoutMana('amotep-freezers', 'hold an enemy', 'ranged')).toBe('MAN-06');
  });

  it('its Armor is 3 lower until the end of the turn', () => {
    const p = playing({ ...BLUE, combat: { enemies: ['swordsmen'], phase: 'block' } }).answer(use, 'end-phase');
    expect(p.prompt).toBe('combat-attack');
    p.answer('target swordsmen', 'sideways rage attack');
    expect(p.refusal('attack')).toBe('CMB-RNG-11');
    p.answer('sideways march attack', 'attack');
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'swordsmen' }]);
  });

  it('CMB-DEF-11 but not below 1', () => {
    const combat = { enemies: ['prowlers'], phase: 'block' } as const;
    const p = playing({ ...BLUE, combat }).answer(use, 'end-phase', 'target prowlers');
    expect(p.refusal('attack')).toBe('CMB-RNG-11');
    p.answer('sideways rage attack', 'attack');
    expect(p.told('enemy-defeated')).toHaveLength(1);
  });

  it('CMB-GEN-08 may be used in the Attack phase too, for the Armor', () => {
    const combat = { enemies: ['swordsmen'], phase: 'attack', targets: ['swordsmen'], soFar: ['attack 2'] } as const;
    const p = playing({ ...BLUE, combat });
    expect(p.refusal('attack')).toBe('CMB-RNG-11');
    p.answer(use, 'attack');
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'swordsmen' }]);
  });

  it('lower the Armor of an enemy that is already prevented from attacking', () => {
    const p = playing({ ...BLUE, combat: { enemies: ['swordsmen held', 'prowlers'] } }).answer(use);
    expect(p.offered()).toEqual(['prowlers', 'swordsmen']);
  });
});

describe('Altem Mages', () => {
  const COLORS = ['black', 'blue', 'gold', 'green', 'red', 'white'];

  it('give two mana tokens of any colors, same or different', () => {
    const p = playing({ units: ['altem-mages'] }).answer('use altem-mages mana and mana');
    expect([p.prompt, p.offered()]).toEqual(['gain-mana', COLORS]);
    expect(p.answer('gold').offered()).toEqual(COLORS);
    expect(p.answer('black').me.mana).toEqual(['gold', 'black']);
    const twice = playing({ units: ['altem-mages'] }).answer('use altem-mages mana and mana', 'red', 'red');
    expect(twice.me.mana).toEqual(['red', 'red']);
  });

  it.each<[string, 'attack' | 'block', string[], string[], number]>([
    ['neither', 'attack', ['no', 'no'], ['red', 'blue'], 5],
    ['blue', 'attack', ['pay blue', 'no'], ['red'], 7],
    ['red', 'attack', ['no', 'pay red'], ['blue'], 7],
    ['both', 'attack', ['pay blue', 'pay red'], [], 9],
    ['neither', 'block', ['no', 'no'], ['red', 'blue'], 5],
    ['blue', 'block', ['pay blue', 'no'], ['red'], 7],
    ['red', 'block', ['no', 'pay red'], ['blue'], 7],
    ['both', 'block', ['pay blue', 'pay red'], [], 9],
  ])('with %s paid: Cold Fire %s', (_, what, answers, left, n) => {
    const p = inFight('altem-mages', what, { mana: ['red', 'blue'] }).answer(`use altem-mages cold-fire ${what} 5`);
    expect([p.prompt, p.offered()]).toEqual(['boost', ['no', 'pay blue']]);
    p.answer(answers[0] ?? '');
    expect(p.offered()).toEqual(['no', 'pay red']);
    p.answer(answers[1] ?? '');
    expect(p.state.combat?.values).toMatchObject([
      { kind: what === 'block' ? 'block' : 'melee', element: 'cold-fire', n },
    ]);
    expect(p.me.mana).toEqual(left);
  });

  it('MAN-12 one mana pays once: a gold token raises it by 2, not by 4, and without mana nothing is asked', () => {
    const gold = inFight('altem-mages', 'attack', { mana: ['gold'] });
    gold.answer('use altem-mages cold-fire attack 5', 'pay blue');
    expect([gold.prompt, gold.state.combat?.values[0]?.n]).toEqual(['combat-attack', 7]);
    const none = inFight('altem-mages', 'attack', { mana: [] }).answer('use altem-mages cold-fire attack 5');
    expect([none.prompt, none.state.combat?.values[0]?.n]).toEqual(['combat-attack', 5]);
  });

  const NIGHT: Scene = { time: 'night', units: ['altem-mages', 'amotep-gunners'], level: 3, mana: ['black'] };

  it('black mana turns every Attack into a Siege Attack for the rest of the combat', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, combat: { enemies: ['swordsmen'], targets: ['swordsmen'] } };
    const p = playing({ ...NIGHT, ...keep, source: [] });
    expect(p.refusal('use amotep-gunners attack 5')).toBe('CMB-RNG-03');
    p.answer('use altem-mages ability 4');
    expect(p.offered()).toEqual(['all-cold-fire', 'all-siege']);
    p.answer('all-siege', 'use amotep-gunners attack 5');
    expect(p.state.combat?.values).toMatchObject([{ kind: 'siege', element: 'physical', n: 5 }]);
    p.answer('attack');
    expect([p.prompt, p.state.modifiers]).toEqual(['turn', []]);
  });

  it('CRD-32 cards played sideways are included, even in the Ranged and Siege phase', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, combat: { enemies: ['swordsmen'], targets: ['swordsmen'] } };
    const p = playing({ ...NIGHT, ...keep, source: [], hand: ['march', 'rage'] });
    expect(p.refusal('sideways march attack')).toBe('CMB-RNG-07');
    p.answer('use altem-mages ability 4', 'all-siege', 'sideways march attack');
    expect(p.state.combat?.values).toMatchObject([{ kind: 'siege', element: 'physical', n: 1 }]);
    const melee = inFight('altem-mages', 'attack', { time: 'night', mana: ['black'], hand: ['march'] });
    melee.answer('use altem-mages ability 4', 'all-cold-fire', 'sideways march attack');
    expect(melee.state.combat?.values).toMatchObject([{ kind: 'melee', element: 'cold-fire', n: 1 }]);
    const afar = inFight('altem-mages', 'ranged', { time: 'night', mana: ['black'], hand: ['march'] });
    afar.answer('use altem-mages ability 4', 'all-cold-fire');
    expect(afar.refusal('sideways march attack')).toBe('CMB-RNG-07');
  });

  it('or into a Cold Fire Attack of the same kind and value', () => {
    const combat = { enemies: ['golems'], targets: ['golems'], phase: 'attack' } as const;
    const p = playing({ ...NIGHT, combat, source: [], hand: ['rage'] }).answer(
      'use altem-mages ability 4',
      'all-cold-fire',
    );
    p.answer('use amotep-gunners attack 5', 'play rage');
    expect(p.state.combat?.values).toMatchObject([
      { kind: 'melee', element: 'cold-fire', n: 5 },
      { kind: 'melee', element: 'cold-fire', n: 2 },
    ]);
  });

  it('MAN-08 black mana works only at night', () => {
    const combat = { enemies: ['prowlers'] };
    expect(playing({ ...NIGHT, combat, time: 'day', source: [] }).refusal('use altem-mages ability 4')).toBe('MAN-08');
    expect(playing({ ...NIGHT, source: [] }).refusal('use altem-mages ability 4')).not.toBeNull();
  });
});

describe('Altem Guardians', () => {
  it('block 8, which counts double against a Swift attack', () => {
    const combat = { enemies: ['wolf-riders'], targets: ['wolf-riders'], phase: 'block' } as const;
    const p = playing({ units: ['altem-guardians'], combat }).answer('use altem-guardians block 8');
    expect(p.state.combat?.values).toMatchObject([{ n: 16 }]);
  });

  it.each(['wolf-riders', 'fire-golems', 'ice-golems'])('for green mana all own Units resist everything: %s', enemy => {
    const scene: Scene = { units: ['altem-guardians', 'peasants'], level: 3, mana: ['green'], source: [] };
    const combat = { enemies: [enemy], phase: 'damage' } as const;
    const guarded = playing({ ...scene, combat }).answer('use altem-guardians resistant units');
    guarded.answer(`take ${enemy}`, 'peasants');
    const bare = playing({ ...scene, combat }).answer(`take ${enemy}`, 'peasants');
    const wounds = enemy === 'fire-golems' ? 1 : 0; // 3 × 2 because it is Brutal; twice the Armor of 3
    expect(guarded.me.units[1]?.wounds).toBe(wounds);
    expect(bare.me.units[1]?.wounds ?? 'destroyed').toBe(enemy === 'ice-golems' ? 'destroyed' : 1);
    expect(guarded.prompt).toBe('combat-damage');
  });

  it('CRD-19 it lasts until the end of the turn', () => {
    const p = playing({ units: ['altem-guardians'], mana: ['green'], source: [], played: ['march'] });
    p.answer('use altem-guardians resistant units');
    expect(p.state.modifiers).toMatchObject([{ mod: 'resistant-units' }]);
    expect(p.answer('end-turn').state.modifiers).toEqual([]);
  });
});
