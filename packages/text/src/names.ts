import { DUMMY, type Hex, HIDDEN, type One, qOf, rOf, type Seat, TILES, type TokenColor } from '@deedbook/engine';
import { THINGS } from './parts.ts';
import type { Catalogue } from './shape.ts';
import { inDigits, type Voice } from './voice.ts';

/** Things whose names are ordinary words of the language. */
const WORDS = {
  color: 'color',
  'token-color': 'tokenColor',
  time: 'time',
  element: 'element',
  resistance: 'resistance',
  phase: 'phase',
  mode: 'mode',
  option: 'option',
} as const;

/**
 * What can be named. A `token` is an enemy or ruins token; `color` is a mana color, `token-color` that of a token's
 * back.
 */
export type Kind = Exclude<keyof Catalogue['names'], 'strong'> | keyof typeof WORDS | 'token';

const isWord = (kind: Kind): kind is keyof typeof WORDS => kind in WORDS;

/** The name of a thing, words for a hidden one, or its id if it has no name. */
export function nameOf(voice: Voice, kind: Kind, id: string): string {
  if (id.startsWith(HIDDEN)) return nameOfHidden(voice, kind, id.slice(HIDDEN.length));
  if (isWord(kind)) return voice.find(`words.${WORDS[kind]}.${id}`) ?? id;
  if (kind === 'token') return shown(voice, 'enemy', id) ?? shown(voice, 'ruin', id) ?? id;
  if (kind === 'tile') return nameOfTile(voice, id);
  return shown(voice, kind, id) ?? id;
}

/** The name of a printed thing, which the reader may be able to look at. */
function shown(voice: Voice, kind: Exclude<Kind, keyof typeof WORDS | 'token'>, id: string): string | undefined {
  const name = voice.name(kind, id);
  const thing = THINGS.find(one => one === kind);
  return name === undefined || thing === undefined ? name : voice.marked(thing, id, name);
}

/** Tiles are numbered; the sides of the starting tile have letters. */
function nameOfTile(voice: Voice, id: string): string {
  const tile = TILES.find(id);
  if (!tile) return id;
  return voice.say(`names.tile.${tile.kind}`, {
    n: tile.kind === 'starting' ? id.slice(-1).toUpperCase() : tile.number,
  });
}

const FACE_DOWN: Partial<Record<Kind, string>> = {
  card: 'card',
  unit: 'unit',
  skill: 'skill',
  enemy: 'token',
  ruin: 'token',
  token: 'token',
  tile: 'tile',
};

/** The back of a tile can be named even if its face is hidden. */
const nameOfHidden = (voice: Voice, kind: Kind, back: string): string =>
  (back !== '' ? voice.find(`words.hidden.${back}`) : null) ??
  voice.find(`words.hidden.${FACE_DOWN[kind]}`) ??
  voice.say('words.hidden.other');

/** A terrain or site within a sentence, where such names are lower case. */
export const nameOfPlace = (voice: Voice, kind: 'terrain' | 'site', id: string): string =>
  voice.small(nameOf(voice, kind, id));

/** The name of whatever an id refers to: the source of a number, or the card, Tactic, Skill or Unit that asks. */
export function nameOfAnything(voice: Voice, id: string): string | null {
  const place = voice.name('terrain', id) ?? voice.name('site', id);
  if (place !== undefined) return voice.small(place);
  for (const kind of ['card', 'tactic', 'skill', 'unit', 'enemy', 'ability', 'city'] as const) {
    const name = shown(voice, kind, id);
    if (name !== undefined) return name;
  }
  return null;
}

/** One of several with the same name: Prowlers 2. */
export function nameOfOne(voice: Voice, kind: 'unit' | 'enemy', { id, n }: One): string {
  const name = nameOf(voice, kind, id);
  return n === null ? name : voice.say('words.numbered', { name, n });
}

/** How a hex is written: `2,−1`. */
export const hexText = (h: Hex): string => `${inDigits(qOf(h))},${inDigits(rOf(h))}`;

/** Several things of a kind, with counts for duplicates: March ×2 and Rage. */
export const listOf = (voice: Voice, kind: Kind, ids: readonly string[]): string =>
  voice.and([...counted(ids)].map(([id, n]) => times(voice, nameOf(voice, kind, id), n)));

/** Tokens drawn from their piles: brown token ×2. */
export const listOfTokens = (voice: Voice, colors: readonly TokenColor[]): string =>
  voice.and([...counted(colors)].map(([color, n]) => times(voice, voice.say(`words.token.${color}`), n)));

/** How often each thing occurs. */
export function counted<T extends string>(ids: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Something, with its count if there is more than one. */
export const times = (voice: Voice, name: string, n: number): string =>
  n === 1 ? name : voice.say('words.several', { name, n });

/** The names of the players, by seat. */
export type SeatNames = (seat: Seat) => string;

/** A player or the dummy player. Without names, players are numbered. */
export function nameOfSeat(voice: Voice, seat: Seat, names: SeatNames | null): string {
  if (seat === DUMMY) return voice.say('words.dummy');
  return names ? names(seat) : voice.say('words.player', { n: seat + 1 });
}
