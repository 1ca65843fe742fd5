import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

/** For each place around these tiles, the rule that forbids placing the next tile there; null if none does. */
function frontier(mapShape: string, tiles: Readonly<Record<string, string>>, next: string, places: readonly string[]) {
  const game = playing({ mapShape, tiles, tileStack: [next], at: '0,0', move: 2 });
  // A place too far from the hero is refused only for that reason.
  return Object.fromEntries(
    places.map(place => {
      const rule = game.refusal(`explore ${place}`);
      return [place, rule === 'EXP-02' ? null : rule];
    }),
  );
}

const WEDGE = {
  '0,0': 'start-a',
  '0,1': 'countryside-6',
  '1,0': 'countryside-2',
  '1,1': 'countryside-3',
  '0,2': 'countryside-4',
  '2,0': 'countryside-7',
};

const OPEN = {
  '0,0': 'start-b',
  '0,1': 'countryside-1',
  '1,0': 'countryside-2',
  '1,-1': 'countryside-3',
  '0,2': 'countryside-4',
  '1,1': 'countryside-5',
  '2,-1': 'countryside-6',
  '2,-2': 'countryside-7',
};

describe('map shapes', () => {
  it('MAP-01 wedge: no tile is placed beyond the two coasts', () => {
    const beyond = ['-1,1', '-1,2', '-1,3', '0,-1', '1,-1', '2,-1', '3,-1'];
    for (const shape of ['wedge', 'wedge-unlimited']) {
      for (const rule of Object.values(frontier(shape, WEDGE, 'countryside-8', beyond))) expect(rule).toBe('EXP-03');
    }
    expect(frontier('wedge', WEDGE, 'countryside-8', ['0,3', '1,2', '2,1', '3,0'])).toEqual({
      '0,3': null,
      '1,2': null,
      '2,1': null,
      '3,0': null,
    });
  });

  it('MAP-01 wedge: core tiles stay off the coastal lanes, Countryside tiles need not', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-6', '1,0': 'countryside-2', '1,1': 'countryside-3' };
    const coasts = ['0,2', '2,0'];
    expect(frontier('wedge', tiles, 'core-2', coasts)).toEqual({ '0,2': 'MAP-01', '2,0': 'MAP-01' });
    expect(frontier('wedge', tiles, 'core-5', coasts)).toEqual({ '0,2': 'MAP-01', '2,0': 'MAP-01' });
    expect(frontier('wedge', tiles, 'countryside-8', coasts)).toEqual({ '0,2': null, '2,0': null });
    expect(frontier('wedge', WEDGE, 'core-2', ['1,2', '2,1'])).toEqual({ '1,2': null, '2,1': null });
  });

  it('MAP-01 a core tile is offered on the coast only in the unlimited wedge', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-6', '1,0': 'countryside-2', '1,1': 'countryside-3' };
    const scene = { tiles, tileStack: ['core-2'], at: '2,-4', move: 2 };
    expect(playing({ ...scene, mapShape: 'wedge' }).offered('explore')).toEqual([]);
    expect(playing({ ...scene, mapShape: 'wedge-unlimited' }).offered('explore')).toEqual(['explore 0,2']);
  });

  it('MAP-02 fully open: five parallel columns, two on either side of the portal', () => {
    expect(frontier('open-5', OPEN, 'countryside-8', ['1,2', '2,1', '2,0', '3,-1', '3,-2', '0,3', '3,-3'])).toEqual({
      '1,2': null,
      '2,1': null,
      '2,0': null,
      '3,-1': null,
      '3,-2': null,
      '0,3': 'EXP-03',
      '3,-3': 'EXP-03',
    });
  });

  it('MAP-02 fully open: nothing is behind the portal', () => {
    for (const place of ['-1,0', '-1,1', '-1,2', '0,-1', '1,-2']) {
      expect(frontier('open-5', OPEN, 'countryside-8', [place])).toEqual({ [place]: 'EXP-03' });
    }
  });

  it('MAP-02 fully open: core tiles may be in every column', () => {
    expect(frontier('open-5', OPEN, 'core-2', ['1,2', '3,-2'])).toEqual({ '1,2': null, '3,-2': null });
  });

  it('MAP-03 four columns: one to the left, two to the right', () => {
    const { '0,2': _, ...tiles } = OPEN;
    expect(frontier('open-4', tiles, 'countryside-8', ['2,1', '3,-2', '0,2', '1,2', '3,-3'])).toEqual({
      '2,1': null,
      '3,-2': null,
      '0,2': 'EXP-03',
      '1,2': 'EXP-03',
      '3,-3': 'EXP-03',
    });
  });

  it('MAP-03 three columns: one on either side', () => {
    const { '0,2': _, '2,-2': __, ...tiles } = OPEN;
    expect(frontier('open-3', tiles, 'countryside-8', ['2,1', '3,-1', '0,2', '1,2', '2,-2', '3,-2'])).toEqual({
      '2,1': null,
      '3,-1': null,
      '0,2': 'EXP-03',
      '1,2': 'EXP-03',
      '2,-2': 'EXP-03',
      '3,-2': 'EXP-03',
    });
  });
});
