import { createBot } from '@deedbook/bots';
import { recordOf, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { Film } from './film.ts';

function played(answers: number): Session {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: 'film' });
  const bot = createBot('curious', 'film');
  while (session.log.length < answers && !session.isOver) {
    const seat = session.asked[0] as number;
    const asked = session.question(seat);
    if (!asked) break;
    session.answer(seat, bot.choose({ asked, view: () => session.view(seat) }) ?? (asked.choices[0]?.key as string));
  }
  return session;
}

const session = played(150);
const film = new Film(recordOf(session));

it('ends at the current state of the game', () => {
  expect(film.length).toBe(session.log.length);
  expect([film.isCut, film.isWhole]).toEqual([false, false]);
  expect(film.stillAt(film.length, 0).at().view).toEqual(session.view(0));
});

it('shows the same at a step, from whichever direction', () => {
  const straight = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: 'film' });
  for (const { seat, key } of session.log.slice(0, 61)) straight.answer(seat, key);
  film.stillAt(120, null);
  expect(film.stillAt(61, 1).at().view).toEqual(straight.view(1));
  expect(film.stillAt(61, null).at().told).toEqual(straight.news.filter(({ to }) => to === null));
});

it('has chapters for Rounds and turns, in their order', () => {
  expect(film.chapters[0]).toMatchObject({ at: 0, round: 1, time: 'day', seat: null });
  expect(film.chapters.some(({ seat }) => seat === 1)).toBe(true);
  const places = film.chapters.map(({ at }) => at);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it("shows as much of a record as today's rules accept", () => {
  const record = recordOf(session);
  const broken = new Film({ ...record, answers: [...record.answers.slice(0, 20), '0 fly-away', '0 x'] });
  expect(broken.length).toBe(20);
  expect(broken.isCut).toBe(true);
});

it('tells a step to those who may hear it, and offers no undo', () => {
  const heard = film.stillAt(40, null).history();
  expect(heard.flatMap(({ news }) => news)).toEqual(
    film
      .stillAt(40, null)
      .at()
      .told.map(({ news }) => news),
  );
  expect(heard.every(({ seat, fence }) => seat === null && !fence)).toBe(true);
  expect(film.stillAt(40, 0).undo()).not.toBeNull();
});
