import type { online } from './en/app/online.ts';
import type { page } from './en/app/page.ts';
import type { panels } from './en/app/panels.ts';
import type { rulebook } from './en/app/rulebook.ts';
import type { screens } from './en/app/screens.ts';
import type { table } from './en/app/table.ts';
import type { Language } from './languages.ts';
import type { Translation } from './shape.ts';

/** The words of the app itself (labels, headings, hints), in files that are fetched when a screen needs them. */
export interface AppWords {
  /** Needed on every screen. */
  readonly page: Translation<typeof page>;
  /** A table that stands: map, hand, hero, question. */
  readonly table: Translation<typeof table>;
  /** Its parts that come a moment later, or when they are wanted. */
  readonly panels: Translation<typeof panels>;
  /** The other screens. */
  readonly screens: Translation<typeof screens>;
  readonly rulebook: Translation<typeof rulebook>;
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
  online: language => import(`./${language}/app/online.ts`),
};

/** Fetches a file of the words of the app. */
export const loadWords = async <F extends keyof AppWords>(language: Language, file: F): Promise<AppWords[F]> =>
  (await LOADERS[file](language))[file];
