import { afterEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../session.ts';
import { hex } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import type { State } from '../../state/state.ts';
import { HEROES_AT_TABLE, newSession, playAtRandom } from '../../testing/random-game.ts';
import { CARDS, TILES, UNITS } from '../catalogue.ts';
import { groundOf } from '../map/ground.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { type GameSetup, newGame, whyNotSetUp } from './setup.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

const agreed = (players: number, more: Partial<GameSetup> = {}): GameSetup => ({
  scenario: 'first-reconnaissance',
  heroes: HEROES_AT_TABLE.slice(0, players),
  seed: '1',
  ...more,
});

/** The table when the first player is asked for a Tactic. */
const laidOut = (setup: GameSetup): State => new Session(setup).state;

const sorted = (names: readonly Name[]): Name[] => [...names].sort();
const kindOf = (tile: Name): string => (TILES.get(tile).city ? 'city' : TILES.get(tile).kind);
const count = (tiles: readonly Name[], kind: string): number => tiles.filter(tile => kindOf(tile) === kind).length;

afterEach(() => {
  vi.restoreAllMocks();
});

/** First Reconnaissance without sorted Countryside tiles. */
function unsorted(): void {
  const scenario = SCENARIOS.get('first-reconnaissance');
  vi.spyOn(SCENARIOS, 'get').mockReturnValue({ ...scenario, sorted: false });
}

describe('before the game', () => {
  it('GAM-01 scenario and heroes are chosen first, then the table is set up, then Rounds are played', () => {
    expect(whyNotSetUp(agreed(2, { scenario: '' }))).not.toBeNull();
    expect(whyNotSetUp(agreed(0))).not.toBeNull();
    const before = newGame(agreed(2));
    expect([before.source, before.unitOffer, before.spellOffer, before.players[0]?.hand]).toEqual([[], [], [], []]);
    const game = new Session(before);
    expect(game.state.source).toHaveLength(4);
    expect(game.state.players[0]?.hand).toHaveLength(5);
    expect(game.state.round).toBe(1);
    expect(game.question(1)?.prompt).toBe('tactic');
  });

  it('GAM-03 a map shape applies only if agreed before the game, and then to its end', () => {
    expect(newGame(agreed(4)).options.mapShape).toBe('wedge-unlimited');
    const game = new Session(agreed(2, { options: { mapShape: 'open-3' } }));
    const { options } = newGame(agreed(2, { options: { mapShape: 'open-3' } }));
    playAtRandom(game, 'variants', 200);
    expect(game.state.options).toEqual(options);
    expect(options.mapShape).toBe('open-3');
    expect(game.state.map[0]?.tile).toBe('start-b');
  });

  it('GAM-04 one to four heroes play, if the scenario has a mode for that many', () => {
    for (const players of [1, 2, 3, 4]) expect(whyNotSetUp(agreed(players))).toBeNull();
    expect(whyNotSetUp(agreed(0))).toMatchObject({ kind: 'players', about: { players: 0 } });
    const scenario = SCENARIOS.get('first-reconnaissance');
    const [competitive] = scenario.modes.filter(mode => mode.mode === 'competitive');
    vi.spyOn(SCENARIOS, 'get').mockReturnValue({ ...scenario, modes: competitive ? [competitive] : [] });
    expect(whyNotSetUp(agreed(1))).toMatchObject({ kind: 'players', about: { players: 1 } });
    expect(() => newGame(agreed(1))).toThrow('players 1');
  });

  it('GAM-05 no two players have the same hero', () => {
    expect(whyNotSetUp(agreed(2, { heroes: ['tovak', 'tovak'] }))).toMatchObject({
      kind: 'same-hero',
      about: { rule: 'GAM-05' },
    });
    expect(() => newGame(agreed(3, { heroes: ['tovak', 'goldyx', 'tovak'] }))).toThrow('GAM-05');
    expect(newGame(agreed(2, { heroes: ['goldyx', 'tovak'] })).players.map(p => p.hero)).toEqual(['goldyx', 'tovak']);
  });

  it('GAM-06 the Round Order starts in the order heroes were chosen, first chooser first', () => {
    for (const players of [2, 3, 4]) expect(laidOut(agreed(players)).order).toEqual([0, 1, 2, 3].slice(0, players));
  });
});

describe('the table at the start', () => {
  it('SET-05 enemies in six colors and ruins are in seven shuffled face-down piles, each with its discards', () => {
    const counts = { green: 12, grey: 10, brown: 10, violet: 10, red: 8, white: 10, yellow: 12 } as const;
    const { piles, tokens } = laidOut(agreed(2));
    for (const color of Object.keys(counts) as (keyof typeof counts)[]) {
      const onMap = tokens.filter(token => token.color === color).length;
      expect(piles[color].draw.length + onMap, color).toBe(counts[color]);
      expect(piles[color].discard, color).toEqual([]);
      const orders = SEEDS.map(seed => newGame(agreed(2, { seed })).piles[color].draw.join());
      expect(new Set(orders).size, color).toBeGreaterThan(30);
      expect(
        newSession(2)
          .view(0)
          .piles[color].draw.every(name => name === '?'),
      ).toBe(true);
    }
  });

  it('SET-06 the Artifact deck is shuffled and no Artifact is on display', () => {
    const { artifactDeck, spellOffer, advancedOffer, unitOffer, monasteryOffer } = laidOut(agreed(2));
    expect(artifactDeck).toHaveLength(16);
    expect(artifactDeck.every(card => CARDS.get(card).kind === 'artifact')).toBe(true);
    const shown = [...spellOffer, ...advancedOffer, ...unitOffer, ...monasteryOffer];
    expect(shown.filter(card => artifactDeck.includes(card))).toEqual([]);
    expect(new Set(SEEDS.map(seed => newGame(agreed(2, { seed })).artifactDeck.join())).size).toBe(SEEDS.length);
    expect(newSession(2).view(0).artifactDeck).toEqual(Array(16).fill('?'));
  });

  it('SET-08 the top three of 20 shuffled Spells are the Spell offer', () => {
    const { spellDeck } = newGame(agreed(2));
    const after = laidOut(agreed(2));
    expect(spellDeck).toHaveLength(20);
    expect(sorted(after.spellOffer)).toEqual(sorted(spellDeck.slice(-3)));
    expect(after.spellDeck).toEqual(spellDeck.slice(0, 17));
    expect(new Set(SEEDS.map(seed => newGame(agreed(2, { seed })).spellDeck.join())).size).toBe(SEEDS.length);
  });

  it('SET-09 the top three of 28 shuffled Advanced Actions are the Advanced Action offer', () => {
    const { advancedDeck } = newGame(agreed(2));
    const after = laidOut(agreed(2));
    expect(advancedDeck).toHaveLength(28);
    expect(sorted(after.advancedOffer)).toEqual(sorted(advancedDeck.slice(-3)));
    expect(after.advancedDeck).toEqual(advancedDeck.slice(0, 25));
    expect(new Set(SEEDS.map(seed => newGame(agreed(2, { seed })).advancedDeck.join())).size).toBe(SEEDS.length);
  });

  it('SET-10 the Common Skill offer starts empty', () => {
    for (const players of [1, 4]) expect(laidOut(agreed(players)).skillOffer).toEqual([]);
  });

  it('SET-11 Regular and Elite Units are separate decks, both shuffled', () => {
    const { regularDeck, eliteDeck } = newGame(agreed(2));
    expect([regularDeck.length, eliteDeck.length]).toEqual([20, 20]);
    expect(regularDeck.every(unit => UNITS.get(unit).kind === 'regular')).toBe(true);
    expect(eliteDeck.every(unit => UNITS.get(unit).kind === 'elite')).toBe(true);
    const games = SEEDS.map(seed => newGame(agreed(2, { seed })));
    expect(new Set(games.map(game => game.regularDeck.join())).size).toBe(SEEDS.length);
    expect(new Set(games.map(game => game.eliteDeck.join())).size).toBe(SEEDS.length);
  });

  it('SET-12 the first Unit offer has two more Regular Units than real players', () => {
    for (const players of [1, 2, 3, 4]) {
      const { unitOffer, regularDeck, eliteDeck } = laidOut(agreed(players));
      expect(unitOffer).toHaveLength(players + 2);
      expect(unitOffer.every(unit => UNITS.get(unit).kind === 'regular')).toBe(true);
      expect([regularDeck.length, eliteDeck.length]).toEqual([18 - players, 20]);
    }
  });

  it('SET-13 the game starts by day', () => {
    expect(laidOut(agreed(2))).toMatchObject({ round: 1, time: 'day' });
  });

  it('SET-14 the Source has two more dice than real players, with six faces', () => {
    for (const players of [1, 2, 3, 4]) expect(laidOut(agreed(players)).source).toHaveLength(players + 2);
    const faces = new Set(SEEDS.flatMap(seed => laidOut(agreed(2, { seed })).source));
    expect(sorted([...faces])).toEqual(['black', 'blue', 'gold', 'green', 'red', 'white']);
  });

  it('SET-16 the six Tactics of the Day are on display, those of the Night are not', () => {
    const tactics = ['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'the-right-moment'];
    const game = newSession(3);
    expect(game.state.tactics).toEqual(tactics);
    expect(game.question(2)?.choices.map(choice => choice.key)).toEqual(tactics);
  });
});

describe('the map at the start', () => {
  it('SET-17 random Countryside tiles are on top of random core tiles, the city anywhere among these', () => {
    unsorted();
    const stacks = SEEDS.map(seed => newGame(agreed(2, { seed })).tileStack.toReversed());
    for (const stack of stacks) {
      expect(stack).toHaveLength(8 + 3);
      expect(new Set(stack).size).toBe(8 + 3);
      expect(count(stack.slice(0, 8), 'countryside')).toBe(8);
      expect([count(stack.slice(8), 'core'), count(stack.slice(8), 'city')]).toEqual([2, 1]);
    }
    const seen = (place: number) => new Set(stacks.map(stack => stack[place]));
    expect(seen(0).size).toBeGreaterThan(6);
    const cityPlaces = new Set(stacks.map(stack => stack.findIndex(tile => TILES.get(tile).city !== null)));
    expect(cityPlaces).toEqual(new Set([8, 9, 10]));
    expect(new Set(stacks.flatMap(stack => stack.slice(8))).size).toBe(8);
  });

  it('SET-18 every tile has its own seven spaces', () => {
    const { map } = laidOut(agreed(2, { options: { mapShape: 'open-5' } }));
    expect(groundOf(map).size).toBe(4 * 7);
  });

  it('SET-19 MAP-04 side A shows the top two tiles of the stack, side B the top three', () => {
    for (const [mapShape, start, shown] of [
      ['wedge', 'start-a', 2],
      ['wedge-unlimited', 'start-a', 2],
      ['open-5', 'start-b', 3],
      ['open-4', 'start-b', 3],
      ['open-3', 'start-b', 3],
    ] as const) {
      const { tileStack } = newGame(agreed(2, { options: { mapShape } }));
      const after = laidOut(agreed(2, { options: { mapShape } }));
      expect(
        after.map.map(({ tile }) => tile),
        mapShape,
      ).toEqual([start, ...tileStack.slice(-shown).reverse()]);
      expect(after.tileStack, mapShape).toEqual(tileStack.slice(0, -shown));
      expect(tileStack).toHaveLength(11);
    }
  });

  it('SET-20 the first tiles get their tokens: orcs face up, a garrison face down', () => {
    const { tokens } = laidOut(agreed(2, { options: { mapShape: 'open-3' } }));
    // Tile 1 is north, tile 2 east-northeast, tile 3 east-southeast of the portal.
    expect(tokens.map(({ name: _, ...token }) => token)).toEqual([
      { hex: hex(1, -4), color: 'green', up: true, role: 'rampaging' },
      { hex: hex(3, -3), color: 'green', up: true, role: 'rampaging' },
      { hex: hex(3, 0), color: 'grey', up: false, role: 'garrison' },
    ]);
  });

  it('SET-20 a monastery among the first tiles adds its Advanced Action, ruins their token face up', () => {
    const state = newGame(agreed(2));
    state.tileStack = [...state.tileStack.slice(0, -2), 'countryside-5', 'countryside-8'];
    const { advancedDeck } = state;
    const after = new Session(state).state;
    expect(after.monasteryOffer).toHaveLength(1);
    expect(after.advancedDeck).toHaveLength(advancedDeck.length - 4);
    expect(after.tokens.filter(token => token.color === 'yellow')).toMatchObject([{ up: true, role: 'waiting' }]);
  });
});
