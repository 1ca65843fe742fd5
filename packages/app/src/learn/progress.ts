import { isLessonId, type Kept, type LessonId } from '@deedbook/lessons';
import { create } from 'zustand';

/* Which lessons are done, and where the others were left, in this browser. */

const KEY = 'deedbook.lessons';

interface Progress {
  readonly done: readonly LessonId[];
  /** Courses that were begun, by their address: `walk`, `walk/exam`. */
  readonly begun: Readonly<Record<string, Kept>>;
}

const NOTHING: Progress = { done: [], begun: {} };

/** What is stored may be damaged or from another version: whatever does not fit is left out. */
function stored(): Progress {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { done?: unknown; begun?: unknown };
    const done = Array.isArray(read.done) ? read.done.map(String).filter(isLessonId) : [];
    const begun = Object.entries(read.begun ?? {}).filter((entry): entry is [string, Kept] => isKept(entry[1]));
    return { done, begun: Object.fromEntries(begun) };
  } catch {
    return NOTHING;
  }
}

const isListOf = (list: unknown, kind: 'string' | 'number'): boolean =>
  Array.isArray(list) && list.every(each => typeof each === kind);

function isKept(read: unknown): read is Kept {
  const { step, answers, starts } = (read ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof step === 'string' && isListOf(answers, 'string') && isListOf(starts, 'number');
}

export const useProgress = create<Progress>(() => stored());

function store(change: (before: Progress) => Progress): void {
  useProgress.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useProgress.getState()));
  } catch {
    // nowhere to store it: it lasts for this visit
  }
}

/** Stores where a course is. */
export const keepRun = (name: string, kept: Kept): void =>
  store(({ done, begun }) => ({ done, begun: { ...begun, [name]: kept } }));

/** A course need not be resumed any more; a lesson that is done stays done. */
export const endRun = (name: string, finished: LessonId | null): void =>
  store(({ done, begun: { [name]: _, ...begun } }) => ({
    done: finished === null || done.includes(finished) ? done : [...done, finished],
    begun,
  }));
