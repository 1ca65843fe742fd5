import {
  type BasicColor,
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

/** A city as far as the view knows it: its colour is printed on the tile, the rest comes with its card. */
export interface CityFacts {
  readonly color: BasicColor | null;
  readonly level: number | null;
  readonly conquered: boolean;
  readonly leader: Seat | null;
}

export interface HeroFacts {
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

/** What a view says about a city card. Views of games without cities in play have no such list. */
interface CityCard {
  readonly hexes: readonly Hex[];
  readonly level: number;
  readonly conquered: boolean;
  readonly leader: Seat | null;
}

function cityOf(view: View, space: Space): CityFacts | null {
  if (space.site !== 'city') return null;
  const { cities = [] } = view as { readonly cities?: readonly CityCard[] };
  const card = cities.find(city => city.hexes.includes(space.hex));
  return {
    color: TILES.get(space.tile.tile).city,
    level: card?.level ?? null,
    conquered: card?.conquered ?? false,
    leader: card?.leader ?? null,
  };
}

const NOTHING: readonly never[] = [];

/** Every space of the map with what is on it. */
export function factsOf(view: View): ReadonlyMap<Hex, HexFacts> {
  const tokens = Map.groupBy(view.tokens, token => token.hex);
  const shields = Map.groupBy(view.shields, shield => shield.hex);
  const heroes = Map.groupBy(
    view.players.flatMap(({ hero, hex }, seat) => (hex === null ? [] : [{ hex, seat, hero }])),
    ({ hex }) => hex,
  );
  const facts = new Map<Hex, HexFacts>();
  for (const [hex, space] of groundOf(view.map)) {
    facts.set(hex, {
      hex,
      space,
      tokens: tokens.get(hex) ?? NOTHING,
      shields: shields.get(hex) ?? NOTHING,
      heroes: heroes.get(hex) ?? NOTHING,
      city: cityOf(view, space),
    });
  }
  return facts;
}
