import type { Seat } from '../core/effect.ts';
import type { Hex } from './hex.ts';
import type { Name } from './names.ts';
import type { Reward, Turn } from './turn.ts';

/** One of the heroes who assault a city together. */
export interface Participant {
  readonly seat: Seat;
  /** The defenders dealt to this hero (COA-07). */
  readonly defenders: readonly Name[];
  /** Where the hero came from, and returns to if the assault fails (COA-13). */
  readonly from: Hex;
  /** This hero's turn and its rewards, kept while others fight; null until it has begun. */
  readonly turn: Readonly<Turn> | null;
  readonly rewards: readonly Reward[];
}

/**
 * A cooperative assault: the heroes who still have to fight or end their turns, the proposer first, then in Round
 * Order.
 */
export interface Assault {
  /** The first space of the city. */
  readonly hex: Hex;
  readonly participants: readonly Participant[];
  /** The proposer takes another turn afterward. */
  readonly again: boolean;
}
