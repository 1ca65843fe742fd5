import type { Seat } from '../../core/effect.ts';
import { DIRECTIONS, type Hex, STEPS } from '../../state/hex.ts';
import type { City, TokenColor } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import { CITIES, type CityCard } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { cityAt, type Space, spaceAt } from '../map/ground.ts';
import { placeToken } from '../map/tokens.ts';
import type { Seen } from '../query.ts';
import { twistsOf } from '../scenarios/scenarios.ts';

/** The level of the next city to be revealed, set by the scenario. */
const nextLevel = ({ s }: Game): number => {
  const { cityLevels } = s.options;
  return cityLevels[Math.min(s.cities.length, cityLevels.length - 1)] ?? 1;
};

/**
 * The tokens that defend a city. The level of a megapolis is split between its cards, the first half rounded up
 * (VAR-CIT-02).
 */
export const garrisonFor = (cards: readonly Name[], level: number): TokenColor[] =>
  cards.flatMap((card, i) => {
    const part = cards.length === 1 ? level : i === 0 ? Math.ceil(level / 2) : Math.floor(level / 2);
    return CITIES.get(card).garrisons[part - 1] ?? [];
  });

/** A city tile was revealed: adds the city with its garrison, face down or visible to all (EXP-15, CTY-02, CTY-20). */
export function layOutCity(g: Game, hex: Hex, card: Name): void {
  const { s, scenario } = g;
  if (scenario.cities === 'closed') return;
  const isOpen = scenario.cities === 'friendly';
  const first = twistsOf(s).some(twist => twist.randomCities) ? freeCity(g) : card;
  const second = isMegapolisNext(g) ? joinSecond(g, hex, first) : null;
  const city: City = {
    hexes: second ? [hex, second.hex] : [hex],
    cards: second ? [first, second.card] : [first],
    level: isOpen ? 0 : nextLevel(g),
    shields: isOpen ? [...s.players.keys()] : [],
    conquered: isOpen,
    leader: null,
  };
  s.cities = [...s.cities, city];
  g.tell({ news: 'city-revealed', hex, city: first, level: city.level });
  if (second) g.tell({ news: 'city-joined', hex: second.hex, city: second.card });
  if (isOpen) return;
  for (const color of garrisonFor(city.cards, city.level)) placeToken(g, color, hex, false, 'garrison');
}

/** Whether the next city is the last one and, as agreed, a megapolis (VAR-CIT-02). */
const isMegapolisNext = ({ s }: Game): boolean =>
  twistsOf(s).some(twist => twist.megapolis) && s.cities.length === s.options.cityLevels.length - 1;

/** A random city that is not on the map. */
function freeCity(g: Game, ...taken: Name[]): Name {
  const used = [...taken, ...g.s.cities.flatMap(city => city.cards)];
  const free = CITIES.ids().filter(id => !used.includes(id));
  return free[g.random('rest', stream => stream.below(free.length))] as Name;
}

/** Covers the space to the right of the last city with a random city that is not in the game. */
function joinSecond(g: Game, first: Hex, card: Name): { readonly hex: Hex; readonly card: Name } {
  const { s } = g;
  const other = freeCity(g, card);
  const hex = first + (STEPS[DIRECTIONS.indexOf('e')] as number);
  const { tile, terrain } = spaceAt(s, hex) as Space;
  const overlays = [...tile.overlays, { hex, terrain, site: 'city', mine: [] }];
  s.map = s.map.map(placed => (placed === tile ? { ...placed, overlays } : placed));
  return { hex, card: other };
}

function change(g: Game, city: City, changes: Partial<City>): void {
  g.s.cities = g.s.cities.map(other => (other === city ? { ...other, ...changes } : other));
}

/** Puts a Shield on the city card for a defeated defender (CTY-07). */
export function markCity(g: Game, hex: Hex): void {
  const city = cityAt(g.s, hex);
  if (city) change(g, city, { shields: [...city.shields, g.seat] });
}

/** The last defender is defeated: the city is conquered and gets a leader (CTY-11, CTY-12). */
export function conquerCity(g: Game, city: City): void {
  const leader = leaderAmong(city.shields);
  change(g, city, { conquered: true, leader });
  g.tell({ news: 'city-conquered', seat: g.seat, hex: city.hexes[0] as Hex, city: city.cards[0] as Name, leader });
}

/** The player with the most Shields leads; on a tie, the one who placed a Shield first (CTY-12). */
export function leaderAmong(shields: readonly Seat[]): Seat | null {
  const count = (seat: Seat) => shields.filter(other => other === seat).length;
  return [...shields].sort((a, b) => count(b) - count(a))[0] ?? null;
}

/** How many Shields a seat has on the card of the city on this space. */
export const shieldsIn = (s: Seen, hex: Hex, seat: Seat): number =>
  cityAt(s, hex)?.shields.filter(other => other === seat).length ?? 0;

/** Whether the city on this space sells something of this kind. */
export const sellsHere = (s: Seen, hex: Hex | null, what: CityCard['sells']): boolean => {
  const city = hex === null ? undefined : cityAt(s, hex);
  return city?.conquered === true && city.cards.some(card => CITIES.get(card).sells === what);
};
