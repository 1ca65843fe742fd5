import { describe, expect, it } from 'vitest';
import { RUINS } from '../../rules/catalogue.ts';
import type { Scene } from '../../scene/scene.ts';
import { hex } from '../../state/hex.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { TokenColor } from '../../state/map.ts';
import type { Reward } from '../../state/turn.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const HERE = hex(0, 0);
const MAP = { '0,0': 'ancient-ruins' };
const on = (p: Playing) => p.state.tokens.map(({ name, up, role }) => [name, up, role]);
const foes = (p: Playing) => p.state.combat?.foes.map(({ enemy }) => enemy);

/** Ruins with this token and these enemies on top of the piles. */
const ruins = (token: string, scene: Scene = {}): Scene => ({
  map: MAP,
  enemies: [{ at: '0,0', enemy: token }],
  source: [],
  ...scene,
});

describe('the token of ancient ruins', () => {
  const END: Scene = { map: { '3,0': 'ancient-ruins' }, moment: 'round end' };

  it('SIT-RUI-01 is revealed when a hero enters the space', () => {
    const scene: Scene = { ...ruins('altar-red'), time: 'night', at: '-1,0', move: 2 };
    const p = playing({ ...scene, enemies: [{ at: '0,0', enemy: 'altar-red', face: 'down' }] });
    expect(on(p)).toEqual([['altar-red', false, 'waiting']]);
    expect(on(p.answer('walk 0,0'))).toEqual([['altar-red', true, 'waiting']]);
    const beside = playing({ ...scene, at: '-2,0', enemies: [{ at: '0,0', enemy: 'altar-red', face: 'down' }] });
    expect(on(beside.answer('walk -1,0'))).toEqual([['altar-red', false, 'waiting']]);
  });

  it('SIT-RUI-01 is revealed when a Day begins, but not a Night', () => {
    const enemies = [{ at: '3,0', enemy: 'altar-red', face: 'down' }] as const;
    expect(on(playing({ ...END, enemies, round: 2 }))).toEqual([['altar-red', true, 'waiting']]);
    expect(on(playing({ ...END, enemies, round: 1 }))).toEqual([['altar-red', false, 'waiting']]);
  });
});

describe.each(BASIC_COLORS)('the %s altar', color => {
  const altar = `altar-${color}`;
  const other = color === 'red' ? 'blue' : 'red';

  it('SIT-RUI-02 SIT-RUI-06 costs three mana of its color, as an action: Fame +7 at once and a Shield', () => {
    const p = playing(ruins(altar, { mana: [color, color, color, other] })).answer('pay altar');
    expect([p.me.fame, p.me.mana, p.state.shields]).toEqual([7, [other], [{ hex: HERE, seat: 0 }]]);
    expect([p.state.tokens, p.state.piles.yellow.discard]).toEqual([[], [altar]]);
    expect([p.turn.part, p.told('fight-begins'), p.state.rewards]).toEqual(['action', [], []]);
  });

  it.each<[string, Scene, boolean]>([
    ['two mana', { mana: [color, color] }, false],
    ['one mana', { mana: [color] }, false],
    ['three of another colour', { mana: [other, other, other] }, false],
    ['crystals', { crystals: { [color]: 3 } }, true],
    ['a token, a crystal and a die', { mana: [color], crystals: { [color]: 1 }, source: [color] }, true],
    ['two dice and a token', { mana: [color], source: [color, color] }, false],
    ['gold by day', { crystals: { [color]: 2 }, mana: ['gold'] }, true],
    ['three gold by day', { mana: ['gold', 'gold', 'gold'] }, true],
    ['gold by night', { crystals: { [color]: 2 }, mana: ['gold'], time: 'night' }, false],
    ['black by night', { crystals: { [color]: 2 }, mana: ['black'], time: 'night' }, false],
  ])('SIT-RUI-05 CRD-11 with %s', (_, scene, isPaid) => {
    const p = playing(ruins(altar, scene));
    expect(p.offered('pay')).toEqual(isPaid ? ['pay altar'] : []);
    if (!isPaid) {
      expect(p.refusal('pay altar')).not.toBeNull();
      return;
    }
    p.answer('pay altar');
    while (p.prompt === 'pay') p.answer(p.offered()[0] ?? '');
    expect(p.me).toMatchObject({ fame: 7, mana: [], crystals: { [color]: 0 } });
  });
});

describe('an altar', () => {
  it('SIT-RUI-02 lets the player choose the mana, and is not entered to fight', () => {
    const p = playing(ruins('altar-red', { mana: ['red', 'red', 'gold'], crystals: { red: 2 } }));
    expect([p.offered('enter'), p.refusal('enter')]).toEqual([[], 'SIT-RUI-02']);
    p.answer('pay altar');
    expect([p.prompt, p.offered()]).toEqual(['pay', ['gold token', 'red crystal', 'red token']]);
    p.answer('red token', 'red crystal', 'red crystal');
    expect([p.me.fame, p.me.mana, p.me.crystals.red]).toEqual([7, ['red', 'gold'], 0]);
  });

  it('SIT-RUI-02 conquered, the ruins are empty', () => {
    const p = playing({ map: MAP, shields: [{ at: '0,0', by: 1 }], crystals: { red: 3 } });
    expect([p.offered('pay', 'enter'), p.refusal('pay altar'), p.refusal('enter')]).toEqual([
      [],
      'SIT-RUI-02',
      'CMB-INI-03',
    ]);
  });

  it('SIT-RUI-02 only for a hero on the space', () => {
    const p = playing(ruins('altar-red', { at: '1,0', crystals: { red: 3 } }));
    expect([p.offered('pay'), p.refusal('pay altar')]).toEqual([[], 'SIT-RUI-02']);
  });
});

