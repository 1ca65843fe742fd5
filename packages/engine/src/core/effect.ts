/** A place at the table; seats are numbered from 0. */
export type Seat = number;

/** Something that should happen: plain JSON, immutable, so copies of a position can share it. */
export interface Effect {
  readonly fx: string;
}

/** An answer to a question asked of several seats at once, kept until the others have answered. */
interface Early {
  readonly seat: Seat;
  readonly key: string;
}

/**
 * An effect in progress: its owner, the card it came from, the bonus added to that card, and the answers so far. Frames
 * are replaced, never written, so copies of a position share them.
 */
export interface Frame {
  readonly effect: Effect;
  readonly seat: Seat;
  readonly card: string;
  readonly bonus: number;
  readonly answers: readonly string[];
  readonly early: readonly Early[];
}

const NO_ANSWERS: readonly string[] = [];
const NO_EARLY: readonly Early[] = [];

/** A frame without answers. */
export const frameOf = (effect: Effect, seat: Seat, card = '', bonus = 0): Frame => ({
  effect,
  seat,
  card,
  bonus,
  answers: NO_ANSWERS,
  early: NO_EARLY,
});
