import { ENEMIES, RUINS, SITES, TERRAINS, TILES } from '../rules/catalogue.ts';
import {
  cityAt,
  garrisonHex,
  groundOf,
  hexesOf,
  isConquered,
  printedOn,
  type Space,
  spaceAt,
} from '../rules/map/ground.ts';
import { areAdjacent, type Hex, hex, hexName, hexNamed } from '../state/hex.ts';
import { BASIC_COLORS, type BasicColor } from '../state/mana.ts';
import {
  type MapToken,
  type Overlay,
  type PlacedTile,
  type Shield,
  TOKEN_COLORS,
  type TokenColor,
} from '../state/map.ts';
import type { Name } from '../state/names.ts';
import { defendersIn, garrisonsOf, layOutCities } from './cities.ts';
import type { Fight } from './combat.ts';
import type { SceneEnemy } from './description.ts';
import { PLAINS } from './plains.ts';
import type { Path } from './problems.ts';
import { type Stage, tokenColor } from './stage.ts';

const RINGS = 3;

/** Plains all around the center of the map. */
function madeUpGround(): PlacedTile[] {
  const tiles: PlacedTile[] = [];
  for (let a = -RINGS; a <= RINGS; a++) {
    for (let b = -RINGS; b <= RINGS; b++) {
      if (Math.abs(a + b) <= RINGS) tiles.push({ tile: PLAINS, a, b, turned: 0, overlays: [] });
    }
  }
  return tiles;
}

/** Lays out the map: real or made-up tiles, with the described spaces on top. */
export function layOutMap(stage: Stage): void {
  const { scene, s, problems } = stage;
  const tiles = scene.tiles ? placedTiles(stage, scene.tiles) : madeUpGround();
  const named = [...tiles.map(({ tile }) => tile)];
  const isUsed = (tile: Name) => named.includes(tile);
  if (scene.tileStack) {
    const { names, open } = stage.pile(['tileStack'], scene.tileStack, TILES);
    named.push(...names);
    s.tilesLeft = s.tilesLeft.filter(tile => !isUsed(tile));
    s.tileStack = [...(open ? s.tileStack.filter(tile => !isUsed(tile)) : []), ...names.reverse()];
  }
  s.tileStack = scene.tileStack ? s.tileStack : s.tileStack.filter(tile => !isUsed(tile));
  s.tilesLeft = scene.tilesLeft
    ? stage.names(['tilesLeft'], scene.tilesLeft, TILES)
    : s.tilesLeft.filter(tile => !isUsed(tile));
  const overlays = Object.entries(scene.map ?? {}).flatMap(([place, words]) => {
    const at = problems.hex(['map', place], place);
    return at === null ? [] : overlayOf(stage, at, words);
  });
  for (const { hex: at } of overlays) {
    if (!tiles.some(tile => hexesOf(tile).includes(at))) {
      problems.add(['map', hexName(at)], `${hexName(at)} lies on none of the tiles`, 'off-map', hexName(at));
    }
  }
  s.map = tiles.map(tile => ({ ...tile, overlays: overlays.filter(({ hex: at }) => hexesOf(tile).includes(at)) }));
}

function placedTiles({ problems }: Stage, tiles: Readonly<Record<string, Name>>): PlacedTile[] {
  return Object.entries(tiles).flatMap(([place, tile]) => {
    const found = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(place);
    if (!found) problems.add(['tiles', place], `'${place}' is no place for a tile: write, for example, '0,1'`);
    const isTile = problems.isNamed(['tiles', place], tile, TILES);
    return found && isTile ? [{ tile, a: Number(found[1]), b: Number(found[2]), turned: 0, overlays: [] }] : [];
  });
}

const RAMPAGING: ReadonlyMap<string, TokenColor> = new Map([
  ['orcs', 'green'],
  ['draconum', 'red'],
]);

/** `hills`, `hills keep`, `hills green crystal-mine`, `village`, `forest orcs`. */
function overlayOf({ problems }: Stage, at: Hex, words: string): Overlay[] {
  const path: Path = ['map', hexName(at)];
  const [first = '', ...rest] = words.split(' ');
  const terrain = TERRAINS.has(first) ? first : 'plains';
  const features = (TERRAINS.has(first) ? rest : [first, ...rest]).filter(word => !RAMPAGING.has(word));
  const mine = features.filter((word): word is BasicColor => BASIC_COLORS.some(color => color === word));
  const printed = features.filter(word => !mine.some(color => color === word));
  for (const word of printed) if (!SITES.has(word)) problems.isNamed(path, word, TERRAINS, SITES);
  const [site, ...more] = printed.filter(word => SITES.has(word));
  if (more.length > 0) problems.add(path, `'${words}' has more than one site: write a terrain, colours and one site`);
  if (site === 'crystal-mine' && mine.length === 0) problems.add(path, 'say the colour of the mine');
  return [{ hex: at, terrain, site: site ?? null, mine: site === 'crystal-mine' ? mine : [] }];
}

/** Places Shields on the map, or on city cards. */
export function placeShields(stage: Stage): void {
  const { scene, s } = stage;
  const shields = (scene.shields ?? []).flatMap(({ at, by }, i) => {
    const where = onMap(stage, ['shields', i, 'at'], at);
    const seat = stage.seat(['shields', i, 'by'], by);
    return where === null || seat === null ? [] : [{ hex: where, seat }];
  });
  const isCity = ({ hex: at }: Shield) => spaceAt(s, at)?.site === 'city';
  s.shields = shields.filter(shield => !isCity(shield));
  layOutCities(stage, shields.filter(isCity));
}

