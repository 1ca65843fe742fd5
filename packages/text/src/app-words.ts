import type { examples } from './en/app/examples.ts';
import type { lessons } from './en/app/lessons.ts';
import type { lookup } from './en/app/lookup.ts';
import type { online } from './en/app/online.ts';
import type { page } from './en/app/page.ts';
import type { panels } from './en/app/panels.ts';
import type { rulebook } from './en/app/rulebook.ts';
import type { screens } from './en/app/screens.ts';
import type { table } from './en/app/table.ts';
import type { training } from './en/app/training.ts';
import type { Language } from './languages.ts';
import type { Translation } from './shape.ts';

/** The app's own words (labels, headings, hints), in files that are fetched when a screen needs them. */
export interface AppWords {
  /** Needed on every screen. */
  readonly page: Translation<typeof page>;
  /** What the table shows first: map, hand, hero, question. */
  readonly table: Translation<typeof table>;
  /** Panels that load a moment later, or on demand. */
  readonly panels: Translation<typeof panels>;
  /** The other screens. */
  readonly screens: Translation<typeof screens>;
  readonly rulebook: Translation<typeof rulebook>;
  /** The guided first game and other lessons. */
  readonly lessons: Translation<typeof lessons>;
  /** The titles of the worked examples. */
  readonly examples: Translation<typeof examples>;
  /** Looking things up, positions to play from, the editor. */
  readonly lookup: Translation<typeof lookup>;
  /** Combat drills. */
  readonly training: Translation<typeof training>;
  /** Online tables. */
  readonly online: Translation<typeof online>;
}

type Loaders = { readonly [F in keyof AppWords]: (language: Language) => Promise<Readonly<Record<F, AppWords[F]>>> };

const LOADERS: Loaders = {
  page: language => import(`./${language}/app/page.ts`),
  table: language => import(`./${language}/app/table.ts`),
  panels: language => import(`./${language}/app/panels.ts`),
  screens: language => import(`./${language}/app/screens.ts`),
  rulebook: language => import(`./${language}/app/rulebook.ts`),
  lessons: language => import(`./${language}/app/lessons.ts`),
  examples: language => import(`./${language}/app/examples.ts`),
  lookup: language => import(`./${language}/app/lookup.ts`),
  training: language => import(`./${language}/app/training.ts`),
  online: language => import(`./${language}/app/online.ts`),
};

/** Loads a file of the app's words. */
export const loadWords = async <F extends keyof AppWords>(language: Language, file: F): Promise<AppWords[F]> =>
  (await LOADERS[file](language))[file];
