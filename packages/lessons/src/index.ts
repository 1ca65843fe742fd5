/* The guided first game and the lessons beyond it. docs/lessons.md says how to write one. */
export { problemsOf } from './check.ts';
export { type Course, examOf, type Lesson, type LessonId, type Step } from './lesson.ts';
export { BEYOND, CHAPTERS, isLessonId, LESSONS, lessonOf } from './lessons.ts';
export { type Kept, LEARNER, Run } from './run.ts';
export { restartStep, resumeRun, shownAnswer, showStep } from './show.ts';
export { isLandmark, isOnTable, LANDMARKS, type Landmark, type Spotlight } from './spotlight.ts';
