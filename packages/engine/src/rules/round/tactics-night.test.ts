import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `tactic ${i}`);
const sorted = (names: readonly string[]): string[] => [...names].sort();

/** A Night; the hero's space has no effects. */
const atNight = (scene: Scene): Playing => playing({ round: 2, at: '1,0', ...scene });

describe('From the Dusk', () => {
  it('only puts its player first', () => {
    const hand = ['march', 'rage'];
    const game = playing({ round: 2, moment: 'tactics', hand, deck: ['stamina'] }).answer(
      'sparing-power',
      'from-the-dusk',
    );
    expect(game.me).toMatchObject({ hand, deck: ['stamina'], discard: [], tacticUsed: false });
    expect(game.state.order).toEqual([0, 1]);
    expect([game.seat, game.prompt]).toEqual([0, 'turn']);
    expect(game.offered('tactic')).toEqual([]);
  });
});

describe('Long Night', () => {
  const discard = ['rage', 'rage', 'promise', 'threaten', 'stamina'];
  const scene: Scene = { tactic: 'long-night', hand: ['march'], deck: [], discard };

  it('with an empty deck, three random cards of the discard pile become the deck; then it is turned face down', () => {
    const decks = new Set<string>();
    for (const seed of SEEDS) {
      const game = atNight({ ...scene, seed });
      expect(game.offered('tactic')).toEqual(['tactic']);
      game.answer('tactic');
      expect([game.me.deck.length, game.me.discard.length]).toEqual([3, 2]);
      expect(sorted([...game.me.deck, ...game.me.discard])).toEqual(sorted(discard));
      expect(game.me).toMatchObject({ hand: ['march'], tacticUsed: true });
      decks.add(game.me.deck.join());
    }
    expect(decks.size).toBeGreaterThan(10);
  });

  it('with fewer than three discards, takes what there is', () => {
    const game = atNight({ ...scene, discard: ['rage', 'wound'] }).answer('tactic');
    expect([sorted(game.me.deck), game.me.discard]).toEqual([['rage', 'wound'], []]);
  });

  it.each<[string, Scene, string[]]>([
    ['a card', { hand: ['tranquility', 'march'], mana: ['green'] }, ['power tranquility', 'draw 2']],
    ['a Skill', { hand: ['march'], skills: ['tovak-motivation'] }, ['skill tovak-motivation']],
  ])('END-DRAW-03 may be used in the middle of what %s draws; then the drawing goes on', (_what, more, keys) => {
    for (const [deck, drawn] of [
      [['swiftness'], 1],
      [[], 0],
    ] as const) {
      const game = atNight({ ...scene, source: [], ...more, deck }).answer(...keys);
      expect([game.prompt, game.offered(), game.me.tacticUsed]).toEqual(['refill-deck', ['done', 'tactic'], false]);
      const before = game.me.hand.length;
      game.answer('tactic');
      expect([game.prompt, game.me.hand.length - before, game.me.deck.length]).toEqual(['turn', 2 - drawn, 1 + drawn]);
    }
    const left = atNight({ ...scene, source: [], ...more, deck: ['swiftness'] }).answer(...keys, 'done');
    expect([left.prompt, left.me.tacticUsed, left.me.deck]).toEqual(['turn', false, []]);
  });

  it('END-DRAW-03 PLU-07 may be used while plundering, even on another player’s turn', () => {
    const goldyx = {
      at: '3,0',
      hand: ['march'],
      deck: ['rage'],
      discard: ['promise', 'stamina'],
      tactic: 'long-night',
    };
    const game = atNight({ map: { '3,0': 'village' }, at: '1,1', hand: ['promise'], others: { goldyx } });
    expect(game.session.answer(1, 'plunder')).toBeNull();
    expect(game.session.question(1)?.prompt).toBe('refill-deck');
    expect(game.session.answer(1, 'tactic')).toBeNull();
    expect([game.player(1).hand.length, game.player(1).deck.length, game.prompt]).toEqual([3, 1, 'turn']);
  });

  it('is refused while the deck has cards, or if nothing was discarded', () => {
    expect(atNight({ ...scene, deck: ['swiftness'] }).refusal('tactic')).toBe('END-DRAW-03');
    expect(atNight({ ...scene, discard: [] }).refusal('tactic')).toBe('END-DRAW-03');
    expect(atNight({ ...scene, deck: ['swiftness'] }).offered('tactic')).toEqual([]);
  });

  it('is used once this Night', () => {
    expect(atNight({ ...scene, tactic: 'long-night used' }).refusal('tactic')).toBe('RND-TAC-01');
  });

  it('END-DRAW-03 may be used during the draw, which then continues', () => {
    const game = atNight({ ...scene, hand: [], deck: ['swiftness'], played: ['march'] }).answer('end-turn');
    expect(game.me).toMatchObject({ hand: ['swiftness'], deck: [] });
    expect(game.offered()).toEqual(['done', 'tactic']);
    game.answer('tactic');
    expect([game.me.hand.length, game.me.deck.length, game.me.discard.length]).toEqual([4, 0, 3]);
    expect(game.seat).toBe(1);
  });

  it('END-DRAW-03 need not be used in the draw, and is not offered if the hand is full', () => {
    const empty = atNight({ ...scene, hand: [], deck: ['swiftness'], played: ['march'] }).answer('end-turn', 'done');
    expect(empty.me).toMatchObject({ hand: ['swiftness'], deck: [], tacticUsed: false });
    expect(empty.seat).toBe(1);
    const deck = ['swiftness', 'swiftness', 'concentration', 'improvisation', 'crystallize'];
    const full = atNight({ ...scene, hand: [], deck, played: ['march'] }).answer('end-turn');
    expect([full.seat, full.me.hand.length, full.me.deck]).toEqual([1, 5, []]);
  });

  it('R-04 may be used before the player’s turn', () => {
    const game = atNight({ ...scene, moment: 'before turn' });
    expect(game.offered()).toEqual(['begin-turn', 'tactic']);
    expect(game.answer('tactic').me.deck).toHaveLength(3);
  });
});

