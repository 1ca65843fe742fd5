import type { ActName, Asked, AttemptOf, View } from '@deedbook/engine';
import type { Key } from './shape.ts';
import type { Voice } from './voice.ts';

/** Where an answer may be given: to which question and, if shown, with what the seat sees. */
export interface Answering {
  readonly asked: Asked;
  readonly view: View | null;
}

/** The words on an answer of one kind. It may be one that is not possible: then nothing is known of what it would cost. */
export type Label<A extends ActName> = (voice: Voice, act: AttemptOf<A>, answering: Answering) => string;

/** The words on every kind of answer. */
export type Labels = { readonly [A in ActName]: Label<A> };

/** The words on some kinds of answers. */
export const labels = <L extends Partial<Labels>>(some: L): Pick<Labels, keyof L & ActName> =>
  some as unknown as Pick<Labels, keyof L & ActName>;

/** The same words whatever the game is like. */
export const always =
  (key: Key) =>
  (voice: Voice): string =>
    voice.say(key);
