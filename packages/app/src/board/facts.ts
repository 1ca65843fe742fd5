import {
  type BasicColor,
  CITIES,
  type City,
  groundOf,
  type Hex,
  type MapToken,
  type Name,
  type Seat,
  type Shield,
  type Space,
  TILES,
  type View,
} from '@deedbook/engine';
import { perView } from '../game/per-view.ts';
import { shared } from '../game/shared.ts';

/** A city: its color, and its card if it is revealed. */
export interface CityFacts {
  readonly color: BasicColor | null;
  readonly name: Name | null;
  readonly card: City | null;
}

interface HeroFacts {
  readonly seat: Seat;
  readonly hero: Name;
}

/** A space and everything that is on it. */
export interface HexFacts {
  readonly hex: Hex;
  readonly space: Space;
  readonly tokens: readonly MapToken[];
  readonly shields: readonly Shield[];
  readonly heroes: readonly HeroFacts[];
  readonly city: CityFacts | null;
}

/** A megapolis has two spaces and two cards, one for each. */
function cityOf(view: View, { site, hex, tile }: Space): CityFacts | null {
  if (site !== 'city') return null;
  const card = view.cities.find(({ hexes }) => hexes.includes(hex)) ?? null;
  const name = card?.cards[card.hexes.indexOf(hex)] ?? card?.cards[0] ?? null;
  return { color: CITIES.find(name ?? '')?.color ?? TILES.get(tile.tile).city, name, card };
}

const NOTHING: readonly never[] = [];

type Facts = ReadonlyMap<Hex, HexFacts>;
let last: { readonly view: View; readonly facts: Facts } | null = null;

/** Every space of the map with everything on it: the same object as before if nothing on the map has changed. */
export const factsOf = perView((view): Facts => {
  const facts = last !== null && isMapOf(last.view, view) ? last.facts : workOut(view, last?.facts);
  last = { view, facts };
  return facts;
});

/** Whether two views show the same map. */
const isMapOf = (a: View, b: View): boolean =>
  a.map === b.map &&
  a.tokens === b.tokens &&
  a.shields === b.shields &&
  a.cities === b.cities &&
  a.players.length === b.players.length &&
  a.players.every(({ hero, hex }, seat) => hero === b.players[seat]?.hero && hex === b.players[seat]?.hex);

function workOut(view: View, before: Facts | undefined): Facts {
  const tokens = Map.groupBy(view.tokens, token => token.hex);
  const shields = Map.groupBy(view.shields, shield => shield.hex);
  const heroes = Map.groupBy(
    view.players.flatMap(({ hero, hex }, seat) => (hex === null ? [] : [{ hex, seat, hero }])),
    ({ hex }) => hex,
  );
  const facts = new Map<Hex, HexFacts>();
  for (const [hex, space] of groundOf(view.map)) {
    const city = cityOf(view, space);
    const one: HexFacts = {
      hex,
      space,
      tokens: tokens.get(hex) ?? NOTHING,
      // Shields won in a city are on its card.
      shields: city?.card ? city.card.shields.map(seat => ({ hex, seat })) : (shields.get(hex) ?? NOTHING),
      heroes: heroes.get(hex) ?? NOTHING,
      city,
    };
    facts.set(hex, shared(before?.get(hex) ?? one, one));
  }
  return facts;
}
