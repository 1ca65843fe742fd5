/** A place at the table; seats are numbered from 0. */
export type Seat = number;

/** What is to happen: plain JSON, never changed once made, so copies of a position may share it. */
export interface Effect {
  readonly fx: string;
}

/** An answer to a question that several seats were asked at once, waiting for the others. */
interface Early {
  readonly seat: Seat;
  readonly key: string;
}

/**
 * An effect in progress: who it belongs to, which card it came from, by how much that card was raised,
 * and what has been answered. Frames are replaced, never written, so copies of a position share them.
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
