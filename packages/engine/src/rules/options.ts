import { type Refusal, refuse } from '../core/refusal.ts';
import type { Mode, Name, Options } from '../state/state.ts';
import { CONTENT_SETS, type ContentSet, MAP_SHAPES } from './catalogue.ts';
import { modeOf, SCENARIOS, type Scenario, type ScenarioMode, VARIANTS } from './scenarios.ts';

/*
 * What people agree on before a game, besides scenario and heroes. Each option has a default that follows from the
 * scenario, the number of players and the options before it, and may be locked by a rule.
 */

/** Whatever is left out is as the scenario proposes. */
export interface GameOptions {
  readonly mode?: Mode;
  /** VAR-MAP-01 */
  readonly mapShape?: Name;
  /** The side of each seat; players with the same number are allies. */
  readonly teams?: readonly number[];
  readonly pvp?: boolean;
  /** VAR-CIT-01: in the order of revealing. */
  readonly cityLevels?: readonly number[];
  readonly cooperativeAssault?: boolean;
  /** The base game, and the expansions that are played with. */
  readonly sets?: readonly ContentSet[];
  readonly variants?: readonly Name[];
}

export const OPTION_NAMES = [
  'mode',
  'mapShape',
  'teams',
  'pvp',
  'cityLevels',
  'cooperativeAssault',
  'sets',
  'variants',
] as const satisfies readonly (keyof GameOptions)[];
export type OptionName = (typeof OPTION_NAMES)[number];
type OptionValue = NonNullable<GameOptions[OptionName]>;

/** An option as a screen shows it before a game. */
export interface SetupChoice {
  readonly option: OptionName;
  /** What it is if nobody says anything. */
  readonly default: OptionValue;
  /** What may be chosen, where that can be listed; of `sets` and `variants` any number of these. */
  readonly values: readonly (string | boolean)[] | null;
  /** The rule that leaves no choice, or null. */
  readonly locked: Refusal | null;
}

const BASE: readonly ContentSet[] = ['base'];

const MOST_CITY_LEVEL = 11;

const NO_TEAMS = refuse('TEA-05');
const NO_RIVALS = refuse('TEA-03');
const NO_ASSAULT = refuse('COA-01');

/** Maps that belong to one scenario. */
const fixedMaps = (): Name[] =>
  SCENARIOS.ids()
    .map(id => SCENARIOS.get(id))
    .filter(({ fixedMap }) => fixedMap)
    .flatMap(({ modes }) => modes.flatMap(form => Object.values(form.mapShape)));

/** The forms of a scenario for a number of players, the usual one first. */
const formsFor = (scenario: Scenario, players: number): readonly ScenarioMode[] =>
  scenario.modes.filter(form => players in form.tiles);

/** Which options a scenario leaves open for so many players, given what has been chosen so far. */
export function setupChoices(scenario: Name, players: number, chosen: GameOptions = {}): SetupChoice[] {
  const played = SCENARIOS.get(scenario);
  const forms = formsFor(played, players);
  const form = forms.find(({ mode }) => mode === chosen.mode) ?? forms[0];
  if (!form) return [];
  const { mode } = form;
  const first = refuse(`SCN-${played.rules}-01`, { why: 'locked' });
  const besieged = played.cities === 'assaulted';
  const rivals = mode === 'competitive' || mode === 'teams';
  return [
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
    { option: 'teams', default: sidesIn(mode, players), values: null, locked: mode === 'teams' ? null : NO_TEAMS },
    { option: 'pvp', default: rivals && played.pvp, values: [true, false], locked: rivals ? null : NO_RIVALS },
    {
      option: 'cityLevels',
      default: form.cityLevels?.[players] ?? [],
      values: null,
      locked: besieged ? null : first,
    },
    {
      option: 'cooperativeAssault',
      default: besieged && mode === 'cooperative',
      values: [true, false],
      locked: besieged && players > 1 ? null : NO_ASSAULT,
    },
    { option: 'sets', default: BASE, values: CONTENT_SETS, locked: null },
    {
      option: 'variants',
      default: [],
      values: VARIANTS.ids().filter(id => (VARIANTS.get(id).unfitFor?.(played, form, players) ?? null) === null),
      locked: null,
    },
  ];
}

/** Alone, all together, everybody for themselves, or every second one together. */
function sidesIn(mode: Mode, players: number): readonly number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (mode === 'cooperative') return seats.map(() => 0);
  return mode === 'teams' ? seats.map(seat => seat % 2) : seats;
}

/** What a game is played with: what was chosen, and the defaults for the rest. */
export function agreedOptions(scenario: Name, players: number, chosen: GameOptions): Options {
  const agreed = Object.fromEntries(
    setupChoices(scenario, players, chosen).map(choice => [choice.option, chosen[choice.option] ?? choice.default]),
  ) as Required<GameOptions>;
  return { scenario, ...agreed };
}

