import { FIGHTING } from './beyond/fighting.ts';
import { STYLES } from './beyond/styles.ts';
import { ENCOUNTERS } from './chapters/encounters.ts';
import { FIRST_STEPS } from './chapters/first-steps.ts';
import { MASTERY } from './chapters/mastery.ts';
import type { Lesson, LessonId } from './lesson.ts';

/** The guided first game, chapter by chapter. */
export const CHAPTERS: readonly Lesson[] = [...FIRST_STEPS, ...ENCOUNTERS, ...MASTERY];

/** Single subjects, for those who know the basics. */
export const BEYOND: readonly Lesson[] = [...FIGHTING, ...STYLES];

export const LESSONS: readonly Lesson[] = [...CHAPTERS, ...BEYOND];

export const lessonOf = (id: string): Lesson | undefined => LESSONS.find(lesson => lesson.id === id);

export const isLessonId = (id: string): id is LessonId => lessonOf(id) !== undefined;