const ENEMY: Readonly<Record<string, [string, number]>> = {
  green: ['prowlers', 2],
  grey: ['swordsmen', 4],
  brown: ['gargoyle', 4],
  violet: ['monks', 4],
  white: ['gunners', 7],
  red: ['swamp-dragon', 7],
};

describe.each<[string, TokenColor[], Reward[]]>([
  ['enemies-grey-violet', ['grey', 'violet'], ['unit']],
  ['enemies-green-brown', ['green', 'brown'], ['artifact']],
  ['enemies-green-green', ['green', 'green'], ['crystals']],
  ['enemies-brown-violet', ['brown', 'violet'], ['spell', 'crystals']],
  ['enemies-grey-white', ['grey', 'white'], ['artifact', 'spell']],
  ['enemies-grey-brown', ['grey', 'brown'], ['artifact']],
  ['enemies-brown-red', ['brown', 'red'], ['artifact', 'artifact']],
  ['enemies-green-red', ['green', 'red'], ['artifact', 'advanced-action']],
])('the token %s', (token, colors, rewards) => {
  const names = colors.map(color => ENEMY[color]?.[0] as string);
  const piles = Object.fromEntries(colors.map(color => [color, names.filter((_, i) => colors[i] === color)]));
  const fame = colors.reduce((n, color) => n + (ENEMY[color]?.[1] as number), 0);

  it('SIT-RUI-03 SIT-RUI-06 draws its enemies when first entered; they are not fortified and Units may be used', () => {
    const p = playing(ruins(token, { piles, units: ['herbalists'] }));
    expect([on(p), p.offered('enter')]).toEqual([[[token, true, 'waiting']], ['enter']]);
    p.answer('enter');
    expect([foes(p), p.offered('use')]).toEqual([names, ['use herbalists green mana']]);
    expect(p.state.combat).toMatchObject({ night: false, foes: names.map(() => ({ fortified: false })) });
  });

  it('SIT-RUI-03 SIT-RUI-04 SIT-RUI-06 REP-05 all defeated: Fame, a Shield and its reward, no Reputation', () => {
    const combat = { enemies: names, soFar: ['siege 99', 'siege fire 99', 'siege ice 99'] };
    const p = playing(ruins(token, { combat })).answer('attack');
    expect([p.me.fame, p.me.reputation, p.state.rewards]).toEqual([fame, 0, rewards]);
    expect([p.state.shields, p.state.tokens, p.state.piles.yellow.discard]).toEqual([
      [{ hex: HERE, seat: 0 }],
      [],
      [token],
    ]);
  });
});

describe('ruins with enemies', () => {
  const TOKEN = 'enemies-green-brown';
  const piles = { green: ['prowlers'], brown: ['gargoyle'] };
  const SPELLS: Scene = { hand: ['fireball', 'snowstorm'], mana: ['red', 'blue'] };

  it('SIT-RUI-03 CMB-OUT-10 undefeated enemies stay, face up, with the token', () => {
    const p = playing(ruins(TOKEN, { piles, ...SPELLS })).answer('enter', 'target prowlers', 'play fireball', 'attack');
    p.endureFight();
    expect(on(p)).toEqual([
      [TOKEN, true, 'waiting'],
      ['gargoyle', true, 'waiting'],
    ]);
    expect([p.me.fame, p.state.shields, p.state.rewards, p.me.hex]).toEqual([2, [], [], HERE]);
  });

  it('SIT-RUI-03 CMB-OUT-11 the next hero fights only those, and gets the whole reward', () => {
    const enemies = [
      { at: '0,0', enemy: TOKEN },
      { at: '0,0', enemy: 'gargoyle' },
    ];
    const p = playing({ map: MAP, enemies, piles, ...SPELLS, source: [] }).answer('enter');
    expect(foes(p)).toEqual(['gargoyle']);
    p.answer('target gargoyle', 'play snowstorm', 'attack');
    expect([p.state.rewards, p.state.shields.length, on(p)]).toEqual([['artifact'], 1, []]);
  });

  it('SIT-RUI-04 REP-05 orcs and draconum there are not rampaging enemies', () => {
    const enemies = [
      { at: '0,0', enemy: 'enemies-green-red' },
      { at: '0,0', enemy: 'prowlers' },
      { at: '0,0', enemy: 'swamp-dragon' },
    ];
    const beside = playing({ map: MAP, enemies, at: '1,0', move: 2 });
    expect([beside.offered('challenge'), beside.offered('walk 0,1', 'provoke')]).toEqual([[], ['walk 0,1']]);
    expect(beside.refusal('walk 0,0')).toBeNull();
  });

  it('SIT-RUI-06 there are twelve tokens, one of each', () => {
    const base = RUINS.ids().filter(id => RUINS.get(id).set === 'base');
    expect(base).toHaveLength(12);
    expect(base.map(id => RUINS.get(id).copies)).toEqual(Array(12).fill(1));
    const altars = base.filter(id => RUINS.get(id).altar !== null);
    expect(altars.sort()).toEqual(BASIC_COLORS.map((color: BasicColor) => `altar-${color}`).sort());
  });
});
