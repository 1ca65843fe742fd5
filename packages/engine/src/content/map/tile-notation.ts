import './terrains.ts';
import { TERRAINS, type Tile, type TileSpace } from '../../rules/catalogue.ts';
import { DIRECTIONS, type Direction } from '../../state/hex.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { TokenColor } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import type { ContentSet } from '../../state/options.ts';
import { wordsIn } from '../cards/phrases.ts';
import type { Terrain } from './terrains.ts';

/*
 * A tile is written as seven spaces, each a terrain and what is printed on it: `lake`, `forest orcs`, `hills keep`,
 * `hills red crystal-mine`, `desert red city`. The tile is oriented with its number upright, below the southwestern
 * space.
 */

const PLAIN_SITES = [
  'portal',
  'village',
  'monastery',
  'keep',
  'mage-tower',
  'dungeon',
  'tomb',
  'monster-den',
  'spawning-grounds',
  'ancient-ruins',
  'magical-glade',
] as const;
const COLORED_SITES = ['crystal-mine', 'city'] as const;
const RAMPAGING = ['orcs', 'draconum'] as const;

type Colored = (typeof COLORED_SITES)[number];
type Printed = (typeof PLAIN_SITES)[number] | `${BasicColor} ${Colored}` | (typeof RAMPAGING)[number];
type Words = Terrain | `${Terrain} ${Printed}`;
type Layout = Readonly<Record<'center' | Direction, Words>>;

const TOKENS: Readonly<Record<(typeof RAMPAGING)[number], TokenColor>> = { orcs: 'green', draconum: 'red' };

/** What is printed on a space, with its colors. */
interface Feature {
  readonly site: Name | null;
  readonly rampaging: TokenColor | null;
  readonly colors: readonly BasicColor[];
}

function featureOf(words: string, printed: readonly string[]): Feature {
  const [thing, ...named] = printed.toReversed();
  const colors = wordsIn([words, ...named], BASIC_COLORS);
  const site = [...PLAIN_SITES, ...COLORED_SITES].find(s => s === thing) ?? null;
  const rampaging = RAMPAGING.find(r => r === thing);
  const wanted = COLORED_SITES.some(s => s === site) ? 1 : 0;
  if ((thing && !site && !rampaging) || colors.length !== wanted) throw new Error(`no tile has '${words}'`);
  return { site, rampaging: rampaging ? TOKENS[rampaging] : null, colors };
}

function spaceOf(words: Words): TileSpace & { readonly city: BasicColor | null } {
  const [terrain = '', ...printed] = words.split(' ');
  if (!TERRAINS.has(terrain)) throw new Error(`there is no terrain '${terrain}'`);
  const { site, rampaging, colors } = featureOf(words, printed);
  const [color = null] = colors;
  return {
    terrain,
    site,
    rampaging,
    mine: site === 'crystal-mine' ? colors : [],
    city: site === 'city' ? color : null,
  };
}

function tile(set: ContentSet, kind: Tile['kind'], number: number, layout: Layout): Tile {
  let city: BasicColor | null = null;
  const space = (place: keyof Layout): TileSpace => {
    const { city: color, ...printed } = spaceOf(layout[place]);
    city ??= color;
    return printed;
  };
  const around = Object.fromEntries(DIRECTIONS.map(d => [d, space(d)])) as Record<Direction, TileSpace>;
  return { set, kind, number, spaces: { center: space('center'), ...around }, city };
}

/** Notation for the tiles of one set. */
export const tilesOf = (set: ContentSet = 'base') => ({
  /** A tile with a green back. */
  countryside: (n: number, layout: Layout): Record<Name, Tile> => ({
    [`countryside-${n}`]: tile(set, 'countryside', n, layout),
  }),
  /** A tile with a brown back. */
  core: (n: number, layout: Layout): Record<Name, Tile> => ({ [`core-${n}`]: tile(set, 'core', n, layout) }),
  /** A side of the starting tile, which has a letter instead of a number. */
  starting: (side: 'A' | 'B', layout: Layout): Record<Name, Tile> => ({
    [`start-${side.toLowerCase()}`]: tile(set, 'starting', 0, layout),
  }),
});
