import type { Seat } from './core/effect.ts';
import type { Refusal } from './core/refusal.ts';
import type { Asked } from './protocol/asked.ts';
import type { ScoreSheet } from './rules/scenarios/scoring.ts';
import type { Moment } from './session.ts';
import type { News, ToldNews } from './state/news.ts';
import type { Known } from './view/imagine.ts';
import type { View } from './view/view.ts';

/** Immediate at a local table; a promise at a remote one. */
export type Soon<T> = T | Promise<T>;

/** Calls back as soon as the value is available. */
export function soon<T>(value: Soon<T>, then: (value: T) => void): void {
  if (value instanceof Promise) void value.then(then);
  else then(value);
}

/** Everything one seat sees: immutable plain data, and nothing the seat may not know. */
export interface SeatState {
  readonly seat: Seat;
  readonly view: View;
  /** What the seat is asked or may do; null while it has to wait. */
  readonly asked: Asked | null;
  /** The seats that must answer now. Everyone can see whose decision is pending. */
  readonly deciding: readonly Seat[];
  /** The news this seat has received so far. */
  readonly told: readonly ToldNews[];
  /** How many answers all seats have given. */
  readonly answers: number;
  readonly undoable: { readonly undo: number; readonly redo: number };
  /** False while a resumed game has not recalled its past: until then there is no earlier news and no undo. */
  readonly isWhole: boolean;
  /** The score sheets, once the game is over; they count cards that are face down until then. */
  readonly scores: readonly ScoreSheet[] | null;
}

/**
 * Whether another player at the same screen has something to do on this turn. Starting a turn early does not count: it
 * is not worth handing over the screen, so the player who is still choosing goes first.
 */
export const mayStepIn = ({ asked }: Pick<SeatState, 'asked'>): boolean =>
  asked?.standing === true && asked.choices.some(({ act }) => act.act !== 'begin-turn');

/**
 * The interface players use. Screens, terminals and bots all use it, whether the game runs in the page, in a worker or
 * on a server. The position itself stays hidden behind it.
 */
export interface TableClient {
  /** The seats played from here. */
  readonly seats: readonly Seat[];
  /** What a seat sees now; the same object until something changes. */
  at(seat: Seat): SeatState;
  /** Answers the seat's question. `answers` is the number that came with the question; a late answer is refused. */
  answer(seat: Seat, key: string, answers?: number): Soon<Refusal | null>;
  /** Undoes the seat's last decision, or every decision after the first `answers` answers. */
  undo(seat: Seat, answers?: number): Soon<Refusal | null>;
  redo(seat: Seat): Soon<Refusal | null>;
  /** Why a key would be refused, or null if it would be accepted. */
  why(seat: Seat, key: string): Soon<Refusal | null>;
  /** Whether an answer would reveal something and so could not be undone. */
  reveals(seat: Seat, key: string): Soon<boolean>;
  /** The game as the seat heard it, answer by answer, with the points undo cannot pass. */
  history(seat: Seat): readonly Moment[];
  /** What the seat learned at the point where undo stops. */
  lastReveal(seat: Seat): readonly News[];
  /** Everything the seat knows, for searches; a table may withhold it, and then gives no advice. */
  readonly known?: ((seat: Seat) => Soon<Known>) | undefined;
  /** Calls back after every change until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}
