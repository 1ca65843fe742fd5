import { type Asked, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { packAsked, packChoice, seatState, unpackChoice } from './sight.ts';

/** Plays the choices in rotation, so that many kinds of questions come up. */
function* questions(scenario: string, heroes: readonly string[], seed: string, most: number): Generator<Session> {
  const session = new Session({ scenario, heroes: [...heroes], seed });
  for (let i = 0; i < most && !session.isOver; i++) {
    yield session;
    const seat = session.asked[0] as number;
    const { choices } = session.question(seat) as Asked;
    session.answer(seat, choices[(i * 7) % choices.length]?.key as string);
  }
}

test('a choice survives the wire format unchanged, in every kind of game', () => {
  const seen = new Set<string>();
  for (const [scenario, seed] of [
    ['full-conquest', '1'],
    ['full-conquest', '2'],
    ['first-reconnaissance', '3'],
  ] as const) {
    for (const session of questions(scenario, ['tovak', 'goldyx'], seed, 400)) {
      for (const asked of [0, 1].map(seat => session.question(seat))) {
        for (const choice of asked?.choices ?? []) {
          seen.add(choice.act.act);
          expect(unpackChoice(JSON.parse(JSON.stringify(packChoice(choice))))).toEqual(choice);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

test('a seat state is rebuilt from what is sent', () => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: '1' });
  session.answer(0, 'early-bird');
  const asked = session.question(0) as Asked;
  const past = session.history(0).map(({ seat, news, fence }) => ({ seat, news, fence }));
  const sight = {
    seat: 0,
    view: session.view(0),
    asked: packAsked(asked, 'x'),
    deciding: [0],
    undo: 0,
    redo: 0,
    scores: null,
  };
  const state = seatState(JSON.parse(JSON.stringify(sight)), past, true);
  expect(state.asked).toMatchObject({ prompt: 'turn', answers: 1, choices: asked.choices });
  expect(state.told.map(({ news }) => news)).toEqual(session.news.map(({ news }) => news));
  expect(state.view).toEqual(session.view(0));
});
