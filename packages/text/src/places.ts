import {
  distance,
  groundOf,
  type Hex,
  hex,
  neighbours,
  qOf,
  rOf,
  type Space,
  TILES,
  type View,
} from '@deedbook/engine';
import { bare, type Noun } from './grammar.ts';
import { hexText, nameOf, nameOfPlace } from './names.ts';
import type { Voice } from './voice.ts';

/*
 * Names for the spaces of a map: the keep in the northeast, the glade by the lake, the hills west of the village. A
 * name is made when the tile is revealed, from what is on the map at that time, and never changes later. Sites of one
 * kind each get the first description that fits no earlier one.
 */

type Board = View['map'];

/** The twelve directions on a hex map, a twelfth of a turn apart, counterclockwise from the east. */
const WAYS = [
  'east',
  'east-north-east',
  'north-east',
  'north',
  'north-west',
  'west-north-west',
  'west',
  'west-south-west',
  'south-west',
  'south',
  'south-east',
  'east-south-east',
] as const;
/** The eight points of the compass, for what is not adjacent. */
const POINTS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

/** From this distance on, something counts as far from the portal. */
const FAR = 7;
const PORTAL = hex(0, 0);
/** Terrain that lends its name to adjacent spaces. */
const FEATURES = ['lake', 'mountain', 'sea'];

/** The direction from one hex to another, out of a list of evenly spaced ones. */
function toward<T extends string>(ways: readonly T[], from: Hex, to: Hex): T {
  const [q, r] = [qOf(to) - qOf(from), rOf(to) - rOf(from)];
  const turn = Math.atan2(-1.5 * r, Math.sqrt(3) * (q + r / 2)) / (2 * Math.PI);
  return ways[Math.round((turn + 1) * ways.length) % ways.length] as T;
}

/** The direction of one space from another, in words. */
export const directionText = (voice: Voice, from: Hex, to: Hex): string =>
  voice.say(`words.direction.${toward(WAYS, from, to)}`);

/** A terrain, site or city with its article. */
function nounOf(voice: Voice, { hex: at, site, terrain, tile }: Space): Noun {
  // SCN-OR-01: a closed portal is still the place the heroes came from.
  if (isPortal(at, tile)) return voice.noun('portal', nameOfPlace(voice, 'site', 'portal'));
  if (site === null) return voice.noun(terrain, nameOfPlace(voice, 'terrain', terrain));
  const color = site === 'city' ? TILES.find(tile.tile)?.city : null;
  if (color) return voice.noun(`${color}-city`, voice.small(nameOf(voice, 'city', `${color}-city`)));
  return voice.noun(site, nameOfPlace(voice, 'site', site));
}

const isPortal = (at: Hex, { tile }: Space['tile']): boolean => at === PORTAL && TILES.find(tile)?.kind === 'starting';

/** Whether a space is a landmark: it has a site, or was the portal. */
const isSite = ({ hex: at, site, tile }: Space): boolean => site !== null || isPortal(at, tile);

/** The names of the spaces of one map. */
class Gazetteer {
  private readonly voice: Voice;
  private readonly ground: ReadonlyMap<Hex, Space>;
  /** When each tile was revealed. */
  private readonly turns: ReadonlyMap<object, number>;
  private readonly names = new Map<Hex, Noun>();
  private readonly landmarks: readonly Space[];

  constructor(voice: Voice, map: Board) {
    this.voice = voice;
    this.ground = groundOf(map);
    this.turns = new Map(map.map((tile, i) => [tile, i]));
    const sites = [...this.ground.values()].filter(isSite);
    this.landmarks = sites.filter(space => !isLaidOn(space));
    const heard = new Set<string>();
    // Anything added to a tile later is named last, so that it changes no other name.
    for (const space of [...this.landmarks, ...sites.filter(isLaidOn)])
      this.names.set(space.hex, this.site(space, heard));
  }

  name(at: Hex): Noun | null {
    const known = this.names.get(at);
    if (known) return known;
    const space = this.ground.get(at);
    if (!space) return null;
    const noun = nounOf(this.voice, space);
    const named = { ...noun, name: this.beside(space, noun) };
    this.names.set(at, named);
    return named;
  }

