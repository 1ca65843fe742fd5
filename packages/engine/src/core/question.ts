import type { Seat } from './effect.ts';
import type { Refusal } from './refusal.ts';

/** A possible answer: the word to send back, and whatever else a game says about it. */
interface Offered {
  readonly key: string;
}

/** One possible answer, and its value in the rule that asks. */
export interface Option<T = unknown, C extends Offered = Offered> {
  readonly choice: C;
  readonly value: T;
}

/** What one seat is asked. `always`: asked even if there is only one answer. */
export interface Question<T = unknown, C extends Offered = Offered> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option<T, C>[];
  /** Finds the option of one key without listing them all; a question that has this is never empty. */
  readonly find?: (key: string) => Option<T, C> | null;
  readonly always: boolean;
  readonly about?: object | undefined;
  /** Why a key is not among the options; computed only on demand. */
  readonly refused?: ((key: string) => Refusal | null) | undefined;
}

/** The option of a question that a key stands for. */
export const optionOf = <T>(question: Question<T>, key: string): Option<T> | null =>
  question.find ? question.find(key) : (question.options.find(option => option.choice.key === key) ?? null);

/** A rule that is asking: it yields what it wants to know, one seat or several at once, and ends in a result. */
export type Ask<T> = Generator<Question | readonly Question[], T, unknown>;

/** The reason for an empty list of options; says nothing about keys that are not in a list. */
export const ifNone =
  (why: Refusal) =>
  (key: string): Refusal | null =>
    key === '' ? why : null;

/** Asks several seats at once, one question each; returns the values in the order of the questions. */
export function* askEach<T>(questions: readonly Question<T>[]): Ask<readonly T[]> {
  return (yield questions) as readonly T[];
}
