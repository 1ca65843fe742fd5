import { centreOf, groundOf, type Hex, placesBeside, type TilePlace, type View, type Way } from '@deedbook/engine';
import type { Noun } from './grammar.ts';
import { type Answering, type Label, labels } from './label.ts';
import { hexText, listOf, nameOf, nameOfPlace } from './names.ts';
import { directionText, nounOfSpace } from './places.ts';
import type { Voice } from './voice.ts';

interface Step {
  readonly to: Hex;
  /** Absent if the step is not possible. */
  readonly way?: Partial<Way> | undefined;
}

/** A walk: where to, on which terrain, at what cost, and what it triggers. */
function walkText(voice: Voice, { to, way = {} }: Step, { asked, view }: Answering): string {
  const { cost, provokes = [], reveals = [], assault = false } = way;
  const price = cost === undefined ? [] : [voice.say('words.movePoints', { count: cost })];
  const move = voice.say('choices.walk', { hex: placeOn(voice, view, to, price) });
  const warnings = [
    ...(assault ? [voice.say('choices.assault')] : []),
    ...heroesAt(view, to, asked.seat).map(hero => voice.say('choices.meets', { hero: nameOf(voice, 'hero', hero) })),
    ...(provokes.length > 0 ? [provokingText(voice, view, provokes)] : []),
    ...(reveals.length > 0
      ? [voice.say('choices.reveals', { count: reveals.length, hexes: hexes(voice, view, reveals) })]
      : []),
  ];
  return warnings.length === 0 ? move : voice.say('choices.warned', { move, warnings: warnings.join('; ') });
}

/** A space chosen for something hidden, or the destination of an underground passage. */
const placeText =
  (key: 'choices.hide' | 'choices.travel') =>
  (voice: Voice, { to, cost }: { readonly to: Hex; readonly cost?: number }, { view }: Answering): string => {
    const price = cost === undefined ? [] : [voice.say('words.movePoints', { count: cost })];
    return voice.capital(voice.say(key, { hex: placeOn(voice, view, to, price) }));
  };

/** A space with what is there, as far as its name does not say so, and further details. */
export function placeOn(voice: Voice, view: View | null, hex: Hex, more: readonly string[] = []): Noun {
  const noun = nounOfSpace(voice, view?.map ?? null, hex);
  const details = [...groundText(voice, view, hex), ...more];
  return details.length === 0 ? noun : { ...noun, name: `${noun.name} (${details.join(', ')})` };
}

/** The terrain and site of a space, if there is a map; for a named space, only what its name leaves out. */
function groundText(voice: Voice, view: View | null, hex: Hex): string[] {
  const space = view ? groundOf(view.map).get(hex) : undefined;
  if (!space) return [];
  const terrain = nameOfPlace(voice, 'terrain', space.terrain);
  if (voice.spaces === 'named') return space.site === null ? [] : [terrain];
  return space.site === null ? [terrain] : [terrain, nameOfPlace(voice, 'site', space.site)];
}

/** The other heroes on a space. */
const heroesAt = (view: View | null, hex: Hex, seat: number): string[] =>
  view?.players.filter((player, i) => i !== seat && player.hex === hex).map(({ hero }) => hero) ?? [];

function provokingText(voice: Voice, view: View | null, provokes: readonly Hex[]): string {
  const enemies = view?.tokens.filter(token => provokes.includes(token.hex)).map(token => token.name) ?? [];
  return enemies.length === 0
    ? voice.say('choices.provokesAt', { hexes: hexes(voice, view, provokes) })
    : voice.say('choices.provokes', { enemies: listOf(voice, 'token', enemies) });
}

const hexes = (voice: Voice, view: View | null, list: readonly Hex[]): string =>
  voice.and(list.map(hex => voice.inCase(nounOfSpace(voice, view?.map ?? null, hex), 'at')));

/** In the order of `placesBeside`. */
const DIRECTIONS = [
  'north',
  'east-north-east',
  'east-south-east',
  'south',
  'west-south-west',
  'west-north-west',
] as const;

/** A tile to explore: its center, and its direction from the hero's tile. */
const exploringText: Label<'explore'> = (voice, { tile, cost = 0 }, { asked, view }) => {
  const values = { hex: hexText(centreOf(tile)), points: voice.say('words.movePoints', { count: cost }) };
  const hero = view?.players[asked.seat]?.hex ?? null;
  if (voice.spaces === 'named' && hero !== null) {
    return voice.say('choices.exploreIn', { ...values, direction: directionText(voice, hero, centreOf(tile)) });
  }
  const direction = view && directionOf(view, asked.seat, tile);
  if (!direction) return voice.say('choices.explore', values);
  return voice.say('choices.exploreTo', { ...values, direction: voice.say(`words.direction.${direction}`) });
};

export const MOVE_LABELS = labels({
  walk: walkText,
  provoke: walkText,
  assault: walkText,
  fly: (voice, { to, ...way }, answering) => walkText(voice, { to, way }, answering),
  travel: placeText('choices.travel'),
  hide: placeText('choices.hide'),
  explore: exploringText,
});

function directionOf(view: View, seat: number, place: TilePlace): (typeof DIRECTIONS)[number] | undefined {
  const hex = view.players[seat]?.hex ?? null;
  const tile = hex === null ? undefined : groundOf(view.map).get(hex)?.tile;
  if (!tile) return undefined;
  return DIRECTIONS[placesBeside(tile).findIndex(({ a, b }) => a === place.a && b === place.b)];
}
