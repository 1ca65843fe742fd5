import { describe, expect, it } from 'vitest';
import { TILES } from '../../rules/catalogue.ts';
import { modeOf, SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { newGame } from '../../rules/setup/setup.ts';
import type { Name } from '../../state/names.ts';
import type { Mode } from '../../state/options.ts';
import { Playing } from '../../testing/playing.ts';
import { HEROES_AT_TABLE } from '../../testing/random-game.ts';

const started = (scenario: Name, players: number, mode?: Mode, seed = '1') =>
  newGame({ scenario, heroes: HEROES_AT_TABLE.slice(0, players), seed, options: mode ? { mode } : {} });

const isCity = (tile: Name) => TILES.get(tile).city !== null;
const isCountryside = (tile: Name) => TILES.get(tile).kind === 'countryside';
const has = (site: string) => (tile: Name) => Object.values(TILES.get(tile).spaces).some(space => space.site === site);

/** Countryside, core without city, cities. */
const counted = (stack: readonly Name[]) => [
  stack.filter(isCountryside).length,
  stack.filter(tile => !isCountryside(tile) && !isCity(tile)).length,
  stack.filter(isCity).length,
];

type Row = [
  rule: string,
  scenario: Name,
  mode: Mode,
  players: number,
  rounds: number,
  mapShape: Name,
  tiles: number[],
  levels: number[],
];

const TABLE: Row[] = [
  ['SCN-FC-01', 'full-conquest', 'competitive', 2, 6, 'wedge', [8, 1, 2], [4, 4]],
  ['SCN-FC-01', 'full-conquest', 'competitive', 3, 6, 'wedge', [9, 2, 3], [4, 4, 4]],
  ['SCN-FC-01', 'full-conquest', 'competitive', 4, 6, 'open-5', [11, 3, 4], [4, 4, 4, 4]],
  ['SCN-FC-01', 'full-conquest', 'teams', 4, 6, 'open-5', [11, 3, 4], [4, 4, 4, 4]],
  ['SCN-BC-01', 'blitz-conquest', 'competitive', 2, 4, 'wedge', [6, 1, 2], [3, 3]],
  ['SCN-BC-01', 'blitz-conquest', 'competitive', 3, 4, 'wedge', [7, 2, 3], [3, 3, 3]],
  ['SCN-BC-01', 'blitz-conquest', 'competitive', 4, 4, 'open-4', [9, 3, 4], [3, 3, 3, 3]],
  ['SCN-CO-01', 'full-cooperation', 'cooperative', 2, 6, 'open-5', [8, 2, 3], [5, 5, 8]],
  ['SCN-CO-01', 'full-cooperation', 'cooperative', 3, 6, 'open-5', [10, 3, 4], [5, 5, 5, 11]],
  ['SCN-BO-01', 'blitz-cooperation', 'cooperative', 2, 4, 'open-5', [7, 1, 2], [5, 8]],
  ['SCN-BO-01', 'blitz-cooperation', 'cooperative', 3, 4, 'open-5', [8, 2, 3], [5, 8, 11]],
  ['SCN-SO-01', 'solo-conquest', 'solo', 1, 6, 'wedge', [7, 2, 2], [5, 8]],
  ['SCN-MI-01', 'mines-liberation', 'competitive', 2, 4, 'wedge', [8, 1, 1], []],
  ['SCN-MI-01', 'mines-liberation', 'competitive', 3, 4, 'wedge', [9, 2, 1], []],
  ['SCN-MI-01', 'mines-liberation', 'competitive', 4, 4, 'open-4', [11, 3, 1], []],
  ['SCN-DN-01', 'druid-nights', 'competitive', 2, 4, 'wedge', [8, 1, 1], []],
  ['SCN-DN-01', 'druid-nights', 'competitive', 3, 4, 'wedge', [9, 2, 1], []],
  ['SCN-DN-01', 'druid-nights', 'competitive', 4, 4, 'open-4', [11, 3, 1], []],
  ['SCN-DL-01', 'dungeon-lords', 'competitive', 2, 5, 'wedge', [8, 1, 1], []],
  ['SCN-DL-01', 'dungeon-lords', 'competitive', 3, 5, 'wedge', [9, 2, 1], []],
  ['SCN-DL-01', 'dungeon-lords', 'competitive', 4, 5, 'open-4', [11, 3, 1], []],
  ['SCN-CH-01', 'conquer-and-hold', 'competitive', 2, 6, 'conquer-and-hold', [5, 3, 1], []],
  ['SCN-CH-01', 'conquer-and-hold', 'teams', 4, 4, 'conquer-and-hold', [5, 3, 1], []],
  ['SCN-OR-01', 'one-to-return', 'competitive', 2, 4, 'wedge', [7, 1, 1], [3]],
  ['SCN-OR-01', 'one-to-return', 'competitive', 3, 4, 'wedge', [8, 2, 2], [3, 3]],
  ['SCN-OR-01', 'one-to-return', 'competitive', 4, 4, 'wedge', [10, 3, 3], [3, 3, 3]],
  ['SCN-OR-01', 'one-to-return', 'teams', 4, 4, 'wedge', [10, 3, 3], [3, 3, 3]],
];

it.each(TABLE)('SCN-BC-01 SCN-CO-01 SCN-SO-01 and the rest: %s %s, %s with %i players', (...row) => {
  const [, scenario, mode, players, rounds, mapShape, tiles, levels] = row;
  const { options, tileStack } = started(scenario, players, mode);
  expect(modeOf(options, players).rounds).toBe(rounds);
  expect(options).toMatchObject({ mode, mapShape, cityLevels: levels });
  expect(counted(tileStack)).toEqual(tiles);
});

it('every mode of every scenario is in that table, or is First Reconnaissance', () => {
  const forms = SCENARIOS.ids()
    .filter(id => id !== 'first-reconnaissance')
    .flatMap(id =>
      SCENARIOS.get(id).modes.flatMap(({ mode, tiles }) => Object.keys(tiles).map(n => `${id} ${mode} ${n}`)),
    );
  expect(forms.sort()).toEqual(TABLE.map(([, id, mode, n]) => `${id} ${mode} ${n}`).sort());
});

describe('the tiles of a scenario', () => {
  const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const stacks = (scenario: Name, players: number) => SEEDS.map(seed => started(scenario, players, undefined, seed));

  it('SCN-MI-01 the red city, every Countryside tile with a mine, and core tiles with one', () => {
    for (const { tileStack, tilesLeft } of stacks('mines-liberation', 2)) {
      expect(tileStack.filter(isCity)).toEqual(['core-8']);
      expect(tileStack.filter(isCountryside).filter(has('crystal-mine'))).toHaveLength(4);
      expect(tilesLeft).toContain('core-1');
      expect(tilesLeft.filter(isCountryside)).toHaveLength(3);
    }
    for (const { tilesLeft } of stacks('mines-liberation', 4)) expect(tilesLeft).toEqual(['core-1']);
  });

  it('SCN-DN-01 the green city, and every Countryside tile with a glade', () => {
    for (const { tileStack, tilesLeft } of stacks('druid-nights', 2)) {
      expect(tileStack.filter(isCity)).toEqual(['core-5']);
      expect(tilesLeft.filter(isCountryside).some(has('magical-glade'))).toBe(false);
    }
  });

  it('SCN-DL-01 the blue city, the desert with monastery and tomb, and every Countryside tile with a dungeon', () => {
    for (const { tileStack } of stacks('dungeon-lords', 2)) {
      expect(tileStack.filter(tile => !isCountryside(tile)).sort()).toEqual(['core-1', 'core-6']);
      expect(tileStack).toContain('countryside-7');
      expect(tileStack).toContain('countryside-9');
    }
  });

  it('SCN-CH-01 the Countryside and core tiles with keeps or mage towers, and the white city', () => {
    for (const { tileStack } of stacks('conquer-and-hold', 2)) {
      const green = ['countryside-10', 'countryside-11', 'countryside-3', 'countryside-4', 'countryside-9'];
      expect([...tileStack].sort()).toEqual([...green, 'core-2', 'core-3', 'core-4', 'core-7'].sort());
    }
  });

  it('SET-17 the tiles kept are shuffled like the rest', () => {
    expect(new Set(stacks('mines-liberation', 2).map(({ tileStack }) => tileStack.join())).size).toBe(SEEDS.length);
  });
});

describe('what is removed from the game', () => {
  it.each([
    ['SCN-CO-02', 'full-cooperation', 2],
    ['SCN-BO-01', 'blitz-cooperation', 3],
    ['SCN-SO-01', 'solo-conquest', 1],
  ] as const)('%s %s: the four interactive Spells and the interactive Skills', (_, scenario, players) => {
    const s = started(scenario, players);
    for (const spell of ['mana-meltdown', 'mana-claim', 'mind-read', 'energy-flow']) {
      expect(s.spellDeck).not.toContain(spell);
    }
    expect(s.players.map(player => player.skillPile.length)).toEqual(s.players.map(() => 9));
    expect(s.dummy).not.toBeNull();
  });

  it('SCN-CH-01 Units of level IV', () => {
    const s = started('conquer-and-hold', 2);
    expect(s.eliteDeck).not.toContain('altem-guardians');
    expect(started('full-conquest', 2).eliteDeck).toContain('altem-guardians');
  });

  it('competitive games keep them', () => {
    expect(started('full-conquest', 2).spellDeck).toContain('mind-read');
    expect(started('full-conquest', 2).dummy).toBeNull();
  });
});

describe('blitz rules', () => {
  it.each([
    ['blitz-conquest', 2],
    ['blitz-cooperation', 2],
  ] as const)('SCN-BC-02 SCN-BO-01 %s: Fame 1, Reputation +2, one die and one Unit more', (scenario, players) => {
    const p = new Playing(started(scenario, players));
    expect(p.state.players.map(({ fame, reputation, level }) => [fame, reputation, level])).toEqual([
      [1, 2, 1],
      [1, 2, 1],
    ]);
    expect(p.state.source).toHaveLength(5);
    expect(p.state.unitOffer).toHaveLength(5);
  });

  it('SCN-FC-01 not in the full scenarios', () => {
    const p = new Playing(started('full-conquest', 2));
    expect([p.me.fame, p.me.reputation, p.state.source.length, p.state.unitOffer.length]).toEqual([0, 0, 4, 4]);
  });
});
