import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { TokenColor } from '../../state/map.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const START = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };

/** A hero on 4,-3 reveals the tile at place 1,1. */
const reveal = (tile: string, scene: Scene = {}): Playing =>
  playing({ tiles: START, at: '4,-3', move: 2, tileStack: [tile], ...scene }).answer('explore 1,1');

const placed = (p: Playing, color: TokenColor) =>
  p.told('token-placed').flatMap(({ color: of, name }) => (of === color ? [name] : []));

describe('sites of a revealed tile', () => {
  it.each([
    ['orcs', 'countryside-8', 'green', 'prowlers'],
    ['draconum', 'core-4', 'red', 'swamp-dragon'],
  ] as const)('SIT-RAM-01 %s lie face up, by day and by night', (_, tile, color, enemy) => {
    for (const time of ['day', 'night'] as const) {
      const p = reveal(tile, { time, piles: { [color]: [enemy] } });
      expect(placed(p, color)).toEqual([enemy]);
      const tokens = p.state.tokens.filter(({ role, name }) => role === 'rampaging' && name === enemy);
      expect(tokens.at(-1)).toMatchObject({ up: true, color });
    }
  });

  it('SIT-KEE-01 a keep gets one face-down gray token', () => {
    const p = reveal('countryside-9', { piles: { grey: ['swordsmen'] } });
    expect(placed(p, 'grey')).toEqual(['?']);
    expect(p.state.tokens.filter(({ color }) => color === 'grey')).toMatchObject([{ name: 'swordsmen', up: false }]);
  });

  it('SIT-TOW-01 a mage tower gets one face-down violet token', () => {
    const p = reveal('countryside-9', { piles: { violet: ['monks'] } });
    expect(placed(p, 'violet')).toEqual(['?']);
    expect(p.state.tokens.filter(({ color }) => color === 'violet')).toMatchObject([{ name: 'monks', up: false }]);
  });

  it('SIT-RUI-01 ruins get a yellow token, face up by day and face down at night', () => {
    const piles = { yellow: ['altar-red'] };
    expect(placed(reveal('countryside-10', { piles }), 'yellow')).toEqual(['altar-red']);
    expect(placed(reveal('countryside-10', { piles, time: 'night' }), 'yellow')).toEqual(['?']);
  });

  it('SIT-MON-01 a monastery adds the top Advanced Action to the Unit offer, face up', () => {
    const p = reveal('countryside-5', { advancedDeck: ['ambush', 'training'], monasteryOffer: ['in-need'] });
    expect([p.state.monasteryOffer, p.state.advancedDeck.at(-1)]).toEqual([['in-need', 'ambush'], 'training']);
  });

  it.each([
    ['SIT-DUN-01 a dungeon', 'countryside-7'],
    ['SIT-DEN-01 a monster den', 'countryside-6'],
    ['SIT-SPA-01 SIT-TOM-01 spawning grounds and a tomb', 'core-1'],
  ])('%s: no token lies there', (_, tile) => {
    const p = reveal(tile);
    expect([placed(p, 'brown'), placed(p, 'yellow')]).toEqual([[], []]);
    expect(p.told('token-placed').every(({ color }) => color === 'green')).toBe(true);
  });
});

describe('rampaging enemies', () => {
  it.each([
    ['prowlers', 2, 1],
    ['swamp-dragon', 7, 2],
  ])('SIT-RAM-01 REP-04 RAM-11 %s defeated: Fame %i, Reputation +%i, no Shield', (enemy, fame, reputation) => {
    for (const key of ['challenge 1,0', 'provoke 1,-1']) {
      const scene: Scene = { enemies: [{ at: '1,0', enemy }], move: 2, hand: ['fireball', 'snowstorm'] };
      const p = playing({ ...scene, mana: ['red', 'blue'], source: [] }).answer(key, `target ${enemy}`);
      p.answer('play fireball', 'play snowstorm', 'attack');
      expect([key, p.me.fame, p.me.reputation, p.state.shields]).toEqual([key, fame, reputation, []]);
      expect([p.state.tokens, p.state.rewards]).toEqual([[], []]);
    }
  });

  it('REP-04 each token counts', () => {
    const combat = { enemies: ['prowlers', 'diggers', 'swamp-dragon'], phase: 'attack', soFar: ['attack 99'] } as const;
    const p = playing({ combat, reputation: -2 }).answer('attack');
    expect([p.me.reputation, p.me.fame]).toEqual([-2 + 1 + 1 + 2, 2 + 2 + 7]);
  });

  it('SET-04 Reputation stops at the last space', () => {
    const combat = { enemies: ['swamp-dragon'], soFar: ['ranged 9'] };
    expect(playing({ combat, reputation: 6 }).answer('attack').me.reputation).toBe(7);
  });
});
