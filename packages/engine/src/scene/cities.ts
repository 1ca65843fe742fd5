import { TILES } from '../rules/catalogue.ts';
import { garrisonFor, leaderAmong } from '../rules/cities/cities.ts';
import { groundOf, spaceAt } from '../rules/map/ground.ts';
import { areAdjacent, type Hex, hexName } from '../state/hex.ts';
import { BASIC_COLORS } from '../state/mana.ts';
import type { City, MapToken, Shield } from '../state/map.ts';
import type { Name } from '../state/names.ts';
import type { State } from '../state/state.ts';
import type { Scene, SceneCity, SceneEnemy } from './description.ts';
import type { Path } from './problems.ts';
import type { Stage } from './stage.ts';

/**
 * Adds the cards of the cities on the map. If cities are closed, only those the scene mentions get one; in a friendly
 * city every player has a Shield.
 */
export function layOutCities(stage: Stage, shields: readonly Shield[]): void {
  const { scene, s, problems } = stage;
  for (const place of Object.keys(scene.cities ?? {})) {
    const at = problems.hex(['cities', place], place);
    if (at === null || spaceAt(s, at)?.site === 'city') continue;
    problems.add(
      ['cities', place],
      `there is no city on ${place}: describe it in \`map\`, for example 'red city'`,
      'no-city',
      place,
    );
  }
  const joined = Object.values(scene.cities ?? {}).flatMap(({ with: place }) => place ?? []);
  s.cities = [...groundOf(s.map).values()]
    .filter(({ site, hex }) => site === 'city' && !joined.includes(hexName(hex)))
    .flatMap(({ hex }): City[] => {
      const said = scene.cities?.[hexName(hex)];
      const own = shields.filter(shield => shield.hex === hex).map(({ seat }) => seat);
      return said || own.length > 0 || stage.scenario.cities !== 'closed' ? [cityOf(stage, hex, own, said)] : [];
    });
}

function cityOf(stage: Stage, hex: Hex, placed: readonly number[], said: SceneCity | undefined): City {
  const { s, scenario, problems } = stage;
  const path: Path = ['cities', hexName(hex)];
  const isFriendly = scenario.cities === 'friendly';
  const named = said?.shields?.flatMap((who, i) => stage.seat([...path, 'shields', i], who) ?? []);
  const shields = named ?? (isFriendly && placed.length === 0 ? [...s.players.keys()] : placed);
  const level = said?.level ?? s.options.cityLevels[0] ?? 1;
  const most = said?.with === undefined ? MOST : 2 * MOST;
  if (level < 1 || level > most)
    problems.add([...path, 'level'], `a city has a level from 1 to ${most}`, 'city-level', most);
  const garrison = said?.garrison ?? [];
  const conquered = said?.conquered ?? (isFriendly || (shields.length > 0 && garrison.length === 0));
  if (conquered && garrison.length > 0)
    problems.add([...path, 'garrison'], 'a conquered city has no defenders', 'city-garrison');
  const leads = said?.leader;
  const leader =
    leads === 'nobody' || isFriendly || !conquered
      ? null
      : leads === undefined
        ? leaderAmong(shields)
        : stage.seat([...path, 'leader'], leads);
  const second = said?.with === undefined ? null : problems.hex([...path, 'with'], said.with);
  if (second !== null && !(areAdjacent(hex, second) && spaceAt(s, second)?.site === 'city')) {
    problems.add([...path, 'with'], 'a megapolis is two cities next to each other: describe both in `map`');
  }
  const hexes = second === null ? [hex] : [hex, second];
  const cards = hexes.map(space => cardAt(stage, space));
  return { hexes, cards, level: isFriendly ? 0 : level, shields, conquered, leader };
}

const MOST = 11;

/** The color named in the map or printed on the tile; white by default. */
function cardAt({ scene, s }: Stage, hex: Hex): Name {
  const words = scene.map?.[hexName(hex)]?.split(' ');
  const color = words ? BASIC_COLORS.find(known => words.includes(known)) : printedColor(s, hex);
  return `${color ?? 'white'}-city`;
}

const printedColor = (s: State, hex: Hex) => {
  const tile = spaceAt(s, hex)?.tile.tile;
  return tile === undefined ? null : TILES.get(tile).city;
};

/** The defenders named in a scene. */
export const defendersIn = ({ cities = {} }: Scene): (SceneEnemy & { readonly path: Path })[] =>
  Object.entries(cities).flatMap(([at, { garrison = [], face }]) =>
    garrison.map((enemy, i) => ({
      at,
      enemy,
      role: 'garrison' as const,
      ...(face === undefined ? {} : { face }),
      path: ['cities', at, 'garrison', i],
    })),
  );

/** The defenders of cities without a named garrison, according to their level. */
export const garrisonsOf = (s: State): Pick<MapToken, 'hex' | 'color' | 'role'>[] =>
  s.cities
    .filter(({ conquered }) => !conquered)
    .flatMap(({ hexes: [hex], cards, level }) =>
      garrisonFor(cards, level).map(color => ({ hex: hex as Hex, color, role: 'garrison' as const })),
    );
