import { describe, expect, it } from 'vitest';
import { hexNamed } from '../../state/hex.ts';
import { openCities } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

openCities();

const START = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
/** Goldyx is in the way: 2,0 is the only way through. */
const NARROW = { '2,-1': 'lake', '1,1': 'lake', '3,-1': 'lake', '2,1': 'lake' };
const wounds = (hand: readonly string[]) => hand.filter(card => card === 'wound').length;

describe('other heroes', () => {
  it('FIG-01 a hero may pass through a space with another hero', () => {
    const p = playing({ at: '1,0', move: 4, map: NARROW, others: { goldyx: { at: '2,0' } } });
    expect(p.way('walk 3,0')).toMatchObject({ cost: 4, provokes: [], assault: false });
    p.answer('walk 2,0', 'walk 3,0');
    expect([p.turn.part, p.me.hex, p.told('fight-begins')]).toEqual(['movement', hexNamed('3,0'), []]);
  });

  it('FIG-01 a keep owned by another player cannot be passed through', () => {
    const map = { ...NARROW, '2,0': 'hills keep' };
    for (const at of ['2,0', '6,-3']) {
      const p = playing({ at: '1,0', move: 5, map, others: { goldyx: { at } }, shields: [{ at: '2,0', by: 1 }] });
      expect(p.offered('walk 2,0', 'walk 3,0', 'assault')).toEqual(['assault 2,0']);
    }
  });

  it('FIG-02 a hero may explore from a space shared with another hero and then move on', () => {
    const p = playing({
      tiles: START,
      at: '4,-3',
      move: 6,
      others: { goldyx: { at: '4,-3' } },
      tileStack: ['countryside-4'],
    });
    expect(p.offered('explore')).toEqual(['explore 1,1', 'explore 2,0']);
    p.answer('explore 2,0', 'walk 4,-2');
    expect([p.me.hex, p.turn.move]).toEqual([hexNamed('4,-2'), 2]);
  });

  it('FIG-05 where heroes do not fight, a turn cannot end on another hero’s space: Forced Withdrawal', () => {
    const p = playing({ at: '1,0', move: 2, others: { goldyx: { at: '2,0' } } }).answer('walk 2,0');
    expect(p.offered()).toEqual(['end-turn']);
    p.answer('end-turn');
    expect([p.me.hex, wounds(p.me.hand)]).toEqual([hexNamed('1,0'), 1]);
    expect(p.player(1).hex).toBe(hexNamed('2,0'));
  });

  it('FIG-05 FWD-01 the withdrawal leads back past every hero on the path, one Wound per space', () => {
    const others = { goldyx: { at: '2,0' }, norowas: { at: '3,0' } };
    const p = playing({ at: '3,0', path: ['1,0', '2,0', '3,0'], others }).answer('end-turn');
    expect([p.me.hex, wounds(p.me.hand)]).toEqual([hexNamed('1,0'), 2]);
  });

  it('FIG-06 a space with another hero cannot be entered by a step that provokes', () => {
    const p = playing({ move: 2, map: { '1,-1': 'plains orcs' }, others: { goldyx: { at: '1,0' } } });
    expect(p.offered('walk 1,0', 'provoke')).toEqual(['provoke 0,-1']);
    expect(p.refusal('provoke 1,0')).toBe('FIG-06');
  });

  it('FIG-06 without provoking it can', () => {
    const p = playing({ move: 4, map: { '1,-1': 'plains orcs' }, others: { goldyx: { at: '1,0' } } });
    expect(p.way('walk 1,0').path).toEqual([hexNamed('0,1'), hexNamed('1,0')]);
  });

  it('FIG-07 any number of heroes may be on the portal', () => {
    const others = { goldyx: { at: '0,0' }, norowas: { at: '0,0' } };
    const p = playing({ tiles: START, at: '1,0', move: 2, others }).answer('walk 0,0', 'end-turn');
    expect([wounds(p.me.hand), p.told('withdrew'), p.told('left-the-map')]).toEqual([
      0,
      [],
      [{ news: 'left-the-map', seat: 0 }],
    ]);
  });

  it('FIG-07 any number of heroes may be in a conquered city', () => {
    const others = { goldyx: { at: '2,0' }, norowas: { at: '2,0' } };
    const p = playing({ at: '1,0', move: 2, map: { '2,0': 'swamp city' }, shields: [{ at: '2,0', by: 1 }], others });
    p.answer('walk 2,0', 'end-turn');
    expect([p.me.hex, wounds(p.me.hand)]).toEqual([hexNamed('2,0'), 0]);
  });

  it('FIG-08 without player combat, entering a keep whose owner is there ends movement and costs Reputation', () => {
    const p = playing({
      at: '1,0',
      move: 9,
      map: { '2,0': 'hills keep' },
      shields: [{ at: '2,0', by: 1 }],
      others: { goldyx: { at: '2,0' } },
    }).answer('assault 2,0');
    expect([p.me.hex, p.turn.part, p.turn.move, p.me.reputation]).toEqual([hexNamed('2,0'), 'action', 0, -1]);
    expect([p.told('fight-begins'), p.offered()]).toEqual([[], ['end-turn']]);
    p.answer('end-turn');
    expect([p.me.hex, wounds(p.me.hand)]).toEqual([hexNamed('1,0'), 1]);
  });
});

describe('the portal', () => {
  it('POR-01 a hero may stay on the portal or return to it', () => {
    expect(
      playing({ tiles: START, hand: ['march'] })
        .answer('play march', 'end-turn')
        .told('withdrew'),
    ).toEqual([]);
    const p = playing({ tiles: START, at: '1,0', move: 2 }).answer('walk 0,0');
    expect(p.me.hex).toBe(hexNamed('0,0'));
  });

  it('POR-02 a figure on the portal leaves the map at the end of its turn and returns at the start of the next', () => {
    const p = playing({ tiles: START, others: { goldyx: { hand: ['march'] } } }).answer('end-turn');
    expect([p.seat, p.me.hex, p.player(1).hex]).toEqual([1, null, hexNamed('0,0')]);
    p.answer('play march', 'walk 1,0', 'end-turn');
    expect([p.seat, p.me.hex, p.player(1).hex]).toEqual([0, hexNamed('0,0'), hexNamed('1,0')]);
  });

  it('POR-02 everywhere else the figure stays on the map', () => {
    const p = playing({ tiles: START, at: '1,0' }).answer('end-turn');
    expect([p.me.hex, p.told('left-the-map')]).toEqual([hexNamed('1,0'), []]);
  });

  it.each(['day', 'night'] as const)('POR-04 the portal costs what plains cost: %s', time => {
    expect(playing({ tiles: START, at: '1,0', move: 2, time }).way('walk 0,0').cost).toBe(2);
    expect(playing({ tiles: START, at: '1,0', move: 1, time }).offered('walk')).toEqual([]);
  });
});