/** Why these options cannot be agreed on, in plain words, or null. */
export function whyNotAgreed(scenario: Name, players: number, chosen: GameOptions): string | null {
  const played = SCENARIOS.get(scenario);
  const strange = chosen.sets?.find(set => !CONTENT_SETS.includes(set));
  if (strange !== undefined) return `there is no set '${strange}' (there is: ${CONTENT_SETS.join(', ')})`;
  if (chosen.sets && !chosen.sets.includes('base')) return 'the base game cannot be left out';
  const { sets = BASE, mapShape, mode } = chosen;
  if (!sets.includes(played.set)) return `'${scenario}' belongs to '${played.set}', which is not played with`;
  const modes = formsFor(played, players).map(form => form.mode);
  if (modes.length === 0) return `'${scenario}' cannot be played with ${players} players`;
  if (mode !== undefined && !modes.includes(mode)) {
    return `with ${players} players '${scenario}' is not '${mode}' (it is: ${modes.join(', ')})`;
  }
  if (mapShape !== undefined && !MAP_SHAPES.has(mapShape)) {
    return `there is no map shape '${mapShape}' (there is: ${MAP_SHAPES.ids().join(', ')})`;
  }
  for (const { option, default: usual, locked, values } of setupChoices(scenario, players, chosen)) {
    const value = chosen[option];
    if (option === 'mapShape' && value !== undefined && !values?.includes(value as Name)) {
      return `the map '${value}' belongs to another scenario`;
    }
    if (locked !== null && value !== undefined && String(value) !== String(usual)) {
      return `'${option}' cannot be chosen here (${locked.rule})`;
    }
  }
  const agreed = agreedOptions(scenario, players, chosen);
  return whyNoSides(agreed, players) ?? whyNoLevels(agreed, players) ?? whyNoVariants(agreed, players);
}

/** A team has two or more members, and there are two of them or more. */
function whyNoSides({ mode, teams }: Options, players: number): string | null {
  if (mode !== 'teams') return null;
  if (teams.length !== players || teams.some(team => !Number.isInteger(team) || team < 0 || team >= players)) {
    return `'teams' has one number from 0 to ${players - 1} for each player`;
  }
  const sizes = teams.map(team => teams.filter(other => other === team).length);
  return sizes.some(size => size * 2 !== players) ? 'there are two teams of the same size' : null;
}

function whyNoLevels({ cityLevels, ...options }: Options, players: number): string | null {
  const { cities } = modeOf(options, players).tiles[players] as { cities: number };
  if (SCENARIOS.get(options.scenario).cities !== 'assaulted') return null;
  const isLast = (i: number) => i === cities - 1 && options.variants.some(id => VARIANTS.find(id)?.megapolis === true);
  const fits = cityLevels.every((level, i) => {
    const cards = isLast(i) ? 2 : 1;
    return Number.isInteger(level) && level >= cards && level <= cards * MOST_CITY_LEVEL;
  });
  if (fits && cityLevels.length === cities) return null;
  return `'cityLevels' has a level from 1 to ${MOST_CITY_LEVEL} for each of ${cities} cities, twice that for a megapolis`;
}

function whyNoVariants({ variants, sets, ...options }: Options, players: number): string | null {
  for (const id of variants) {
    const variant = VARIANTS.find(id);
    if (!variant) return `there is no variant '${id}' (there is: ${VARIANTS.ids().join(', ')})`;
    if (!sets.includes(variant.set)) return `'${id}' belongs to '${variant.set}', which is not played with`;
    const unfit = variant.unfitFor?.(SCENARIOS.get(options.scenario), modeOf(options, players), players) ?? null;
    if (unfit !== null) return `the variant '${id}' does not fit this game (${unfit})`;
    const other = variants.find(name => variant.excludes?.includes(name));
    if (other !== undefined) return `the variants '${id}' and '${other}' cannot be combined`;
  }
  return new Set(variants).size < variants.length ? 'a variant is named twice' : null;
}

/** Options as words: `mode=teams`, `teams=0,1,0,1`, `pvp=false`. */
export const optionWords = (options: GameOptions): string[] =>
  OPTION_NAMES.flatMap(name => (options[name] === undefined ? [] : [`${name}=${options[name]}`]));

/** The option that words such as `pvp=false` speak of, still to be checked; or what is wrong with them. */
export function readOption(words: string): GameOptions | string {
  const [name, value] = [words.split('=', 1)[0] as string, words.slice(words.indexOf('=') + 1)];
  if (!OPTION_NAMES.some(option => option === name) || !words.includes('=')) {
    return `an option is NAME=VALUE with one of the names ${OPTION_NAMES.join(', ')}, not '${words}'`;
  }
  const list = value === '' ? [] : value.split(',');
  switch (name as OptionName) {
    case 'pvp':
    case 'cooperativeAssault':
      return value === 'true' || value === 'false' ? { [name]: value === 'true' } : `'${name}' is true or false`;
    case 'teams':
    case 'cityLevels':
      return { [name]: list.map(Number) };
    case 'sets':
    case 'variants':
      return { [name]: list };
    default:
      return { [name]: value };
  }
}
