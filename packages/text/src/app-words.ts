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

export type Loaders<F extends keyof AppWords> = {
  readonly [K in F]: (language: Language) => Promise<Readonly<Record<K, AppWords[K]>>>;
};

export type AtOnce = 'page' | 'table' | 'panels' | 'screens';

/** What a game or the first screen needs. */
const AT_ONCE: Loaders<AtOnce> = {
  page: language => import(`./${language}/app/page.ts`),
  table: language => import(`./${language}/app/table.ts`),
  panels: language => import(`./${language}/app/panels.ts`),
  screens: language => import(`./${language}/app/screens.ts`),
};

const isAtOnce = (file: keyof AppWords): file is AtOnce => file in AT_ONCE;

/** Loads a file of the app's words. */
export async function loadWords<F extends keyof AppWords>(language: Language, file: F): Promise<AppWords[F]> {
  const loaders = isAtOnce(file) ? AT_ONCE : (await import('./app-words-later.ts')).LATER;
  return (await (loaders as Loaders<F>)[file](language))[file];
}
