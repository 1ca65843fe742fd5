import { type Asked, type GameSetup, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { curiousBot } from './curious-bot.ts';

const SETUP: GameSetup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'norowas'], seed: 'curious' };

test('a curious bot plays to the end, always with an answer that is offered, and tries its Skills', () => {
  const used = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const session = new Session({ ...SETUP, seed: `curious ${i}` });
    const bots = SETUP.heroes.map((_, seat) => curiousBot(`${i} ${seat}`));
    for (let seat = session.asked[0]; seat !== undefined; seat = session.asked[0]) {
      const asked = session.question(seat) as Asked;
      const own = seat;
      const key = bots[seat]?.choose({ asked, view: () => session.view(own) }) as string;
      expect(session.answer(seat, key)).toBeNull();
      if (key.startsWith('skill ')) used.add(key);
    }
    expect(session.isOver).toBe(true);
  }
  expect(used.size).toBeGreaterThan(0);
});
