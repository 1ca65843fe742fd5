import type { Seat } from '../core/effect.ts';
import type { Hex } from '../state/hex.ts';
import type { City, Name } from '../state/state.ts';
import { CITIES, type CityCard } from './catalogue.ts';
import type { Game } from './game.ts';
import { cityAt } from './ground.ts';
import type { Seen } from './query.ts';
import { placeToken } from './tokens.ts';

/** The level of the next city to be revealed, as the scenario gives it. */
const nextLevel = ({ s }: Game): number => {
  const { cityLevels } = s.options;
  return cityLevels[Math.min(s.cities.length, cityLevels.length - 1)] ?? 1;
};

/** A city tile is revealed: its card is laid out, with a garrison face down or open to everybody (EXP-15, CTY-02, CTY-20). */
export function layOutCity(g: Game, hex: Hex, card: Name): void {
  const { s, scenario } = g;
  if (scenario.cities === 'closed') return;
  const isOpen = scenario.cities === 'friendly';
  const city: City = {
    hexes: [hex],
    cards: [card],
    level: isOpen ? 0 : nextLevel(g),
    shields: isOpen ? [...s.players.keys()] : [],
    conquered: isOpen,
    leader: null,
  };
  s.cities = [...s.cities, city];
  g.tell({ news: 'city-revealed', hex, city: card, level: city.level });
  if (isOpen) return;
  for (const color of CITIES.get(card).garrisons[city.level - 1] ?? []) placeToken(g, color, hex, false, 'garrison');
}

function change(g: Game, city: City, changes: Partial<City>): void {
  g.s.cities = g.s.cities.map(other => (other === city ? { ...other, ...changes } : other));
}

/** Whoever defeats a defender of a city puts a Shield on its card (CTY-07). */
export function markCity(g: Game, hex: Hex): void {
  const city = cityAt(g.s, hex);
  if (city) change(g, city, { shields: [...city.shields, g.seat] });
}

/** No defender is left: the city is conquered, and from now on somebody leads it (CTY-11, CTY-12). */
export function conquerCity(g: Game, city: City): void {
  const leader = leaderAmong(city.shields);
  change(g, city, { conquered: true, leader });
  g.tell({ news: 'city-conquered', seat: g.seat, hex: city.hexes[0] as Hex, city: city.cards[0] as Name, leader });
}

/** The player with the most Shields leads; among equals the one who placed the first of them (CTY-12). */
export function leaderAmong(shields: readonly Seat[]): Seat | null {
  const count = (seat: Seat) => shields.filter(other => other === seat).length;
  return [...shields].sort((a, b) => count(b) - count(a))[0] ?? null;
}

/** How many Shields of a seat lie on the card of the city on this space. */
export const shieldsIn = (s: Seen, hex: Hex, seat: Seat): number =>
  cityAt(s, hex)?.shields.filter(other => other === seat).length ?? 0;

/** Whether Influence buys something of this kind in the city on this space. */
export const sellsHere = (s: Seen, hex: Hex | null, what: CityCard['sells']): boolean => {
  const city = hex === null ? undefined : cityAt(s, hex);
  return city?.conquered === true && city.cards.some(card => CITIES.get(card).sells === what);
};
