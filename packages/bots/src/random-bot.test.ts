import { choice, type GameSetup, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import type { Sight } from './bot.ts';
import { decide } from './decide.ts';
import { randomBot } from './random-bot.ts';

const SETUP: GameSetup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'bots' };

const noView = (): never => {
  throw new Error('a random bot has no need to look');
};

const sight = (keys: readonly string[], standing = false): Sight => ({
  asked: {
    seat: 0,
    prompt: 'preparation',
    about: {},
    choices: keys.map(card => choice({ act: 'pick-card', card })),
    answers: 0,
    standing,
  },
  view: noView,
});

function playOut(seed: string): Session {
  const session = new Session(SETUP);
  const bots = SETUP.heroes.map((_, seat) => randomBot(`${seed} ${seat}`));
  while (!session.isOver) decide(session, bots);
  return session;
}

test('a random bot plays a game to its end', () => {
  expect(playOut('a').state.over).toBe(true);
});

test('the same seed plays the same game; a different one does not', () => {
  expect(playOut('a').log).toEqual(playOut('a').log);
  expect(playOut('a').log).not.toEqual(playOut('b').log);
});

test('every choice is about equally likely', () => {
  const bot = randomBot('even');
  const counts = new Map<string | null, number>();
  for (let i = 0; i < 3000; i++) {
    const key = bot.choose(sight(['a', 'b', 'c']));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c']);
  for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(120);
});

test('a standing option is taken now and then', () => {
  const bot = randomBot('standing');
  const taken = Array.from({ length: 2000 }, () => bot.choose(sight(['tactic'], true))).filter(key => key !== null);
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.length).toBeLessThan(150);
});
