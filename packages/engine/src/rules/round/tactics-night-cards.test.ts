import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `tactic ${i}`);
const sorted = (names: readonly string[]): string[] => [...names].sort();

/** A Night; the hero's space has no effects. */
const atNight = (scene: Scene): Playing => playing({ round: 2, at: '1,0', ...scene });

/** Two players; the first hero chooses last and takes Preparation, the other took Sparing Power. */
const preparing = (scene: Scene): Playing =>
  playing({ round: 2, ...scene, moment: 'tactics' }).answer('sparing-power', 'preparation');

describe('Midnight Meditation', () => {
  const hand = ['march', 'wound', 'rage', 'rage', 'promise', 'stamina'];
  const scene: Scene = { tactic: 'midnight-meditation', hand, deck: ['threaten', 'swiftness'], moment: 'before turn' };

  it('asks before the player’s turn for up to five cards in hand, including Wounds', () => {
    const game = atNight(scene);
    expect(game.offered()).toEqual(['begin-turn', 'tactic']);
    game.answer('tactic');
    expect(game.offered()).toEqual(['done', 'march', 'promise', 'rage', 'stamina', 'wound']);
    game.answer('march', 'wound', 'rage', 'rage', 'promise');
    expect(game.prompt).toBe('turn');
  });

  it('shuffles them into the deck before as many are drawn; then it is turned face down', () => {
    const hands = new Set<string>();
    for (const seed of SEEDS) {
      const game = atNight({ ...scene, seed }).answer('tactic', 'wound', 'rage', 'done');
      expect([game.me.hand.length, game.me.deck.length, game.me.discard]).toEqual([6, 2, []]);
      expect(sorted([...game.me.hand, ...game.me.deck])).toEqual(sorted([...hand, 'threaten', 'swiftness']));
      expect(game.me.hand.slice(0, 4)).toEqual(['march', 'rage', 'promise', 'stamina']);
      expect(game.me.tacticUsed).toBe(true);
      hands.add(sorted(game.me.hand).join());
    }
    // Any two of the four cards shuffled together may be drawn.
    expect(hands.size).toBe(6);
  });

  it('is used once this Night, and never on the player’s turn', () => {
    const game = atNight(scene).answer('begin-turn');
    expect(game.offered('tactic')).toEqual([]);
    expect(game.refusal('tactic')).not.toBeNull();
    const used = atNight({ ...scene, tactic: 'midnight-meditation used' });
    expect(used.prompt).toBe('turn');
  });

  it('TRN-01 may be used while another player has the turn', () => {
    const game = atNight({ ...scene, turn: 'goldyx', moment: 'turn' });
    expect(game.seat).toBe(1);
    expect(game.session.question(0)).toMatchObject({ standing: true, choices: [{ key: 'tactic' }] });
    expect(game.session.answer(0, 'tactic')).toBeNull();
    expect(game.session.answer(0, 'wound')).toBeNull();
    expect(game.session.answer(0, 'done')).toBeNull();
    expect(game.me).toMatchObject({ tacticUsed: true, hand: { length: 6 } });
    expect([game.seat, game.prompt]).toEqual([1, 'turn']);
    expect(game.session.question(0)).toBeNull();
  });
});

describe('Preparation', () => {
  it('takes any card from the deck into hand and shuffles the rest', () => {
    const deck = ['rage', 'stamina', 'swiftness', 'rage', 'promise', 'threaten', 'crystallize'];
    const decks = new Set<string>();
    for (const seed of SEEDS) {
      const game = preparing({
        seed,
        hand: ['march', 'march', 'wound', 'tranquility', 'concentration'],
        deck,
      });
      expect(game.offered()).toEqual(['crystallize', 'promise', 'rage', 'stamina', 'swiftness', 'threaten']);
      expect(game.refusal('march')).not.toBeNull();
      game.answer('rage');
      expect(game.me.hand).toEqual(['march', 'march', 'wound', 'tranquility', 'concentration', 'rage']);
      expect(sorted(game.me.deck)).toEqual(['crystallize', 'promise', 'rage', 'stamina', 'swiftness', 'threaten']);
      decks.add(game.me.deck.join());
    }
    expect(decks.size).toBeGreaterThan(15);
  });

  it('is offered in an order that reveals nothing about the deck', () => {
    const game = preparing({ hand: [], deck: ['threaten', 'march', 'stamina'] });
    expect(game.session.question(0)?.choices.map(choice => choice.key)).toEqual(['march', 'stamina', 'threaten']);
  });
});

