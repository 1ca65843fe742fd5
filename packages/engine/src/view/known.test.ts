import { describe, expect, it } from 'vitest';
import { MageKnight } from '../rules/mage-knight.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { imagine, imagineFrom, knownTo } from './imagine.ts';
import { viewOf } from './view.ts';

describe('what a seat knows', () => {
  it('GAM-07 is byte-equal in positions the seat cannot tell apart', () => {
    for (const players of [1, 2, 4]) {
      const session = newSession(players, `known ${players}`);
      let n = 0;
      playAtRandom(session, 'known', 60, () => {
        for (let seat = 0; seat < players; seat++) {
          const other = imagine(session.state, seat, `dream ${n++}`);
          expect(JSON.stringify(knownTo(other, seat))).toBe(JSON.stringify(knownTo(session.state, seat)));
        }
      });
    }
  });

  it('GAM-07 is enough to imagine a position with the same view and the same question', () => {
    for (const players of [1, 2]) {
      const session = newSession(players, `dreams ${players}`);
      let n = 0;
      playAtRandom(session, 'dreams', 80, seat => {
        const other = imagineFrom(session.known(seat), `dream ${n++}`);
        expect(JSON.stringify(viewOf(other, seat))).toBe(JSON.stringify(session.view(seat)));
        const asked = new MageKnight(other).questionFor(seat);
        expect(asked?.options.map(({ choice }) => choice.key)).toEqual(
          session.question(seat)?.choices.map(({ key }) => key),
        );
      });
    }
  });

  it('contains no randomness: what will be drawn or rolled cannot be derived from it', () => {
    const session = newSession(1);
    expect(new Set(Object.values(knownTo(session.state, 0).position.random).map(String)).size).toBe(1);
  });
});
