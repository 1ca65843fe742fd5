import type { ActName, Asked, AttemptOf, View } from '@deedbook/engine';
import type { Key } from './shape.ts';
import type { Voice } from './voice.ts';

/** The context of an answer: the question and, if available, what the seat sees. */
export interface Answering {
  readonly asked: Asked;
  readonly view: View | null;
}

/** The words for an answer of one kind. The answer may not be possible, in which case its cost is unknown. */
export type Label<A extends ActName> = (voice: Voice, act: AttemptOf<A>, answering: Answering) => string;

/** The words for every kind of answer. */
export type Labels = { readonly [A in ActName]: Label<A> };

/** The words for some kinds of answers. */
export const labels = <L extends Partial<Labels>>(some: L): Pick<Labels, keyof L & ActName> =>
  some as unknown as Pick<Labels, keyof L & ActName>;

/** The same words in any context. */
export const always =
  (key: Key) =>
  (voice: Voice): string =>
    voice.say(key);
