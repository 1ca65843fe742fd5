import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { buildScene } from '../../scene/scene.ts';
import { Playing, playing } from '../../testing/playing.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `tactic ${i}`);
const sorted = (names: readonly string[]): string[] => [...names].sort();

/** Two players; the first hero chooses last and takes this Tactic, the other took The Right Moment. */
const taking = (tactic: string, scene: Scene = {}): Playing =>
  playing({ ...scene, moment: 'tactics' }).answer('the-right-moment', tactic);

describe('Early Bird', () => {
  it('only puts its player first', () => {
    const hand = ['march', 'rage'];
    const source = ['red', 'blue', 'gold', 'white'] as const;
    const game = taking('early-bird', { hand, deck: ['stamina'], source });
    expect(game.me).toMatchObject({ hand, deck: ['stamina'], discard: [], tacticUsed: false, tacticDie: null });
    expect(game.state).toMatchObject({ order: [0, 1], source, modifiers: [] });
    expect([game.seat, game.prompt]).toEqual([0, 'turn']);
    expect(game.offered('tactic')).toEqual([]);
  });
});

describe('Rethink', () => {
  const scene: Scene = {
    hand: ['march', 'wound', 'rage', 'rage', 'promise'],
    deck: ['stamina', 'swiftness', 'threaten', '...'],
  };

  it('asks for cards in hand, including Wounds, one at a time', () => {
    const game = taking('rethink', scene);
    expect(game.offered()).toEqual(['done', 'march', 'promise', 'rage', 'wound']);
    expect(game.answer('wound').offered()).toEqual(['done', 'march', 'promise', 'rage']);
    expect(game.answer('rage').offered()).toEqual(['done', 'march', 'promise', 'rage']);
    expect(game.refusal('wound')).not.toBeNull();
    expect(game.refusal('stamina')).not.toBeNull();
  });

  it('discards at most three and draws as many before the discard pile goes into the deck', () => {
    for (const seed of SEEDS) {
      const game = taking('rethink', { ...scene, seed });
      const { deck } = game.me;
      game.answer('wound', 'rage', 'promise');
      expect(game.prompt).toBe('turn');
      expect(sorted(game.me.hand)).toEqual(['march', 'rage', 'stamina', 'swiftness', 'threaten']);
      expect(game.me.discard).toEqual([]);
      expect(sorted(game.me.deck)).toEqual(sorted([...deck.slice(0, -3), 'wound', 'rage', 'promise']));
    }
  });

  it('shuffles the deck with what was discarded', () => {
    const decks = SEEDS.map(seed => taking('rethink', { ...scene, seed }).answer('wound', 'done').me.deck);
    expect(new Set(decks.map(deck => deck.indexOf('wound'))).size).toBeGreaterThan(4);
  });

  it('may discard fewer, or none', () => {
    const one = taking('rethink', scene).answer('rage', 'done');
    expect(sorted(one.me.hand)).toEqual(['march', 'promise', 'rage', 'stamina', 'wound']);
    const none = taking('rethink', scene).answer('done');
    expect(none.me.hand).toEqual(['march', 'wound', 'rage', 'rage', 'promise']);
  });
});

describe('Mana Steal', () => {
  const source = ['red', 'gold', 'black', 'blue'] as const;

  it('takes one basic-colored die, never gold or black, out of the Source', () => {
    const game = taking('mana-steal', { source });
    expect(game.offered()).toEqual(['blue die', 'red die']);
    expect(game.refusal('gold die')).not.toBeNull();
    expect(game.refusal('black die')).not.toBeNull();
    game.answer('blue die');
    expect(sorted(game.state.source)).toEqual(['black', 'gold', 'red']);
    expect(game.me.tacticDie).toBe('blue');
  });

  it('is used in addition to the normal die, once', () => {
    const hand = ['stamina', 'stamina', 'march'];
    const game = playing({ tactic: 'mana-steal', tacticDie: 'blue', hand, source: ['green', 'red', 'white'] });
    game.answer('power stamina');
    expect(game.told('mana-paid')).toMatchObject([{ from: 'tactic', color: 'blue' }]);
    expect(game.me.tacticDie).toBeNull();
    game.answer('power march');
    expect(game.told('mana-paid')).toMatchObject([{ from: 'tactic' }, { from: 'die', color: 'green' }]);
    expect(game.refusal('power stamina')).not.toBeNull();
  });

  it('may be used on any one of the player’s turns, not only the first', () => {
    const game = playing({ tactic: 'mana-steal', tacticDie: 'blue', played: ['march'], deck: ['stamina'] });
    game.answer('end-turn', 'end-turn');
    expect([game.seat, game.me.tacticDie]).toEqual([0, 'blue']);
    game.answer('play-turn', 'power stamina', 'blue tactic');
    expect(game.me.tacticDie).toBeNull();
  });

  it('returns its die, rerolled, at the end of the turn in which it was used', () => {
    const dice = new Set<string>();
    for (const seed of SEEDS) {
      const scene: Scene = { seed, tactic: 'mana-steal', tacticDie: 'blue', hand: ['stamina'], source: ['red', 'red'] };
      const game = playing({ ...scene, deck: ['rage'] }).answer('power stamina');
      expect(game.state.source).toEqual(['red', 'red']);
      game.answer('end-turn');
      expect(game.state.source).toHaveLength(3);
      dice.add(game.state.source.at(-1) ?? '');
    }
    expect(dice.size).toBeGreaterThan(3);
  });

  it('belongs to one player: the other cannot pay with it', () => {
    const others = { goldyx: { tactic: 'mana-steal', tacticDie: 'blue' } } as const;
    expect(playing({ hand: ['stamina'], source: ['red'], others }).refusal('power stamina')).not.toBeNull();
  });
});

