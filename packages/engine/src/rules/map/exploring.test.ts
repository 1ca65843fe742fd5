import { describe, expect, it } from 'vitest';
import '../../testing/made-up.ts';
import { hexNamed } from '../../state/hex.ts';
import { playing } from '../../testing/playing.ts';

/*
 * The wedge at the start of a game. 4,-3 is the northeastern space of the tile at 1,0, next to the places 1,1 and 2,0;
 * 2,-4 in the northeast of the tile at 0,1 is a lake, next to 1,1 and 0,2.
 */
const START = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
const scene = { tiles: START, at: '4,-3', tileStack: ['countryside-3', 'countryside-4', 'core-1'] } as const;
const FROM_BOTH = ['explore 1,1', 'explore 2,0'];

describe('exploring', () => {
  it('EXP-01 exploring reveals the top tile of the stack for 2 Move points', () => {
    const p = playing({ ...scene, move: 3 }).answer('explore 1,1');
    expect(p.state.map.at(-1)).toMatchObject({ tile: 'countryside-3', a: 1, b: 1 });
    expect([p.state.tileStack, p.turn.move]).toEqual([['core-1', 'countryside-4'], 1]);
  });

  it('EXP-01 each tile costs 2 again, and less is not enough', () => {
    expect(playing({ ...scene, move: 1 }).refusal('explore 1,1')).toBe('EXP-01');
    const p = playing({ ...scene, move: 3 }).answer('explore 1,1');
    expect([p.offered('explore'), p.refusal('explore 2,0')]).toEqual([[], 'EXP-01']);
  });

  it('EXP-02 the hero must be next to the place of the tile', () => {
    expect(playing({ ...scene, at: '4,-2', move: 2 }).offered('explore')).toEqual(['explore 2,0']);
    expect(playing({ ...scene, at: '4,-2', move: 2 }).refusal('explore 1,1')).toBe('EXP-02');
    expect(playing({ ...scene, at: '2,-3', move: 2 }).offered('explore')).toEqual(['explore 1,1']);
  });

  it('EXP-03 nothing is placed beyond the coastline of the starting tile, nor on another tile', () => {
    const p = playing({ ...scene, at: '1,0', move: 2 });
    expect([p.offered('explore'), p.refusal('explore 1,-1'), p.refusal('explore 1,0')]).toEqual([
      [],
      'EXP-03',
      'EXP-03',
    ]);
    const west = playing({ ...scene, at: '0,-1', move: 2 });
    expect([west.offered('explore'), west.refusal('explore -1,1')]).toEqual([[], 'EXP-03']);
  });

  it('EXP-03 nothing is placed outside the shape of the map', () => {
    // 1,-5 is the northwestern space of a tile at 0,2 and borders the place 0,3.
    const tiles = {
      '0,0': 'start-b',
      '0,1': 'countryside-1',
      '1,0': 'countryside-2',
      '1,-1': 'countryside-3',
      '0,2': 'countryside-5',
    };
    const at = { tiles, at: '1,-5', move: 2, tileStack: ['countryside-6'] } as const;
    expect(playing({ ...at, mapShape: 'open-3' }).refusal('explore 0,3')).toBe('EXP-03');
    expect(playing({ ...at, mapShape: 'open-5' }).refusal('explore 0,3')).toBe('EXP-03');
    expect(playing({ ...at, mapShape: 'wedge' }).refusal('explore 0,3')).not.toBe('EXP-03');
  });

  it('EXP-04 if two places border the space, the player chooses one before the tile is revealed', () => {
    const p = playing({ ...scene, move: 2 });
    expect(p.offered('explore')).toEqual(FROM_BOTH);
    p.answer('explore 2,0');
    expect(p.state.map.at(-1)).toMatchObject({ tile: 'countryside-3', a: 2, b: 0 });
  });

  it('EXP-04 with 4 Move points both are explored, one after another', () => {
    const p = playing({ ...scene, move: 4 }).answer('explore 2,0');
    expect(p.offered('explore')).toEqual(['explore 1,1']);
    p.answer('explore 1,1');
    expect(p.state.map.slice(-2).map(({ tile, a, b }) => [tile, a, b])).toEqual([
      ['countryside-3', 2, 0],
      ['countryside-4', 1, 1],
    ]);
  });

  it('EXP-05 every tile has the orientation of the starting tile', () => {
    // The keep in the southwest of tile 10, the den in its northwest, ruins in its southeast; center at 4,-5.
    const p = playing({ ...scene, move: 20, tileStack: ['countryside-10'], cleared: ['3,-3'] }).answer('explore 1,1');
    const placed = (color: string) => p.state.tokens.filter(token => token.color === color).map(token => token.hex);
    expect([placed('grey'), placed('yellow')]).toEqual([[hexNamed('3,-4')], [hexNamed('4,-4')]]);
    expect(p.refusal('walk 4,-5')).toBe('MOV-04'); // the mountain
    expect(p.way('walk 4,-4').cost).toBe(3); // the ruins on hills
    p.answer('walk 4,-4');
    expect([p.way('walk 5,-5').cost, p.way('walk 5,-6').cost]).toEqual([2, 2 + 3]); // plains, then forest
  });

  it('EXP-06 a Countryside tile must touch two tiles, or one that itself touches two', () => {
    // The tile at 0,1 touches two tiles, so 0,2 is open; without the tile at 1,0 it touches one.
    const at = { at: '1,-4', cleared: ['1,-4'], move: 2, tileStack: ['countryside-3'] } as const;
    expect(playing({ ...at, tiles: START }).offered('explore')).toEqual(['explore 0,2']);
    const narrow = playing({ ...at, tiles: { '0,0': 'start-a', '0,1': 'countryside-1' } });
    expect([narrow.offered('explore'), narrow.refusal('explore 0,2')]).toEqual([[], 'EXP-06']);
  });

  it('EXP-07 a core tile must touch two tiles', () => {
    const p = playing({ ...scene, move: 2, tileStack: ['core-1'] });
    expect([p.offered('explore'), p.refusal('explore 2,0')]).toEqual([['explore 1,1'], 'EXP-07']);
  });

  it('EXP-07 MAP-01 in a wedge, core tiles cannot go on the coast', () => {
    const tiles = { ...START, '1,1': 'countryside-3' };
    const at = { tiles, at: '4,-3', move: 2, tileStack: ['core-1'] } as const;
    // 2,0 touches the tiles at 1,0 and 1,1.
    expect(playing({ ...at, mapShape: 'wedge-unlimited' }).offered('explore')).toEqual(['explore 2,0']);
    expect(playing({ ...at, mapShape: 'wedge' }).refusal('explore 2,0')).toBe('MAP-01');
  });

  it('EXP-09 the back of the top tile decides before it is revealed', () => {
    expect(playing({ ...scene, move: 2, tileStack: ['countryside-3', 'core-1'] }).offered('explore')).toEqual(
      FROM_BOTH,
    );
    const core = playing({ ...scene, move: 2, tileStack: ['core-1', 'countryside-3'] });
    expect(core.offered('explore')).toEqual(['explore 1,1']);
    // A core tile with a city has the same back as one without.
    expect(playing({ ...scene, move: 2, tileStack: ['core-5'] }).offered('explore')).toEqual(['explore 1,1']);
  });
});

