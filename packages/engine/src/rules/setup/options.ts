import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Name } from '../../state/names.ts';
import {
  type AllOptions,
  CONTENT_SETS,
  type ContentSet,
  type Mode,
  OPTION_NAMES,
  type OptionName,
} from '../../state/options.ts';
import type { Options } from '../../state/state.ts';
import { CARDS, type Catalogue, ENEMIES, HEROES, inSets, MAP_SHAPES, TILES, type Tile, UNITS } from '../catalogue.ts';
import { LEVELS } from '../rewards/tracks.ts';
import { SCENARIOS, type Scenario, type ScenarioMode, type TileCounts, VARIANTS } from '../scenarios/scenarios.ts';

/*
 * What players agree on before a game, besides the scenario and the heroes. Each option has a default that depends on
 * the scenario, the number of players and the options before it, and a rule may lock it.
 */

/** The sets with content in this engine. */
export const playableSets = (): ContentSet[] =>
  CONTENT_SETS.filter(set =>
    [CARDS, UNITS, ENEMIES, HEROES, SCENARIOS, VARIANTS].some((table: Catalogue<{ set: ContentSet }>) =>
      table.ids().some(id => table.get(id).set === set),
    ),
  );

/** Anything omitted takes the scenario's default. */
export type GameOptions = Partial<AllOptions>;
type OptionValue = NonNullable<GameOptions[OptionName]>;

/** An option as the setup screen shows it. */
export interface SetupChoice {
  readonly option: OptionName;
  /** Its value if not chosen. */
  readonly default: OptionValue;
  /** The possible values, if they can be listed; for `sets` and `variants`, any subset of them. */
  readonly values: readonly (string | boolean)[] | null;
  /** For numbers, the minimum and maximum of each. */
  readonly ranges: readonly (readonly [least: number, most: number])[] | null;
  /** The rule that leaves no choice, or null. */
  readonly locked: Refusal | null;
  /** For `variants`, those that do not fit, each with the rule that excludes it. */
  readonly unfit: Readonly<Record<Name, Refusal>>;
}

export const BASE: readonly ContentSet[] = ['base'];

const NO_TEAMS = refuse('TEA-05');
const NO_RIVALS = refuse('TEA-03');
const NO_ASSAULT = refuse('COA-01');

/** Maps that belong to one scenario. */
const fixedMaps = (): Name[] =>
  SCENARIOS.ids()
    .map(id => SCENARIOS.get(id))
    .filter(({ fixedMap }) => fixedMap)
    .flatMap(({ modes }) => modes.flatMap(form => Object.values(form.mapShape)));

/** The modes of a scenario for a number of players, the default first. */
export const formsFor = (scenario: Scenario, players: number): readonly ScenarioMode[] =>
  scenario.modes.filter(form => players in form.tiles);

/** The options a scenario leaves open for this number of players, given the choices so far. */
export function setupChoices(scenario: Name, players: number, chosen: GameOptions = {}): SetupChoice[] {
  const played = SCENARIOS.get(scenario);
  const forms = formsFor(played, players);
  const printed = forms.find(({ mode }) => mode === chosen.mode) ?? forms[0];
  if (!printed) return [];
  const form = withTiles(printed, players, chosen.tileCounts);
  const { mode } = form;
  const first = refuse(`SCN-${played.rules}-01`, { why: 'locked' });
  const besieged = played.cities === 'assaulted';
  const rivals = mode === 'competitive' || mode === 'teams';
  const unfit = unfitVariants(played, form, players, chosen.variants ?? []);
  const choices: Omit<SetupChoice, 'unfit' | 'ranges'>[] = [
    {
      option: 'mode',
      default: forms[0]?.mode ?? mode,
      values: forms.map(f => f.mode),
      locked: forms[1] ? null : first,
    },
    {
      option: 'mapShape',
      default: form.mapShape[players] as Name,
      values: MAP_SHAPES.ids().filter(id => !fixedMaps().includes(id) || id === form.mapShape[players]),
      locked: played.fixedMap ? first : null,
    },
    { option: 'tileCounts', default: countsOf(printed, players), values: null, locked: played.fixedMap ? first : null },
    { option: 'teams', default: sidesIn(mode, players), values: null, locked: mode === 'teams' ? null : NO_TEAMS },
    { option: 'pvp', default: rivals && played.pvp, values: [true, false], locked: rivals ? null : NO_RIVALS },
    { option: 'startLevel', default: played.start?.level ?? 1, values: null, locked: null },
    {
      option: 'cityLevels',
      default: levelsFor(form.cityLevels?.[players] ?? [], countsOf(form, players)[2] as number),
      values: null,
      locked: besieged ? null : first,
    },
    {
      option: 'cooperativeAssault',
      default: besieged && mode === 'cooperative',
      values: [true, false],
      locked: besieged && players > 1 ? null : NO_ASSAULT,
    },
    { option: 'replenishSpawningGrounds', default: false, values: [true, false], locked: null },
    { option: 'sets', default: BASE, values: playableSets(), locked: null },
    {
      option: 'variants',
      default: [],
      values: VARIANTS.ids().filter(id => !(id in unfit)),
      locked: null,
    },
  ];
  const { mapShape = printed.mapShape[players] as Name, sets = BASE } = chosen;
  const megapolis = chosen.variants?.some(id => VARIANTS.find(id)?.megapolis === true) ?? false;
  const ranges: Partial<Record<OptionName, SetupChoice['ranges']>> = {
    tileCounts: MAP_SHAPES.has(mapShape) ? tileRanges(played, mapShape, sets) : null,
    startLevel: [[1, LEVELS.length]],
    cityLevels: cityRanges(countsOf(form, players)[2] as number, megapolis),
  };
  return choices.map(choice => ({
    ...choice,
    ranges: ranges[choice.option] ?? null,
    unfit: choice.option === 'variants' ? unfit : {},
  }));
}

