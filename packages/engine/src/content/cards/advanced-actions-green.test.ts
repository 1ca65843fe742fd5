import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Phase } from '../../state/combat.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const values = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** A fight with Swordsmen as the target. */
const fighting = (phase: Phase, scene: Scene): Playing =>
  playing({ source: [], combat: { enemies: ['swordsmen'], targets: ['swordsmen'], phase }, ...scene });

describe('Path Finding', () => {
  const map = { '1,0': 'hills', '0,1': 'desert', '-1,1': 'swamp', '-1,0': 'forest', '0,-1': 'lake' };
  const costs = (p: Playing) => ['1,0', '0,1', '-1,1', '-1,0', '1,-1'].map(hex => p.way(`walk ${hex}`).cost);

  it('gives Move 2, and every terrain costs 1 less, but not below 2', () => {
    const p = playing({ map, hand: ['path-finding'], move: 3 }).answer('play path-finding');
    expect([p.turn.move, costs(p)]).toEqual([5, [2, 4, 4, 2, 2]]);
    expect(p.refusal('walk 0,-1')).toBe('MOV-04');
  });

  it('powered: Move 4, and whatever costs more than 2 costs 2', () => {
    const p = playing({ map, hand: ['path-finding'], mana: ['green'], source: [] }).answer('power path-finding');
    expect([p.turn.move, costs(p)]).toEqual([4, [2, 2, 2, 2, 2]]);
    expect(p.refusal('walk 0,-1')).toBe('MOV-04');
  });

  it('MOV-07 never raises a lower cost, and applies before reductions that may go below 2', () => {
    const hand = ['song-of-wind', 'path-finding'];
    const p = playing({ map, hand, move: 1, time: 'day' }).answer('play song-of-wind', 'play path-finding');
    // Plains 2 − 1; desert 5 − 1 − 1.
    expect([p.way('walk 1,-1').cost, p.way('walk 0,1').cost]).toEqual([1, 3]);
    const bridge = playing({ map, hand: ['frost-bridge', 'path-finding'] });
    bridge.answer('play frost-bridge', 'play path-finding');
    expect(bridge.way('walk -1,1').cost).toBe(1);
  });

  it('lasts for this turn only', () => {
    const p = playing({ hand: ['path-finding'] }).answer('play path-finding', 'end-turn');
    expect(p.state.modifiers).toEqual([]);
  });
});

describe('In Need', () => {
  const units = ['peasants wounded', { unit: 'foresters', wounds: 2 }];

  it.each<[string, number, number]>([
    ['play', 3, 3 + 4],
    ['power', 5, 5 + 8],
  ])('%s: Influence %i, more for each Wound in hand and on Units', (how, alone, needy) => {
    const scene: Scene = { hand: ['in-need'], mana: ['green'], source: [] };
    expect(playing(scene).answer(`${how} in-need`).turn.influence).toBe(alone);
    const wounded: Scene = { ...scene, hand: ['in-need', 'wound'], discard: ['wound'], units, level: 5 };
    expect(playing(wounded).answer(`${how} in-need`).turn.influence).toBe(needy);
  });
});

describe('Ambush', () => {
  it.each<[string, number, number, number]>([
    ['play', 2, 1, 2],
    ['power', 4, 2, 4],
  ])('%s: Move %i; the first Attack card is worth %i more, or the first Block card %i', (how, move, more, blocks) => {
    const scene: Scene = { hand: ['ambush', 'rage x2', 'fire-bolt'], mana: ['green', 'red'] };
    const p = fighting('ranged', scene).answer(`${how} ambush`);
    expect(p.turn.move).toBe(move);
    expect(values(p.answer('power fire-bolt'))).toEqual([['ranged', 'fire', 3 + more]]);
    p.answer('end-phase', 'target swordsmen', 'play rage');
    expect(values(p)).toEqual([['block', 'physical', 2]]);
    const q = fighting('block', scene).answer(`${how} ambush`, 'play rage', 'play rage');
    expect(values(q)).toEqual([
      ['block', 'physical', 2 + blocks],
      ['block', 'physical', 2],
    ]);
  });

  it('sideways cards count; Units and converted points do not', () => {
    const hand = ['ambush', 'agility', 'march'];
    const p = fighting('attack', { hand, units: ['peasants'] }).answer('play ambush', 'play agility');
    p.answer('use peasants attack 2', 'convert 1 move into attack 1', 'sideways march attack');
    expect(values(p)?.map(([, , n]) => n)).toEqual([2, 1, 1 + 1]);
    const q = fighting('block', { hand: ['ambush', 'diplomacy', 'rage'] }).answer('play ambush', 'play diplomacy');
    q.answer('convert 1 influence into block 1', 'play rage');
    expect(values(q)?.map(([, , n]) => n)).toEqual([1, 2 + 2]);
  });

  it('raises only the first value of a card that is used several times', () => {
    const p = fighting('block', { hand: ['ambush', 'maximal-effect', 'rage'] });
    p.answer('play ambush', 'play maximal-effect', 'rage');
    expect(values(p)?.map(([, , n]) => n)).toEqual([2 + 2, 2, 2]);
  });

  it('an Attack or Block card played before it was already the first one', () => {
    const p = fighting('attack', { hand: ['ambush', 'rage x2'] }).answer('play rage', 'play ambush', 'play rage');
    expect([p.turn.move, values(p)?.map(([, , n]) => n)]).toEqual([2, [2, 2]]);
  });

  it('carries over from movement into combat', () => {
    const p = playing({ hand: ['ambush', 'rage'], enemies: [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' }] });
    p.answer('play ambush', 'challenge 1,0', 'end-phase', 'target prowlers', 'play rage');
    expect(values(p)).toEqual([['block', 'physical', 4]]);
  });
});

describe('Training', () => {
  const scene: Scene = {
    hand: ['training', 'march', 'rage', 'fireball', 'wound'],
    mana: ['green'],
    source: [],
    advancedOffer: ['fire-bolt', 'ambush', 'path-finding'],
    advancedDeck: ['ice-bolt'],
  };

  it('throws away another Action card; one of its color goes from the offer to the discard pile; the offer is refilled', () => {
    const p = playing(scene).answer('play training');
    expect([p.prompt, p.offered()]).toEqual(['throw-away', ['march', 'rage']]);
    p.answer('march');
    expect([p.prompt, p.offered()]).toEqual(['training', ['ambush', 'path-finding']]);
    p.answer('ambush');
    expect([p.me.discard, p.state.removed]).toEqual([['ambush'], ['march']]);
    expect(p.state.advancedOffer).toEqual(['fire-bolt', 'path-finding', 'ice-bolt']);
  });

  it('powered: to the hand, where it can be played at once', () => {
    const p = playing(scene).answer('power training', 'rage');
    expect([p.me.hand, p.refusal('play fire-bolt')]).toEqual([['march', 'fireball', 'wound', 'fire-bolt'], null]);
  });

  it('without a card of that color in the offer, nothing is gained', () => {
    const p = playing({ ...scene, hand: ['training', 'stamina'] }).answer('play training', 'stamina');
    expect([p.me.hand, p.me.discard, p.state.removed]).toEqual([[], [], ['stamina']]);
  });

  it('CRD-11 cannot throw itself away', () => {
    expect(playing({ ...scene, hand: ['training', 'fireball'] }).refusal('play training')).toBe('CRD-11');
  });
});
