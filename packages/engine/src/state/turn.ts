import type { Frame, Seat } from '../core/effect.ts';
import type { Hex } from './hex.ts';
import type { BasicColor } from './mana.ts';
import type { Modifier } from './modifiers.ts';
import type { PlayedCard } from './player.ts';

/** The turn being played. */
export interface Turn {
  /** Whose turn it is; null between turns. */
  seat: Seat | null;
  /** `movement` until the action begins or movement is forced to end; then `action`; `rest` after a Rest. */
  part: 'movement' | 'action' | 'rest';
  move: number;
  influence: number;
  heal: number;
  /** The spaces the figure was on this turn, oldest first, the current one last. */
  path: readonly Hex[];
  /** The player moved or explored, so they can no longer Rest this turn. */
  moved: boolean;
  /** A non-Wound card was played or discarded, or a Rest carried out (TRN-11). */
  cardUsed: boolean;
  /** The hero is interacting with locals. */
  interacting: boolean;
  /** The hand was empty when the turn began. */
  emptyHanded: boolean;
  /** The hand held only Wounds when the turn began (RST-09). */
  exhausted: boolean;
  /** Source dice used under the general allowance. */
  diceUsed: number;
  /** Source dice taken in any way, including by an effect. */
  diceTaken: number;
  /** A Tactic usable once per turn has been used this turn. */
  tacticUsed: boolean;
  /** The same player takes another turn after this one. */
  again: boolean;
  /** Crystals paid as mana. */
  crystalsSpent: readonly BasicColor[];
  /** The id of the Unit being used; null once its ability has resolved. */
  unitUsed: number | null;
  /** How many Units were recruited. */
  recruited: number;
  /** Wounds received into the hand, and into the discard pile by poison. */
  woundsToHand: number;
  woundsToDiscard: number;
  /** A Deed card gave an Attack or Block. */
  struck: boolean;
  /** The Spells cast, from the hand or the offer. */
  spellsCast: readonly PlayedCard[];
  /** The ids of the Units that gave an Attack or a Block. */
  unitsFought: readonly number[];
}

export const REWARDS = [
  'artifact',
  'spell',
  'advanced-action',
  'unit',
  'random-crystal',
  'dungeon',
  'crystals',
] as const;
/** Something won this turn, to be taken at its end (REW-06). */
export type Reward = (typeof REWARDS)[number];

/**
 * A player still making End of Turn choices after the next one has started (REW-06, END-02): their turn, its rewards,
 * modifiers that last until its end, and what is still to happen, next one last.
 */
export interface Finishing {
  readonly seat: Seat;
  readonly turn: Readonly<Turn>;
  readonly rewards: readonly Reward[];
  readonly modifiers: readonly Modifier[];
  readonly stack: Frame[];
}
