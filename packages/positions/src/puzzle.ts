import type { Scene, State } from '@deedbook/engine';
import type { Goal } from './goal.ts';
import { goalShape } from './goal-shape.ts';
import { may, sceneShape } from './scene.ts';
import { z } from './zod.ts';

export const PUZZLE_FORMAT = 'deedbook-puzzle/1';

/** Words in one language, or in several by their tags: `{ en: …, it: … }`. */
export type Words = string | Readonly<Record<string, string>>;

/** A position to play from, with what a player should know about it. `docs/positions.md` describes the file. */
export interface Puzzle {
  readonly format: typeof PUZZLE_FORMAT;
  readonly title?: Words;
  /** What the situation is, and what to look at. */
  readonly words?: Words;
  /** What to achieve; without one it is simply a position. */
  readonly goal?: Goal;
  /** The rules it is about. */
  readonly rules?: readonly string[];
  /** The seats played by people, the one the goal is for first; computer players take the others. Seat 0 by default. */
  readonly people?: readonly number[];
  /** Answers that reach the goal, as in a record: `0 power march`. */
  readonly line?: readonly string[];
  /** The position by names: survives new versions of the rules. */
  readonly scene?: Scene;
  /** The exact position, instead of a scene, and the version of the rules that wrote it. */
  readonly position?: { readonly engine: string; readonly state: State };
}

const MOST_WORDS = 4000;
const MOST_ANSWERS = 2000;
const MOST_SEATS = 8;

const text = z
  .string({ error: 'must be a text' })
  .check(z.maxLength(MOST_WORDS, { error: `must have at most ${MOST_WORDS} characters` }));
const words = z.union([text, z.record(z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)), text)], {
  error: 'must be a text, or a text for each language, such as { en, pt-BR, it }',
});
const seat = z
  .int({ error: 'must be the number of a seat' })
  .check(z.minimum(0, { error: 'must not be negative' }), z.maximum(MOST_SEATS - 1, { error: 'must be below 8' }));
const rule = z
  .string({ error: 'must be the id of a rule' })
  .check(z.regex(/^[A-Z]+(-[A-Z0-9]+)*-\d+[a-z]*$/, { error: 'must be the id of a rule, such as CRD-21' }));
const answer = z
  .string({ error: 'must be an answer' })
  .check(z.regex(/^\d .{1,200}$/, { error: "must be a seat and an answer, such as '0 power march'" }));

export const puzzleShape: z.ZodMiniType<Puzzle> = z.strictObject({
  format: z.literal(PUZZLE_FORMAT, { error: `must be '${PUZZLE_FORMAT}'` }),
  title: may(words),
  words: may(words),
  goal: may(goalShape),
  rules: may(z.array(rule, { error: 'must be a list of rules' })),
  people: may(
    z
      .array(seat, { error: 'must be a list of seats' })
      .check(z.minLength(1, { error: 'must name at least one seat' }), z.maxLength(MOST_SEATS)),
  ),
  line: may(z.array(answer, { error: 'must be a list of answers' }).check(z.maxLength(MOST_ANSWERS))),
  scene: may(sceneShape),
  // The engine checks the state when it is opened.
  position: may(z.strictObject({ engine: z.string(), state: z.custom<State>(x => typeof x === 'object') })),
});

/** The seat the goal is for. */
export const playerOf = ({ people }: Puzzle): number => people?.[0] ?? 0;

/** Words in a language; if there are none, in English, or in any other. */
export function inLanguage(said: Words | undefined, language: string): string {
  if (said === undefined || typeof said === 'string') return said ?? '';
  return said[language] ?? said.en ?? Object.values(said)[0] ?? '';
}
