import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { endTurn, fighting, skilled, values } from '../../testing/using-skills.ts';

describe('Forward March', () => {
  it('is Move 1 for each ready, unwounded Unit, at most 3', () => {
    const march = (...units: string[]) =>
      skilled('norowas-forward-march', { level: 9, units }).answer('skill norowas-forward-march').turn.move;
    expect(march('peasants', 'foresters spent', 'herbalists wounded')).toBe(1);
    expect(march('peasants', 'foresters', 'herbalists', 'catapults')).toBe(3);
    const nobody = skilled('norowas-forward-march', { units: ['peasants spent'] });
    expect(nobody.refusal('skill norowas-forward-march')).toBe('UNI-04');
  });
});

describe('Day Sharpshooting', () => {
  it('is a Ranged Attack 2 by day, 1 at night and in a dungeon or tomb', () => {
    const shot = (scene: Scene) =>
      values(fighting('norowas-day-sharpshooting', 'ranged', scene).answer('skill norowas-day-sharpshooting'));
    expect(shot({})).toEqual([['ranged', 'physical', 2]]);
    expect(shot({ time: 'night' })).toEqual([['ranged', 'physical', 1]]);
    const underground = { enemies: ['swordsmen'], targets: ['swordsmen'], nightRules: true };
    expect(shot({ combat: underground })).toEqual([['ranged', 'physical', 1]]);
  });
});

describe('Inspiration', () => {
  const use = 'skill norowas-inspiration';

  it('readies a spent Unit or heals a Wounded one, of any level', () => {
    const scene: Scene = { level: 5, units: ['peasants spent', 'altem-guardians wounded', 'foresters'] };
    const p = skilled('norowas-inspiration', scene).answer(use);
    expect(p.offered()).toEqual(['heal a unit', 'ready a unit']);
    expect(p.answer('heal a unit').me.units.map(unit => [unit.spent, unit.wounds])).toEqual([
      [true, 0],
      [false, 0],
      [false, 0],
    ]);
    const ready = skilled('norowas-inspiration', scene).answer(use, 'ready a unit');
    expect(ready.me.units.map(unit => [unit.spent, unit.wounds])).toEqual([
      [false, 0],
      [false, 1],
      [false, 0],
    ]);
  });

  it('heals one Wound of a Unit with two, and asks which Unit', () => {
    const units = [
      { unit: 'peasants', wounds: 2 },
      { unit: 'catapults', wounds: 1 },
    ];
    const p = skilled('norowas-inspiration', { level: 5, units }).answer(use);
    expect([p.prompt, p.offered()]).toEqual(['mend-unit', ['catapults', 'peasants']]);
    expect(p.answer('peasants').me.units.map(unit => unit.wounds)).toEqual([1, 1]);
  });

  it('cannot be used in combat, or without such a Unit', () => {
    const fight = fighting('norowas-inspiration', 'block', { units: ['peasants wounded'] });
    expect(fight.refusal(use)).not.toBeNull();
    expect(skilled('norowas-inspiration', { units: ['peasants'] }).refusal(use)).not.toBeNull();
  });
});

describe('Bright Negotiation', () => {
  it('is Influence 3 by day and 2 by night', () => {
    const use = 'skill norowas-bright-negotiation';
    expect(skilled('norowas-bright-negotiation').answer(use).turn.influence).toBe(3);
    expect(skilled('norowas-bright-negotiation', { time: 'night' }).answer(use).turn.influence).toBe(2);
  });
});

describe.each([
  ['norowas-leaves-in-the-wind', 'green', 'white'],
  ['norowas-whispers-in-the-treetops', 'white', 'green'],
] as const)('%s', (name, crystal, mana) => {
  it(`gives a ${crystal} crystal and a ${mana} mana token`, () => {
    const p = skilled(name).answer(`skill ${name}`);
    expect([p.me.crystals[crystal], p.me.mana]).toEqual([1, [mana]]);
  });
});

