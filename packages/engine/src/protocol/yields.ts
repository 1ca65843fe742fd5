import type { Color } from '../state/mana.ts';
import type { Name } from '../state/names.ts';

/*
 * What an answer would give, as data, for players that compute.
 */

/** One thing gained. Blocks may grow with what they are against. */
export type Gain =
  | {
      readonly gain: 'attack';
      readonly reach: 'melee' | 'ranged' | 'siege';
      readonly element: 'physical' | 'fire' | 'ice' | 'cold-fire';
      readonly n: number;
    }
  | {
      readonly gain: 'block';
      readonly element: 'physical' | 'fire' | 'ice' | 'cold-fire';
      readonly n: number;
      readonly extra: 'per-trait' | 'twice-against-swift' | null;
    }
  | { readonly gain: 'mana' | 'crystal'; readonly color: Color }
  | { readonly gain: 'move' | 'influence' | 'heal' | 'cards' | 'wounds' | 'reputation' | 'fame'; readonly n: number };

/** One way in which an option can turn out: what it gives, and what it takes besides what its act names. */
export interface Yield {
  readonly gains: readonly Gain[];
  /** Mana that has to be paid. */
  readonly mana: readonly Color[];
  /** Cards of the hand that are played or thrown away with it, by name. */
  readonly cards: readonly Name[];
  /** How many cards of the hand, any that are no Wounds, have to be discarded. */
  readonly discards: number;
  /** What has to be answered after the option itself, payments and discards left aside. */
  readonly answers: readonly string[];
}
