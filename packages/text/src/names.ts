import {
  ABILITIES,
  CARDS,
  CITIES,
  DUMMY,
  ENEMIES,
  HEROES,
  type Hex,
  HIDDEN,
  MAP_SHAPES,
  type Names,
  qOf,
  RUINS,
  rOf,
  SCENARIOS,
  type Seat,
  SITES,
  SKILLS,
  TACTICS,
  TERRAINS,
  TILES,
  type TokenColor,
  UNITS,
  VARIANTS,
} from '@deedbook/engine';
import { inDigits, type Voice } from './voice.ts';

type Printed = { find(id: string): { readonly names: Names } | undefined };

const PRINTED = {
  card: CARDS,
  unit: UNITS,
  enemy: ENEMIES,
  ability: ABILITIES,
  ruin: RUINS,
  tactic: TACTICS,
  hero: HEROES,
  skill: SKILLS,
  site: SITES,
  city: CITIES,
  terrain: TERRAINS,
  tile: TILES,
  'map-shape': MAP_SHAPES,
  scenario: SCENARIOS,
  variant: VARIANTS,
} as const satisfies Record<string, Printed>;

/** What is named in the catalogue of a language. */
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

/** What can be named. A `token` is an enemy or a ruin; `color` is one of mana, `token-color` one of backs. */
export type Kind = keyof typeof PRINTED | keyof typeof WORDS | 'token';

const isWord = (kind: Kind): kind is keyof typeof WORDS => kind in WORDS;

/** The name of a thing, words for one that is hidden, and its id for one that nobody has named. */
export function nameOf(voice: Voice, kind: Kind, id: string): string {
  if (id.startsWith(HIDDEN)) return nameOfHidden(voice, kind, id.slice(HIDDEN.length));
  if (isWord(kind)) return voice.find(`words.${WORDS[kind]}.${id}`) ?? id;
  if (kind === 'token') return printedName(voice, ENEMIES, id) ?? printedName(voice, RUINS, id) ?? id;
  return printedName(voice, PRINTED[kind], id) ?? id;
}

const printedName = (voice: Voice, printed: Printed, id: string): string | undefined =>
  printed.find(id)?.names[voice.place];

const FACE_DOWN: Partial<Record<Kind, string>> = {
  card: 'card',
  unit: 'unit',
  skill: 'skill',
  enemy: 'token',
  ruin: 'token',
  token: 'token',
  tile: 'tile',
};

/** The back of a tile can be told even where its face cannot. */
const nameOfHidden = (voice: Voice, kind: Kind, back: string): string =>
  (back !== '' ? voice.find(`words.hidden.${back}`) : null) ??
  voice.find(`words.hidden.${FACE_DOWN[kind]}`) ??
  voice.say('words.hidden.other');

/** A terrain or a site inside a sentence, where such names are written small. */
export const nameOfPlace = (voice: Voice, kind: 'terrain' | 'site', id: string): string =>
  voice.small(nameOf(voice, kind, id));

/** Whatever an id may be the name of: what gives a number, or the card, Tactic, Skill or Unit that asks. */
export function nameOfAnything(voice: Voice, id: string): string | null {
  if (TERRAINS.has(id)) return nameOfPlace(voice, 'terrain', id);
  if (SITES.has(id)) return nameOfPlace(voice, 'site', id);
  for (const kind of ['card', 'tactic', 'skill', 'unit', 'enemy', 'ability', 'city'] as const) {
    if (PRINTED[kind].has(id)) return nameOf(voice, kind, id);
  }
  return null;
}

/** One of several of a name, by the words of the engine: `prowlers 2` is Prowlers 2. Null for what is no such thing. */
export function nameOfOne(voice: Voice, kind: 'unit' | 'enemy', [id = '', n = '']: readonly string[]): string | null {
  if (!PRINTED[kind].has(id)) return null;
  const name = nameOf(voice, kind, id);
  return /^\d+$/.test(n) ? voice.say('words.numbered', { name, n }) : name;
}

/** How a hex is written: `2,−1`. */
export const hexText = (h: Hex): string => `${inDigits(qOf(h))},${inDigits(rOf(h))}`;

/** Several things of a kind, those that are there more than once counted: March ×2 and Rage. */
export const listOf = (voice: Voice, kind: Kind, ids: readonly string[]): string =>
  voice.and([...counted(ids)].map(([id, n]) => times(voice, nameOf(voice, kind, id), n)));

/** Tokens drawn from their piles: brown token ×2. */
export const listOfTokens = (voice: Voice, colors: readonly TokenColor[]): string =>
  voice.and([...counted(colors)].map(([color, n]) => times(voice, voice.say(`words.token.${color}`), n)));

/** How often each thing is there. */
export function counted<T extends string>(ids: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Something, and how often where that is more than once. */
export const times = (voice: Voice, name: string, n: number): string =>
  n === 1 ? name : voice.say('words.several', { name, n });

/** How the players at the table are called, by seat. */
export type SeatNames = (seat: Seat) => string;

/** A player or the dummy player. Without names the players are numbered. */
export function nameOfSeat(voice: Voice, seat: Seat, names: SeatNames | null): string {
  if (seat === DUMMY) return voice.say('words.dummy');
  return names ? names(seat) : voice.say('words.player', { n: seat + 1 });
}
