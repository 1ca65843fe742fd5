import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const values = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** A fight with Swordsmen (Armor 5) as the target, in one of its phases. */
const fighting = (phase: 'ranged' | 'block' | 'attack', scene: Scene): Playing =>
  playing({ source: [], combat: { enemies: ['swordsmen'], targets: ['swordsmen'], phase }, ...scene });

describe.each([
  ['fire-bolt', 'red', 'ranged', 'fire', 3],
  ['ice-bolt', 'blue', 'ranged', 'ice', 3],
  ['swift-bolt', 'white', 'ranged', 'physical', 4],
  ['crushing-bolt', 'green', 'siege', 'physical', 3],
] as const)('%s', (card, color, kind, element, n) => {
  it('gives a crystal of its color, even in combat; with three stored, a mana token', () => {
    const p = playing({ hand: [card], source: [] }).answer(`play ${card}`);
    expect([p.me.crystals[color], p.me.mana, p.prompt]).toEqual([1, [], 'turn']);
    expect(fighting('block', { hand: [card] }).answer(`play ${card}`).me.crystals[color]).toBe(1);
    const full = playing({ hand: [card], crystals: { [color]: 3 }, source: [] }).answer(`play ${card}`);
    expect([full.me.crystals[color], full.me.mana]).toEqual([3, [color]]);
  });

  it(`powered is a ${kind} Attack, in the Ranged and the Attack phase only`, () => {
    const scene: Scene = { hand: [card], mana: [color] };
    for (const phase of ['ranged', 'attack'] as const) {
      const p = fighting(phase, scene).answer(`power ${card}`);
      expect([values(p), p.me.mana]).toEqual([[[kind, element, n]], []]);
    }
    expect(fighting('block', scene).refusal(`power ${card}`)).toBe('CRD-20');
    expect(playing({ ...scene, source: [] }).refusal(`power ${card}`)).toBe('CRD-20');
    expect(fighting('attack', { hand: [card] }).refusal(`power ${card}`)).toBe('MAN-06');
  });
});

describe('Crushing Bolt', () => {
  it('CMB-RNG-05 reaches fortified enemies before the Attack phase; other bolts do not', () => {
    const keep: Scene = { map: { '0,0': 'keep' }, combat: { enemies: ['golems'], targets: ['golems'] }, source: [] };
    const p = playing({ ...keep, hand: ['crushing-bolt', 'swift-bolt'], mana: ['green', 'white'] });
    expect([p.refusal('power crushing-bolt'), p.refusal('power swift-bolt')]).toEqual([null, 'CMB-RNG-05']);
  });
});

describe('Blood Rage', () => {
  it.each<[string, Scene, string[], number]>([
    ['play', {}, ['attack 2', 'attack 5 and take a wound'], 5],
    ['power', { mana: ['red'] }, ['attack 4', 'attack 9 and take a wound'], 9],
  ])('%s: an Attack, or a greater one for a Wound', (how, mana, choices, n) => {
    const scene: Scene = { hand: ['blood-rage'], ...mana };
    const p = fighting('attack', scene).answer(`${how} blood-rage`);
    expect([p.prompt, p.offered()]).toEqual(['choose', choices]);
    const [small = '', great = ''] = choices;
    expect(values(p.answer(small))).toEqual([['melee', 'physical', n === 5 ? 2 : 4]]);
    expect(p.me.hand).toEqual([]);
    const wounded = fighting('attack', scene).answer(`${how} blood-rage`, great);
    expect([values(wounded), wounded.me.hand]).toEqual([[['melee', 'physical', n]], ['wound']]);
  });

  it('is only for the Attack phase', () => {
    expect(fighting('ranged', { hand: ['blood-rage'] }).refusal('play blood-rage')).toBe('CMB-RNG-03');
    expect(fighting('block', { hand: ['blood-rage'] }).refusal('play blood-rage')).toBe('CRD-20');
    expect(playing({ hand: ['blood-rage'] }).refusal('play blood-rage')).toBe('CRD-20');
  });

  it('CMB-KO-02 its Wound can knock the hero out; the Attack still counts', () => {
    const combat = { enemies: ['swordsmen'], targets: ['swordsmen'], phase: 'attack', wounds: 4 } as const;
    const p = playing({ hand: ['blood-rage', 'march', 'wound x4'], source: [], combat });
    p.answer('play blood-rage', 'attack 5 and take a wound');
    expect([p.me.hand, p.me.discard]).toEqual([Array(5).fill('wound'), ['march']]);
    expect(p.answer('attack').told('enemy-defeated')).toHaveLength(1);
  });
});

