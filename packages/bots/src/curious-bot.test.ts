import { type GameSetup, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { curiousBot } from './curious-bot.ts';
import { decide } from './decide.ts';

const SETUP: GameSetup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'norowas'], seed: 'curious' };

test('a curious bot plays to the end, always with an offered answer, and tries its Skills', () => {
  const used = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const session = new Session({ ...SETUP, seed: `curious ${i}` });
    const bots = SETUP.heroes.map((_, seat) => curiousBot(`${i} ${seat}`));
    while (!session.isOver) {
      const key = decide(session, bots);
      if (key.startsWith('skill ')) used.add(key);
    }
  }
  expect(used.size).toBeGreaterThan(0);
});