describe('Leadership', () => {
  const use = 'skill norowas-leadership';
  const units = ['utem-crossbowmen', 'catapults', 'herbalists', 'peasants spent'];
  const led = (phase: 'ranged' | 'block' | 'attack', scene: Scene = {}) =>
    fighting('norowas-leadership', phase, { level: 7, units, mana: ['red', 'green'], ...scene }).answer(use);

  it('a Block is worth 3 more', () => {
    const p = led('block');
    expect(p.offered()).toEqual(['use utem-crossbowmen block 3']);
    expect(values(p.answer('use utem-crossbowmen block 3'))).toEqual([['block', 'physical', 6]]);
    expect([p.me.units[0]?.spent, p.refusal(use)]).toEqual([true, 'SKL-02']);
  });

  it('before the Attack phase a Ranged Attack is worth 1 more, a Siege Attack nothing', () => {
    const p = led('ranged');
    expect(p.offered()).toEqual(['use utem-crossbowmen ranged attack 2']);
    expect(values(p.answer('use utem-crossbowmen ranged attack 2'))).toEqual([['ranged', 'physical', 3]]);
  });

  it('in the Attack phase every Attack is worth 2 more, whatever its reach and element', () => {
    const p = led('attack');
    expect(p.offered()).toEqual([
      'use catapults siege attack 3',
      'use catapults siege fire attack 5',
      'use utem-crossbowmen attack 3',
      'use utem-crossbowmen ranged attack 2',
    ]);
    p.answer('use catapults siege fire attack 5');
    expect([values(p), p.me.mana]).toEqual([[['siege', 'fire', 7]], ['green']]);
    expect(values(led('attack').answer('use utem-crossbowmen attack 3'))).toEqual([['melee', 'physical', 5]]);
  });

  it('is for combat, with a ready Unit', () => {
    expect(skilled('norowas-leadership', { units }).refusal(use)).toBe('CRD-20');
    expect(fighting('norowas-leadership', 'block', { units: ['peasants spent'] }).refusal(use)).toBe('UNI-04');
    const dungeon = { enemies: ['swordsmen'], targets: ['swordsmen'], phase: 'block', unitsAllowed: false } as const;
    expect(fighting('norowas-leadership', 'block', { units, combat: dungeon }).refusal(use)).toBe('UNI-04');
  });
});

describe('Bonds of Loyalty', () => {
  const NAME = 'norowas-bonds-of-loyalty';
  const village: Scene = {
    map: { '0,0': 'village' },
    interacting: true,
    influence: 9,
    unitOffer: ['peasants', 'foresters', 'herbalists'],
  };

  it('when it is gained, two Regular Units join the offer', () => {
    const p = skilled([], {
      hero: 'norowas',
      fame: 3,
      level: 1,
      hand: ['march', 'rage'],
      skillPile: [NAME, 'norowas-leadership', '...'],
      unitOffer: ['peasants'],
      regularDeck: ['foresters', 'illusionists'],
    });
    p.answer('end-turn', `keep ${NAME}`);
    p.answer(p.offered()[0] as string);
    expect(p.state.unitOffer).toEqual(['peasants', 'foresters', 'illusionists']);
  });

  it('a Unit recruited for it costs 5 Influence less, but not below 0, and needs no other Command token', () => {
    const p = skilled(NAME, { ...village, units: ['catapults'], unitOffer: ['peasants', 'utem-crossbowmen'] });
    expect(p.offered('bind', 'recruit')).toEqual([
      'bind peasants',
      'bind utem-crossbowmen',
      'recruit peasants',
      'recruit utem-crossbowmen',
    ]);
    p.answer('bind utem-crossbowmen');
    expect([p.turn.influence, p.me.units.map(unit => unit.unit)]).toEqual([8, ['catapults', 'utem-crossbowmen']]);
    expect(p.offered('bind')).toEqual([]);
    const cheap = skilled(NAME, village).answer('bind peasants');
    expect(cheap.turn.influence).toBe(9);
  });

  it('REC-03 without another free token a recruit gets this one, 5 Influence cheaper, and no one is disbanded', () => {
    const p = skilled(NAME, { ...village, units: ['catapults'], unitOffer: ['peasants', 'utem-crossbowmen'] });
    p.answer('recruit utem-crossbowmen');
    expect([p.prompt, p.turn.influence]).toEqual(['turn', 8]);
    expect(p.me.units.map(unit => unit.unit)).toEqual(['catapults', 'utem-crossbowmen']);
    p.answer('recruit peasants');
    expect([p.prompt, p.offered()]).toEqual(['disband', ['disband catapults']]);
  });

  it('CMB-DMG-05 of two Units with the same name, one of them with this token, both may absorb damage', () => {
    const units = ['peasants', 'peasants'];
    const [first, second] = skilled(NAME, { units, level: 3 }).me.units;
    const assigning = (id: number | undefined) => {
      const modifiers = [{ mod: 'loyal', until: 'game', on: `${id}` }] as const;
      return skilled(NAME, { units, level: 3, modifiers, combat: { enemies: ['swordsmen'], phase: 'damage' } });
    };
    for (const bound of [first, second]) {
      const p = assigning(bound?.id).answer('take swordsmen');
      expect(p.offered()).toEqual(['hero', 'peasants 1', 'peasants 2']);
    }
  });

  it('its Unit is never disbanded, and does not count toward the tokens of the levels', () => {
    const p = skilled(NAME, village).answer('bind peasants', 'recruit foresters', 'recruit herbalists');
    expect([p.prompt, p.offered()]).toEqual(['disband', ['disband foresters']]);
    p.answer('disband foresters');
    expect(p.me.units.map(unit => unit.unit)).toEqual(['peasants', 'herbalists']);
  });

  it('a Unit gained without room for it gets this token', () => {
    const p = skilled(NAME, {
      units: ['catapults'],
      unitOffer: ['peasants'],
      rewards: ['unit'],
      hand: ['march', 'rage'],
    });
    p.answer('end-turn', 'peasants');
    expect(p.me.units.map(unit => unit.unit)).toEqual(['catapults', 'peasants']);
    expect(p.state.modifiers.map(({ mod }) => mod)).toEqual(['loyal']);
  });

  const bound: Scene = { units: ['peasants', 'foresters'], modifiers: [{ mod: 'loyal', until: 'game', on: '1' }] };

  it('conflicts.md C-41 its Unit may be used, and absorb damage, where Units are forbidden', () => {
    const first = skilled(NAME, bound).me.units[0]?.id;
    const loyal: Scene = { ...bound, modifiers: [{ mod: 'loyal', until: 'game', on: `${first}` }] };
    const combat = { enemies: ['swordsmen'], targets: ['swordsmen'], phase: 'block', unitsAllowed: false } as const;
    const p = skilled(NAME, { ...loyal, combat });
    expect(p.offered('use')).toEqual(['use peasants block 2', 'use peasants influence 2', 'use peasants move 2']);
    expect(p.refusal('use foresters block 3')).toBe('UNI-15');
    p.answer('end-phase', 'take swordsmen');
    expect(p.offered()).toEqual(['hero', 'peasants']);
  });

  it('if its Unit is lost the token is free again', () => {
    const first = skilled(NAME, bound).me.units[0]?.id;
    const loyal: Scene = {
      ...village,
      units: ['foresters'],
      modifiers: [{ mod: 'loyal', until: 'game', on: `${Number(first) + 9}` }],
    };
    expect(skilled(NAME, loyal).offered('bind')).toHaveLength(3);
  });
});

