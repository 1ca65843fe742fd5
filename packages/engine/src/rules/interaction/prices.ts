import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Query } from '../query.ts';

const NOT_INTERACTING = refuse('INT-01');

/** Why something cannot be bought for this price here and now, or null (INT-08). */
export function whyNotBought(q: Query, cost: number): Refusal | null {
  if (!q.turn.interacting) return NOT_INTERACTING;
  return q.turn.influence < cost ? refuse('INT-08', { cost, points: q.turn.influence }) : null;
}

/** The price of an Advanced Action. */
export const TRAINING = 6;

/** The price of a Spell, besides one mana of its color. */
export const LEARNING = 7;

/** The price of an Artifact in a red city. */
export const ARTIFACT = 12;
