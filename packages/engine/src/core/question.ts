import type { Seat } from './effect.ts';
import type { About, Refusal } from './refusal.ts';

/** Where on the table an option lives: a card, a hex, a die, a unit, a button. */
export interface Spot {
  readonly kind: string;
  readonly id: string;
}

/** One possible answer: the word that is sent back, what it stands for, where it lives and what it would do. */
export interface Option<T = unknown> {
  readonly key: string;
  readonly value: T;
  readonly at?: Spot;
  readonly about?: object;
}

/** What one seat is asked. `always` keeps a question with a single answer from being answered by itself. */
export interface Question<T = unknown> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option<T>[];
  /** The option of one key, where the whole list is made only when somebody wants to see it; such a question is never empty. */
  readonly find?: (key: string) => Option<T> | null;
  readonly always: boolean;
  readonly about?: About | undefined;
  /** Why a key is not among the options; computed only when somebody wants to know. */
  readonly refused?: ((key: string) => Refusal | null) | undefined;
}

/** The option of a question that a key stands for. */
export const optionOf = <T>(question: Question<T>, key: string): Option<T> | null =>
  question.find ? question.find(key) : (question.options.find(option => option.key === key) ?? null);

/** A rule that is asking: it yields what it wants to know, one seat or several at once, and ends in a result. */
export type Ask<T> = Generator<Question | readonly Question[], T, unknown>;

type Extras = { always?: boolean; about?: About; refused?: (key: string) => Refusal | null };

/** The reason for having nothing to choose from; it says nothing about a key that nobody offered. */
export const ifNone =
  (why: Refusal) =>
  (key: string): Refusal | null =>
    key === '' ? why : null;

const NO_EXTRAS: Extras = {};

/** A question for one seat; `yield* ask(…)` gives the value of the option chosen. */
export function* ask<T>(seat: Seat, prompt: string, options: readonly Option<T>[], extras: Extras = NO_EXTRAS): Ask<T> {
  const { always = false, about, refused } = extras;
  return (yield { seat, prompt, options, always, about, refused }) as T;
}

/** One question each for several seats at once; gives the values in the order of the questions. */
export function* askEach<T>(questions: readonly Question<T>[]): Ask<readonly T[]> {
  return (yield questions) as readonly T[];
}
