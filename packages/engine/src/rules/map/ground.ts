import { derived } from '../../core/derived.ts';
import { centreOf, DIRECTIONS, type Hex, STEPS, type TilePlace } from '../../state/hex.ts';
import type { BasicColor } from '../../state/mana.ts';
import type { City, MapToken, PlacedTile, TokenColor } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import type { Time } from '../../state/state.ts';
import { SITES, TERRAINS, TILES, type TileSpace } from '../catalogue.ts';
import type { Seen } from '../query.ts';
import { siteOf } from '../scenarios/scenarios.ts';
import { areAllies } from '../scenarios/teams.ts';

/*
 * The map as spaces, derived from the list of placed tiles and cached under it. The same goes for the tokens.
 */

/** A space of the map with what is printed on it. */
export interface Space {
  readonly hex: Hex;
  readonly terrain: Name;
  readonly site: Name | null;
  readonly mine: readonly BasicColor[];
  /** The rampaging enemies printed here, by token color. */
  readonly rampaging: TokenColor | null;
  readonly tile: PlacedTile;
  /** What its cost depends on: the site if it has a cost of its own, otherwise the terrain. */
  readonly priced: Name;
  /** Move points to enter before modifiers; null if a hero cannot enter. */
  readonly cost: Readonly<Record<Time, number | null>>;
}

type Ground = ReadonlyMap<Hex, Space>;

/** Every space of the map by hex. */
export const groundOf: (map: readonly PlacedTile[]) => Ground = derived(layOut);

export const spaceAt = (s: Seen, hex: Hex): Space | undefined => groundOf(s.map).get(hex);

function layOut(map: readonly PlacedTile[]): Ground {
  const ground = new Map<Hex, Space>();
  for (const tile of map) for (const space of spacesOf(tile)) ground.set(space.hex, space);
  return ground;
}

const spacesOf = derived((tile: PlacedTile): readonly Space[] => [
  ...printedOn(tile).map(([hex, space]) => spaceOf(hex, space, tile)),
  ...tile.overlays.map(overlay => spaceOf(overlay.hex, { ...overlay, rampaging: null }, tile)),
]);

const neighborhoods = derived((_map: readonly PlacedTile[]) => new Map<Hex, readonly Space[]>());

/** The spaces around a hex, cached per map. */
export function spacesNextTo(map: readonly PlacedTile[], hex: Hex): readonly Space[] {
  const known = neighborhoods(map);
  let spaces = known.get(hex);
  if (!spaces) {
    const ground = groundOf(map);
    spaces = STEPS.flatMap(step => ground.get(hex + step) ?? []);
    known.set(hex, spaces);
  }
  return spaces;
}

/** The spaces of a placed tile with what is printed on them: the center, then around it. */
export function printedOn(placed: PlacedTile): [Hex, TileSpace][] {
  const { spaces } = TILES.get(placed.tile);
  const centre = centreOf(placed);
  const around = DIRECTIONS.map((direction, i): [Hex, TileSpace] => [
    centre + (STEPS[(i + placed.turned) % STEPS.length] as number),
    spaces[direction],
  ]);
  return [[centre, spaces.center], ...around];
}

function spaceOf(hex: Hex, { terrain, site, mine, rampaging }: TileSpace, tile: PlacedTile): Space {
  const printed = site === null ? undefined : SITES.get(site).cost;
  const cost = printed === undefined ? TERRAINS.get(terrain).cost : { day: printed, night: printed };
  const priced = site === null || printed === undefined ? terrain : site;
  return { hex, terrain, site, mine, rampaging, tile, priced, cost };
}

/** The hexes a tile covers, or would cover. */
export const hexesOf = (place: TilePlace): Hex[] => {
  const centre = centreOf(place);
  return [centre, ...STEPS.map(step => centre + step)];
};

/** The rampaging enemies on the map, and for each space next to one, a bit per enemy. */
interface Rampage {
  readonly at: ReadonlySet<Hex>;
  readonly tokens: readonly MapToken[];
  readonly besides: ReadonlyMap<Hex, number>;
}

export const rampageOf = derived((all: readonly MapToken[]): Rampage => {
  const tokens = all.filter(token => token.role === 'rampaging');
  const besides = new Map<Hex, number>();
  tokens.forEach(({ hex }, i) => {
    for (const step of STEPS) besides.set(hex + step, (besides.get(hex + step) ?? 0) | (1 << i));
  });
  return { at: new Set(tokens.map(token => token.hex)), tokens, besides };
});

/** The rampaging enemies on one space: usually one, but a variant adds more (VAR-RAM-01). */
export const rampagingAt = (s: Seen, hex: Hex): readonly MapToken[] =>
  rampageOf(s.tokens).tokens.filter(token => token.hex === hex);

/** The rampaging enemies that a step provokes: those next to both of its spaces (RAM-03). */
export function provokedBy(s: Seen, from: Hex, to: Hex): readonly MapToken[] {
  const { besides, tokens } = rampageOf(s.tokens);
  const bits = (besides.get(from) ?? 0) & (besides.get(to) ?? 0);
  return bits === 0 ? NO_TOKENS : tokens.filter((_, i) => (bits & (1 << i)) !== 0);
}

const NO_TOKENS: readonly MapToken[] = [];

/** The city on a space. */
export const cityAt = (s: Seen, hex: Hex): City | undefined => s.cities.find(city => city.hexes.includes(hex));

/** The space where the garrison of a site is: its own, or the first one of a city. */
export const garrisonHex = (s: Seen, hex: Hex): Hex => cityAt(s, hex)?.hexes[0] ?? hex;

/** Whether the site has a Shield, or the city has no defenders left. */
export const isConquered = (s: Seen, hex: Hex): boolean =>
  s.shields.some(shield => shield.hex === hex) || cityAt(s, hex)?.conquered === true;

/** The owner of a keep: the last player who put a Shield there. */
export const ownerOf = (s: Seen, hex: Hex): number | null =>
  s.shields.findLast(shield => shield.hex === hex)?.seat ?? null;

/**
 * Whether entering this space is an assault for a seat: an unconquered fortified site or another player's keep
 * (MOV-11).
 */
export function isHostile(s: Seen, space: Space, seat: number): boolean {
  if (space.site === null) return false;
  const { category, owned } = siteOf(s, space.site);
  if (category !== 'fortified') return false;
  if (!isConquered(s, space.hex)) return true;
  const owner = ownerOf(s, space.hex);
  return owned === true && owner !== seat && (owner === null || !areAllies(s, owner, seat)); // TEA-04
}
