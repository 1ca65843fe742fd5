import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { TokenColor } from '../../state/map.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { TILES } from '../catalogue.ts';
import { newGame } from '../setup/setup.ts';

const START = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
const reveal = (tile: string, scene: Scene = {}): Playing =>
  playing({ tiles: START, at: '4,-3', move: 2, tileStack: [tile], ...scene }).answer('explore 1,1');
const tokens = (p: Playing, color: TokenColor) =>
  p.state.tokens.filter(token => token.color === color).map(({ role, up }) => ({ role, up }));

const SEEDS = Array.from({ length: 25 }, (_, i) => `tiles ${i}`);

describe('when a tile is revealed', () => {
  it('EXP-10 a keep and a mage tower get a face-down token', () => {
    for (const time of ['day', 'night'] as const) {
      // Tile 9 at place 1,1: the keep in the east, the tower in the southwest at 3,-4, neither of them next to 4,-3.
      const p = reveal('countryside-9', { time });
      expect([tokens(p, 'grey'), tokens(p, 'violet')]).toEqual([
        [{ role: 'garrison', up: false }],
        [{ role: 'garrison', up: false }],
      ]);
    }
  });

  it('EXP-10 by day a garrison next to the explorer is revealed at once, at night it is not', () => {
    // The keep in the southwest of tile 10 is at 3,-4.
    const at = { at: '2,-3' };
    expect(tokens(reveal('countryside-10', at), 'grey')).toEqual([{ role: 'garrison', up: true }]);
    expect(tokens(reveal('countryside-10', { ...at, time: 'night' }), 'grey')).toEqual([
      { role: 'garrison', up: false },
    ]);
  });

  it('EXP-10 a garrison next to any hero is revealed, not only next to the explorer', () => {
    const others = { goldyx: { at: '2,-3' } };
    expect(tokens(reveal('countryside-10'), 'grey')).toEqual([{ role: 'garrison', up: false }]);
    expect(tokens(reveal('countryside-10', { others }), 'grey')).toEqual([{ role: 'garrison', up: true }]);
  });

  it('EXP-10 ruins get a token, face up by day and face down at night', () => {
    expect(tokens(reveal('countryside-10'), 'yellow')).toEqual([{ role: 'waiting', up: true }]);
    expect(tokens(reveal('countryside-10', { time: 'night' }), 'yellow')).toEqual([{ role: 'waiting', up: false }]);
  });

  it('EXP-10 a monastery adds an Advanced Action to the Unit offer', () => {
    const p = reveal('countryside-5', { advancedDeck: ['ambush'], monasteryOffer: [] });
    expect(p.state.monasteryOffer).toEqual(['ambush']);
    expect(reveal('countryside-6', { monasteryOffer: [] }).state.monasteryOffer).toEqual([]);
  });

  it('EXP-10 dungeons, tombs, dens and spawning grounds get no token until they are entered', () => {
    const p = reveal('core-1');
    expect(p.state.tokens.filter(({ color }) => color === 'brown')).toEqual([]);
    expect(reveal('countryside-6').state.tokens.filter(({ role }) => role !== 'rampaging')).toEqual([]);
  });
});

describe('when the stack is empty', () => {
  /** The place 1,1 touches three tiles; 4,-3 borders it and, in the wedge, no other open place. */
  const AROUND = { ...START, '2,0': 'countryside-3' };
  const spare = (tilesLeft: readonly string[], scene: Scene = {}) =>
    playing({ tiles: AROUND, at: '4,-3', move: 2, tileStack: [], tilesLeft, ...scene });

  it('EXP-08 a random unused Countryside tile is explored, as long as there is one', () => {
    const left = ['countryside-9', 'core-1', 'countryside-10', 'core-2'];
    const drawn = SEEDS.map(seed => spare(left, { seed }).answer('explore 1,1').state.map.at(-1)?.tile);
    expect(new Set(drawn)).toEqual(new Set(['countryside-9', 'countryside-10']));
  });

  it('EXP-08 when none are left, a random unused core tile is explored', () => {
    const left = ['core-1', 'core-2', 'core-3'];
    const drawn = SEEDS.map(seed => spare(left, { seed }).answer('explore 1,1').state.map.at(-1)?.tile);
    expect(new Set(drawn)).toEqual(new Set(left));
  });

  it('EXP-08 a tile drawn this way is no longer unused', () => {
    const p = spare(['countryside-9', 'core-1']).answer('explore 1,1');
    expect(p.state.tilesLeft).toEqual(['core-1']);
  });

  it('EXP-08 none of the unused tiles has a city', () => {
    for (const players of [1, 2, 3, 4]) {
      const heroes = ['tovak', 'goldyx', 'norowas', 'arythea'].slice(0, players);
      const { tileStack, tilesLeft } = newGame({ scenario: 'first-reconnaissance', heroes, seed: 'left' });
      expect(tilesLeft.filter(tile => TILES.get(tile).city !== null)).toEqual([]);
      expect(tilesLeft.filter(tile => tileStack.includes(tile))).toEqual([]);
    }
  });

  it('EXP-08 such a tile must touch three tiles', () => {
    const p = playing({ tiles: START, at: '4,-3', move: 2, tileStack: [], tilesLeft: ['countryside-9'] });
    expect([p.offered('explore'), p.refusal('explore 1,1')]).toEqual([[], 'EXP-08']);
    expect(spare(['countryside-9']).offered('explore')).toEqual(['explore 1,1']);
  });

  it('EXP-08 when no tile is left, exploring is impossible', () => {
    const p = spare([]);
    expect([p.offered('explore'), p.refusal('explore 1,1')]).toEqual([[], 'EXP-08']);
  });

  it('EXP-08 EXP-03 MAP-01 an unused core tile cannot go on the coast of a wedge either', () => {
    // 0,2 is on the coast and touches the tiles at 0,1, 1,1 and 1,2.
    const tiles = { ...START, '1,1': 'countryside-3', '1,2': 'countryside-4' };
    const coast = { tiles, at: '1,-4', cleared: ['1,-4'], mapShape: 'wedge' } as const;
    expect(spare(['countryside-9', 'core-1'], coast).offered('explore')).toEqual(['explore 0,2']);
    expect(spare(['core-1'], coast).refusal('explore 0,2')).toBe('MAP-01');
    expect(spare(['core-1'], { ...coast, mapShape: 'wedge-unlimited' }).offered('explore')).toEqual(['explore 0,2']);
  });
});