describe('Mana Search', () => {
  const scene: Scene = { tactic: 'mana-search', hand: ['stamina'], source: ['red', 'blue', 'blue', 'black'] };

  it('asks for one or two Source dice before any is rolled', () => {
    const game = atNight(scene).answer('tactic');
    expect(game.offered()).toEqual(['black die', 'blue die', 'red die']);
    game.answer('blue die');
    expect(game.state.source).toEqual(['red', 'blue', 'blue', 'black']);
    expect(game.offered()).toEqual(['black die', 'blue die', 'done', 'red die']);
    game.answer('blue die');
    expect(game.told('dice-rerolled')).toMatchObject([{ from: ['blue', 'blue'] }]);
    expect(game.state.source.slice(0, 2)).toEqual(['red', 'black']);
    expect(game.state.source).toHaveLength(4);
  });

  it('may reroll just one', () => {
    const game = atNight(scene).answer('tactic', 'red die', 'done');
    expect(game.told('dice-rerolled')).toMatchObject([{ from: ['red'] }]);
    expect(game.state.source).toHaveLength(4);
    expect(game.state.source.slice(0, 3)).toEqual(['blue', 'blue', 'black']);
  });

  it('gold dice must be chosen before any others', () => {
    const one = atNight({ ...scene, source: ['red', 'gold', 'black'] }).answer('tactic');
    // The only gold die is chosen first, so only the second is asked for.
    expect(one.offered()).toEqual(['black die', 'done', 'red die']);
    expect(one.answer('done').told('dice-rerolled')).toMatchObject([{ from: ['gold'] }]);
    const two = atNight({ ...scene, source: ['red', 'gold', 'gold'] }).answer('tactic');
    expect(two.offered()).toEqual(['done', 'gold die']);
    expect(two.refusal('red die')).not.toBeNull();
    expect(two.answer('gold die').told('dice-rerolled')).toMatchObject([{ from: ['gold', 'gold'] }]);
  });

  it('gives each rerolled die any of six faces', () => {
    const faces = SEEDS.map(seed =>
      atNight({ ...scene, seed })
        .answer('tactic', 'red die', 'done')
        .state.source.at(-1),
    );
    expect(new Set(faces).size).toBe(6);
  });

  it('is refused once a Source die was used this turn, but not after using other mana', () => {
    const game = atNight({ ...scene, mana: ['blue'] });
    game.answer('power stamina', 'blue die');
    expect(game.refusal('tactic')).toBe('SRC-02');
    const token = atNight({ ...scene, mana: ['blue'] }).answer('power stamina', 'blue token');
    expect(token.refusal('tactic')).toBeNull();
  });

  it('is used once per turn, and leaves the normal die available', () => {
    const game = atNight({ ...scene, source: ['blue', 'red'], deck: ['rage', 'rage'] }).answer(
      'tactic',
      'red die',
      'done',
    );
    expect(game.refusal('tactic')).toBe('RND-TAC-01');
    expect(game.me.tacticUsed).toBe(false);
    game.answer('power stamina');
    if (game.prompt === 'pay') game.answer('blue die');
    game.answer('end-turn');
    game.answer('end-turn');
    expect([game.seat, game.prompt]).toEqual([0, 'start-of-turn']);
    expect(game.answer('play-turn').refusal('tactic')).toBeNull();
  });
});
