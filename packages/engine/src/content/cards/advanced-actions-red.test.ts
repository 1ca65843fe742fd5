import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const values = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** A fight with Swordsmen (Armor 5, attack 6) as the target. */
const fighting = (phase: Phase, scene: Scene): Playing =>
  playing({
    source: [],
    combat: { enemies: ['swordsmen'], targets: phase === 'damage' ? [] : ['swordsmen'], phase },
    ...scene,
  });

const COLORS = ['black', 'blue', 'gold', 'green', 'red', 'white'];

describe('Blood Ritual', () => {
  it('takes a Wound for a red crystal and a mana token of any color, even black by day', () => {
    const p = playing({ hand: ['blood-ritual'], source: [] }).answer('play blood-ritual');
    expect([p.prompt, p.offered()]).toEqual(['gain-mana', COLORS]);
    p.answer('black');
    expect([p.me.hand, p.me.crystals.red, p.me.mana]).toEqual([['wound'], 1, ['black']]);
  });

  it('powered gives three mana tokens one by one, and one mana may become a crystal', () => {
    const p = playing({ hand: ['blood-ritual'], mana: ['red'], source: [] }).answer('power blood-ritual');
    for (const color of ['green', 'gold', 'green']) {
      expect(p.offered()).toEqual(COLORS);
      p.answer(color);
    }
    expect([p.me.hand, p.me.mana, p.prompt, p.offered()]).toEqual([
      ['wound'],
      ['green', 'gold', 'green'],
      'may',
      ['no', 'yes'],
    ]);
    p.answer('yes');
    // By day gold can be any basic color.
    expect([p.prompt, p.offered()]).toEqual(['crystallize', ['blue', 'green', 'red', 'white']]);
    p.answer('green', 'green token');
    expect([p.me.crystals.green, p.me.mana, p.prompt]).toEqual([1, ['gold', 'green'], 'turn']);
  });

  it('any other mana can become the crystal, which is optional', () => {
    const scene: Scene = { hand: ['blood-ritual'], mana: ['red'], crystals: { white: 1 }, source: [] };
    const p = playing(scene).answer('power blood-ritual', 'black', 'black', 'black');
    expect(p.answer('yes').me).toMatchObject({ crystals: { white: 1 }, mana: ['black', 'black', 'black'] });
    const q = playing(scene).answer('power blood-ritual', 'red', 'red', 'red', 'no');
    expect([q.me.crystals.red, q.me.mana, q.prompt]).toEqual([0, ['red', 'red', 'red'], 'turn']);
  });

  it('CMB-KO-02 its Wound counts in combat', () => {
    const p = fighting('attack', { hand: ['blood-ritual'] }).answer('play blood-ritual', 'red');
    expect(p.state.combat?.wounds).toBe(1);
  });
});

describe('Into the Heat', () => {
  const units = ['utem-crossbowmen', 'peasants'];

  it.each<[string, number]>([
    ['play', 2],
    ['power', 3],
  ])('%s: every Attack and Block of Units is %i higher in this combat', (how, more) => {
    const scene: Scene = { hand: ['into-the-heat', 'swiftness'], units, level: 5, mana: ['red', 'white'] };
    const p = fighting('ranged', scene).answer(`${how} into-the-heat`);
    p.answer('use utem-crossbowmen ranged attack 2', 'power swiftness');
    expect(values(p)).toEqual([
      ['ranged', 'physical', 2 + more],
      ['ranged', 'physical', 3],
    ]);
    p.answer('end-phase', 'target swordsmen', 'use peasants block 2');
    expect(values(p)).toEqual([['block', 'physical', 2 + more]]);
  });

  it('no damage can be assigned to Units', () => {
    const p = fighting('ranged', { hand: ['into-the-heat'], units, level: 5 }).answer('play into-the-heat');
    p.answer('end-phase', 'end-phase', 'take swordsmen');
    // Attack 6 against Armor 3.
    expect([p.prompt, p.me.hand, p.me.units.every(unit => unit.wounds === 0)]).toEqual([
      'combat-damage',
      ['wound', 'wound'],
      true,
    ]);
  });

  it('raises only Attacks and Blocks', () => {
    const p = fighting('ranged', { hand: ['into-the-heat'], units, level: 5 }).answer('play into-the-heat');
    expect(p.answer('use peasants influence 2').turn.influence).toBe(2);
  });

  it('is only for the start of a combat, before other combat effects', () => {
    const hand = ['into-the-heat', 'swift-bolt', 'swiftness'];
    expect(playing({ hand }).refusal('play into-the-heat')).toBe('CRD-20');
    for (const phase of ['block', 'damage', 'attack'] as const) {
      expect(fighting(phase, { hand }).refusal('play into-the-heat')).toBe('CRD-20');
    }
    // Gaining a crystal is not a combat effect; an Attack is, even if given up.
    const p = fighting('ranged', { hand, mana: ['white'] }).answer('play swift-bolt');
    expect(p.refusal('play into-the-heat')).toBeNull();
    expect(p.answer('power swiftness', 'white token', 'give-up').refusal('play into-the-heat')).toBe('CRD-20');
  });
});

