import {
  CARDS,
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
  UNITS,
} from '@deedbook/engine';
import { inDigits, type Voice } from './voice.ts';

type Printed = { find(id: string): { readonly names: Names } | undefined };

const PRINTED = {
  card: CARDS,
  unit: UNITS,
  enemy: ENEMIES,
  ruin: RUINS,
  tactic: TACTICS,
  hero: HEROES,
  skill: SKILLS,
  site: SITES,
  terrain: TERRAINS,
  tile: TILES,
  'map-shape': MAP_SHAPES,
  scenario: SCENARIOS,
} as const satisfies Record<string, Printed>;

/** What can be named. A `token` is an enemy or a ruin; `color` is one of mana, `token-color` one of backs. */
export type Kind = keyof typeof PRINTED | 'token' | 'color' | 'token-color' | 'time';

/** The name of a thing, words for one that is hidden, and its id for one that nobody has named. */
export function nameOf(voice: Voice, kind: Kind, id: string): string {
  if (id.startsWith(HIDDEN)) return nameOfHidden(voice, kind, id.slice(HIDDEN.length));
  switch (kind) {
    case 'color':
      return voice.find(`words.color.${id}`) ?? id;
    case 'token-color':
      return voice.find(`words.tokenColor.${id}`) ?? id;
    case 'time':
      return voice.find(`words.time.${id}`) ?? id;
    case 'token':
      return printedName(voice, ENEMIES, id) ?? printedName(voice, RUINS, id) ?? id;
    default:
      return printedName(voice, PRINTED[kind], id) ?? id;
  }
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

/** Whatever an id may be the name of: what gives a number, or the card, Tactic or Skill that asks. */
export function nameOfAnything(voice: Voice, id: string): string | null {
  if (TERRAINS.has(id)) return nameOfPlace(voice, 'terrain', id);
  if (SITES.has(id)) return nameOfPlace(voice, 'site', id);
  for (const kind of ['card', 'tactic', 'skill', 'unit', 'enemy'] as const) {
    if (PRINTED[kind].has(id)) return nameOf(voice, kind, id);
  }
  return null;
}

/** How a hex is written: `2,−1`. */
export const hexText = (h: Hex): string => `${inDigits(qOf(h))},${inDigits(rOf(h))}`;

/** Several things of a kind, those that are there more than once counted: March ×2 and Rage. */
export function listOf(voice: Voice, kind: Kind, ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const named = [...counts].map(([id, n]) => {
    const name = nameOf(voice, kind, id);
    return n === 1 ? name : voice.say('words.several', { name, n });
  });
  return voice.and(named);
}

/** How the players at the table are called, by seat. */
export type SeatNames = (seat: Seat) => string;
