import { type Asked, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { wanderingBot } from './wandering-bot.ts';

/** Plays a few games to their end and counts the tiles revealed. */
function tilesOf(make: (seed: string) => Bot): number {
  let tiles = 0;
  for (let game = 0; game < 10; game++) {
    const session = new Session({ scenario: 'first-reconnaissance', heroes: ['norowas'], seed: `${game}` });
    const bot = make(`${game}`);
    while (!session.isOver) {
      const asked = session.question(0) as Asked;
      expect(session.answer(0, bot.choose({ asked, view: () => session.view(0) }) as string)).toBeNull();
    }
    tiles += session.state.map.length;
  }
  return tiles;
}

test('a wandering bot sees more of the map than a random one', () => {
  expect(tilesOf(wanderingBot)).toBeGreaterThan(1.5 * tilesOf(randomBot));
});

test('the same seed plays the same game', () => {
  expect(tilesOf(wanderingBot)).toBe(tilesOf(wanderingBot));
});
