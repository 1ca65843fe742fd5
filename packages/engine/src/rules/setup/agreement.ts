import type { Name } from '../../state/names.ts';
import type { Options } from '../../state/state.ts';
import { MAP_SHAPES } from '../catalogue.ts';
import { modeOf, SCENARIOS, type Scenario, VARIANTS } from '../scenarios/scenarios.ts';
import { fault, type SetupFault } from './fault.ts';
import {
  agreedOptions,
  areApart,
  areIn,
  BASE,
  formsFor,
  type GameOptions,
  playableSets,
  setupChoices,
  withTiles,
} from './options.ts';

/* Checks whether a game can be played with the options agreed on. */

/** Something that does not exist, with what does. */
export const unknown = (what: string, name: Name, known: readonly Name[]): SetupFault =>
  fault('unknown', { what, name, known });

/** Something from a set that is not in play. */
export const foreign = (what: string, name: Name, set: Name): SetupFault => fault('foreign', { what, name, set });

/** The checked options of each scenario, cached because most games on a server or in a search are set up alike. */
const agreements = new WeakMap<Scenario['modes'], Map<string, Options>>();
/** How many to cache: more than are in use at once, but little memory. */
const MOST_AGREEMENTS = 64;

function agreementsOn(scenario: Name): Map<string, Options> {
  const { modes } = SCENARIOS.get(scenario);
  const known = agreements.get(modes) ?? new Map<string, Options>();
  agreements.set(modes, known);
  return known;
}

const wordsOf = (players: number, chosen: GameOptions): string => `${players} ${JSON.stringify(chosen)}`;

/** The full options of a game. Games set up alike share them. */
export const optionsAgreed = (scenario: Name, players: number, chosen: GameOptions): Options =>
  agreementsOn(scenario).get(wordsOf(players, chosen)) ?? agreedOptions(scenario, players, chosen);

/** Why these options are not possible, or null. */
export function whyNotAgreed(scenario: Name, players: number, chosen: GameOptions): SetupFault | null {
  const known = agreementsOn(scenario);
  const words = wordsOf(players, chosen);
  if (known.has(words)) return null;
  const wrong = whyNotPlayable(scenario, players, chosen);
  if (wrong !== null) return wrong;
  if (known.size >= MOST_AGREEMENTS) known.clear();
  known.set(words, agreedOptions(scenario, players, chosen));
  return null;
}

function whyNotPlayable(scenario: Name, players: number, chosen: GameOptions): SetupFault | null {
  const played = SCENARIOS.get(scenario);
  if (chosen.sets && !chosen.sets.includes('base')) return fault('base');
  const { sets = BASE, mapShape, mode } = chosen;
  const playable = playableSets();
  const empty = sets.find(set => !playable.includes(set));
  if (empty !== undefined) return unknown('set', empty, playable);
  if (!sets.includes(played.set)) return foreign('scenario', scenario, played.set);
  const modes = formsFor(played, players).map(form => form.mode);
  if (modes.length === 0) return fault('players', { scenario, players });
  if (mode !== undefined && !modes.includes(mode)) {
    return fault('mode', { scenario, players, mode, modes });
  }
  if (mapShape !== undefined && !MAP_SHAPES.has(mapShape)) {
    return unknown('map-shape', mapShape, MAP_SHAPES.ids());
  }
  for (const { option, default: usual, locked, values } of setupChoices(scenario, players, chosen)) {
    const value = chosen[option];
    if (option === 'mapShape' && value !== undefined && !values?.includes(value as Name)) {
      return fault('map', { name: value as Name });
    }
    if (locked !== null && value !== undefined && String(value) !== String(usual)) {
      return fault('locked', { option, rule: locked.rule });
    }
  }
  const wrong = whyNoNumbers(scenario, players, chosen);
  if (wrong !== null) return wrong;
  const agreed = agreedOptions(scenario, players, chosen);
  return whyNoSides(agreed, players) ?? whyNoVariants(agreed, players);
}

function whyNoNumbers(scenario: Name, players: number, chosen: GameOptions): SetupFault | null {
  for (const { option, ranges, default: usual, locked } of setupChoices(scenario, players, chosen)) {
    const value = chosen[option] ?? usual;
    const numbers = (Array.isArray(value) ? value : [value]) as readonly number[];
    if (locked !== null || areIn(ranges, numbers)) continue;
    return fault('numbers', { option, ranges: (ranges ?? []).map(([least, most]) => `${least}–${most}`) });
  }
  return null;
}

/** Checks that there are two teams of the same size. */
function whyNoSides({ mode, teams }: Options, players: number): SetupFault | null {
  if (mode !== 'teams') return null;
  if (teams.length !== players || teams.some(team => !Number.isInteger(team) || team < 0 || team >= players)) {
    return fault('teams', { players });
  }
  const sizes = teams.map(team => teams.filter(other => other === team).length);
  return sizes.some(size => size * 2 !== players) ? fault('teams', { players }) : null;
}

function whyNoVariants({ variants, sets, ...options }: Options, players: number): SetupFault | null {
  const form = withTiles(modeOf(options, players), players, options.tileCounts);
  for (const id of variants) {
    const variant = VARIANTS.find(id);
    if (!variant) return unknown('variant', id, VARIANTS.ids());
    if (!sets.includes(variant.set)) return foreign('variant', id, variant.set);
    const unfit = variant.unfitFor?.(SCENARIOS.get(options.scenario), form, players) ?? null;
    if (unfit !== null) return fault('unfit', { variant: id, rule: unfit });
    const other = variants.find(name => areApart(id, name));
    if (other !== undefined) return fault('apart', { variant: id, other });
  }
  return new Set(variants).size < variants.length ? fault('twice') : null;
}
