import { Session, viewOf } from '@deedbook/engine';
import { packPuzzle, stateOf, unpackPuzzle } from '@deedbook/positions';
import { expect, test } from 'vitest';
import { filesOf } from '../game/files.ts';
import { sharedPosition } from './from-game.ts';

test('a shared position looks the same to the seat that shares it, and tells nothing it does not know', async () => {
  const game = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'shared' });
  for (let i = 0; i < 12; i++) {
    const [seat = 0] = game.asked;
    game.answer(seat, game.question(seat)?.choices[0]?.key ?? '');
  }
  const shared = sharedPosition(filesOf(game), ['person', 'greedy'], 0);
  const opened = stateOf(await unpackPuzzle(await packPuzzle(shared)));
  expect(viewOf(opened, 0)).toEqual(viewOf(game.state, 0));
  expect(opened.random).not.toEqual(game.state.random);
  expect([...opened.tileStack, ...opened.artifactDeck]).not.toEqual([
    ...game.state.tileStack,
    ...game.state.artifactDeck,
  ]);
  expect(shared.people).toEqual([0]);
});