describe('Prayer of Weather', () => {
  const use = 'skill norowas-prayer-of-weather';
  const map = { '1,0': 'forest', '0,1': 'swamp', '-1,0': 'plains', '1,-1': 'lake' };
  const scene: Scene = {
    hero: 'norowas',
    others: { tovak: { at: '2,0', hand: ['march x3'] } },
    map,
    hand: ['march', 'rage'],
  };

  it('every terrain costs its owner 2 less, but not below 1, starting this turn', () => {
    const p = skilled('norowas-prayer-of-weather', { ...scene, move: 9 }).answer(use);
    const cost = (hex: string) => p.way(`walk ${hex}`).cost;
    expect([cost('1,0'), cost('0,1'), cost('-1,0')]).toEqual([1, 3, 1]);
    expect(p.refusal('walk 1,-1')).toBe('MOV-04');
  });

  it('SKL-03 TRN-05 every terrain costs the others 1 more, but not above 5, until the owner’s next turn', () => {
    const p = endTurn(skilled('norowas-prayer-of-weather', scene).answer(use));
    expect(p.seat).toBe(1);
    p.answer('sideways march move', 'sideways march move');
    expect(p.refusal('walk 3,0')).toBe('MOV-03'); // plains: 2 and 1 more
    expect(p.answer('sideways march move').way('walk 3,0').cost).toBe(3);
    endTurn(p);
    expect([p.seat, p.state.modifiers, p.refusal(use)]).toEqual([0, [], 'SKL-02']);
  });

  it('costs are raised to 5 at most, and higher ones stay', () => {
    const p = skilled([], {
      ...scene,
      map: { '1,0': 'swamp', '0,1': 'desert' },
      move: 20,
      modifiers: [{ mod: 'weather', by: 'tovak', from: 'norowas-prayer-of-weather', until: 'next-turn' }],
    });
    expect([p.way('walk 1,0').cost, p.way('walk 0,1').cost, p.way('walk -1,0').cost]).toEqual([5, 5, 3]);
  });
});
