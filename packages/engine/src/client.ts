import type { Seat } from './core/effect.ts';
import type { Refusal } from './core/refusal.ts';
import type { Asked } from './protocol/asked.ts';
import type { ScoreSheet } from './rules/scenarios/scoring.ts';
import type { Moment } from './session.ts';
import type { News, ToldNews } from './state/news.ts';
import type { View } from './view/view.ts';

/** Available at once at a local table, after a round trip at a remote one. */
export type Soon<T> = T | Promise<T>;

/** Does something with a value as soon as it is available. */
export function soon<T>(value: Soon<T>, then: (value: T) => void): void {
  if (value instanceof Promise) void value.then(then);
  else then(value);
}

/** Everything one seat sees: immutable plain data, and nothing the seat may not know. */
export interface SeatState {
  readonly seat: Seat;
  readonly view: View;
  /** What the seat is asked or may do; null while it waits. */
  readonly asked: Asked | null;
  /** The seats that must answer now: everyone can see who is thinking. */
  readonly deciding: readonly Seat[];
  /** What the seat has been told so far. */
  readonly told: readonly ToldNews[];
  /** How many answers have been given, by all seats. */
  readonly answers: number;
  readonly undoable: { readonly undo: number; readonly redo: number };
  /** False while the past of a game opened at its position is still unknown: no news of it yet, and no undo. */
  readonly isWhole: boolean;
  /** The score sheets, once the game is over: they count cards that lie face down until then. */
  readonly scores: readonly ScoreSheet[] | null;
}

/**
 * Whether another player at the same screen has something to do on this turn. Starting a turn early is not
 * worth handing the screen over for: there the player who still chooses goes first.
 */
export const mayStepIn = ({ asked }: Pick<SeatState, 'asked'>): boolean =>
  asked?.standing === true && asked.choices.some(({ act }) => act.act !== 'begin-turn');

/**
 * A table as its players use it. Screens, terminals and bots use this interface, whether the game is played
 * in the page, in a worker or on a server; the position itself stays behind it.
 */
export interface TableClient {
  /** The seats that are played from here. */
  readonly seats: readonly Seat[];
  /** What a seat sees now: the same object until something changes. */
  at(seat: Seat): SeatState;
  /** Answers what a seat is asked; `answers` is the number that came with the question, so that a late one is refused. */
  answer(seat: Seat, key: string, answers?: number): Soon<Refusal | null>;
  /** Undoes a seat's last decision, or all of them until `answers` are left. */
  undo(seat: Seat, answers?: number): Soon<Refusal | null>;
  redo(seat: Seat): Soon<Refusal | null>;
  /** Why a key would be refused, or null if it would be accepted. */
  why(seat: Seat, key: string): Soon<Refusal | null>;
  /** Whether an answer would reveal something, so that it could not be undone. */
  reveals(seat: Seat, key: string): Soon<boolean>;
  /** The game as the seat heard it, answer by answer, with the places that undo cannot pass. */
  history(seat: Seat): readonly Moment[];
  /** What the seat learned where undo stops. */
  lastReveal(seat: Seat): readonly News[];
  /** Calls back after every change, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}
