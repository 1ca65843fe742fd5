import type { Seat } from './effect.ts';
import type { Refusal } from './refusal.ts';

/** A possible answer: the key to send back, and whatever else the game says about it. */
interface Offered {
  readonly key: string;
}

/** A possible answer, with the value it has for the rule that asks. */
export interface Option<T = unknown, C extends Offered = Offered> {
  readonly choice: C;
  readonly value: T;
}

/** What one seat is asked. With `always` it is asked even if there is only one answer. */
export interface Question<T = unknown, C extends Offered = Offered> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option<T, C>[];
  /** Finds one option by key without listing them all. A question that has this is never empty. */
  readonly find?: (key: string) => Option<T, C> | null;
  readonly always: boolean;
  readonly about?: object | undefined;
  /** Why a key is not among the options. Computed only on demand. */
  readonly refused?: ((key: string) => Refusal | null) | undefined;
}

/** The option with this key. */
export const optionOf = <T>(question: Question<T>, key: string): Option<T> | null =>
  question.find ? question.find(key) : (question.options.find(option => option.choice.key === key) ?? null);

/** A rule that asks: it yields questions, for one seat or several at once, and returns a result. */
export type Ask<T> = Generator<Question | readonly Question[], T, unknown>;

/** The reason to give when there are no options. It does not explain keys missing from a non-empty list. */
export const ifNone =
  (why: Refusal) =>
  (key: string): Refusal | null =>
    key === '' ? why : null;

/** Asks several seats at once, one question each, and returns the values in the order of the questions. */
export function* askEach<T>(questions: readonly Question<T>[]): Ask<readonly T[]> {
  return (yield questions) as readonly T[];
}
