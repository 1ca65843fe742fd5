import { type GameOptions, type GameSetup, HEROES, SCENARIOS, whyNotSetUp } from '@deedbook/engine';
import { LANGUAGES, type Language } from '@deedbook/text';
import { createText } from '@deedbook/text/all';
import { AGREED, agreedIn } from '../agreed.ts';
import { oneOf, readArgs, UsageError, wholeNumber } from '../args.ts';

/** The flags of `play`; null or undefined if not given. */
export interface PlayOptions {
  /** The scenario asked for, or the default. */
  readonly scenario: string;
  readonly isScenarioGiven: boolean;
  readonly players: number | null;
  readonly heroes: readonly string[] | null;
  readonly agreed: GameOptions;
  readonly seed: string | undefined;
  readonly language: Language | null;
  readonly load: string | undefined;
  readonly save: string | undefined;
  readonly goOn: boolean;
  readonly ascii: boolean;
  readonly color: boolean;
  /** The table on a server to play at; null for a game in this terminal. */
  readonly online: OnlineOptions | null;
}

export interface OnlineOptions {
  readonly url: string;
  /** The code of the table; null to create a new one. */
  readonly code: string | null;
  readonly name: string | null;
}

const OPTIONS = {
  scenario: { type: 'string' },
  players: { type: 'string' },
  heroes: { type: 'string' },
  ...AGREED,
  seed: { type: 'string' },
  language: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
  continue: { type: 'boolean', default: false },
  ascii: { type: 'boolean', default: false },
  'no-color': { type: 'boolean', default: false },
  server: { type: 'string' },
  table: { type: 'string' },
  name: { type: 'string' },
} as const;

const DEFAULT_SCENARIO = 'first-reconnaissance';

/** Reads the flags. Anything that could not start a game is refused here, before asking questions. */
export function readPlayOptions(args: readonly string[]): PlayOptions {
  const { values } = readArgs(args, { options: OPTIONS });
  const options: PlayOptions = {
    scenario: values.scenario ?? DEFAULT_SCENARIO,
    isScenarioGiven: values.scenario !== undefined || values.option !== undefined || values.map !== undefined,
    players: values.players === undefined ? null : wholeNumber('players', values.players, 1, HEROES.ids().length),
    heroes: values.heroes === undefined ? null : values.heroes.split(',').map(hero => hero.trim().toLowerCase()),
    agreed: agreedIn(values),
    seed: values.seed,
    language: values.language === undefined ? null : oneOf('language', values.language, LANGUAGES),
    load: values.load,
    save: values.save,
    goOn: values.continue,
    ascii: values.ascii,
    color: !values['no-color'],
    online: onlineIn(values),
  };
  const fresh = [values.scenario, values.players, values.heroes, values.map, values.option, values.seed];
  if ((options.load !== undefined || options.goOn) && fresh.some(value => value !== undefined)) {
    throw new UsageError('a game that is loaded is already set up: leave the other flags away');
  }
  if (options.load !== undefined && options.goOn) throw new UsageError('take --load or --continue, not both');
  const { heroes, players } = options;
  if (heroes && players !== null && heroes.length !== players) {
    throw new UsageError(`--heroes names ${heroes.length}, but --players says ${players}`);
  }
  if (options.seed === '') throw new UsageError('--seed takes any word or number');
  const wrong = whyNotSetUp(
    setupWith(options, heroes ?? HEROES.ids().slice(0, players ?? fewestPlayers(options.scenario)), 'x'),
  );
  if (wrong !== null) throw new UsageError(createText(options.language ?? 'en').setupFault(wrong));
  return options;
}

/** Where to play, if not just in this terminal. */
function onlineIn(
  values: {
    readonly [flag in 'server' | 'table' | 'name' | 'load' | 'save' | 'seed']?: string | undefined;
  } & { readonly continue: boolean },
): OnlineOptions | null {
  const { server, table, name } = values;
  if (server === undefined) {
    if (table !== undefined || name !== undefined) throw new UsageError('--table and --name need --server');
    return null;
  }
  if (!URL.canParse(server) || !/^https?:/.test(server))
    throw new UsageError(`--server takes an address, not '${server}'`);
  const kept = [values.load, values.save, values.seed];
  if (values.continue || kept.some(value => value !== undefined)) {
    throw new UsageError('the server deals and keeps the game: leave --load, --save, --continue and --seed away');
  }
  return { url: new URL(server).origin, code: table ?? null, name: name ?? null };
}

export const setupWith = ({ scenario, agreed }: PlayOptions, heroes: readonly string[], seed: string): GameSetup => ({
  scenario,
  heroes,
  seed,
  options: agreed,
});

const countsFor = (scenario: string): number[] =>
  SCENARIOS.find(scenario)?.modes.flatMap(mode => Object.keys(mode.tiles).map(Number)) ?? [1];

/** How many players a scenario allows: `1`, `2-4`, or `2, 4`. */
export function playersOf(scenario: string): string {
  const counts = [...new Set(countsFor(scenario))].sort();
  const [least = 1, most = 1] = [counts[0], counts.at(-1)];
  return counts.length > 2 && most - least === counts.length - 1 ? `${least}-${most}` : counts.join(', ');
}

/** The minimum and maximum. */
export const fewestPlayers = (scenario: string): number => Math.min(...countsFor(scenario));
export const mostPlayers = (scenario: string): number => Math.max(...countsFor(scenario));
