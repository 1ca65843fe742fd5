import '../../content/index.ts';
import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from '../../record/compact.ts';
import { readRecord } from '../../record/record.ts';
import { recordOf, replay, writeRecord } from '../../record/write.ts';
import { Session } from '../../session.ts';
import { OPTION_NAMES } from '../../state/options.ts';
import { fault, type SetupFault } from './fault.ts';
import { type GameOptions, optionWords, readOption, setupChoices } from './options.ts';
import { type GameSetup, newGame, whyNotSetUp } from './setup.ts';

const HEROES = ['tovak', 'goldyx', 'norowas', 'arythea'];

const agreed = (players: number, options: GameOptions = {}, scenario = 'first-reconnaissance'): GameSetup => ({
  scenario,
  heroes: HEROES.slice(0, players),
  seed: 'options',
  options,
});

const choice = (option: string, players: number, scenario?: string, chosen?: GameOptions) =>
  setupChoices(scenario ?? 'first-reconnaissance', players, chosen).find(other => other.option === option);

describe('the options of a game', () => {
  it('GAM-03 have defaults that follow from the scenario and the number of players', () => {
    expect(setupChoices('first-reconnaissance', 2).map(({ option }) => option)).toEqual([...OPTION_NAMES]);
    expect(newGame(agreed(2)).options).toEqual({
      scenario: 'first-reconnaissance',
      mode: 'competitive',
      mapShape: 'wedge-unlimited',
      tileCounts: [8, 2, 1],
      teams: [0, 1],
      pvp: false,
      startLevel: 1,
      cityLevels: [],
      cooperativeAssault: false,
      replenishSpawningGrounds: false,
      sets: ['base'],
      variants: [],
    });
    expect(newGame(agreed(1)).options).toMatchObject({ mode: 'solo', teams: [0] });
    expect(setupChoices('first-reconnaissance', 5)).toEqual([]);
  });

  it('SCN-FR-01 PvP is excluded unless agreed', () => {
    expect(choice('pvp', 3)).toMatchObject({ default: false, locked: null });
    expect(newGame(agreed(3, { pvp: true })).options.pvp).toBe(true);
  });

  it('VAR-CIT-01 VAR-MAP-01 levels of cities and the shape of the map may be changed', () => {
    const { options } = newGame(agreed(2, { cityLevels: [1, 11], mapShape: 'open-5' }, 'full-conquest'));
    expect([options.cityLevels, options.mapShape]).toEqual([[1, 11], 'open-5']);
    for (const cityLevels of [[4], [4, 12], [0, 4]]) {
      expect(whyNotSetUp(agreed(2, { cityLevels }, 'full-conquest'))).toMatchObject({
        kind: 'numbers',
        about: { option: 'cityLevels', ranges: ['1–11', '1–11'] },
      });
    }
  });

  it('depend on the mode chosen', () => {
    expect(choice('mode', 4, 'full-conquest')).toMatchObject({ values: ['competitive', 'teams'], locked: null });
    expect(choice('teams', 4, 'full-conquest')?.locked?.rule).toBe('TEA-05');
    expect(choice('teams', 4, 'full-conquest', { mode: 'teams' })).toMatchObject({
      default: [0, 1, 0, 1],
      locked: null,
    });
    expect(choice('cooperativeAssault', 2, 'full-cooperation')).toMatchObject({ default: true, locked: null });
    expect(choice('cooperativeAssault', 2, 'full-conquest')).toMatchObject({ default: false, locked: null });
    expect(choice('mapShape', 2, 'conquer-and-hold')?.locked?.rule).toBe('SCN-CH-01');
  });

  it('name the rule that leaves no choice', () => {
    expect(choice('mode', 2)?.locked?.rule).toBe('SCN-FR-01');
    expect(choice('pvp', 1)?.locked?.rule).toBe('TEA-03');
    expect(choice('teams', 4)?.locked?.rule).toBe('TEA-05');
    expect(choice('cityLevels', 4)?.locked?.rule).toBe('SCN-FR-01');
    expect(choice('cooperativeAssault', 1)?.locked?.rule).toBe('COA-01');
  });

  it.each<[number, GameOptions, SetupFault]>([
    [2, { mode: 'cooperative' }, fault('mode', { mode: 'cooperative', modes: ['competitive'] })],
    [1, { pvp: true }, fault('locked', { option: 'pvp', rule: 'TEA-03' })],
    [4, { teams: [0, 0, 1, 1] }, fault('locked', { option: 'teams', rule: 'TEA-05' })],
    [2, { cityLevels: [3] }, fault('locked', { option: 'cityLevels', rule: 'SCN-FR-01' })],
    [2, { cooperativeAssault: true }, fault('locked', { option: 'cooperativeAssault', rule: 'COA-01' })],
    [2, { mapShape: 'circle' }, fault('unknown', { what: 'map-shape', name: 'circle' })],
    [2, { mapShape: 'conquer-and-hold' }, fault('map', { name: 'conquer-and-hold' })],
    [2, { variants: ['chess'] }, fault('unknown', { what: 'variant', name: 'chess' })],
    [1, { variants: ['no-interactive-skills'] }, fault('unfit', { variant: 'no-interactive-skills', rule: 'SET-27' })],
    [2, { variants: ['no-interactive-skills', 'no-interactive-skills'] }, fault('twice')],
  ])('with %d players refuses %o', (players, options, why) => {
    expect(whyNotSetUp(agreed(players, options))).toMatchObject(why);
    expect(() => newGame(agreed(players, options))).toThrow(why.kind);
  });

  it('stay in the record, in words and packed', () => {
    const options: GameOptions = { pvp: true, mapShape: 'open-3', teams: [0, 1], variants: ['no-interactive-spells'] };
    const session = new Session(agreed(2, options));
    session.answer(1, 'early-bird');
    const record = recordOf(session);
    expect(record.options).toEqual(options);
    expect(replay(readRecord(writeRecord(record))).state).toEqual(session.state);
    expect(unpackRecord(packRecord(record))).toEqual(record);
  });

  it('are checked when a record is read', () => {
    const record = recordOf(new Session(agreed(2)));
    const read = (options: object) => readRecord(JSON.stringify({ ...record, options }));
    expect(() => read({ pvp: 'yes' })).toThrow('options.pvp');
    expect(() => read({ mode: 'solo' })).toThrow('mode (');
    expect(() => read({ luck: 1 })).toThrow('options.luck: there is no such field');
  });

  it('can be written in words and read back', () => {
    const options: GameOptions = {
      ...{ mode: 'teams', mapShape: 'wedge', teams: [0, 0, 1, 1], pvp: false, cityLevels: [4, 4] },
      ...{ cooperativeAssault: true, sets: ['base'], variants: [] },
    };
    const words = optionWords(options);
    expect(words).toContain('teams=0,0,1,1');
    expect(Object.assign({}, ...words.map(readOption))).toEqual(options);
    expect(readOption('luck=1')).toMatch(/NAME=VALUE/);
    expect(readOption('pvp')).toMatch(/NAME=VALUE/);
    expect(readOption('pvp=maybe')).toMatch(/true or false/);
  });
});

describe('variants', () => {
  it('VAR-NIC-01 VAR-NIC-02 remove interactive Spells and Skills from the game', () => {
    const variants = ['no-interactive-spells', 'no-interactive-skills'];
    const [usual, quiet] = [newGame(agreed(2)), newGame(agreed(2, { variants }))];
    expect(usual.spellDeck.length - quiet.spellDeck.length).toBe(4);
    expect(quiet.spellDeck).not.toContain('mind-read');
    expect([usual, quiet].map(s => s.players[0]?.skillPile.length)).toEqual([10, 9]);
  });
});
