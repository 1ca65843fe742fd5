import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import type { Name } from '../../state/names.ts';
import type { News } from '../../state/news.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { newSession } from '../../testing/random-game.ts';

const DAY = ['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'the-right-moment'];
const NIGHT = ['from-the-dusk', 'long-night', 'mana-search', 'midnight-meditation', 'preparation', 'sparing-power'];

/** The next Round, prepared, with the first player about to choose a Tactic. */
const nextRound = (scene: Scene): Playing => playing({ ...scene, moment: 'round end' });

const sorted = (names: readonly Name[]): Name[] => [...names].sort();

describe('Rounds', () => {
  it('RND-01 RND-PREP-01 Day and Night alternate, starting with a Day', () => {
    expect(newSession(1).state).toMatchObject({ round: 1, time: 'day' });
    expect(nextRound({ players: 1, round: 1 }).state).toMatchObject({ round: 2, time: 'night' });
    expect(nextRound({ players: 1, round: 2 }).state).toMatchObject({ round: 3, time: 'day' });
    expect(nextRound({ players: 1, round: 3 }).state).toMatchObject({ round: 4, time: 'night' });
  });

  it('RND-02 the first Round is not prepared: setup took care of that', () => {
    const game = newSession(1);
    const kinds = game.news.map(({ news }) => news.news);
    expect(kinds.filter(kind => kind === 'source-rolled' || kind === 'round-began')).toEqual([
      'round-began',
      'source-rolled',
    ]);
    expect(game.state.dummy?.deck).toHaveLength(16);
    expect(Object.values(game.state.dummy?.crystals ?? {}).reduce((a, b) => a + b)).toBe(3);
    expect(game.state.players[0]).toMatchObject({ discard: [], deck: { length: 11 } });
  });

  it('RND-02 a later Round is prepared in this order, then Tactics are chosen', () => {
    const game = nextRound({ round: 2, map: { '1,0': 'monastery', '5,0': 'monastery', '3,0': 'ancient-ruins' } });
    const told = (news: News) => (news.news === 'offer-changed' ? news.offer : news.news);
    const steps = game.session.news.filter(({ to }) => to === null || to.includes(0)).map(({ news }) => told(news));
    expect(steps).toEqual([
      'round-ended',
      'round-began',
      'source-rolled',
      'units',
      'monastery',
      'advanced-actions',
      'spells',
      'cards-drawn',
      'cards-drawn',
      'token-turned-up',
    ]);
    expect(game.prompt).toBe('tactic');
  });

  it('RND-PREP-08 the Tactics of the Round are collected and those of the new time of day displayed', () => {
    const night = nextRound({ tactic: 'planning', others: { goldyx: { tactic: 'great-start' } } });
    expect(night.state.tactics).toEqual(NIGHT);
    expect(night.offered()).toEqual(sorted(NIGHT));
    expect(night.state.players.map(player => player.tactic)).toEqual([null, null]);
    expect(nextRound({ round: 2, tactic: 'long-night', tacticsGone: [] }).state.tactics).toEqual(DAY);
  });

  it('RND-PREP-08 Tactics that a scenario removed stay away', () => {
    const gone = ['rethink', 'planning', 'long-night'];
    const game = nextRound({ players: 1, round: 2, tactic: 'mana-search', tacticsGone: gone });
    expect(game.state.tactics).toEqual(DAY.filter(tactic => !gone.includes(tactic)));
  });

  it('RND-PREP-08 the dummy player has no Tactic until it takes one', () => {
    const game = nextRound({ players: 1, round: 2, tactic: 'mana-search', dummy: { tactic: 'preparation' } });
    expect(game.state.dummy?.tactic).toBeNull();
  });
});

describe('each player’s part in preparing a Round', () => {
  it('RND-PREP-09 used Skills are turned face up again', () => {
    const game = nextRound({
      skills: ['tovak-motivation used', 'tovak-double-time'],
      others: { goldyx: { skills: ['goldyx-flight used'] } },
    });
    expect(game.player(0).skills.map(({ used }) => used)).toEqual([false, false]);
    expect(game.player(1).skills).toEqual([{ skill: 'goldyx-flight', used: false }]);
  });

  it('RND-PREP-11 all Units are readied, including Wounded ones, which stay Wounded', () => {
    const game = nextRound({ units: ['peasants spent', 'foresters spent wounded', 'herbalists wounded'] });
    expect(game.me.units.map(({ unit, spent, wounds }) => [unit, spent, wounds])).toEqual([
      ['peasants', false, 0],
      ['foresters', false, 1],
      ['herbalists', false, 1],
    ]);
  });

  it('RND-PREP-12 hand, deck, discard pile and cards under a Tactic are shuffled into a new deck, including Wounds', () => {
    const scene: Scene = {
      round: 2,
      tactic: 'sparing-power',
      hand: ['wound x2', 'march'],
      discard: ['rage', 'wound'],
      tacticCards: ['stamina', 'promise'],
      deck: ['threaten', 'swiftness'],
    };
    const game = nextRound(scene);
    const { hand, deck, discard, tacticCards } = game.me;
    expect([hand.length, deck.length, discard, tacticCards]).toEqual([5, 4, [], []]);
    expect(sorted([...hand, ...deck])).toEqual(
      sorted(['wound', 'wound', 'wound', 'march', 'rage', 'stamina', 'promise', 'threaten', 'swiftness']),
    );
    const decks = Array.from({ length: 20 }, (_, i) => nextRound({ ...scene, seed: `deck ${i}` }).me.deck.join());
    expect(new Set(decks).size).toBeGreaterThan(15);
  });

  it.each([
    [1, 5],
    [4, 5],
    [5, 6],
    [9, 7],
  ])('RND-PREP-13 a hero of level %i draws %i cards', (level, cards) => {
    expect(nextRound({ level, hand: ['march'], discard: ['rage'] }).me.hand).toHaveLength(cards);
  });

  it('RND-PREP-13 END-DRAW-04 next to the player’s keep, one more card is drawn per keep owned', () => {
    const scene: Scene = {
      map: { '2,0': 'hills keep', '6,0': 'keep', '4,0': 'keep' },
      shields: [
        { at: '2,0', by: 0 },
        { at: '6,0', by: 0 },
        { at: '4,0', by: 1 },
      ],
    };
    expect(nextRound({ ...scene, at: '1,0' }).me.hand).toHaveLength(7);
    expect(nextRound({ ...scene, at: '2,0' }).me.hand).toHaveLength(7);
    expect(nextRound({ ...scene, at: '0,0' }).me.hand).toHaveLength(5);
  });

  it('RND-PREP-13 the draw is not an End of Turn: Planning does not apply', () => {
    expect(nextRound({ tactic: 'planning', hand: ['march', 'rage'] }).me.hand).toHaveLength(5);
  });
});

describe('tokens when a Round begins', () => {
  const MAP = { '1,0': 'hills keep', '0,1': 'mage-tower', '4,0': 'keep', '5,0': 'ancient-ruins' };
  const FACE_DOWN = [
    { at: '1,0', enemy: 'grey', face: 'down' },
    { at: '0,1', enemy: 'violet', face: 'down' },
    { at: '4,0', enemy: 'grey', face: 'down' },
    { at: '5,0', enemy: 'yellow', face: 'down' },
  ] as const;
  const faces = (game: Playing) => game.state.tokens.map(token => token.up);

  it('RND-PREP-14 a Day reveals all ruins, and garrisons of keeps and mage towers next to a hero', () => {
    expect(faces(nextRound({ round: 2, map: MAP, enemies: FACE_DOWN }))).toEqual([true, true, false, true]);
  });

  it('RND-PREP-14 any hero counts, except one who is off the map', () => {
    const beside = { round: 2, map: MAP, enemies: FACE_DOWN, at: 'off', others: { goldyx: { at: '3,0' } } } as const;
    expect(faces(nextRound(beside))).toEqual([false, false, true, true]);
  });

  it('RND-PREP-14 a Night reveals nothing', () => {
    const start = buildScene({ round: 1, map: MAP, enemies: FACE_DOWN, moment: 'round end' });
    expect(faces(new Playing(start))).toEqual([false, false, false, false]);
  });

  it('GAM-08 what was revealed stays known to everyone, at night too', () => {
    const game = nextRound({ round: 1, map: MAP, enemies: FACE_DOWN.map(token => ({ ...token, face: 'up' })) });
    expect(game.state.time).toBe('night');
    for (const seat of [0, 1, null]) {
      expect(game.session.view(seat).tokens.filter(token => token.name === '?')).toEqual([]);
    }
  });
});
