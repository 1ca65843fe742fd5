import {
  type GameOptions,
  type GameSetup,
  HEROES,
  type OptionName,
  SCENARIOS,
  type ScenarioMode,
  type SetupChoice,
  setupChoices,
} from '@deedbook/engine';
import { tidyName } from '../../seats/names.ts';
import type { Who } from '../../seats/plan.ts';
import { lastNames } from './last-names.ts';

/** A game being set up. Options not chosen are absent from `options`: the scenario decides them. */
export interface Draft {
  readonly scenario: string;
  readonly seats: readonly DraftSeat[];
  readonly options: GameOptions;
  readonly seed: string;
}

interface DraftSeat {
  readonly hero: string;
  readonly who: Who;
  /** The name typed for it; used only if a person plays it. */
  readonly name: string;
}

/** How many can play a scenario. */
export const playersOf = (scenario: string): number[] =>
  [...new Set(SCENARIOS.get(scenario).modes.flatMap(({ tiles }) => Object.keys(tiles).map(Number)))].sort(
    (a, b) => a - b,
  );

/** The mode of a draft: the chosen one, or the usual one for this number of players. */
export function formOf({ scenario, seats, options }: Pick<Draft, 'scenario' | 'seats' | 'options'>): ScenarioMode {
  const forms = SCENARIOS.get(scenario).modes.filter(({ tiles }) => seats.length in tiles);
  const form = forms.find(({ mode }) => mode === options.mode) ?? forms[0];
  return form ?? (SCENARIOS.get(scenario).modes[0] as ScenarioMode);
}

/** The tiles used in a draft. */
export function tilesOf(draft: Draft): ScenarioMode['tiles'][number] | undefined {
  const [countryside, core, cities] = draft.options.tileCounts ?? [];
  if (countryside === undefined || core === undefined || cities === undefined) {
    return formOf(draft).tiles[draft.seats.length];
  }
  return { countryside, core, cities };
}

export const heroesFor = ({ options }: Pick<Draft, 'options'>): string[] =>
  HEROES.ids().filter(id => (options.sets ?? ['base']).includes(HEROES.get(id).set));

export const choicesOf = ({ scenario, seats, options }: Draft): SetupChoice[] =>
  setupChoices(scenario, seats.length, options);

export const setupOf = ({ scenario, seats, options, seed }: Draft): GameSetup => ({
  scenario,
  heroes: seats.map(({ hero }) => hero),
  seed,
  options,
  names: seats.map(({ who, name }) => (who === 'person' ? tidyName(name) : '')),
});

/** Makes a draft consistent after a change: the right number of seats, distinct heroes, only available options. */
export function tidy(draft: Draft): Draft {
  const set = SCENARIOS.get(draft.scenario).set;
  const sets = draft.options.sets ?? ['base'];
  const options = sets.includes(set) ? draft.options : { ...draft.options, sets: [...sets, set] };
  const allowed = playersOf(draft.scenario);
  const players = nearest(allowed, draft.seats.length);
  const seats = seated(draft.seats, players, heroesFor({ options }));
  return { ...draft, seats, options: stillOpen({ ...draft, seats, options }) };
}

const nearest = (allowed: readonly number[], wanted: number): number =>
  allowed.reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best), allowed[0] ?? 1);

const newSeat = (seat: number): DraftSeat => ({ hero: '', who: 'greedy', name: lastNames()[seat] ?? '' });

/** This many seats, each with a different hero; new ones are played by the best computer player. */
function seated(before: readonly DraftSeat[], players: number, heroes: readonly string[]): DraftSeat[] {
  const seats: DraftSeat[] = [];
  for (let i = 0; i < players; i++) {
    const { hero, who, name } = before[i] ?? newSeat(i);
    const isTaken = (id: string) => seats.some(seat => seat.hero === id);
    const own = heroes.includes(hero) && !isTaken(hero) ? hero : heroes.find(id => !isTaken(id));
    seats.push({ hero: own ?? '', who, name });
  }
  return seats;
}

/** The chosen options that are still available. */
function stillOpen({ scenario, seats, options }: Draft): GameOptions {
  let kept: GameOptions = {};
  for (const name of [
    'sets',
    'mode',
    'mapShape',
    'tileCounts',
    'startLevel',
    'teams',
    'pvp',
    'cityLevels',
    'cooperativeAssault',
    'replenishSpawningGrounds',
    'variants',
  ] as const) {
    const value = options[name];
    const choice = setupChoices(scenario, seats.length, kept).find(({ option }) => option === name);
    if (value !== undefined && choice && fits(choice, value)) kept = { ...kept, [name]: value };
  }
  return kept;
}

function fits({ default: usual, values, locked }: SetupChoice, value: NonNullable<GameOptions[OptionName]>): boolean {
  if (locked !== null) return false;
  if (!Array.isArray(value)) return values?.includes(value as string | boolean) ?? true;
  if (values === null) return Array.isArray(usual) && usual.length === value.length;
  return value.every(each => values.includes(each as string));
}

export const withScenario = (draft: Draft, scenario: string): Draft => tidy({ ...draft, scenario });

export function withPlayers(draft: Draft, players: number): Draft {
  const seats = Array.from({ length: players }, (_, i) => draft.seats[i] ?? newSeat(i));
  return tidy({ ...draft, seats });
}

export const withName = (draft: Draft, seat: number, name: string): Draft => ({
  ...draft,
  seats: draft.seats.map((each, i) => (i === seat ? { ...each, name } : each)),
});

/** The seat that has that hero gets the other one in exchange. */
export function withHero(draft: Draft, seat: number, hero: string): Draft {
  const before = draft.seats[seat]?.hero ?? '';
  const seats = draft.seats.map((each, i) => {
    if (i === seat) return { ...each, hero };
    return each.hero === hero ? { ...each, hero: before } : each;
  });
  return { ...draft, seats };
}

export const withWho = (draft: Draft, seat: number, who: Who): Draft => ({
  ...draft,
  seats: draft.seats.map((each, i) => (i === seat ? { ...each, who } : each)),
});

export const withOptions = (draft: Draft, change: GameOptions): Draft =>
  tidy({ ...draft, options: { ...draft.options, ...change } });

/** The team of a seat, where there are teams. */
export function teamOf(draft: Draft, seat: number): number | null {
  if (formOf(draft).mode !== 'teams') return null;
  const usual = choicesOf(draft).find(({ option }) => option === 'teams')?.default as readonly number[] | undefined;
  return (draft.options.teams ?? usual)?.[seat] ?? null;
}

/** The fewest and the most Rounds a scenario takes. */
export function roundsOf(scenario: string): readonly [least: number, most: number] {
  const rounds = SCENARIOS.get(scenario).modes.map(form => form.rounds);
  return [Math.min(...rounds), Math.max(...rounds)];
}
