import { describe, expect, it } from 'vitest';
import { readPosition } from '../../record/position.ts';
import { writePosition } from '../../record/write.ts';
import { MAP_SHAPES, TILES } from '../../rules/catalogue.ts';
import { groundOf } from '../../rules/map/ground.ts';
import { whyNotAgreed } from '../../rules/setup/agreement.ts';
import { newGame } from '../../rules/setup/setup.ts';
import { Session } from '../../session.ts';
import { centreOf, DIRECTIONS, STEPS } from '../../state/hex.ts';
import { playing } from '../../testing/playing.ts';
import { FRONTIER } from '../../testing/scenes.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `${i}`);

describe('shape and tiles', () => {
  const heroes = ['tovak', 'goldyx'];

  it('VAR-MAP-01 the number of tiles of each kind may be chosen', () => {
    const { tileStack, options } = newGame({
      ...{ scenario: 'full-conquest', heroes, seed: 'm' },
      options: { tileCounts: [5, 4, 3], mapShape: 'open-3' },
    });
    expect(options.mapShape).toBe('open-3');
    const tiles = tileStack.map(id => TILES.get(id));
    expect(tiles.filter(tile => tile.kind === 'countryside')).toHaveLength(5);
    expect(tiles.filter(tile => tile.kind === 'core' && tile.city === null)).toHaveLength(4);
    expect(tiles.filter(tile => tile.city !== null)).toHaveLength(3);
    expect(options.cityLevels).toEqual([4, 4, 4]);
  });

  it('VAR-MAP-01 VAR-CIT-01 the last city keeps the last level', () => {
    const levels = (cities: number) =>
      newGame({ scenario: 'solo-conquest', heroes: ['tovak'], seed: 'm', options: { tileCounts: [7, 2, cities] } })
        .options.cityLevels;
    expect([levels(1), levels(2), levels(3)]).toEqual([[8], [5, 8], [5, 5, 8]]);
  });

  it.each([[[2, 1, 5]], [[12, 1, 1]], [[8, 1]], [[1, 1, 1]], [[8, 1, 0]], [[8.5, 1, 1]]])(
    'VAR-MAP-01 %j tiles are refused',
    tileCounts => {
      expect(whyNotAgreed('full-conquest', 2, { tileCounts })).toMatchObject({
        kind: 'numbers',
        about: { option: 'tileCounts' },
      });
    },
  );

  it('VAR-MAP-01 SCN-CH-01 a fixed map cannot be changed', () => {
    expect(whyNotAgreed('conquer-and-hold', 2, { tileCounts: [6, 3, 1] })).toMatchObject({
      kind: 'locked',
      about: { rule: 'SCN-CH-01' },
    });
  });
});

describe('random tile orientation', () => {
  const explored = (seed: string) =>
    playing({ ...FRONTIER, seed, variants: ['random-orientation'], move: 9 }).answer('explore 1,1');

  it('VAR-MAP-02 a new tile is rotated, with everything printed on it', () => {
    for (const seed of SEEDS) {
      const { state } = explored(seed);
      const placed = state.map.at(-1);
      if (!placed) throw new Error('nothing was explored');
      const { spaces } = TILES.get('countryside-3');
      const around = STEPS.map(step => groundOf(state.map).get(centreOf(placed) + step)?.terrain);
      const printed = DIRECTIONS.map(direction => spaces[direction].terrain);
      const turned = printed.map((_, i) => printed[(i - placed.turned + 6) % 6]);
      expect(around).toEqual(turned);
      expect(readPosition(writePosition(state))).toEqual(state);
    }
  });

  it('VAR-MAP-02 every orientation occurs, even on the first tiles; without the variant none does', () => {
    const turns = (variants: string[]) =>
      SEEDS.flatMap(seed => {
        const setup = { scenario: 'full-conquest', heroes: ['tovak', 'goldyx'], seed, options: { variants } };
        return new Session(setup).state.map.slice(1).map(({ turned }) => turned);
      });
    expect(new Set(turns(['random-orientation'])).size).toBe(6);
    expect(new Set(turns([]))).toEqual(new Set([0]));
    expect(MAP_SHAPES.get('wedge').revealed).toHaveLength(2);
  });

  it('VAR-MAP-02 what is printed on a space moves with it', () => {
    for (const seed of SEEDS) {
      const { state } = explored(seed);
      for (const { hex, rampaging, tile } of groundOf(state.map).values()) {
        if (rampaging === null || tile.tile !== 'countryside-3') continue;
        expect(state.tokens.some(token => token.hex === hex && token.role === 'rampaging')).toBe(true);
      }
    }
  });
});

describe('random cities', () => {
  it('VAR-MAP-03 any city not on the map may appear on a city tile', () => {
    const cities = SEEDS.map(seed => {
      const scene = { ...FRONTIER, seed, scenario: 'full-conquest', variants: ['random-cities'], move: 9 };
      const tiles = { ...FRONTIER.tiles, '3,0': 'core-6' };
      const { state } = playing({ ...scene, tiles, tileStack: ['core-5', '...'] }).answer('explore 1,1');
      const [first, second] = state.cities.map(({ cards }) => cards[0]);
      expect(second).not.toBe(first);
      return second;
    });
    expect(new Set(cities).size).toBe(3);
  });

  it.each(['first-reconnaissance', 'mines-liberation'])('VAR-MAP-03 it does not fit %s', scenario => {
    expect(whyNotAgreed(scenario, 2, { variants: ['random-cities'] })).toMatchObject({
      kind: 'unfit',
      about: { rule: 'VAR-MAP-03' },
    });
  });
});
