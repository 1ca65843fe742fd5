import type { Name, Options } from '../state/state.ts';
import { CONTENT_SETS, MAP_SHAPES } from './catalogue.ts';
import {
  agreedOptions,
  areApart,
  areIn,
  BASE,
  formsFor,
  type GameOptions,
  type OptionName,
  setupChoices,
  withTiles,
} from './options.ts';
import { modeOf, SCENARIOS, VARIANTS } from './scenarios.ts';

/*
 * Whether a game can be played with what people have agreed on.
 */

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
  const wrong = whyNoNumbers(scenario, players, chosen);
  if (wrong !== null) return wrong;
  const agreed = agreedOptions(scenario, players, chosen);
  return whyNoSides(agreed, players) ?? whyNoVariants(agreed, players);
}

/** What each of several numbers is about. */
const NUMBERED: Readonly<Partial<Record<OptionName, string>>> = {
  tileCounts: 'three numbers: Countryside, core and city tiles',
  startLevel: 'one level',
  cityLevels: 'a level for each city, twice as much for a megapolis',
};

function whyNoNumbers(scenario: Name, players: number, chosen: GameOptions): string | null {
  for (const { option, ranges, default: usual, locked } of setupChoices(scenario, players, chosen)) {
    const value = chosen[option] ?? usual;
    const numbers = (Array.isArray(value) ? value : [value]) as readonly number[];
    if (locked !== null || areIn(ranges, numbers)) continue;
    const list = ranges?.map(([least, most]) => `${least} to ${most}`).join(', ');
    return `'${option}' has ${NUMBERED[option]} (${list})`;
  }
  return null;
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

function whyNoVariants({ variants, sets, ...options }: Options, players: number): string | null {
  const form = withTiles(modeOf(options, players), players, options.tileCounts);
  for (const id of variants) {
    const variant = VARIANTS.find(id);
    if (!variant) return `there is no variant '${id}' (there is: ${VARIANTS.ids().join(', ')})`;
    if (!sets.includes(variant.set)) return `'${id}' belongs to '${variant.set}', which is not played with`;
    const unfit = variant.unfitFor?.(SCENARIOS.get(options.scenario), form, players) ?? null;
    if (unfit !== null) return `the variant '${id}' does not fit this game (${unfit})`;
    const other = variants.find(name => areApart(id, name));
    if (other !== undefined) return `the variants '${id}' and '${other}' cannot be combined`;
  }
  return new Set(variants).size < variants.length ? 'a variant is named twice' : null;
}
