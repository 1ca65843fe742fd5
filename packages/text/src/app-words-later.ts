import type { AppWords, AtOnce, Loaders } from './app-words.ts';

/** What the other screens need. Naming all these files takes room, so a game does without. */
export const LATER: Loaders<Exclude<keyof AppWords, AtOnce>> = {
  rulebook: language => import(`./${language}/app/rulebook.ts`),
  lessons: language => import(`./${language}/app/lessons.ts`),
  examples: language => import(`./${language}/app/examples.ts`),
  lookup: language => import(`./${language}/app/lookup.ts`),
  training: language => import(`./${language}/app/training.ts`),
  online: language => import(`./${language}/app/online.ts`),
};
