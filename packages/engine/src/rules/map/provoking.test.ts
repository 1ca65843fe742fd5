import { describe, expect, it } from 'vitest';
import { hexNamed } from '../../state/hex.ts';
import { playing } from '../../testing/playing.ts';
import { ENEMIES } from '../catalogue.ts';

const at = (...names: string[]) => names.map(name => hexNamed(name));
// Both of these are next to 0,0 and 1,0.
const BESIDE = { '1,-1': 'plains orcs', '0,1': 'plains orcs' };
const START = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };

describe('rampaging enemies', () => {
  it('RAM-01 orcs are green, draconum red; they are face up as soon as their spaces are revealed', () => {
    for (const [tile, color, hex] of [
      ['countryside-7', 'green', '5,-6'],
      ['core-2', 'red', '4,-4'],
    ] as const) {
      for (const time of ['day', 'night'] as const) {
        const p = playing({ tiles: START, at: '4,-3', move: 2, time, tileStack: [tile] }).answer('explore 1,1');
        const [token] = p.state.tokens.filter(t => t.role === 'rampaging' && t.hex === hexNamed(hex));
        expect(token, tile).toMatchObject({ color, up: true });
        expect(ENEMIES.get(token?.name as string).color).toBe(color);
      }
    }
  });

  it('RAM-02 a space with an undefeated rampaging enemy cannot be entered', () => {
    const p = playing({ move: 20, map: { '1,0': 'plains orcs' } });
    expect(p.offered('walk 1,0', 'provoke 1,0', 'assault')).toEqual([]);
    expect(p.refusal('walk 1,0')).toBe('RAM-02');
  });

  it('RAM-03 a step between two spaces next to the same enemy provokes it', () => {
    const p = playing({ move: 2, map: { '1,-1': 'plains orcs' } });
    expect(p.offered('walk', 'provoke')).toEqual(['provoke 0,-1', 'provoke 1,0', 'walk -1,0', 'walk -1,1', 'walk 0,1']);
    expect(p.way('provoke 1,0')).toMatchObject({ provokes: at('1,-1'), cost: 2 });
    expect(p.refusal('walk 1,0')).not.toBeNull();
  });

  it('RAM-03 a longer path that moves away in between provokes no one', () => {
    const p = playing({ move: 4, map: { '1,-1': 'plains orcs' } });
    expect(p.way('walk 1,0')).toMatchObject({ path: at('0,1', '1,0'), provokes: [] });
    expect(p.offered('provoke 1,0')).toEqual(['provoke 1,0']);
  });

  it('RAM-04 the step is completed and paid for, then movement ends and the enemy must be fought', () => {
    const p = playing({ move: 7, hand: ['march'], map: { '1,0': 'hills', '1,-1': 'plains orcs' } });
    p.answer('provoke 1,0');
    expect(p.me.hex).toBe(hexNamed('1,0'));
    expect(p.told('walked')).toMatchObject([{ cost: 3 }]);
    expect([p.turn.part, p.turn.move]).toEqual(['action', 0]);
    const name = p.state.tokens[0]?.name;
    expect(p.told('fight-begins')).toMatchObject([{ why: 'rampaging', enemies: [name] }]);
    p.answer('play march');
    expect([p.prompt, p.offered('walk', 'provoke', 'assault', 'explore', 'rest')]).toEqual(['combat-ranged', []]);
    p.endureFight();
    expect([p.prompt, p.offered('walk', 'provoke', 'assault', 'explore', 'rest')]).toEqual(['turn', []]);
  });

  it('RAM-05 a step from next to one enemy to next to another provokes neither', () => {
    const p = playing({ move: 2, map: { '-1,0': 'plains orcs', '2,0': 'plains orcs' } });
    expect(p.way('walk 1,0')).toMatchObject({ cost: 2, provokes: [] });
    expect(p.offered('provoke 1,0')).toEqual([]);
  });

  it('RAM-06 moving next to an enemy or away from it does not provoke', () => {
    const p = playing({ move: 6, map: { '2,0': 'plains orcs' } }).answer('walk 1,0');
    expect([p.turn.part, p.turn.move]).toEqual(['movement', 4]);
    expect(p.answer('walk 0,0').turn.part).toBe('movement');
    expect(p.told('fight-begins')).toEqual([]);
  });

  it('RAM-07 one step may provoke two enemies, and both are fought together', () => {
    const p = playing({ move: 2, map: BESIDE });
    expect(p.way('provoke 1,0').provokes.toSorted()).toEqual(at('1,-1', '0,1').sort());
    p.answer('provoke 1,0');
    expect(p.told('fight-begins')).toHaveLength(1);
    expect(p.told('fight-begins')[0]?.enemies).toHaveLength(2);
  });

  it('RAM-07 enemies that are not next to both spaces are not involved', () => {
    const p = playing({ move: 2, map: { '1,-1': 'plains orcs', '2,0': 'plains orcs', '-1,0': 'plains orcs' } });
    expect(p.answer('provoke 1,0').told('fight-begins')[0]?.enemies).toHaveLength(1);
  });

  it('RAM-07 MOV-11 an assault may also provoke: the garrison and the enemy are fought together', () => {
    const p = playing({ move: 3, map: { '1,0': 'hills keep', '1,-1': 'plains orcs' } });
    expect(p.way('assault 1,0')).toMatchObject({ assault: true, provokes: at('1,-1') });
    p.answer('assault 1,0');
    expect(p.told('fight-begins')).toMatchObject([{ why: 'assault' }]);
    expect(p.told('fight-begins')[0]?.enemies).toHaveLength(2);
  });

  it('RAM-08 TRN-20 a provoking step may lead onto an inhabited site, and is the action of the turn', () => {
    const p = playing({ move: 2, map: { '1,0': 'village' }, enemies: [{ at: '1,-1', enemy: 'prowlers' }] });
    p.answer('provoke 1,0');
    expect([p.turn.part, p.turn.interacting, p.offered()]).toEqual(['action', false, ['end-phase', 'target prowlers']]);
    p.endureFight();
    expect([p.offered(), p.refusal('interact')]).toEqual([['end-turn'], 'TRN-15']);
  });

  it('RAM-09 adjacency counts across the borders of tiles', () => {
    // Orcs in the northwest of the tile at 1,0; the village 2,-3 is on the tile at 0,1.
    const p = playing({ tiles: START, at: '2,-3', move: 2 });
    expect(p.way('provoke 2,-2').provokes).toEqual(at('3,-3'));
    expect(p.offered('walk 2,-2')).toEqual([]);
  });

  it('RAM-10 FWD-03 a Forced Withdrawal provokes no one', () => {
    const p = playing({
      at: '1,0',
      path: ['0,1', '1,0'],
      map: { '1,1': 'plains orcs' },
      others: { goldyx: { at: '1,0' } },
    }).answer('end-turn');
    expect(p.me.hex).toBe(hexNamed('0,1'));
    expect(p.told('withdrew')).toHaveLength(1);
    expect(p.told('fight-begins')).toEqual([]);
  });

  it('RAM-10 withdrawing after a failed assault provokes no one', () => {
    const p = playing({ move: 3, map: { '1,0': 'hills keep' }, enemies: [{ at: '1,-1', enemy: 'orc-summoners' }] });
    p.answer('assault 1,0');
    expect(p.me.hex).toBe(hexNamed('1,0'));
    p.endureFight();
    expect(p.me.hex).toBe(hexNamed('0,0'));
    expect(p.told('fight-begins')).toHaveLength(1);
  });

  it('RAM-11 once the token is gone, the symbol on the map means nothing: empty terrain, no provoking', () => {
    const p = playing({ tiles: START, cleared: ['3,-3'], at: '2,-3', move: 3 });
    expect(p.way('walk 3,-3')).toMatchObject({ cost: 3, provokes: [] });
    expect(p.way('walk 2,-2')).toMatchObject({ cost: 2, provokes: [] });
    expect(p.offered('provoke')).toEqual([]);
  });
});
