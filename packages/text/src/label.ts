import type { Asked, Choice, View } from '@deedbook/engine';
import type { Key } from './shape.ts';
import type { Voice } from './voice.ts';

/** One answer to a question, with what the seat sees if somebody shows it. */
export interface Answering {
  readonly asked: Asked;
  readonly choice: Choice;
  /** The words of its key. */
  readonly words: readonly string[];
  readonly view: View | null;
}

/** The words on an answer, or null where this is not the one to find them. */
export type Label = (voice: Voice, answering: Answering) => string | null;

/** What the engine says of an answer. */
export const aboutOf = <T extends object>({ choice }: Answering): Partial<T> => (choice.about ?? {}) as Partial<T>;

/** The same words whatever the game is like. */
export const always =
  (key: Key): Label =>
  voice =>
    voice.say(key);
