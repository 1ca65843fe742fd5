import type { Scene } from '@deedbook/engine';
import type { AppWords } from '@deedbook/text';
import type { Goal } from './goal.ts';
import type { Spotlight } from './spotlight.ts';

/* A lesson is data: a scene, and steps with goals. Its words are in packages/text, under the same names. */

type Words = AppWords['lessons']['lessons'];
export type LessonId = keyof Words;

/** One thing to read or to do; its words are those of the same name. */
export interface Step<S extends string = string, A extends string = string> {
  readonly id: S;
  /** What to reach; a step without one is only read. */
  readonly goal?: Goal;
  /** What the words speak of. */
  readonly at?: readonly Spotlight[];
  /** Answers that reach the goal from where the step usually begins; those already given are skipped. */
  readonly show?: readonly string[];
  /** Wrong turns that are worth a sentence, by the name of their words. */
  readonly astray?: Readonly<Partial<Record<A, Goal>>>;
}

/** A scene to play and the steps that lead through it. */
export interface Course<S extends string = string, A extends string = string> {
  readonly scene: Scene;
  readonly steps: readonly Step<S, A>[];
}

/** A lesson, typed by its words: a step without words does not compile. */
export interface Lesson<L extends LessonId = LessonId> extends Course<LessonStep<L>, LessonAstray<L>> {
  readonly id: L;
  /** Whoever reaches this unguided may skip the lesson; by default its last goal, from its own scene. */
  readonly exam?: Omit<Step<'exam'>, 'id'> & { readonly goal: Goal; readonly scene: Scene };
}

type LessonStep<L extends LessonId> = L extends LessonId ? keyof Words[L]['steps'] & string : never;
type LessonAstray<L extends LessonId> = L extends LessonId ? keyof Words[L]['astray'] & string : never;

/** Checks a lesson against its words. */
export const lesson = <L extends LessonId>(it: Lesson<L>): Lesson => it as unknown as Lesson;

/** The exam of a lesson as a course with one step. */
export function examOf({ exam, scene, steps }: Lesson): Course<'exam'> {
  if (exam) return { scene: exam.scene, steps: [{ id: 'exam', goal: exam.goal, show: exam.show ?? [] }] };
  const goal = steps.findLast(step => step.goal)?.goal;
  return { scene, steps: [{ id: 'exam', ...(goal ? { goal } : {}), show: steps.flatMap(({ show = [] }) => show) }] };
}
