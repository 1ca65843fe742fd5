import type { Seat } from '../core/effect.ts';
import type { Name } from './names.ts';

export const DURATIONS = ['attack', 'combat', 'turn', 'round', 'next-turn', 'game'] as const;
/** How long a modifier lasts; `next-turn`: until the start of its owner's next turn. */
export type Duration = (typeof DURATIONS)[number];

/** A lasting effect; what it does is in the static table of modifiers. */
export interface Modifier {
  readonly mod: Name;
  readonly seat: Seat;
  /** The card, Skill or Tactic it came from. */
  readonly from: Name;
  readonly n: number;
  readonly until: Duration;
  /** The terrain, color or card it applies to, if it applies to only one. */
  readonly on: string;
}
