import { type Refusal, refuse } from '../../core/refusal.ts';
import { isTaken } from '../map/figures.ts';
import { spaceAt } from '../map/ground.ts';
import { whyStuck } from '../map/movement.ts';
import type { Query } from '../query.ts';

const OTHER_HERO = refuse('FIG-04');
const NOWHERE = refuse('POR-03');

/**
 * Why no action can be taken now, or null: one per turn, not while resting or exhausted, not on another hero's space.
 */
export function whyNoAction(q: Query): Refusal | null {
  const stuck = whyStuck(q);
  if (stuck) return stuck;
  if (q.me.hex === null) return NOWHERE;
  const here = spaceAt(q.s, q.me.hex);
  return here && isTaken(q.s, here, q.seat) ? OTHER_HERO : null;
}
