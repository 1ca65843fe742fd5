import { createBot } from '@deedbook/bots';
import { type Asked, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { HINTS, type Hint, hintFor } from './hints.ts';

it('a first game brings the hints one by one, each once', () => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'hints' });
  const bot = createBot('greedy', 'hints');
  const seen: Hint[] = [];
  while (!session.isOver) {
    const asked = session.question(0) as Asked;
    const view = session.view(0);
    const hint = hintFor(asked, view, seen);
    if (hint !== null) seen.push(hint);
    session.answer(0, bot.choose({ asked, view: () => view }) as string);
  }
  expect(seen.slice(0, 2)).toEqual(['tactic', 'hand']);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(['tactic', 'walk', 'explore', 'fight', 'end']));
  expect(hintFor(null, session.view(0), HINTS)).toBeNull();
});
