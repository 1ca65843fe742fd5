import {
  CARDS,
  type Catalogue,
  CITIES,
  ENEMIES,
  type Enemy,
  HEROES,
  MAP_SHAPES,
  MODIFIERS,
  MOMENTS,
  NEWS,
  PROMPTS,
  playableSets,
  REWARDS,
  RUINS,
  SCENARIOS,
  SCORED,
  SITES,
  SKILLS,
  TACTICS,
  TERRAINS,
  TILES,
  UNITS,
  VARIANTS,
} from '@deedbook/engine';
import type { Kind } from '@deedbook/text';
import { createText } from '@deedbook/text/all';
import { inWords } from '../cases/document.ts';
import { tileLines } from './tiles.ts';

/* Every name a case may use, taken from its declaration. */

const ENGLISH = createText('en');

/** One line per thing: its id, its English name, and the most important facts. */
function table<T>(kind: Kind, things: Catalogue<T>, about: (thing: T, id: string) => string = () => ''): string[] {
  const ids = things.ids();
  const width = Math.max(...ids.map(id => id.length));
  const nameOf = (id: string): string => ENGLISH.name(kind, id);
  const names = Math.max(...ids.map(id => nameOf(id).length));
  return ids.map(id => `${id.padEnd(width)}  ${nameOf(id).padEnd(names)}  ${about(things.get(id), id)}`.trimEnd());
}

const some = (words: readonly string[], before = ''): string =>
  words.length === 0 ? '' : `${before}${words.join(', ')}`;

const joined = (...parts: readonly string[]): string => parts.filter(part => part !== '').join('; ');

/** `Attack 3 + fire 2`, or what it summons. */
function attackOf({ attacks, summons }: Enemy): string {
  if (summons.length > 0) return `summons ${summons.join(', ')}`;
  const strikes = attacks.map(({ value, element }) => (element === 'physical' ? `${value}` : `${element} ${value}`));
  return strikes.length === 0 ? 'no attack' : `attack ${strikes.join(' + ')}`;
}

/** Made-up tiles are not listed. */
const printedTiles = () => TILES.ids().filter(id => TILES.get(id).kind !== 'scene');

/** What can be listed, by the word for it. */
export const LISTS: Readonly<Record<string, () => string[]>> = {
  heroes: () => table('hero', HEROES),
  cards: () => table('card', CARDS, card => joined(card.kind, card.color ?? '', some(card.types))),
  units: () =>
    table('unit', UNITS, unit =>
      joined(
        unit.kind,
        `level ${unit.level}, cost ${unit.cost}, armor ${unit.armor}`,
        some(unit.resistances, 'resists '),
        some(unit.sites, 'at '),
      ),
    ),
  enemies: () =>
    table('enemy', ENEMIES, enemy =>
      joined(
        enemy.color,
        `armor ${enemy.armor}, ${attackOf(enemy)}, fame ${enemy.fame}`,
        some(enemy.abilities),
        some(enemy.resistances, 'resists '),
      ),
    ),
  ruins: () =>
    table('ruin', RUINS, ruin =>
      ruin.altar ? `altar: ${some(Object.keys(ruin.altar))}; fame ${ruin.fame}` : some(ruin.enemies),
    ),
  skills: () =>
    table('skill', SKILLS, skill => joined(skill.hero, skill.frequency, skill.mode === 'any' ? '' : skill.mode)),
  tactics: () => table('tactic', TACTICS, tactic => `${tactic.time} ${tactic.number}`),
  tiles: () => printedTiles().flatMap(id => [id, ...tileLines(TILES.get(id))]),
  terrains: () => table('terrain', TERRAINS),
  sites: () => table('site', SITES),
  cities: () => table('city', CITIES),
  scenarios: () =>
    table('scenario', SCENARIOS, scenario =>
      some(scenario.modes.map(({ mode, tiles }) => `${mode} ${Object.keys(tiles).join('/')}`)),
    ),
  variants: () => table('variant', VARIANTS, variant => variant.rule),
  'map-shapes': () => table('map-shape', MAP_SHAPES),
  sets: () => playableSets(),
  modifiers: () => MODIFIERS.ids(),
  moments: () => [...MOMENTS],
  rewards: () => [...REWARDS],
  scoring: () => [...SCORED],
  prompts: () => Object.keys(PROMPTS),
  news: () => {
    const width = Math.max(...Object.keys(NEWS).map(kind => kind.length));
    return Object.entries(NEWS).map(([kind, fields]) =>
      `${kind.padEnd(width)}  ${some(Object.keys(fields).map(inWords))}`.trimEnd(),
    );
  },
};
