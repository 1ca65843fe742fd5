import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../scene/scene.ts';
import { hex } from '../state/hex.ts';
import { Playing, playing } from '../testing/playing.ts';
import { newSession } from '../testing/random-game.ts';

const START = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' } as const;
/** The next tile has a keep; the hero can explore it, but not next to that keep. */
const BEFORE_A_KEEP: Scene = { tiles: START, tileStack: ['countryside-3'], at: '2,-3', move: 2 };

describe('what everyone knows', () => {
  const game = playing({
    time: 'night',
    hand: ['march', 'wound'],
    discard: ['rage'],
    crystals: ['red'],
    units: ['peasants wounded'],
    tactic: 'sparing-power',
    tacticCards: ['stamina'],
    map: { '1,0': 'keep', '3,0': 'hills keep' },
    enemies: [
      { at: '1,0', enemy: 'grey', face: 'down' },
      { at: '3,0', enemy: 'guardsmen', face: 'up' },
    ],
    others: { goldyx: { hand: ['promise', 'swiftness'], fame: 5, reputation: -2 } },
  });
  const { state } = game;

  it('GAM-07 a player sees their own hand, and only the number of cards in the others’', () => {
    expect(game.session.view(0).players.map(player => player.hand)).toEqual([
      ['march', 'wound'],
      ['?', '?'],
    ]);
    expect(game.session.view(1).players.map(player => player.hand)).toEqual([
      ['?', '?'],
      ['promise', 'swiftness'],
    ]);
    expect(game.session.view(null).players.map(player => player.hand)).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
  });

  it('GAM-07 no one sees into a deck or pile; everyone sees its size', () => {
    const hidden = (names: readonly string[]) => names.map(() => '?');
    for (const seat of [0, 1, null]) {
      const view = game.session.view(seat);
      expect(view.players.map(player => player.deck)).toEqual(state.players.map(player => hidden(player.deck)));
      expect(view.players.map(player => player.skillPile)).toEqual(state.players.map(p => hidden(p.skillPile)));
      expect(view.players[0]?.tacticCards).toEqual(['?']);
      for (const deck of ['regularDeck', 'eliteDeck', 'advancedDeck', 'spellDeck', 'artifactDeck'] as const) {
        expect(view[deck], deck).toEqual(hidden(state[deck]));
      }
      expect(view.piles.brown.draw).toEqual(hidden(state.piles.brown.draw));
      expect(view.tileStack.every(tile => tile.startsWith('?'))).toBe(true);
      expect(view).not.toHaveProperty('random');
      expect(view).not.toHaveProperty('stack');
    }
  });

  it('GAM-07 a face-down token is hidden, a face-up one is not', () => {
    for (const seat of [0, 1, null]) {
      expect(game.session.view(seat).tokens.map(token => token.name)).toEqual(['?', 'guardsmen']);
    }
  });

  it('GAM-07 RST-09 only the player knows that a turn began with only Wounds in hand', () => {
    const exhausted = playing({ hand: ['wound x2'] });
    const seen = (seat: number | null) => exhausted.session.view(seat).turn.exhausted;
    expect([seen(0), seen(1), seen(null)]).toEqual([true, false, false]);
  });

  it('GAM-07 END-09 whether a player is asked to discard does not depend on what is in hand', () => {
    for (const hand of [['march'], ['wound'], ['wound', 'rage']]) {
      const ended = playing({ hand, played: ['stamina'] }).answer('end-turn');
      expect([ended.session.asked, ended.prompt]).toEqual([[0], 'discard-step']);
    }
    const wounded = playing({ hand: ['wound'], played: ['stamina'] }).answer('end-turn');
    expect(wounded.offered()).toEqual(['done']);
    expect(playing({ hand: [], played: ['stamina'] }).answer('end-turn').session.asked).toEqual([1]);
  });

  it('GAM-07 RST-05 others hear of a Rest when it is carried out, not how many decisions it took', () => {
    const heard = (hand: string[], ...answers: string[]) => {
      const { session } = playing({ hand }).answer('rest', ...answers);
      return session.history(1).map(({ at: _at, ...moment }) => moment);
    };
    expect(heard(['march', 'wound'], 'march', '0 wounds')).toEqual(heard(['march', 'rage'], 'march'));
    expect(heard(['march', 'wound'], 'march')).toEqual(heard(['march', 'rage']));
  });

  it('GAM-07 everything else is public: map, offers, Source, discard piles, Units, crystals, Fame, Reputation', () => {
    for (const seat of [0, 1, null]) {
      const view = game.session.view(seat);
      const { map, source, unitOffer, advancedOffer, spellOffer, skillOffer, monasteryOffer, tactics, order } = state;
      const shown = { map, source, unitOffer, advancedOffer, spellOffer, skillOffer, monasteryOffer, tactics, order };
      expect(view).toMatchObject(shown);
      for (const [i, { discard, played, units, crystals, fame, reputation, tactic }] of state.players.entries()) {
        expect(view.players[i]).toMatchObject({ discard, played, units, crystals, fame, reputation, tactic });
      }
    }
  });

  it('GAM-07 no one knows which core tiles were left in the box', () => {
    const session = newSession(2);
    expect(session.state.tilesLeft.filter(tile => tile.startsWith('core'))).toHaveLength(2);
    for (const seat of [0, 1, null]) {
      expect(session.view(seat).tilesLeft.filter(tile => tile.startsWith('core'))).toEqual([]);
    }
  });
});