describe('Decompose', () => {
  it('throws away another Action card for two crystals of its color; a fourth crystal is mana instead', () => {
    const hand = ['decompose', 'march', 'ice-bolt', 'fireball', 'wound'];
    const p = playing({ hand, crystals: { blue: 2 }, source: [] }).answer('play decompose');
    expect([p.prompt, p.offered()]).toEqual(['throw-away', ['ice-bolt', 'march']]);
    p.answer('ice-bolt');
    expect([p.me.crystals.blue, p.me.mana]).toEqual([3, ['blue']]);
    expect([p.me.hand, p.me.discard, p.state.removed]).toEqual([['march', 'fireball', 'wound'], [], ['ice-bolt']]);
  });

  it('powered gives one crystal of every other color', () => {
    const p = playing({ hand: ['decompose', 'march'], mana: ['red'], source: [] }).answer('power decompose', 'march');
    expect(p.me.crystals).toEqual({ red: 1, blue: 1, green: 0, white: 1 });
  });

  it('CRD-11 needs an Action card to throw away', () => {
    const p = playing({ hand: ['decompose', 'fireball', 'wound'], source: [] });
    expect(p.refusal('play decompose')).toBe('CRD-11');
  });
});

describe('Maximal Effect', () => {
  it('uses the basic effect of a card three times and throws it away', () => {
    const p = playing({ hand: ['maximal-effect', 'march', 'rage', 'fireball'], source: [] });
    // Rage is useless outside combat.
    expect(p.answer('play maximal-effect').offered()).toEqual(['march']);
    p.answer('march');
    expect([p.turn.move, p.me.hand, p.state.removed]).toEqual([6, ['rage', 'fireball'], ['march']]);
    expect(p.me.played.map(({ card }) => card)).toEqual(['maximal-effect']);
  });

  it('powered uses the powered effect twice without paying its color', () => {
    const scene: Scene = { hand: ['maximal-effect', 'march'], mana: ['red'], source: [] };
    const p = playing(scene).answer('power maximal-effect', 'march');
    expect([p.turn.move, p.me.mana]).toEqual([8, []]);
  });

  it('CRD-25 everything goes into one attack, and each use makes its own choices', () => {
    const p = fighting('attack', { hand: ['maximal-effect', 'blood-rage'] }).answer(
      'play maximal-effect',
      'blood-rage',
    );
    for (let i = 0; i < 2; i++) {
      expect([p.prompt, p.offered()]).toEqual(['choose', ['attack 2', 'attack 5 and take a wound']]);
      p.answer('attack 2');
    }
    p.answer('attack 5 and take a wound');
    expect([values(p), p.me.hand, p.prompt]).toEqual([
      [2, 2, 5].map(n => ['melee', 'physical', n]),
      ['wound'],
      'combat-attack',
    ]);
  });

  it('costs within the effect are paid for each use', () => {
    const hand = ['maximal-effect', 'improvisation', 'march', 'stamina', 'promise'];
    const p = playing({ hand, source: [] }).answer('play maximal-effect', 'improvisation');
    p.answer('march', 'move 3', 'stamina', 'move 3', 'influence 3');
    expect([p.turn.move, p.turn.influence, p.me.hand, p.me.discard]).toEqual([
      6,
      3,
      [],
      ['march', 'stamina', 'promise'],
    ]);
  });

  it.each([
    ['decompose', { hand: ['maximal-effect', 'decompose', 'march'] }, ['march']],
    ['training', { hand: ['maximal-effect', 'training', 'march'], advancedOffer: ['decompose'] }, ['march']],
    ['magic-talent', { hand: ['maximal-effect', 'magic-talent', 'march'], spellOffer: ['tremor'] }, ['march']],
    ['mana-storm', { hand: ['maximal-effect', 'mana-storm'], source: ['red', 'gold', 'gold', 'gold'] }, ['red die']],
  ] as const)('CRD-11 a use of %s for which nothing is left is left out', (card, scene, answers) => {
    const p = playing({ source: [], ...scene }).answer('play maximal-effect', card, ...answers);
    // The Mana Storm die is rerolled and may be used again.
    while (p.prompt === 'storm-die') p.answer(p.offered()[0] as string);
    expect([p.prompt, p.me.hand]).toEqual(['turn', []]);
  });

  it('CRD-26 the restrictions of the card thrown away apply', () => {
    const p = fighting('attack', { hand: ['maximal-effect', 'tranquility', 'march'] }).answer('play maximal-effect');
    expect(p.offered()).toEqual(['march']);
    expect(playing({ hand: ['maximal-effect', 'rage'] }).refusal('play maximal-effect')).toBe('CRD-11');
  });

  it('CRD-27 Concentration raises it once', () => {
    const scene: Scene = { hand: ['concentration', 'maximal-effect', 'march'], mana: ['green'], source: [] };
    const p = playing(scene).answer('power concentration', 'maximal-effect', 'march');
    expect(p.turn.move).toBe(4 + 2 + 4);
  });
});
