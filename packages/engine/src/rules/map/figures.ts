import type { Seat } from '../../core/effect.ts';
import type { Hex } from '../../state/hex.ts';
import { SITES } from '../catalogue.ts';
import type { Seen } from '../query.ts';
import { isConquered, isHostile, rampageOf, type Space, spaceAt } from './ground.ts';

/** Whether another hero is here and the space cannot be shared (FIG-07). */
export function isTaken(s: Seen, space: Space, seat: Seat): boolean {
  if (!s.players.some((player, i) => i !== seat && player.hex === space.hex)) return false;
  return !holdsSeveral(s, space);
}

/** The portal and conquered cities hold any number of heroes. */
function holdsSeveral(s: Seen, space: Space): boolean {
  if (space.site === null || SITES.get(space.site).shared !== true) return false;
  return SITES.get(space.site).category !== 'fortified' || isConquered(s, space.hex);
}

/** Whether a turn may end here: an accessible space, no unconquered fortified site, no other hero (SAF-01). */
export function isSafe(s: Seen, hex: Hex, seat: Seat): boolean {
  const space = spaceAt(s, hex);
  if (!space || space.cost[s.time] === null || rampageOf(s.tokens).at.has(hex)) return false;
  return !isHostile(s, space, seat) && !isTaken(s, space, seat);
}