describe('what never runs out', () => {
  it('GAM-09 an empty pile of tokens is refilled from its shuffled discards', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const start = buildScene({ ...BEFORE_A_KEEP, seed: `pile ${seed}` });
      start.piles = { ...start.piles, grey: { draw: [], discard: ['golems', 'crossbowmen', 'swordsmen'] } };
      const { state } = new Playing(start).answer('explore 1,1');
      const [token] = state.tokens.filter(({ color }) => color === 'grey');
      expect(token?.hex).toBe(hex(5, -6));
      expect([...state.piles.grey.draw, token?.name].sort()).toEqual(['crossbowmen', 'golems', 'swordsmen']);
      expect(state.piles.grey.discard).toEqual([]);
      drawn.add(token?.name ?? '');
    }
    expect(drawn.size).toBe(3);
  });

  it('GAM-09 the discards stay put while a token is left', () => {
    const start = buildScene(BEFORE_A_KEEP);
    start.piles = { ...start.piles, grey: { draw: ['golems'], discard: ['crossbowmen'] } };
    const { state } = new Playing(start).answer('explore 1,1');
    expect(state.piles.grey).toEqual({ draw: [], discard: ['crossbowmen'] });
  });

  it('GAM-10 SET-07 Wounds never run out and are all the same', () => {
    const hand = ['wound x60', 'march'];
    const others = { goldyx: { at: '1,0', hand: ['wound x60'] } };
    const game = playing({ at: '0,0', hand, others }).answer('play march', 'walk 1,0', 'end-turn');
    expect(game.me.hand).toEqual(Array(61).fill('wound'));
  });

  it('GAM-10 mana tokens never run out', () => {
    const mana = Array(40).fill('red');
    const game = playing({ crystals: ['red', 'red'], mana }).answer('break red crystal', 'break red crystal');
    expect(game.me.mana).toHaveLength(42);
  });
});

describe('texts against rules', () => {
  const scene: Scene = { time: 'night', at: '1,0', hand: [], played: ['march'], deck: [], discard: ['rage'] };

  it('GAM-12 a card that contradicts a general rule wins, but only for its own case', () => {
    // END-DRAW-03: the discard pile is not reshuffled; Long Night makes an exception.
    const without = playing({ ...scene, tactic: 'from-the-dusk' }).answer('end-turn');
    expect([without.me.hand, without.me.deck]).toEqual([[], []]);
    const game = playing({ ...scene, tactic: 'long-night' }).answer('end-turn');
    expect(game.offered()).toEqual(['done', 'tactic']);
    expect([...game.answer('tactic').me.hand].sort()).toEqual(['march', 'rage']);
  });
});
