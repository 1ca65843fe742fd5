import type { Color } from '../state/mana.ts';
import type { Name } from '../state/names.ts';

/* What an answer would give, as data, for players that search. */

/** One thing gained. The value of a Block may depend on the attack it blocks. */
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
  /** Dice of the Source: more may be used this turn, or some are taken out of it. */
  | { readonly gain: 'dice-allowed' | 'dice-taken'; readonly n: number }
  | {
      readonly gain: 'move' | 'influence' | 'heal' | 'cards' | 'wounds' | 'unit-wounds' | 'reputation' | 'fame';
      readonly n: number;
    };

/** One possible outcome of an option: what it gives, and what it costs beyond what its act says. */
export interface Yield {
  readonly gains: readonly Gain[];
  /** Mana that has to be paid. */
  readonly mana: readonly Color[];
  /** Names of other hand cards that are played or thrown away with it. */
  readonly cards: readonly Name[];
  /** How many non-Wound cards must be discarded from hand. */
  readonly discards: number;
  /** What must be answered after the option itself, apart from payments, discards and which die is taken. */
  readonly answers: readonly string[];
  /** Whether it also does something that cannot be put in numbers. */
  readonly doesMore: boolean;
}
