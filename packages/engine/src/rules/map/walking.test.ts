import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Hex, hexNamed } from '../../state/hex.ts';
import { playing } from '../../testing/playing.ts';
import { newSession, playAtRandom } from '../../testing/random-game.ts';

/* The rule that moves a figure checks everything itself: nothing relies on it getting only paths that were offered. */

const walk = (path: readonly Hex[]) => ({ fx: 'walk', path });

/** Why a hero cannot take this path, whatever the menu says. */
const whyNotAlong = (scene: Scene, ...names: string[]) =>
  playing(scene)
    .session.queryFor(0)
    .explain(walk(names.map(name => hexNamed(name) as Hex)))?.rule ?? null;

describe('walking along a path', () => {
  it('MOV-02 goes from each space to an adjacent one', () => {
    expect(whyNotAlong({ move: 4 }, '1,0', '2,0')).toBeNull();
    expect(whyNotAlong({ move: 9 }, '2,0')).toBe('MOV-02');
    expect(whyNotAlong({ move: 9 }, '1,0', '3,0')).toBe('MOV-02');
    expect(whyNotAlong({ move: 9 })).toBe('MOV-02');
  });

  it('MOV-03 costs the sum of its steps', () => {
    expect(whyNotAlong({ move: 5, map: { '2,0': 'hills' } }, '1,0', '2,0')).toBeNull();
    expect(whyNotAlong({ move: 4, map: { '2,0': 'hills' } }, '1,0', '2,0')).toBe('MOV-03');
  });

  it('MOV-04 RAM-02 never enters a closed space, not even in passing', () => {
    expect(whyNotAlong({ move: 9, map: { '1,0': 'lake' } }, '1,0', '2,0')).toBe('MOV-04');
    expect(whyNotAlong({ move: 9, map: { '1,0': 'plains orcs' } }, '1,0', '2,0')).toBe('RAM-02');
  });

  it('MOV-11 RAM-04 ends where a site is assaulted or an enemy provoked', () => {
    expect(whyNotAlong({ move: 9, map: { '1,0': 'hills keep' } }, '1,0')).toBeNull();
    expect(whyNotAlong({ move: 9, map: { '1,0': 'hills keep' } }, '1,0', '2,0')).toBe('MOV-11');
    expect(whyNotAlong({ move: 9, map: { '1,-1': 'plains orcs' } }, '1,0')).toBeNull();
    expect(whyNotAlong({ move: 9, map: { '1,-1': 'plains orcs' } }, '1,0', '2,0')).toBe('MOV-11');
  });

  it('SIT-KEE-01 ends where a garrison would be revealed', () => {
    const scene: Scene = { move: 9, time: 'day', map: { '2,0': 'hills keep' } };
    expect(whyNotAlong(scene, '1,0')).toBeNull();
    expect(whyNotAlong(scene, '1,0', '1,1')).toBe('MOV-02');
  });

  it('TRN-15 is not possible once movement has ended', () => {
    const p = playing({ hand: ['march'], move: 4, map: { '0,0': 'village' } }).answer('interact');
    expect(p.session.queryFor(0).explain(walk([hexNamed('1,0') as Hex]))?.rule).toBe('TRN-15');
  });

  it('MOV-02 is possible wherever it is offered', () => {
    let ways = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const session = newSession(2, `ways ${seed}`);
      playAtRandom(session, `ways ${seed}`, 150, seat => {
        const { choices = [] } = session.question(seat) ?? {};
        for (const { key, act } of choices) {
          if (!('way' in act)) continue;
          expect(session.queryFor(seat).explain(walk(act.way.path)), key).toBeNull();
          ways++;
        }
      });
    }
    expect(ways).toBeGreaterThan(100);
  });
});
