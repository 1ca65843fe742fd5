import { createBot } from '@deedbook/bots';
import { type Asked, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { imaginedTurn } from './imagined-turn.ts';
import { plannedKeys } from './planned.ts';

/** A game of two in which the first player is asked and the other waits. */
function game() {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: 'plan' });
  const bots = [createBot('random', 'a'), createBot('random', 'b')];
  while (session.state.turn.seat === null) {
    const seat = session.asked[0] as number;
    const asked = session.question(seat) as Asked;
    session.answer(seat, bots[seat]?.choose({ asked, view: () => session.view(seat) }) as string);
  }
  const playing = session.asked[0] as number;
  return { session, waiting: 1 - playing };
}

test('whoever waits plans the next own turn with the cards in hand', () => {
  const { session, waiting } = game();
  const copy = imaginedTurn(session.known(waiting), 'one') as Session;
  expect(copy.question(waiting)?.prompt).toBe('turn');
  expect(copy.state.players[waiting]?.hand.toSorted()).toEqual(session.state.players[waiting]?.hand.toSorted());
});

test('a plan ends with the first answer that shows something new', () => {
  const { session, waiting } = game();
  const copy = imaginedTurn(session.known(waiting), 'two') as Session;
  const begun = copy.log.length;
  const bot = createBot('greedy', 'planner');
  while (copy.asked[0] === waiting) {
    const asked = copy.question(waiting) as Asked;
    copy.answer(waiting, bot.choose({ asked, view: () => copy.view(waiting) }) as string);
  }
  const keys = plannedKeys(copy, waiting, begun);
  const all = copy.log.slice(begun).map(({ key }) => key);
  expect(keys).toEqual(all.slice(0, keys.length));
  // The end of a turn draws cards, so nothing after it is ever part of a plan.
  const fences = copy.history(waiting, begun).filter(({ fence, at }) => fence && at >= begun);
  expect(fences[0]?.at).toBe(begun + keys.length - 1);
});
