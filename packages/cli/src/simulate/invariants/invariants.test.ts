import { type Asked, cloneState, type GameSetup, newGame, Session, type State } from '@deedbook/engine';
import { describe, expect, test } from 'vitest';
import { choicesAreSound } from './choices.ts';
import { clonesAreTrue } from './clone.ts';
import { nothingIsLost } from './conservation.ts';
import type { Invariant, Moment } from './invariant.ts';
import { difference } from './invariant.ts';
import { inventoryOf } from './inventory.ts';
import { goesOnFromJson, isPlainJson } from './json.ts';
import { undoIsExact } from './undo.ts';
import { viewsGiveNothingAway } from './views.ts';
import { askingWhyIsHarmless } from './why.ts';

const SETUP: GameSetup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'invariants' };

/** The first decision of a game, in a position that was tampered with. */
function moment(tamper: (s: State) => void = () => {}): Moment {
  const state = cloneState(new Session(SETUP).state);
  tamper(state);
  const session = new Session(state);
  const seat = session.asked[0] as number;
  const asked = session.question(seat) as Asked;
  const box = inventoryOf(newGame(SETUP));
  return { session, state, json: JSON.stringify(state), seat, asked, key: 'early-bird', box, turn: 0 };
}

const look = (invariant: Invariant, at: Moment) => () => {
  const later = invariant(at);
  at.session.answer(at.seat, at.key);
  later?.({ session: at.session, state: at.session.state, json: JSON.stringify(at.session.state) });
};

test.each([
  nothingIsLost,
  choicesAreSound,
  isPlainJson,
  goesOnFromJson,
  clonesAreTrue,
  askingWhyIsHarmless,
  viewsGiveNothingAway,
  undoIsExact,
])('%o holds in a sound game', invariant => {
  expect(look(invariant, moment())).not.toThrow();
});

describe('what is broken is found', () => {
  test('a card that is lost', () => {
    const at = moment(s => {
      s.spellDeck = s.spellDeck.slice(1);
    });
    expect(look(nothingIsLost, at)).toThrow(/the card '.*' is there 0 times, not 1/);
  });

  test('a token that appears', () => {
    const at = moment(s => {
      s.tokens = [...s.tokens, { hex: 0, color: 'green', name: 'diggers', up: true, role: 'waiting' }];
    });
    expect(look(nothingIsLost, at)).toThrow(/the token 'diggers' is there 3 times, not 2/);
  });

  test('a die that rolled under the table', () => {
    const at = moment(s => {
      s.source = s.source.slice(1);
    });
    expect(look(nothingIsLost, at)).toThrow('there are 3 dice');
  });

  test('a position that is not JSON', () => {
    const at = moment(s => {
      (s as unknown as { round: undefined }).round = undefined;
    });
    expect(look(isPlainJson, at)).toThrow('JSON changes round');
  });

  test('an answer that is offered, but not taken', () => {
    expect(look(askingWhyIsHarmless, { ...moment(), key: 'no-such-tactic' })).toThrow('would be refused');
  });
});

test('differences are told with their place', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '')).toBe(' a[1].b: 2 for 3');
  expect(difference({ a: 1 }, { a: 1 }, '')).toBeNull();
});
