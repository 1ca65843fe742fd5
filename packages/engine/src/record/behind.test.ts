import { describe, expect, it } from 'vitest';
import { MageKnight } from '../rules/mage-knight.ts';
import { Session } from '../session.ts';
import { cloneState } from '../state/clone.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { imagine } from '../view/imagine.ts';
import { viewOf } from '../view/view.ts';
import { positionBehind } from './behind.ts';

/** As it comes over a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Prompts of menus, where nothing is half-done. */
const CALM = ['tactic', 'turn', 'combat-ranged', 'combat-block', 'combat-attack', 'glade', 'discard-step'];

describe('a position made from a view', () => {
  const conquest = () =>
    new Session({ scenario: 'full-conquest', heroes: ['tovak', 'goldyx', 'norowas'], seed: 'behind' });

  it.each([
    ['alone', () => newSession(1, 'behind 1')],
    ['with two players', () => newSession(2, 'behind 2')],
    ['with cities on the way', conquest],
  ])('GAM-07 looks and asks the same as the one behind it, %s', (_, start) => {
    const session = start();
    const missed = new Set<string>();
    let made = 0;
    playAtRandom(session, 'behind', 80, seat => {
      const asked = session.question(seat);
      const s = positionBehind(sent(session.view(seat)), sent(asked), `dream ${made}`);
      if (s === null) {
        missed.add(asked?.prompt ?? '');
        return;
      }
      made++;
      expect(viewOf(s, seat)).toEqual(session.view(seat));
      const keys = new MageKnight(cloneState(s)).questionFor(seat)?.options.map(({ choice }) => choice.key);
      expect(keys).toEqual(asked?.choices.map(({ key }) => key));
    });
    expect(CALM.filter(prompt => missed.has(prompt))).toEqual([]);
    expect(made).toBeGreaterThan(60);
  });

  it('GAM-07 is the same in worlds the seat cannot tell apart', () => {
    const session = newSession(2, 'worlds');
    let n = 0;
    playAtRandom(session, 'worlds', 40, seat => {
      const other = imagine(session.state, seat, `world ${n++}`);
      const asked = new MageKnight(cloneState(other)).questionFor(seat);
      const there = asked && { prompt: asked.prompt, choices: asked.options.map(({ choice }) => choice) };
      expect(positionBehind(viewOf(other, seat), there, 'dream')).toEqual(
        positionBehind(session.view(seat), session.question(seat), 'dream'),
      );
    });
  });
});
