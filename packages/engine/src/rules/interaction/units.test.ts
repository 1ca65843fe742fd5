import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { MODIFIERS } from '../catalogue.ts';

if (!MODIFIERS.has('made-up-drums')) {
  MODIFIERS.add({
    /** Every Block of its owner is raised. */
    'made-up-drums': {
      gain: (m, about) =>
        m.seat === about.seat && about.points === 'block' ? { from: m.from, op: 'add', n: m.n } : null,
    },
  });
}

const units = (p: Playing) => p.me.units.map(({ unit, spent, wounds }) => [unit, spent, wounds]);

/** Plays every player's turn, doing nothing, until it is the first seat's turn again. */
function nextOwnTurn(p: Playing): void {
  p.answer('end-turn');
  while (p.seat !== 0 || p.prompt !== 'turn') p.answer(p.offered('end-turn', 'done')[0] ?? p.offered()[0] ?? '');
}

describe('Units', () => {
  it('UNI-02 one activation uses one of the abilities', () => {
    const p = playing({ units: ['peasants'] });
    expect(p.offered('use')).toEqual(['use peasants influence 2', 'use peasants move 2']);
    p.answer('use peasants move 2');
    expect([p.turn.move, p.turn.influence, p.offered('use')]).toEqual([2, 0, []]);
    expect(p.refusal('use peasants influence 2')).toBe('UNI-05');
  });

  it('UNI-03 is ready or spent and, independently, Wounded or not', () => {
    const all = ['peasants', 'peasants spent', 'peasants wounded', 'peasants spent wounded'];
    const p = playing({ units: all, heal: 2, hand: ['rage'], level: 7 });
    expect(units(p)).toEqual([
      ['peasants', false, 0],
      ['peasants', true, 0],
      ['peasants', false, 1],
      ['peasants', true, 1],
    ]);
    p.answer('heal peasants 3', 'heal peasants 4');
    expect(units(p).map(([, spent, wounds]) => [spent, wounds])).toEqual([
      [false, 0],
      [true, 0],
      [false, 0],
      [true, 0],
    ]);
  });

  it.each([
    ['peasants', null],
    ['peasants spent', 'UNI-05'],
    ['peasants wounded', 'UNI-12'],
    ['peasants spent wounded', 'UNI-12'],
  ])('UNI-04 UNI-12 %s: activation is refused by %s', (unit, why) => {
    const p = playing({ units: [unit] });
    expect([p.offered('use').length, p.refusal('use peasants move 2')]).toEqual([why ? 0 : 2, why]);
    if (why === null) expect(units(p.answer('use peasants move 2'))).toEqual([['peasants', true, 0]]);
  });

  it('UNI-04 with several equal Units, each answer activates one', () => {
    const p = playing({ units: ['peasants', 'peasants'], level: 3 }).answer(
      'use peasants move 2',
      'use peasants move 2',
    );
    expect([p.turn.move, p.offered('use')]).toEqual([4, []]);
  });

  it('UNI-05 UNI-09 once per Round: spent on the next turn, ready in the next Round', () => {
    const p = playing({ players: 1, units: ['peasants'], hand: ['march', 'rage', 'stamina'], played: ['promise'] });
    p.answer('use peasants move 2');
    nextOwnTurn(p);
    expect([units(p), p.refusal('use peasants move 2')]).toEqual([[['peasants', true, 0]], 'UNI-05']);
    const last = playing({
      units: ['peasants spent', 'foresters'],
      level: 3,
      played: ['march'],
      deck: [],
      lastTurns: [],
    });
    last.answer('end-turn');
    expect([last.state.round, units(last)]).toEqual([
      2,
      [
        ['peasants', false, 0],
        ['foresters', false, 0],
      ],
    ]);
  });

  it('UNI-06 its effect works like that of a card and adds up with others', () => {
    const p = playing({ units: ['peasants'], hand: ['march'] }).answer('play march', 'use peasants move 2', 'walk 2,0');
    expect(p.turn.move).toBe(0);
    const combat = { enemies: ['swordsmen'], phase: 'attack' } as const;
    const scene: Scene = { units: ['peasants', 'utem-crossbowmen'], level: 3, hand: ['rage'], combat };
    const fight = playing(scene).answer('target swordsmen', 'use peasants attack 2', 'use utem-crossbowmen attack 3');
    expect(fight.answer('attack').me.fame).toBe(8 + 4);
  });

  it.each<[string, Scene, string | null]>([
    ['no mana', { source: [] }, 'MAN-06'],
    ['another colour', { mana: ['red'], source: [] }, 'MAN-06'],
    ['a token', { mana: ['green'], source: [] }, null],
    ['a crystal', { crystals: ['green'], source: [] }, null],
    ['a die', { source: ['green'] }, null],
    ['gold by day', { mana: ['gold'], source: [] }, null],
    ['gold by night', { mana: ['gold'], source: [], time: 'night' }, 'MAN-08'],
  ])('UNI-07 an ability with a mana symbol and %s', (_, mana, why) => {
    const p = playing({ units: ['herbalists'], hand: ['rage'], ...mana });
    expect(p.refusal('use herbalists heal 2')).toBe(why);
    if (why !== null) return;
    p.answer('use herbalists heal 2');
    expect([p.turn.heal, p.me.mana, p.me.crystals.green, p.state.source]).toEqual([2, [], 0, []]);
  });

  it('UNI-07 the player chooses the mana, which is paid at activation', () => {
    const p = playing({ units: ['herbalists'], mana: ['green', 'gold'], crystals: ['green'], source: ['green'] });
    p.answer('use herbalists heal 2');
    expect([p.prompt, p.offered(), p.turn.heal]).toEqual([
      'pay',
      ['gold token', 'green crystal', 'green die', 'green token'],
      0,
    ]);
    p.answer('gold token');
    expect([p.me.mana, p.turn.heal, units(p)]).toEqual([['green'], 2, [['herbalists', true, 0]]]);
  });

  it('UNI-08 CRD-18 each ability has its time; mana and crystals can be gained at any time, even in combat', () => {
    const scene: Scene = {
      units: ['utem-crossbowmen', 'herbalists', 'illusionists'],
      level: 5,
      mana: ['green'],
      source: [],
    };
    expect(playing(scene).offered('use')).toEqual([
      'use herbalists green mana',
      'use herbalists heal 2',
      'use illusionists influence 4',
      'use illusionists white crystal',
    ]);
    const combat = { enemies: ['prowlers'], targets: ['prowlers'] };
    const special = ['use herbalists green mana', 'use illusionists influence 4', 'use illusionists white crystal'];
    const by = {
      ranged: [...special, 'use utem-crossbowmen ranged attack 2'],
      block: [...special, 'use utem-crossbowmen block 3'],
      damage: special,
      attack: [...special, 'use utem-crossbowmen attack 3', 'use utem-crossbowmen ranged attack 2'],
    };
    for (const phase of ['ranged', 'block', 'damage', 'attack'] as const) {
      expect(playing({ ...scene, combat: { ...combat, phase } }).offered('use')).toEqual(by[phase]);
    }
    const rested = playing({ ...scene, hand: ['march'] }).answer('rest', 'march', 'use herbalists green mana');
    expect(rested.me.mana).toEqual(['green', 'green']);
  });

  it('UNI-09 Units stay spent at the End of Turn', () => {
    const p = playing({ units: ['peasants spent', 'foresters wounded', 'herbalists'], level: 5, played: ['march'] });
    p.answer('end-turn');
    expect([p.seat, units(p)]).toEqual([
      1,
      [
        ['peasants', true, 0],
        ['foresters', false, 1],
        ['herbalists', false, 0],
      ],
    ]);
  });

  it('UNI-10 a readied Unit can be used again at once; its Wounds stay', () => {
    const scene: Scene = { units: ['peasants spent', 'foresters spent wounded'], level: 3, hand: ['regeneration'] };
    const p = playing(scene).answer('play regeneration');
    expect([p.prompt, p.offered()]).toEqual(['ready-unit', ['foresters', 'peasants']]);
    p.answer('peasants', 'use peasants move 2');
    expect(p.turn.move).toBe(2);
    const wounded = playing(scene).answer('play regeneration', 'foresters');
    expect(units(wounded)).toEqual([
      ['peasants', true, 0],
      ['foresters', false, 1],
    ]);
  });

  it('UNI-10 not in combat, where a Unit would act twice', () => {
    const combat = { enemies: ['prowlers'], targets: ['prowlers'], phase: 'attack' } as const;
    const scene: Scene = { units: ['peasants spent', 'herbalists'], level: 3, hand: ['regeneration'], combat };
    const p = playing(scene);
    expect(p.offered('use', 'play')).toEqual(['use herbalists green mana']);
    expect(p.refusal('use herbalists ready a unit')).toBe('UNI-10');
  });

  it('UNI-13 a Wounded Unit is readied in the next Round, but cannot be used until it is healed', () => {
    const p = playing({ units: ['peasants spent wounded'], played: ['march'], deck: [], lastTurns: [] });
    p.answer('end-turn');
    expect([p.state.round, units(p)]).toEqual([2, [['peasants', false, 1]]]);
    const next = playing({ units: ['peasants wounded'], hand: ['rage'], heal: 1 });
    expect(next.refusal('use peasants move 2')).toBe('UNI-12');
    expect(next.answer('heal peasants').offered('use')).toEqual(['use peasants influence 2', 'use peasants move 2']);
  });

  it('UNI-14 a bonus to an ability applies only to Units that have it', () => {
    const modifiers = [{ mod: 'made-up-drums', n: 1 }];
    const combat = { enemies: ['prowlers'], phase: 'block', targets: ['prowlers'] } as const;
    const p = playing({ units: ['peasants', 'herbalists'], level: 3, modifiers, combat });
    expect(p.offered('use herbalists', 'use peasants block')).toEqual([
      'use herbalists green mana',
      'use peasants block 2',
    ]);
    p.answer('use peasants block 2');
    expect(p.state.combat?.values).toMatchObject([{ kind: 'block', n: 3 }]);
    const attack = { ...combat, phase: 'attack' } as const;
    const other = playing({ units: ['peasants'], modifiers, combat: attack }).answer('use peasants attack 2');
    expect(other.state.combat?.values).toMatchObject([{ kind: 'melee', n: 2 }]);
  });

  const UNDERGROUND: [string, string, Scene][] = [
    ['in a dungeon', 'enter', { map: { '0,0': 'dungeon' }, piles: { brown: ['gargoyle'] } }],
    ['in a tomb', 'enter', { map: { '0,0': 'tomb' }, piles: { red: ['swamp-dragon'] } }],
    ['burning a monastery', 'burn monastery', { map: { '0,0': 'monastery' }, piles: { violet: ['monks'] } }],
  ];

  it.each(UNDERGROUND)('UNI-15 %s no Unit is used in any way', (_, key, scene) => {
    const own = ['utem-crossbowmen', 'herbalists', 'illusionists', 'guardian-golems'];
    const p = playing({ ...scene, units: own, level: 7, mana: { white: 1, green: 1 }, source: [] }).answer(key);
    const why = ['use herbalists green mana', 'use illusionists white crystal', 'use utem-crossbowmen block 3'];
    const refused = () => why.map(unit => p.refusal(unit));
    expect([p.offered('use'), refused()]).toEqual([[], ['UNI-15', 'UNI-15', 'UNI-15']]);
    p.answer('end-phase');
    expect([p.prompt, p.offered('use')]).toEqual(['combat-block', []]);
    p.answer('end-phase');
    expect([p.prompt, p.offered('use')]).toEqual(['combat-damage', []]);
    // The damage goes to the hero without asking: no Unit could absorb any.
    p.answer(p.offered('take')[0] ?? '');
    expect([p.prompt, p.me.hand.includes('wound')]).toEqual(['combat-damage', true]);
    expect(units(p)).toEqual(own.map(unit => [unit, false, 0]));
    p.answer('end-phase');
    expect([p.prompt, p.offered('use')]).toEqual(['combat-attack', []]);
    p.answer('end-phase');
    expect(p.offered('use')).toContain('use herbalists green mana');
  });

  it('UNI-15 in a monster den Units may be used', () => {
    const p = playing({ map: { '0,0': 'monster-den' }, piles: { brown: ['gargoyle'] }, units: ['herbalists'] });
    expect(p.answer('enter').offered('use')).toEqual(['use herbalists green mana']);
  });

  it('UNI-16 damage does not spend a Unit: one that resisted can still be activated', () => {
    const combat = { enemies: ['diggers'], phase: 'damage' } as const;
    const p = playing({ units: ['guardian-golems'], combat }).answer('take diggers', 'guardian-golems', 'end-phase');
    expect(units(p)).toEqual([['guardian-golems', false, 0]]);
    expect(p.answer('target diggers').offered('use')).toEqual(['use guardian-golems attack 2']);
  });

  it('UNI-17 a Unit destroyed by Paralyze leaves the game, and its Command token is free', () => {
    const scene: Scene = { players: 1, map: { '0,0': 'village' }, units: ['peasants'], reputation: 7 };
    const combat = { enemies: ['medusa'], phase: 'damage' } as const;
    const p = playing({ ...scene, combat, hand: ['rage'], unitOffer: ['foresters'], played: ['march'] });
    p.answer('take medusa', 'peasants', 'end-phase', 'end-phase');
    expect([units(p), p.state.unitsGone]).toEqual([[], ['peasants']]);
    nextOwnTurn(p);
    p.answer('interact', 'recruit foresters');
    expect([p.prompt, units(p)]).toEqual(['turn', [['foresters', false, 0]]]);
  });
});

describe('Units are not cards', () => {
  it('TRN-11 using one does not replace the card that must be played or discarded', () => {
    const p = playing({ units: ['peasants'], hand: ['march'] }).answer('use peasants move 2', 'end-turn');
    expect([p.offered(), p.refusal('done')]).toEqual([['discard march'], 'TRN-11']);
  });

  it('CRD-34 a Unit can do only what is printed on it', () => {
    expect(playing({ units: ['illusionists spent'] }).offered()).toEqual(['end-turn']);
    expect(playing({ units: ['foresters'] }).offered('use', 'sideways')).toEqual([
      'use foresters move 2 and cheaper terrain',
    ]);
  });
});
