import { imagine, Session, viewOf } from '@deedbook/engine';
import { type Puzzle, packPuzzle, stateOf, unpackPuzzle } from '@deedbook/positions';
import { expect, test } from 'vitest';
import { filesOf } from '../game/files.ts';
import type { Plan } from '../seats/plan.ts';
import { sharedPosition } from './from-game.ts';

function gameUnderWay(): Session {
  const game = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'shared' });
  for (let i = 0; i < 12; i++) {
    const [seat = 0] = game.asked;
    game.answer(seat, game.question(seat)?.choices[0]?.key ?? '');
  }
  return game;
}

/** What a table shows of a game, with its files or without. */
const tableOf = (game: Session, plan: Plan, isHere: boolean) => ({
  files: isHere ? filesOf(game) : null,
  plan,
  seat: 0,
  view: game.view(0),
  asked: game.question(0),
});

const opened = async (puzzle: Puzzle | null) => stateOf(await unpackPuzzle(await packPuzzle(puzzle as Puzzle)));

test.each([
  ['of a game played here', true],
  ['of an online table', false],
])(
  'a shared position %s looks the same to the seat that shares it, and tells nothing it does not know',
  async (_, isHere) => {
    const game = gameUnderWay();
    const shared = sharedPosition(tableOf(game, ['person', 'greedy'], isHere));
    const there = await opened(shared);
    expect(viewOf(there, 0)).toEqual(viewOf(game.state, 0));
    expect(there.random).not.toEqual(game.state.random);
    expect([...there.tileStack, ...there.artifactDeck]).not.toEqual([
      ...game.state.tileStack,
      ...game.state.artifactDeck,
    ]);
    expect(shared?.people).toEqual([0]);
  },
);

test('an online table shares the same position from two worlds the seat cannot tell apart', () => {
  const game = gameUnderWay();
  const world = new Session(imagine(game.state, 0, 'another world'));
  expect(world.state.players[1]?.deck).not.toEqual(game.state.players[1]?.deck);
  const shared = (session: Session) => sharedPosition(tableOf(session, ['person', 'person'], false), 'chance');
  expect(shared(game)).not.toBeNull();
  expect(shared(world)).toEqual(shared(game));
});