describe('Sparing Power', () => {
  const scene: Scene = {
    tactic: 'sparing-power',
    hand: ['march'],
    deck: ['rage', 'stamina', 'promise'],
    moment: 'before turn',
  };

  it('puts the top card of the deck under it, unseen even by its owner', () => {
    const game = atNight(scene);
    expect(game.offered()).toEqual(['begin-turn', 'tactic']);
    expect(game.answer('tactic').offered()).toEqual(['spare a card']);
    game.answer('spare a card');
    expect(game.me).toMatchObject({ tacticCards: ['rage'], deck: ['promise', 'stamina'], hand: ['march'] });
    expect(game.session.view(0).players[0]?.tacticCards).toEqual(['?']);
    expect(game.prompt).toBe('turn');
  });

  it('or gives all cards under it to the hand and is turned face down', () => {
    const game = atNight({ ...scene, tacticCards: ['swiftness', 'threaten'] }).answer('tactic');
    expect(game.offered()).toEqual(['spare a card', 'take the cards']);
    game.answer('take the cards');
    expect(game.me).toMatchObject({ hand: ['march', 'swiftness', 'threaten'], tacticCards: [], tacticUsed: true });
    expect(game.me.deck).toEqual(['promise', 'stamina', 'rage']);
    expect(game.prompt).toBe('turn');
  });

  it('is used at most once before each of the player’s turns, even on another player’s turn', () => {
    const game = atNight({ ...scene, turn: 'goldyx', moment: 'turn' });
    expect(game.session.answer(0, 'tactic')).toBeNull();
    expect(game.session.answer(0, 'spare a card')).toBeNull();
    expect(game.session.question(0)).toBeNull();
    expect([game.seat, game.prompt]).toEqual([1, 'turn']);
    game.answer('end-turn');
    expect([game.seat, game.prompt]).toEqual([0, 'turn']);
  });

  it('need not be used', () => {
    const game = atNight(scene).answer('begin-turn');
    expect(game.me).toMatchObject({ tacticCards: [], deck: ['promise', 'stamina', 'rage'], tacticUsed: false });
    expect(game.refusal('tactic')).not.toBeNull();
  });

  it('works before each of the player’s turns that Night', () => {
    const game = atNight({ ...scene, hand: ['march', 'march', 'tranquility', 'concentration', 'improvisation'] });
    game.answer('tactic', 'spare a card', 'play march', 'end-turn', 'done', 'end-turn');
    expect(game.seat).toBe(0);
    expect(game.offered()).toEqual(['begin-turn', 'tactic']);
    expect(game.answer('tactic').offered()).toEqual(['spare a card', 'take the cards']);
  });

  it('with an empty deck only the cards under it can be taken', () => {
    const game = atNight({ ...scene, deck: [], tacticCards: ['swiftness'] }).answer('tactic');
    expect(game.offered()).toEqual(['take the cards']);
    const nothing = atNight({ ...scene, deck: [] });
    expect(nothing.prompt).toBe('start-of-turn');
  });

  it('cannot be used again once its cards were taken', () => {
    const game = atNight({ ...scene, tactic: 'sparing-power used' });
    expect(game.prompt).toBe('turn');
    expect(game.refusal('tactic')).not.toBeNull();
  });

  it('RND-PREP-12 cards still under it at the end of the Round are shuffled into the deck', () => {
    const game = playing({
      round: 2,
      tactic: 'sparing-power',
      deck: [],
      tacticCards: ['rage', 'stamina'],
      moment: 'round end',
    });
    expect([sorted([...game.me.hand, ...game.me.deck]), game.me.tacticCards]).toEqual([['rage', 'stamina'], []]);
  });
});