describe('Planning', () => {
  /** The hero ends a turn with these cards in hand. */
  const ending = (hand: readonly string[], more: Scene = {}): Playing =>
    playing({ at: '1,0', tactic: 'planning', hand, played: ['concentration'], ...more }).answer('end-turn');

  it.each([
    [['march'], 5],
    [['march', 'rage'], 6],
    [['wound', 'wound', 'march'], 6],
    [['wound', 'wound', 'march', 'rage', 'promise', 'stamina'], 6],
  ])('with %j in hand the hand is filled up to %i', (hand, cards) => {
    expect(ending(hand).answer('done').me.hand).toHaveLength(cards);
  });

  it('counts the hand after the optional discard', () => {
    expect(ending(['march', 'rage']).answer('discard march', 'done').me.hand).toHaveLength(5);
    expect(ending(['march', 'rage', 'promise']).answer('discard march', 'done').me.hand).toHaveLength(6);
  });

  it('works at every End of Turn, and only for its player', () => {
    const others = { goldyx: { at: '5,0', hand: ['march', 'rage'] } };
    const game = ending(['march', 'rage'], { others }).answer('done', 'end-turn', 'discard march', 'done');
    expect(game.player(1).hand).toHaveLength(5);
    const [card = ''] = game.me.hand;
    game.answer('end-turn', `discard ${card}`, 'done');
    expect(game.me.hand).toHaveLength(6);
  });

  it('END-DRAW-07 adds to the bonus of a keep', () => {
    const keep: Scene = { map: { '2,0': 'keep' }, shields: [{ at: '2,0', by: 0 }] };
    expect(ending(['march', 'rage'], keep).answer('done').me.hand).toHaveLength(7);
  });
});

describe('Great Start', () => {
  it('draws two cards at once, even beyond the Hand limit', () => {
    const hand = ['march', 'march', 'rage', 'rage', 'promise'];
    const game = taking('great-start', { hand, deck: ['stamina', 'swiftness', 'threaten'] });
    expect(game.me.hand).toEqual([...hand, 'stamina', 'swiftness']);
    expect(game.me.deck).toEqual(['threaten']);
    expect([game.seat, game.prompt]).toEqual([0, 'turn']);
  });
});

describe('The Right Moment', () => {
  const scene: Scene = { at: '1,0', tactic: 'the-right-moment', hand: [], played: ['march'] };

  it('RND-ORD-01 gives another full turn right after this one, which ends with its draw', () => {
    const game = playing(scene).answer('tactic', 'end-turn');
    expect([game.seat, game.prompt]).toEqual([0, 'turn']);
    expect(game.me.hand).toHaveLength(5);
    expect(game.told('turn-began')).toEqual([{ news: 'turn-began', seat: 0 }]);
    const [card = ''] = game.me.hand;
    game.answer('end-turn', `discard ${card}`, 'done');
    expect(game.seat).toBe(1);
  });

  it('allows another Source die and another Rest or move on that turn', () => {
    const cards: Scene = { hand: ['stamina'], deck: ['march'], source: ['blue', 'green'], played: [] };
    const game = playing({ ...scene, ...cards }).answer('tactic', 'power stamina', 'end-turn', 'play-turn');
    expect(game.turn).toMatchObject({ move: 0, diceUsed: 0, moved: false, cardUsed: false });
    expect(game.refusal('power march')).toBeNull();
  });

  it('is used once this Day and then turned face down', () => {
    const game = playing(scene).answer('tactic');
    expect(game.me.tacticUsed).toBe(true);
    expect(game.offered('tactic')).toEqual([]);
    expect(game.refusal('tactic')).toBe('RND-TAC-01');
    game.answer('end-turn');
    expect(game.offered('tactic')).toEqual([]);
  });

  it('need not be used', () => {
    expect(playing(scene).answer('end-turn').seat).toBe(1);
  });

  it('R-03 RND-ORD-06 gives no one a second turn after the announcement', () => {
    const game = playing({ ...scene, announcedBy: 'goldyx' });
    expect(game.offered('tactic')).toEqual([]);
    expect(game.refusal('tactic')).toBe('RND-ORD-06');
  });

  it('is face up again the next Day it is taken', () => {
    const start = buildScene({ ...scene, played: [], tactic: 'the-right-moment used', round: 1, moment: 'round end' });
    expect(new Playing(start).me).toMatchObject({ tactic: null, tacticUsed: false });
  });
});
