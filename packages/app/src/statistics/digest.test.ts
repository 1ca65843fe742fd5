import { createBot } from '@deedbook/bots';
import { heardBy, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { digestOf, totalsOf } from './digest.ts';

it('a finished game is counted with its score, and the best of a scenario stays', () => {
  const game = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'digest' });
  const bot = createBot('curious', 'digest');
  while (!game.isOver) {
    const asked = game.question(0);
    if (!asked) break;
    game.answer(0, bot.choose({ asked, view: () => game.view(0) }) as string);
  }
  const digest = digestOf(game, 0);
  expect(digest).toMatchObject({ scenario: 'first-reconnaissance', hero: 'tovak', isOver: true });
  expect(digest.tiles).toBeGreaterThan(0);
  expect(digest.tiles).toBe(heardBy(game.news, 0).filter(each => each.news === 'explored' && each.seat === 0).length);
  const totals = totalsOf({
    a: digest,
    b: { ...digest, total: (digest.total ?? 0) + 5 },
    c: { ...digest, isOver: false },
  });
  expect(totals).toMatchObject({ games: 3, finished: 2, tiles: 3 * digest.tiles });
  expect(totals.best).toEqual([['first-reconnaissance', (digest.total ?? 0) + 5]]);
});
