import type { Seat, View } from '@deedbook/engine';

/** How the map is lit. */
export type Light = 'day' | 'dusk' | 'night' | 'dawn';

/**
 * The light of a Round: it turns when the end of the Round is announced, or when the player at the screen has no cards
 * left to draw.
 */
export function lightOf({ time, announcedBy, players }: View, seat: Seat): Light {
  const player = players[seat];
  const isLate = announcedBy !== null || (player !== undefined && player.deck.length === 0);
  if (time === 'day') return isLate ? 'dusk' : 'day';
  return isLate ? 'dawn' : 'night';
}
