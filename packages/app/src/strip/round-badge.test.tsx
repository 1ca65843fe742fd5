import { Session } from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openLocalGame } from '../game/local-game.ts';
import { leave } from '../testing/sit.tsx';
import { RoundBadge } from './round-badge.tsx';

afterEach(leave);

/** Ends every turn as soon as possible, until the second Round asks for the card of its Tactic. */
function untilPreparation(): Session {
  const game = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'badge' });
  for (let n = 0; n < 400; n++) {
    const asked = game.question(0);
    if (asked?.prompt === 'preparation') return game;
    const keys = asked?.choices.map(({ key }) => key) ?? [];
    const key = ['preparation', 'end-turn', 'announce-end', 'done'].find(each => keys.includes(each));
    game.answer(0, key ?? (keys[0] as string));
  }
  throw new Error('no Preparation');
}

test('RND-02: choosing for a Tactic at the start of a Round is not a last turn', () => {
  const game = untilPreparation();
  expect(game.state.round).toBe(2);
  openLocalGame('test', game, ['person'], createText('en', 'named'));
  render(<RoundBadge />);
  expect(document.querySelector('.strip-end')).toBeNull();
});
