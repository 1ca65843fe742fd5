import type { Seat } from './effect.ts';
import type { Refusal } from './refusal.ts';

/** What can be answered: the word that is sent back, and whatever else a game says of it. */
interface Offered {
  readonly key: string;
}

/** One possible answer, and what it stands for in the rule that asks. */
export interface Option<T = unknown, C extends Offered = Offered> {
  readonly choice: C;
  readonly value: T;
}

/** What one seat is asked. `always` keeps a question with a single answer from being answered by itself. */
export interface Question<T = unknown, C extends Offered = Offered> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option<T, C>[];
  /** The option of one key, where the whole list is made only when somebody wants to see it; such a question is never empty. */
  readonly find?: (key: string) => Option<T, C> | null;
  readonly always: boolean;
  readonly about?: object | undefined;
  /** Why a key is not among the options; computed only when somebody wants to know. */
  readonly refused?: ((key: string) => Refusal | null) | undefined;
}

/** The option of a question that a key stands for. */
export const optionOf = <T>(question: Question<T>, key: string): Option<T> | null =>
  question.find ? question.find(key) : (question.options.find(option => option.choice.key === key) ?? null);

/** A rule that is asking: it yields what it wants to know, one seat or several at once, and ends in a result. */
export type Ask<T> = Generator<Question | readonly Question[], T, unknown>;

/** The reason for having nothing to choose from; it says nothing about a key that nobody offered. */
export const ifNone =
  (why: Refusal) =>
  (key: string): Refusal | null =>
    key === '' ? why : null;

/** One question each for several seats at once; gives the values in the order of the questions. */
export function* askEach<T>(questions: readonly Question<T>[]): Ask<readonly T[]> {
  return (yield questions) as readonly T[];
}
