import { describe, expect, it } from 'vitest';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { cloneState } from './clone.ts';

/** Freezes everything a copy shares with the original, so that writing to it throws. */
function freezeShared(value: unknown, top = true): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (!top) Object.freeze(value);
  for (const inner of Object.values(value)) freezeShared(inner, false);
}

describe('a copy of a position', () => {
  it('equals the original, just as a structured clone does', () => {
    const session = newSession(3);
    playAtRandom(session, 'copy', 200);
    expect(cloneState(session.state)).toEqual(structuredClone(session.state));
  });

  it('can be played on without touching the original', () => {
    const session = newSession(2);
    playAtRandom(session, 'copy', 60);
    const before = JSON.stringify(session.state);
    const copy = cloneState(session.state);
    for (const player of copy.players) player.fame += 1;
    copy.turn.move += 3;
    copy.stack.pop();
    expect(JSON.stringify(session.state)).toBe(before);
  });

  it('shares only what no rule ever writes: frozen, it can be played to the end', () => {
    for (const players of [1, 2, 4]) {
      const session = newSession(players, `frozen ${players}`);
      playAtRandom(session, 'frozen', 3000, () => {
        const { stack, players: heroes, turn, dummy, combat, ...rest } = session.state;
        for (const part of [rest, turn, ...heroes, dummy, combat, ...stack]) freezeShared(part);
      });
      expect(session.isOver).toBe(true);
    }
  });
});
