import {
  type Asked,
  buildScene,
  cloneState,
  type GameSetup,
  inventoryOf,
  newGame,
  type Scene,
  Session,
  type State,
} from '@deedbook/engine';
import { describe, expect, test } from 'vitest';
import { choicesAreSound } from './choices.ts';
import { clonesAreTrue } from './clone.ts';
import { nothingIsLost } from './conservation.ts';
import type { Invariant, Moment } from './invariant.ts';
import { difference } from './invariant.ts';
import { goesOnFromJson, isPlainJson } from './json.ts';
import { revealsEndUndo } from './reveals.ts';
import { undoIsExact } from './undo.ts';
import { viewsGiveNothingAway } from './views.ts';
import { askingWhyIsHarmless } from './why.ts';

const SETUP: GameSetup = { scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: 'invariants' };

/** The first decision of a game, in a tampered position. */
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
  revealsEndUndo,
  undoIsExact,
])('%o holds in a sound game', invariant => {
  expect(look(invariant, moment())).not.toThrow();
});

describe('broken invariants are found', () => {
  test('a lost card', () => {
    const at = moment(s => {
      s.spellDeck = s.spellDeck.slice(1);
    });
    expect(look(nothingIsLost, at)).toThrow(/the card '.*' is there 0 times, not 1/);
  });

  test('an extra token', () => {
    const at = moment(s => {
      s.tokens = [...s.tokens, { hex: 0, color: 'green', name: 'diggers', up: true, role: 'waiting' }];
    });
    expect(look(nothingIsLost, at)).toThrow(/the token 'diggers' is there 3 times, not 2/);
  });

  test('a Unit that vanished', () => {
    const at = moment(s => {
      s.regularDeck = s.regularDeck.slice(1);
    });
    expect(look(nothingIsLost, at)).toThrow(/the unit '.*' is there \d times/);
  });

  test('a missing die', () => {
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

  test('an answer that is offered but not accepted', () => {
    expect(look(askingWhyIsHarmless, { ...moment(), key: 'no-such-tactic' })).toThrow('would be refused');
  });
});

describe('a reveal without a fence is found', () => {
  const DECK = ['stamina', 'promise', 'threaten', 'swiftness', 'determination', 'tranquility'];
  const MIND_READ: Scene = {
    hand: ['mind-read'],
    mana: ['white'],
    source: [],
    others: { goldyx: { hand: ['rage', 'march'], deck: [...DECK] } },
  };
  const KNOCK_OUT: Scene = {
    playerCombat: { phase: 'melee', step: 'damage', damage: 4, attack: ['attack 9'], wounds: { goldyx: 4 } },
    others: { goldyx: { hand: ['march', 'wound x4'], deck: [...DECK] } },
  };
  const KEEP: Scene = { map: { '2,0': 'keep' }, hand: ['march'] };

  /** The last of some answers in a scene; `forget` lowers the fence again, as if it had not been raised. */
  function answering(scene: Scene, keys: readonly string[], forget: boolean) {
    const session = new Session(buildScene(scene));
    for (const key of keys.slice(0, -1)) expect(session.answer(0, key)).toBeNull();
    const { state } = session;
    const asked = session.question(0) as Asked;
    const json = JSON.stringify(state);
    const box = inventoryOf(state);
    const key = keys.at(-1) as string;
    const { fence } = state;
    return () => {
      const later = revealsEndUndo({ session, state, json, seat: 0, asked, key, box, turn: 1 });
      expect(session.answer(0, key)).toBeNull();
      const after = { ...session.state, ...(forget && { fence }) };
      later?.({ session, state: after, json: JSON.stringify(after) });
    };
  }

  test.each<[string, Scene, string[]]>([
    ['a card discarded for Mind Read', MIND_READ, ['play mind-read', 'red']],
    ['the hand of a rival who is knocked out', KNOCK_OUT, ['wound goldyx']],
    ['a card that is drawn', { hand: ['tranquility'], deck: [...DECK] }, ['play tranquility', 'draw 1']],
    ['a garrison that is turned up', KEEP, ['play march', 'walk 1,0']],
  ])('%s', (_, scene, keys) => {
    expect(answering(scene, keys, true)).toThrow('can be taken back, but shows seat');
    expect(answering(scene, keys, false)).not.toThrow();
  });

  test('but not a card that the player who plays it already knows', () => {
    expect(answering({ hand: ['march', 'rage'] }, ['play march'], false)).not.toThrow();
    expect(answering({ hand: ['march', 'wound'] }, ['rest', 'march', '0 wounds'], false)).not.toThrow();
  });
});

test('things that were removed, drawn for a combat or are being chosen from are not lost', () => {
  const before = newGame(SETUP);
  const s = cloneState(before);
  const { regularDeck, artifactDeck, piles } = s;
  s.regularDeck = regularDeck.slice(0, -1);
  s.unitsGone = regularDeck.slice(-1);
  s.artifactDeck = artifactDeck.slice(0, -2);
  const effect = { fx: 'keep-artifacts', drawn: artifactDeck.slice(-2), n: 1 };
  s.stack = [{ effect, seat: 0, card: '', bonus: 0, answers: [], early: [] }];
  s.piles = { ...piles, brown: { draw: piles.brown.draw.slice(0, -2), discard: piles.brown.draw.slice(-1) } };
  const drawn = { role: 'drawn', defeated: false } as const;
  s.combat = {
    foes: [
      { ...drawn, enemy: piles.brown.draw.at(-2), summoner: null, attacks: ['blocked'] },
      // Done with its attacks, so already in the discard pile.
      { ...drawn, enemy: piles.brown.draw.at(-1), summoner: 1, attacks: ['dealt'] },
    ],
  } as unknown as State['combat'];
  expect(inventoryOf(s)).toEqual(inventoryOf(before));
});

test('differences are reported with their location', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '')).toBe(' a[1].b: 2 for 3');
  expect(difference({ a: 1 }, { a: 1 }, '')).toBeNull();
});