/** Places tokens on the map: those described, and those that are there by default. */
export function populate(stage: Stage, fight: Fight | null): void {
  const { scene, s, problems } = stage;
  const named = [
    ...(scene.enemies ?? []).flatMap((enemy, i) => tokenOf(stage, ['enemies', i], enemy)),
    ...defendersIn(scene).flatMap(({ path, ...enemy }) => tokenOf(stage, path, enemy)),
  ];
  const described = [...named, ...(fight?.tokens(named) ?? [])];
  const assaulted = fight?.assaulted == null ? null : garrisonHex(s, fight.assaulted);
  const cleared = (scene.cleared ?? []).map((place, i) => problems.hex(['cleared', i], place));
  const isFree = (at: Hex) =>
    !described.some(token => token.hex === at) &&
    !cleared.includes(at) &&
    !isConquered(s, at) &&
    assaulted !== at &&
    scene.cities?.[hexName(at)]?.garrison === undefined;
  const unsaid = [...rampagesOf(stage), ...guardsOf(stage), ...garrisonsOf(s)].filter(token => isFree(token.hex));
  s.tokens = [
    ...described,
    ...unsaid.flatMap(({ color, ...token }): MapToken[] => {
      const name = stage.drawToken(color);
      return name === null ? [] : [{ ...token, color, name, up: isUp(stage, { ...token, color }) }];
    }),
  ];
}

/** A space on the map; anything else is a problem. */
export function onMap(stage: Stage, path: Path, place: string): Hex | null {
  const at = stage.problems.hex(path, place);
  if (at === null || groundOf(stage.s.map).has(at)) return at;
  stage.problems.add(path, `${place} is not on the map`, 'off-map', place);
  return null;
}

function tokenOf(stage: Stage, path: Path, { at, enemy, role, face }: SceneEnemy): MapToken[] {
  const where = onMap(stage, [...path, 'at'], at);
  const pile = TOKEN_COLORS.find(color => color === enemy);
  if (!pile && !stage.problems.isNamed([...path, 'enemy'], enemy, ENEMIES, RUINS)) return [];
  const name = pile ? stage.drawToken(pile) : enemy;
  if (where === null || name === null) return [];
  if (!pile) stage.takeToken(name);
  const color = tokenColor(name);
  const token = { hex: where, color, role: role ?? roleAt(groundOf(stage.s.map).get(where) as Space) };
  return [{ ...token, name, up: face ? face === 'up' : isUp(stage, token) }];
}

function roleAt({ site }: Space): MapToken['role'] {
  const category = site === null ? null : SITES.get(site).category;
  return category === 'fortified' ? 'garrison' : category === 'adventure' ? 'waiting' : 'rampaging';
}

type Unnamed = Pick<MapToken, 'hex' | 'color' | 'role'>;

/**
 * Whether a token is face up: rampaging enemies always, garrisons once seen by day (of cities at any time), ruins by
 * day.
 */
function isUp({ s }: Stage, { hex: at, color, role }: Unnamed): boolean {
  const heroes = s.players.map(player => player.hex).filter(place => place !== null);
  if (role === 'garrison') {
    const city = cityAt(s, at);
    return (s.time === 'day' || city !== undefined) && (city?.hexes ?? [at]).some(hexNear(heroes));
  }
  return color !== 'yellow' || s.time === 'day' || heroes.includes(at);
}

const hexNear = (heroes: readonly Hex[]) => (at: Hex) => heroes.some(place => areAdjacent(place, at));

/** Rampaging enemies printed on the tiles or named in the map. */
function rampagesOf({ scene, s }: Stage): Unnamed[] {
  const found: Unnamed[] = [];
  for (const tile of s.map) {
    for (const [at, { rampaging }] of printedOn(tile)) {
      const isCovered = tile.overlays.some(overlay => overlay.hex === at);
      if (rampaging && !isCovered) found.push({ hex: at, color: rampaging, role: 'rampaging' });
    }
  }
  for (const [place, words] of Object.entries(scene.map ?? {})) {
    const at = hexNamed(place);
    for (const word of words.split(' ')) {
      const color = RAMPAGING.get(word);
      if (color && at !== null) found.push({ hex: at, color, role: 'rampaging' });
    }
  }
  return found;
}

/** The tokens of sites. */
const guardsOf = ({ s }: Stage): Unnamed[] =>
  [...groundOf(s.map).values()].flatMap(space => {
    const token = space.site === null ? undefined : SITES.get(space.site).token;
    return token ? [{ hex: space.hex, color: token.color, role: roleAt(space) }] : [];
  });

const FAR_AWAY: readonly Hex[] = [hex(0, 7), hex(-2, 7), hex(-4, 7)];

/** A hero's default place: the first on 0,0; the others far away, or off the map if it has real tiles. */
export const usualPlace = ({ scene }: Stage, seat: number): Hex | null =>
  seat === 0 ? hex(0, 0) : scene.tiles ? null : (FAR_AWAY[seat - 1] as Hex);
