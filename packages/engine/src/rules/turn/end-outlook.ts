import type { Hex } from '../../state/hex.ts';
import type { MapToken } from '../../state/map.ts';
import { spacesNextTo } from '../map/ground.ts';
import { step } from '../map/movement.ts';
import type { Query } from '../query.ts';
import { wayBack } from './end-of-turn.ts';

/** What ending the turn now would bring. */
export interface EndOutlook {
  /** Where the hero would be; null if off the map. */
  readonly hex: Hex | null;
  /** Wounds from a Forced Withdrawal; 0 on a safe space. */
  readonly wounds: number;
  /**
   * The rampaging enemies that some step from there would provoke. Being next to them is safe (SAF-03), but the next
   * turn begins with that choice.
   */
  readonly looming: readonly MapToken[];
}

/** Where the hero would be after the turn, and what that costs. */
export function endOutlook(q: Query): EndOutlook {
  const { path, wounds } = wayBack(q);
  const hex = wounds > 0 ? (path.at(-1) as Hex) : q.me.hex;
  const looming = new Set<MapToken>();
  for (const space of hex === null ? [] : spacesNextTo(q.s.map, hex)) {
    const next = step(q, hex as Hex, space);
    if ('provoked' in next) for (const token of next.provoked) looming.add(token);
  }
  return { hex, wounds, looming: [...looming] };
}
