import { cloneState, keyOfPosition, Session } from '@deedbook/engine';
import { type Goal, isReached } from './goal.ts';
import type { Course } from './lesson.ts';
import { letPuppetsAnswer } from './puppet.ts';
import { type Kept, LEARNER, Run, situationIn } from './run.ts';

/** How many positions a search looks at. */
const BUDGET = 600;

/**
 * The next answer on the way to the goal of the current step. The answers of the step come first, as far as they still
 * fit; after a detour, a short search looks for another way. Null if neither leads there: then the step can be begun
 * again, from where its own answers do.
 */
export function shownAnswer(run: Run): string | null {
  const { step } = run;
  if (!step?.goal) return null;
  const goal = step.goal;
  const isDone = (trial: Session) => hasReached(run, trial, goal);
  return follow(run, step.show ?? [], isDone) ?? search(run, isDone);
}

/** A copy of the game that can be played on. */
const trialOf = ({ state }: Session): Session => new Session(cloneState(state));

/** Whether the goal is reached in a trial, with what happened before it. */
function hasReached(run: Run, trial: Session, goal: Goal): boolean {
  const before = run.situation;
  const { news, ...now } = situationIn(trial, 0);
  return isReached(goal, { ...now, news: [...before.news, ...news], allNews: [...before.allNews, ...news] });
}

/** Answers in a trial; false if it is refused. */
function play(trial: Session, key: string): boolean {
  if (trial.answer(LEARNER, key) !== null) return false;
  letPuppetsAnswer(trial);
  return true;
}

/** Plays as few answers of the step as lead to the goal, the last ones first, leaving out those that do not fit. */
function follow(run: Run, keys: readonly string[], isDone: (trial: Session) => boolean): string | null {
  for (let from = keys.length - 1; from >= 0; from--) {
    const trial = trialOf(run.session);
    let first: string | null = null;
    for (const key of keys.slice(from)) {
      if (!play(trial, key)) continue;
      first ??= key;
      if (isDone(trial)) return first;
    }
  }
  return null;
}

/** Looks for the shortest way. */
function search(run: Run, isDone: (trial: Session) => boolean): string | null {
  let level: readonly { readonly session: Session; readonly first: string | null }[] = [
    { session: trialOf(run.session), first: null },
  ];
  const seen = new Set<string>();
  for (let left = BUDGET; level.length > 0 && left > 0; ) {
    const next: { session: Session; first: string }[] = [];
    for (const { session, first } of level) {
      for (const { key } of session.question(LEARNER)?.choices ?? []) {
        if (left-- <= 0) return null;
        const trial = trialOf(session);
        if (!play(trial, key)) continue;
        if (isDone(trial)) return first ?? key;
        const position = keyOfPosition(trial.state);
        if (seen.has(position)) continue;
        seen.add(position);
        next.push({ session: trial, first: first ?? key });
      }
    }
    level = next;
  }
  return null;
}

/**
 * A run as it was stored. After an update its answers may no longer fit; then the learner goes on at the same step, as
 * if everything before had been done as shown.
 */
export function resumeRun(course: Course, kept: Kept): Run {
  const run = new Run(course);
  return run.recall(kept)
    ? run
    : asShown(
        course,
        course.steps.findIndex(({ id }) => id === kept.step),
      );
}

/**
 * Begins the step again. If the steps before were done in a way that leaves this one out of reach, it begins as if they
 * had been done as shown.
 */
export function restartStep(run: Run): void {
  run.restart();
  if (run.step?.goal && shownAnswer(run) === null) run.follow(asShown(run.course, run.at));
}

/** A run at this step, with everything before done as shown. */
function asShown(course: Course, at: number): Run {
  const run = new Run(course);
  while (run.at < at && showStep(run));
  return run;
}

/** Finishes the current step: reads it, or does what is shown. False if its goal cannot be reached. */
export function showStep(run: Run): boolean {
  const { step, at } = run;
  if (step && !step.goal) run.next();
  for (let left = LONGEST; run.at === at; left--) {
    const key = shownAnswer(run);
    if (left === 0 || key === null || run.answer(key) !== null) return false;
  }
  return true;
}

/** More answers than any step takes. */
const LONGEST = 60;