type Range = readonly [least: number, most: number];

/** The number of tiles of each kind: at most as many as exist, at least as many as the start needs. */
function tileRanges({ city }: Scenario, mapShape: Name, sets: readonly ContentSet[]): Range[] {
  const tiles = inSets(TILES, sets).map(id => TILES.get(id));
  const count = (want: (tile: Tile) => boolean) => tiles.filter(want).length;
  return [
    [MAP_SHAPES.get(mapShape).revealed.length, count(tile => tile.kind === 'countryside')],
    [0, count(tile => tile.kind === 'core' && tile.city === null)],
    [1, count(tile => tile.city !== null && (city === undefined || tile.city === city))],
  ];
}

const MOST_CITY_LEVEL = 11;

/** The last city may be a megapolis (VAR-CIT-02). */
const cityRanges = (cities: number, megapolis: boolean): Range[] =>
  Array.from({ length: cities }, (_, i) =>
    megapolis && i === cities - 1 ? [2, 2 * MOST_CITY_LEVEL] : [1, MOST_CITY_LEVEL],
  );

/** Whether each number is whole and within its range. */
export const areIn = (ranges: SetupChoice['ranges'], numbers: readonly number[]): boolean =>
  ranges === null ||
  (numbers.length === ranges.length &&
    ranges.every(([least, most], i) => {
      const n = numbers[i] as number;
      return Number.isInteger(n) && n >= least && n <= most;
    }));

/** Variants that do not fit this game, or cannot be combined with those chosen. */
function unfitVariants(
  scenario: Scenario,
  form: ScenarioMode,
  players: number,
  chosen: readonly Name[],
): Record<Name, Refusal> {
  const unfit: Record<Name, Refusal> = {};
  for (const id of VARIANTS.ids()) {
    const rule = VARIANTS.get(id).unfitFor?.(scenario, form, players) ?? null;
    const other = chosen.find(name => areApart(id, name));
    if (rule !== null) unfit[id] = refuse(rule);
    else if (other !== undefined) unfit[id] = refuse('GAM-03', { variant: other });
  }
  return unfit;
}

/** Whether two variants cannot be combined, according to either of them. */
export const areApart = (a: Name, b: Name): boolean =>
  VARIANTS.find(a)?.excludes?.includes(b) === true || VARIANTS.find(b)?.excludes?.includes(a) === true;

const countsOf = ({ tiles }: ScenarioMode, players: number): readonly number[] => {
  const { countryside, core, cities } = tiles[players] as TileCounts;
  return [countryside, core, cities];
};

/** The mode with the tile counts agreed on instead of the printed ones. */
export function withTiles(form: ScenarioMode, players: number, chosen: readonly number[] | undefined): ScenarioMode {
  const [countryside = 0, core = 0, cities = 0] = chosen ?? countsOf(form, players);
  return { ...form, tiles: { ...form.tiles, [players]: { countryside, core, cities } } };
}

/**
 * If the number of cities differs from the printed one, the last city keeps its level, and so do the others as far as
 * they go.
 */
function levelsFor(levels: readonly number[], cities: number): readonly number[] {
  if (levels.length === 0 || levels.length === cities) return levels;
  const last = levels.at(-1) as number;
  const before = (i: number) => levels[Math.min(i, levels.length - 2)] ?? last;
  return Array.from({ length: cities }, (_, i) => (i === cities - 1 ? last : before(i)));
}

/** The default sides: solo, all together, each for themselves, or alternating teams. */
function sidesIn(mode: Mode, players: number): readonly number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (mode === 'cooperative') return seats.map(() => 0);
  return mode === 'teams' ? seats.map(seat => seat % 2) : seats;
}

/** The options of a game: those chosen, with defaults for the rest. */
export function agreedOptions(scenario: Name, players: number, chosen: GameOptions): Options {
  const agreed = Object.fromEntries(
    setupChoices(scenario, players, chosen).map(choice => [choice.option, chosen[choice.option] ?? choice.default]),
  ) as Required<GameOptions>;
  return { scenario, ...agreed };
}

/** Options as words: `mode=teams`, `teams=0,1,0,1`, `pvp=false`. */
export const optionWords = (options: GameOptions): string[] =>
  OPTION_NAMES.flatMap(name => (options[name] === undefined ? [] : [`${name}=${options[name]}`]));

/** Parses words such as `pvp=false` into an option, not yet checked; or says what is wrong with them. */
export function readOption(words: string): GameOptions | string {
  const [name, value] = [words.split('=', 1)[0] as string, words.slice(words.indexOf('=') + 1)];
  if (!OPTION_NAMES.some(option => option === name) || !words.includes('=')) {
    return `an option is NAME=VALUE with one of the names ${OPTION_NAMES.join(', ')}, not '${words}'`;
  }
  const list = value === '' ? [] : value.split(',');
  switch (name as OptionName) {
    case 'pvp':
    case 'cooperativeAssault':
    case 'replenishSpawningGrounds':
      return value === 'true' || value === 'false' ? { [name]: value === 'true' } : `'${name}' is true or false`;
    case 'teams':
    case 'tileCounts':
    case 'cityLevels':
      return { [name]: list.map(Number) };
    case 'startLevel':
      return { startLevel: Number(value) };
    case 'sets':
    case 'variants':
      return { [name]: list };
    default:
      return { [name]: value };
  }
}