  private site(space: Space, heard: Set<string>): Noun {
    const noun = nounOf(this.voice, space);
    const names = [...this.descriptions(space, noun)];
    const name = names.find(each => !heard.has(each)) ?? this.beside(space, noun);
    for (const each of [...names, name]) heard.add(each);
    return { ...noun, name };
  }

  /** Possible descriptions of a site, most natural first. */
  private *descriptions(space: Space, { name }: Noun): Iterable<string> {
    const { voice } = this;
    if (isPortal(space.hex, space.tile) || name !== nameOfPlace(voice, 'site', space.site ?? '')) yield name;
    if (space.mine.length > 0) {
      yield voice.say('places.colored', { name, color: voice.and(space.mine.map(c => nameOf(voice, 'color', c))) });
    }
    const direction = voice.say(`words.direction.${toward(POINTS, PORTAL, space.hex)}`);
    const near = (what: string) => voice.say('places.toward', { name: what, direction });
    const far = (what: string) => voice.say('places.far', { name: what, direction });
    const beside = [...this.features(name, space)];
    if (space.hex !== PORTAL) yield near(name);
    yield* beside;
    yield* beside.map(near);
    if (distance(PORTAL, space.hex) < FAR) return;
    yield far(name);
    yield* beside.map(far);
  }

  /** A name with what is next to it or under it. */
  private *features(name: string, space: Space): Iterable<string> {
    const { voice } = this;
    const around = neighbours(space.hex).flatMap(each => this.ground.get(each) ?? []);
    const seen = around.filter(other => this.turn(other) <= this.turn(space) && !isLaidOn(other));
    for (const feature of FEATURES) {
      const found = seen.find(({ terrain, site }) => terrain === feature && site === null);
      if (found) yield voice.say('places.by', { name, other: nounOf(voice, found) });
    }
    yield voice.say('places.at', { name, other: nounOf(voice, { ...space, site: null }) });
    for (const other of seen.filter(({ site }) => site !== null)) {
      yield voice.say('places.by', { name, other: nounOf(voice, other) });
    }
  }

  /** A name based on the nearest landmark that is already named. */
  private beside(space: Space, { name: what }: Noun): string {
    const known = this.landmarks.filter(other => this.turn(other) <= this.turn(space) && this.names.has(other.hex));
    const [nearest] = known.sort((a, b) => this.effort(space, a) - this.effort(space, b));
    if (!nearest) return what;
    const n = distance(space.hex, nearest.hex);
    const values = {
      name: what,
      direction: directionText(this.voice, nearest.hex, space.hex),
      other: this.names.get(nearest.hex) as Noun,
    };
    // Only in a straight line is there a second space in the same direction.
    const isStraight = neighbours(nearest.hex).some(
      step => n > 1 && toward(WAYS, nearest.hex, step) === toward(WAYS, nearest.hex, space.hex),
    );
    return this.voice.say(isStraight || n > 2 ? 'places.spaces' : 'places.beside', { ...values, n });
  }

  /** How hard it is to find a space from a landmark: first the distance, then the length of its name. */
  private readonly effort = (space: Space, landmark: Space): number =>
    distance(space.hex, landmark.hex) * 1000 + (this.names.get(landmark.hex)?.name.length ?? 0);

  private readonly turn = ({ tile }: Space): number => this.turns.get(tile) ?? 0;
}

const isLaidOn = ({ hex: at, tile }: Space): boolean => tile.overlays.some(overlay => overlay.hex === at);

const gazetteers = new WeakMap<Voice, WeakMap<Board, Gazetteer>>();

function gazetteerOf(voice: Voice, map: Board): Gazetteer {
  const books = gazetteers.get(voice) ?? new WeakMap<Board, Gazetteer>();
  gazetteers.set(voice, books);
  const book = books.get(map) ?? new Gazetteer(voice, map);
  books.set(map, book);
  return book;
}

/** The name of a space on this map; its coordinates if there is no map or coordinates are preferred. */
export function nounOfSpace(voice: Voice, map: Board | null, at: Hex): Noun {
  const named = map === null || voice.spaces === 'numbered' ? null : gazetteerOf(voice, map).name(at);
  return named ?? bare(hexText(at));
}
