import { describe, expect, it } from 'vitest';
import { buildScene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { hex } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { newSession } from '../../testing/random-game.ts';
import { HEROES, SKILLS } from '../catalogue.ts';
import { levelOf, reputationModifier } from '../rewards/tracks.ts';
import { type GameSetup, newGame } from './setup.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
const PORTAL = hex(0, 0);

const solo = (hero: Name, seed = '1'): GameSetup => ({ scenario: 'first-reconnaissance', heroes: [hero], seed });
const sorted = (names: readonly Name[]): Name[] => [...names].sort();
const me = (game: Session, seat = 0): Player => game.state.players[seat] as Player;

/** Ends the first hero's turn, taking the first of whatever a level-up offers. */
function endTurn(game: Session): Player {
  expect(game.answer(0, 'end-turn')).toBeNull();
  while (game.question(0)?.prompt.startsWith('gain-')) {
    expect(game.answer(0, game.question(0)?.choices[0]?.key ?? '')).toBeNull();
  }
  return me(game);
}

/** A hero with this much Fame and level-ups still to process, after the End of Turn. */
const processed = (fame: number): Player =>
  endTurn(new Session(buildScene({ at: '1,0', level: 1, fame, played: ['march'], hand: [] })));

describe('the tracks', () => {
  it.each([
    // level, first and last Fame, Armor, Hand limit, Command tokens
    [1, 0, 2, 2, 5, 1],
    [2, 3, 7, 2, 5, 1],
    [3, 8, 14, 3, 5, 2],
    [4, 15, 23, 3, 5, 2],
    [5, 24, 34, 3, 6, 3],
    [6, 35, 47, 3, 6, 3],
    [7, 48, 62, 4, 6, 4],
    [8, 63, 79, 4, 6, 4],
    [9, 80, 98, 4, 7, 5],
    [10, 99, 119, 4, 7, 5],
  ])(
    'SET-02 SET-23 level %i is Fame %i to %i: Armor %i, Hand limit %i, Command tokens %i',
    (level, from, to, ...token) => {
      for (const fame of [from, to]) {
        const hero = processed(fame);
        const { armor, handLimit, commandTokens } = levelOf(hero);
        expect(hero.level).toBe(level);
        expect([armor, handLimit, commandTokens]).toEqual(token);
        expect(hero.hand).toHaveLength(handLimit);
      }
    },
  );

  it('SET-01 Fame starts at 0, goes beyond 119, and there is no level above 10', () => {
    expect(newSession(4).state.players.map(player => player.fame)).toEqual([0, 0, 0, 0]);
    const scene = buildScene({
      tiles: { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' },
      at: '2,-3',
      fame: 119,
      move: 2,
      played: ['march'],
    });
    const game = new Session(scene);
    expect(game.answer(0, 'explore 1,1')).toBeNull();
    expect(me(game).fame).toBe(120);
    expect(endTurn(game)).toMatchObject({ fame: 120, level: 10 });
  });

  it('SET-02 the level is that of the last End of Turn, whatever Fame was gained since', () => {
    const game = new Session(buildScene({ at: '1,0', level: 4, fame: 24 }));
    expect(me(game).level).toBe(4);
    expect(endTurn(game).level).toBe(5);
  });

  it('SET-03 the Reputation track has 15 spaces with these modifiers, the X at the bad end, and starts at 0', () => {
    const positions = Array.from({ length: 15 }, (_, i) => i - 7);
    const modifiers = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];
    expect(positions.map(reputationModifier)).toEqual(modifiers);
    expect(newSession(4).state.players.map(player => player.reputation)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [0, -1],
    [-6, -7],
    [-7, -7],
  ])('SET-04 Reputation −1 moves from %i to %i; beyond the X it is lost', (from, to) => {
    const game = new Session(buildScene({ hand: ['threaten'], mana: ['red'], source: ['blue'], reputation: from }));
    expect(game.answer(0, 'power threaten')).toBeNull();
    expect(me(game).reputation).toBe(to);
  });

  it.each([
    [0, 1],
    [6, 7],
    [7, 7],
  ])('SET-04 Reputation +1 moves from %i to %i; on the last space nothing more is gained', (from, to) => {
    const hand = ['noble-manners'];
    const scene = { hero: 'norowas', hand, mana: ['white'], source: ['blue'], interacting: true } as const;
    const game = new Session(buildScene({ ...scene, reputation: from }));
    expect(game.answer(0, 'power noble-manners')).toBeNull();
    expect(me(game).reputation).toBe(to);
  });
});

describe('what each player receives', () => {
  const COMMON = ['concentration', 'crystallize', 'determination', 'improvisation', 'mana-draw', 'march', 'march'];
  const OTHERS = ['promise', 'rage', 'rage', 'stamina', 'stamina', 'swiftness', 'swiftness', 'threaten', 'tranquility'];

  it.each([
    ['arythea', 'battle-versatility', 'rage'],
    ['goldyx', 'will-focus', 'concentration'],
    ['norowas', 'noble-manners', 'promise'],
    ['tovak', 'cold-toughness', 'determination'],
  ])('SET-22 %s has 16 Basic Actions, %s in place of one %s', (hero, own, replaced) => {
    const cards = [...COMMON, ...OTHERS];
    cards[cards.indexOf(replaced)] = own;
    const { hand, deck } = me(new Session(solo(hero)));
    expect(sorted([...hand, ...deck])).toEqual(sorted(cards));
  });

  it('SET-24 one Unit can be commanded at the start', () => {
    for (const player of newSession(4).state.players) expect(levelOf(player).commandTokens).toBe(1);
  });

  it('SET-25 the 16 cards are shuffled, and five of them are the first hand', () => {
    const game = newSession(2);
    for (const { hand, deck } of game.state.players) expect([hand.length, deck.length]).toEqual([5, 11]);
    expect(new Set(SEEDS.map(seed => newGame(solo('tovak', seed)).players[0]?.deck.join())).size).toBe(SEEDS.length);
    const { deck = [] } = newGame(solo('tovak')).players[0] ?? {};
    expect(sorted(me(new Session(solo('tovak'))).hand)).toEqual(sorted(deck.slice(-5)));
  });

  it('SET-26 players start with no Units, Skills, crystals or mana', () => {
    for (const player of newSession(4).state.players) {
      expect(player).toMatchObject({ units: [], skills: [], mana: [], dice: [], played: [], discard: [] });
      expect(player.crystals).toEqual({ red: 0, blue: 0, green: 0, white: 0 });
    }
  });

  it('SET-27 all ten Skills are used in competitive play; nine, without the competitive one, in solo play', () => {
    for (const hero of HEROES.ids()) {
      const all = sorted(SKILLS.ids().filter(skill => SKILLS.get(skill).hero === hero));
      const [other = ''] = HEROES.ids().filter(id => id !== hero);
      const competitive = newGame({ ...solo(hero), heroes: [hero, other] }).players[0]?.skillPile ?? [];
      const alone = newGame(solo(hero)).players[0]?.skillPile ?? [];
      expect(sorted(competitive)).toEqual(all);
      expect([competitive.length, alone.length]).toEqual([10, 9]);
      expect(all.filter(skill => !alone.includes(skill)).map(skill => SKILLS.get(skill).mode)).toEqual(['competitive']);
    }
    expect(new Set(SEEDS.map(seed => newGame(solo('tovak', seed)).players[0]?.skillPile.join())).size).toBeGreaterThan(
      25,
    );
  });

  it('SET-28 Fame and Reputation start at 0', () => {
    for (const player of newSession(3).state.players)
      expect(player).toMatchObject({ fame: 0, reputation: 0, level: 1 });
  });

  it('SET-29 a figure is off the map until its first turn, which starts on the portal', () => {
    const game = newSession(2);
    expect(game.answer(1, 'rethink')).toBeNull();
    expect(game.answer(1, 'done')).toBeNull();
    expect(game.state.players.map(player => player.hex)).toEqual([null, null]);
    expect(game.answer(0, 'early-bird')).toBeNull();
    expect(game.question(0)?.prompt).toBe('turn');
    expect(game.state.players.map(player => player.hex)).toEqual([PORTAL, null]);
  });

  it('SET-30 a hero starts the same with any number of players; only counts by real players differ', () => {
    const likeness = (players: number) => {
      const { hand, deck, skillPile: _, ...rest } = me(newSession(players));
      return { ...rest, hand: hand.length, deck: deck.length, cards: sorted([...hand, ...deck]) };
    };
    for (const players of [1, 3, 4]) expect(likeness(players)).toEqual(likeness(2));
  });
});
