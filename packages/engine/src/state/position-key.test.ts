import { describe, expect, it } from 'vitest';
import { playing } from '../testing/playing.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { cloneState } from './clone.ts';
import { keyOfPosition } from './position-key.ts';

const HAND = ['march', 'rage', 'stamina', 'promise'] as const;

describe('the key of a position', () => {
  it('does not depend on the order in which cards were played', () => {
    const one = playing({ hand: [...HAND] }).answer('play march', 'play stamina');
    const other = playing({ hand: [...HAND] }).answer('play stamina', 'play march');
    expect(keyOfPosition(one.state)).toBe(keyOfPosition(other.state));
  });

  it('differs if something else can still be played', () => {
    const one = playing({ hand: [...HAND] }).answer('play march');
    const other = playing({ hand: [...HAND] }).answer('sideways march move');
    expect(keyOfPosition(one.state)).not.toBe(keyOfPosition(other.state));
  });

  it('differs after every answer of a random game except those that change nothing', () => {
    const session = newSession(2, 'words');
    let before = '';
    playAtRandom(session, 'words', 200, () => {
      const now = keyOfPosition(session.state);
      expect(now).not.toBe(before);
      expect(keyOfPosition(cloneState(session.state))).toBe(now);
      before = now;
    });
  });

  it('says since a position what it says in full', () => {
    const session = newSession(2, 'since');
    const start = cloneState(session.state);
    const pairs = new Map<string, string>();
    playAtRandom(session, 'since', 200, () =>
      pairs.set(keyOfPosition(session.state), keyOfPosition(session.state, start)),
    );
    expect(new Set(pairs.values()).size).toBe(pairs.size);
    expect(keyOfPosition(cloneState(start), start)).toBe(keyOfPosition(start, start));
  });
});
