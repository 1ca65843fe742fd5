import type { Seat } from '../../core/effect.ts';
import type { Hex } from '../../state/hex.ts';
import { SITES } from '../catalogue.ts';
import type { Seen } from '../query.ts';
import { isConquered, isHostile, rampageOf, type Space, spaceAt } from './ground.ts';

/** Another hero stands here, and the space does not hold several (FIG-07). */
export function isTaken(s: Seen, space: Space, seat: Seat): boolean {
  if (!s.players.some((player, i) => i !== seat && player.hex === space.hex)) return false;
  return !holdsSeveral(s, space);
}

/** The portal and conquered cities hold any number of heroes. */
function holdsSeveral(s: Seen, space: Space): boolean {
  if (space.site === null || SITES.get(space.site).shared !== true) return false;
  return SITES.get(space.site).category !== 'fortified' || isConquered(s, space.hex);
}

/** A turn may end here: accessible by itself, no enemy's fortified site, no other hero (SAF-01). */
export function isSafe(s: Seen, hex: Hex, seat: Seat): boolean {
  const space = spaceAt(s, hex);
  if (!space || space.cost[s.time] === null || rampageOf(s.tokens).at.has(hex)) return false;
  return !isHostile(s, space, seat) && !isTaken(s, space, seat);
}
