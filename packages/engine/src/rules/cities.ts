import type { Seat } from '../core/effect.ts';
import type { Hex } from '../state/hex.ts';
import { groundOf, isConquered } from './ground.ts';
import type { Seen } from './query.ts';
import { SCENARIOS } from './scenarios.ts';

/** The cities on the map. */
export const citiesOf = ({ map }: Seen): Hex[] =>
  [...groundOf(map).values()].filter(space => space.site === 'city').map(space => space.hex);

/** Its garrison is defeated, or it was friendly from the start. */
export const isCityConquered = (s: Seen, hex: Hex): boolean => isConquered(s, hex);

/**
 * Who leads a city: the player with the most Shields, among equals the one who placed the first of them (CTY-12). Nobody
 * leads a friendly city.
 */
export function leaderOf(s: Seen, hex: Hex): Seat | null {
  if (SCENARIOS.get(s.options.scenario).cities === 'friendly') return null;
  const seats = s.shields.filter(shield => shield.hex === hex).map(shield => shield.seat);
  const count = (seat: Seat) => seats.filter(other => other === seat).length;
  return [...seats].sort((a, b) => count(b) - count(a))[0] ?? null;
}