describe('after exploring', () => {
  it('EXP-11 movement continues, with leftover points and more cards', () => {
    const p = playing({ ...scene, move: 3, hand: ['march', 'rage'] }).answer('explore 2,0', 'sideways rage move');
    p.answer('walk 4,-2', 'play march', 'walk 3,-1');
    expect([p.turn.part, p.turn.move, p.me.hex]).toEqual(['movement', 0, hexNamed('3,-1')]);
  });

  it('EXP-11 UND-03 what was played before the reveal cannot be undone or powered', () => {
    const p = playing({ ...scene, hand: ['march'], mana: ['green'] }).answer('play march', 'explore 1,1');
    expect([p.refusal('power march'), p.session.undo(0)?.rule]).toEqual(['UND-06', 'UND-02']);
  });

  it('EXP-12 exploring without moving is allowed, but counts as movement: no Rest after it', () => {
    const p = playing({ ...scene, move: 2, hand: ['march'] });
    expect(p.offered('rest')).toEqual(['rest']);
    p.answer('explore 1,1');
    expect([p.me.hex, p.offered('rest'), p.refusal('rest')]).toEqual([hexNamed('4,-3'), [], 'RST-01']);
  });

  it.each([
    ['action', 'TRN-15'],
    ['rest', 'RST-01'],
  ] as const)('EXP-12 no one explores once the turn has come to this: %s', (part, rule) => {
    const p = playing({ ...scene, part, move: 4 });
    expect([p.offered('explore'), p.refusal('explore 1,1')]).toEqual([[], rule]);
  });

  it('EXP-12 a hero with only Wounds cannot explore', () => {
    expect(playing({ ...scene, hand: ['wound'], move: 4 }).refusal('explore 1,1')).toBe('RST-09');
  });

  it('EXP-13 exploring is not possible from the interior or from the coast', () => {
    for (const at of ['3,-2', '2,-2', '1,-2', '0,0', '1,0', '1,-1', '0,-1', '0,-2']) {
      expect(playing({ ...scene, at, move: 9 }).offered('explore'), at).toEqual([]);
    }
  });

  it('EXP-13 a place is explored from every space that borders it', () => {
    const from = (place: string) =>
      ['2,-4', '2,-3', '3,-3', '4,-3', '4,-2', '3,-1', '1,-4', '0,-3']
        .filter(at => playing({ ...scene, at, cleared: [at], move: 2 }).offered(`explore ${place}`).length > 0)
        .sort();
    expect(from('1,1')).toEqual(['2,-3', '2,-4', '3,-3', '4,-3']);
    expect(from('2,0')).toEqual(['4,-2', '4,-3']);
    expect(from('0,2')).toEqual(['1,-4', '2,-4']);
  });

  it('EXP-13 from a lake only if a hero may be there', () => {
    const lake = { ...scene, at: '1,-3', cleared: ['1,-4'], move: 4 } as const;
    expect(playing(lake).refusal('walk 2,-4')).toBe('MOV-04');
    const p = playing({ ...lake, modifiers: [{ mod: 'made-up-bridge', n: 1, on: 'lake' }] }).answer('walk 2,-4');
    expect(p.offered('explore')).toEqual(['explore 0,2', 'explore 1,1']);
  });

  it('EXP-14 in First Reconnaissance each tile gives Fame at once; the level comes at the End of Turn', () => {
    const p = playing({ ...scene, fame: 2, move: 4 }).answer('explore 1,1');
    expect([p.me.fame, p.me.level]).toEqual([3, 1]);
    p.answer('explore 2,0');
    expect([p.me.fame, p.me.level, p.player(1).fame]).toEqual([4, 1, 0]);
    p.answer('end-turn');
    expect(p.me.level).toBe(2);
  });
});