describe('Ice Shield', () => {
  it('is Ice Block 3', () => {
    expect(values(fighting('block', { hand: ['ice-shield'] }).answer('play ice-shield'))).toEqual([
      ['block', 'ice', 3],
    ]);
    for (const phase of ['ranged', 'attack'] as const) {
      expect(fighting(phase, { hand: ['ice-shield'] }).refusal('play ice-shield')).toBe('CRD-20');
    }
  });
});

describe('Refreshing Walk', () => {
  it.each([
    ['play', 2, 1],
    ['power', 4, 2],
  ])('%s: Move %i and Heal %i', (how, move, heal) => {
    const scene: Scene = { hand: ['refreshing-walk', 'wound'], mana: ['green'], source: [] };
    const p = playing(scene).answer(`${how} refreshing-walk`);
    expect(p.turn).toMatchObject({ move, heal });
    expect(p.answer('heal').me.hand).toEqual([]);
  });

  it.each([
    ['play', 2],
    ['power', 4],
  ])('CMB-GEN-07 %s: in combat only the Move points', (how, move) => {
    const p = fighting('block', { hand: ['refreshing-walk', 'wound'], mana: ['green'] }).answer(
      `${how} refreshing-walk`,
    );
    expect([p.turn.move, p.turn.heal, p.prompt]).toEqual([move, 0, 'combat-block']);
  });
});

describe('Intimidate', () => {
  it.each<[string, string[], number]>([
    ['play', ['attack 3', 'influence 4'], -1],
    ['power', ['attack 7', 'influence 8'], -2],
  ])('%s: Influence or Attack, and Reputation is lost at once', (how, choices, reputation) => {
    const scene: Scene = { hand: ['intimidate'], mana: ['red'], reputation: 0 };
    const fight = fighting('attack', scene).answer(`${how} intimidate`);
    expect(fight.offered()).toEqual(choices);
    const [attack = '', influence = ''] = choices;
    fight.answer(attack);
    expect([values(fight)?.[0]?.[2], fight.me.reputation]).toEqual([Number(attack.slice(-1)), reputation]);
    const paid = fighting('attack', scene).answer(`${how} intimidate`, influence);
    expect([paid.turn.influence, paid.me.reputation]).toEqual([Number(influence.slice(-1)), reputation]);
    const talk = playing({ ...scene, source: [] }).answer(`${how} intimidate`);
    expect([talk.turn.influence, talk.me.reputation]).toEqual([Number(influence.slice(-1)), reputation]);
  });
});

describe('Song of Wind', () => {
  it('gives Move 2, and plains, deserts and wastelands cost 1 less this turn', () => {
    const map = { '1,0': 'forest', '0,1': 'desert', '-1,1': 'wasteland', '-1,0': 'hills' };
    const p = playing({ map, hand: ['song-of-wind'], move: 3 }).answer('play song-of-wind');
    expect(p.turn.move).toBe(5);
    expect(['1,0', '0,1', '-1,1', '-1,0', '1,-1'].map(hex => p.way(`walk ${hex}`).cost)).toEqual([3, 4, 3, 3, 1]);
  });
});

describe('Regeneration', () => {
  const units = ['peasants spent', 'savage-monks spent', 'fire-mages spent wounded', 'altem-mages spent', 'foresters'];

  it.each([
    ['play', 1, ['peasants', 'savage-monks']],
    ['power', 2, ['fire-mages', 'peasants', 'savage-monks']],
  ])('%s: Heal %i, and one Unit is ready, of these: %j', (how, heal, open) => {
    const scene: Scene = { hand: ['regeneration', 'rage'], mana: ['green'], source: [], units, level: 9 };
    const p = playing(scene).answer(`${how} regeneration`);
    expect([p.prompt, p.offered(), p.turn.heal]).toEqual(['ready-unit', open, heal]);
    p.answer(open[0] as string);
    const readied = p.me.units.filter(({ spent }) => !spent).map(({ unit }) => unit);
    expect(readied.sort()).toEqual([open[0] as string, 'foresters'].sort());
  });

  it('heals if there is no Unit to ready, and cannot be played in combat', () => {
    const p = playing({ hand: ['regeneration', 'wound'], units: ['peasants'] }).answer('play regeneration', 'heal');
    expect(p.me.hand).toEqual([]);
    expect(fighting('attack', { hand: ['regeneration'], units }).refusal('play regeneration')).toBe('CMB-GEN-07');
  });
});
