import { LocalTable } from '@deedbook/engine';
import {
  type Course,
  LEARNER,
  type Lesson,
  type LessonId,
  Run,
  restartStep,
  resumeRun,
  shownAnswer,
} from '@deedbook/lessons';
import type { Text } from '@deedbook/text';
import { create } from 'zustand';
import { filesOf } from '../game/files.ts';
import { answer, openTable } from '../game/table.ts';
import { isMotionReduced } from '../platform/motion.ts';
import { endRun, keepRun, useProgress } from './progress.ts';

/** What is being learned: a lesson or its exam. */
export interface Studied {
  /** Its address: `walk`, `walk/exam`. */
  readonly name: string;
  readonly lesson: LessonId;
  readonly isExam: boolean;
  readonly course: Course;
}

interface Study {
  readonly studied: Studied | null;
  readonly run: Run | null;
  /** Grows with every change of the run. */
  readonly version: number;
  /** The steps are being shown. */
  readonly isShowing: boolean;
}

/** The course at the table. */
export const useStudy = create<Study>(() => ({ studied: null, run: null, version: 0, isShowing: false }));

export const studiedAs = (lesson: Lesson, course: Course, isExam: boolean): Studied => ({
  name: isExam ? `${lesson.id}/exam` : lesson.id,
  lesson: lesson.id,
  isExam,
  course,
});

/** Opens a course where it was left, or at its beginning. */
export function openStudy(studied: Studied, text: Text): void {
  const kept = useProgress.getState().begun[studied.name];
  const run = kept ? resumeRun(studied.course, kept) : new Run(studied.course);
  useStudy.setState({ studied, run, isShowing: false });
  sitDown(studied, run, text);
}

export const closeStudy = (): void => useStudy.setState({ studied: null, run: null, isShowing: false });

/** Puts the session of the run on the table, and watches it. */
function sitDown(studied: Studied, run: Run, text: Text): void {
  const { session } = run;
  const table = new LocalTable(session, [LEARNER]);
  let isSettling = false;
  table.subscribe(() => {
    if (isSettling || useStudy.getState().run !== run || run.session !== session) return;
    const answers = session.log.length;
    run.settle();
    isSettling = true;
    // Others have answered in between.
    if (session.log.length !== answers) table.refresh();
    isSettling = false;
    changed(studied, run);
  });
  const plan = session.state.players.map((_, seat) => (seat === LEARNER ? ('person' as const) : ('random' as const)));
  openTable(studied.name, table, {
    plan,
    text,
    names: plan.map(() => ''),
    files: filesOf(session),
    hurry: null,
    byHand: true,
  });
  changed(studied, run);
}

function changed({ name, lesson }: Studied, run: Run): void {
  if (run.step === null) endRun(name, lesson);
  else keepRun(name, run.kept);
  useStudy.setState(({ version }) => ({ version: version + 1 }));
}

/** The learner has read the step. */
export function readOn(): void {
  const { studied, run } = useStudy.getState();
  if (!studied || !run) return;
  run.next();
  changed(studied, run);
}

/** Begins the step again. */
export function startOver(text: Text): void {
  const { studied, run } = useStudy.getState();
  if (!studied || !run) return;
  restartStep(run);
  sitDown(studied, run, text);
}

/** Time to see what an answer did. */
const PAUSE = 900;

/** Does what the step asks for, one answer at a time; from a dead end the step begins again. */
export async function showMe(text: Text): Promise<void> {
  const { run } = useStudy.getState();
  if (!run || useStudy.getState().isShowing) return;
  useStudy.setState({ isShowing: true });
  const { at } = run;
  const isWanted = () => useStudy.getState().run === run && run.at === at;
  if (shownAnswer(run) === null) startOver(text);
  for (let left = 60; isWanted() && left > 0; left--) {
    const key = shownAnswer(run);
    if (key === null) break;
    answer(key);
    if (isWanted() && !isMotionReduced()) await new Promise(done => setTimeout(done, PAUSE));
  }
  if (useStudy.getState().run === run) useStudy.setState({ isShowing: false });
}
