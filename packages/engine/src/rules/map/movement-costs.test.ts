import { describe, expect, it } from 'vitest';
import type { SceneModifier } from '../../scene/description.ts';
import { openCities } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

openCities();

/** Like Path Finding: less, but not below 2. */
const path = (n: number): SceneModifier => ({ mod: 'made-up-path', n });
/** Like Song of Wind: less. */
const song = (n: number, on = ''): SceneModifier => ({ mod: 'made-up-discount', n, on });
/** Like Frost Bridge: one terrain costs exactly this much, even if it was impassable. */
const bridge = (n: number, on: string): SceneModifier => ({ mod: 'made-up-bridge', n, on });

const cost = (space: string, ...modifiers: SceneModifier[]): number =>
  playing({ at: '1,0', move: 9, map: { '2,0': space }, modifiers, shields: [{ at: '2,0', by: 0 }] }).way('walk 2,0')
    .cost;

describe('effects that change Move costs', () => {
  it('MOV-07 an effect applies to every step after it', () => {
    const p = playing({ move: 2, map: { '1,0': 'hills', '2,0': 'hills' }, modifiers: [song(2, 'hills')] });
    expect(p.answer('walk 1,0', 'walk 2,0').turn.move).toBe(0);
    expect(p.told('walked').map(news => news.cost)).toEqual([1, 1]);
  });

  it('MOV-07 an effect applies to its terrain and to its owner only', () => {
    expect([cost('hills', song(2, 'forest')), cost('hills', { ...song(2), by: 1 })]).toEqual([3, 3]);
  });

  it('MOV-07 several reductions add up', () => {
    expect(cost('swamp', song(1), song(2))).toBe(2);
  });

  it('MOV-07 several reductions apply in the order best for the player', () => {
    // Hills: 3 − 2 stops at 2, then 1 less. The other way around it would stay at 2.
    expect([cost('hills', path(2), song(1)), cost('hills', song(1), path(2))]).toEqual([1, 1]);
  });

  it('MOV-07 a cost can drop to 0, never below', () => {
    expect([cost('plains', song(2)), cost('plains', song(3)), cost('plains', song(9))]).toEqual([0, 0, 0]);
  });

  it('MOV-07 a space that costs 0 can be entered without Move points', () => {
    const p = playing({ move: 0, modifiers: [song(2, 'plains')], map: { '1,0': 'plains', '2,0': 'hills' } });
    expect(p.offered('walk 1,0', 'walk 2,0')).toEqual(['walk 1,0']);
    expect(p.answer('walk 1,0').turn.move).toBe(0);
  });

  it('MOV-07 a reduction down to 2 does not raise a lower cost', () => {
    expect([cost('swamp', bridge(1, 'swamp'), path(1)), cost('swamp', path(1), bridge(1, 'swamp'))]).toEqual([1, 1]);
    expect(cost('plains', song(1), path(1))).toBe(1);
  });

  it('MOV-07 if two effects set a cost, the lower one counts, whichever came last', () => {
    expect(cost('swamp', bridge(2, 'swamp'), bridge(1, 'swamp'))).toBe(1);
    expect(cost('swamp', bridge(1, 'swamp'), bridge(2, 'swamp'))).toBe(1);
  });

  it('MOV-07 a cost that was set can be reduced further', () => {
    expect([cost('lake', bridge(1, 'lake'), song(1)), cost('lake', song(1), bridge(1, 'lake'))]).toEqual([0, 0]);
  });

  it('MOV-07 MOV-04 a city costs 2 whatever happens to its terrain', () => {
    expect([cost('swamp city', song(2, 'swamp')), cost('swamp city', bridge(1, 'swamp'))]).toEqual([2, 2]);
  });

  it('MOV-08 an effect makes an inaccessible terrain accessible at its cost, and no other terrain', () => {
    const p = playing({ move: 3, map: { '1,0': 'lake', '0,1': 'mountain' }, modifiers: [bridge(1, 'lake')] });
    expect([p.way('walk 1,0').cost, p.refusal('walk 0,1')]).toEqual([1, 'MOV-04']);
  });

  it('MOV-08 a reduction alone makes nothing accessible', () => {
    const p = playing({ move: 9, map: { '1,0': 'lake' }, modifiers: [song(9), path(9)] });
    expect([p.offered('walk 1,0'), p.refusal('walk 1,0')]).toEqual([[], 'MOV-04']);
  });

  it('MOV-08 a lake made accessible may be crossed, but the turn cannot end on it', () => {
    const scene = { at: '2,0', map: { '3,0': 'lake', '3,-1': 'lake', '2,1': 'lake' }, modifiers: [bridge(1, 'lake')] };
    const across = playing({ ...scene, move: 3 }).answer('walk 4,0', 'end-turn');
    expect(across.told('withdrew')).toEqual([]);
    const stuck = playing({ ...scene, move: 1 }).answer('walk 3,0', 'end-turn');
    expect(stuck.told('withdrew')).toMatchObject([{ wounds: 1 }]);
  });
});
