import type { Language } from '../language/languages.ts';
import { preferences } from './preferences.ts';

/*
 * Stands in the page itself, so that it runs before any file has come: the page looks as this person likes it from the
 * first moment, and a game at the address asks for all its files at once instead of one after the other.
 */

/** Written by the build: the files of a table, and those of each language. */
declare const FILES: { readonly table: readonly string[]; readonly languages: Readonly<Record<Language, string[]>> };

const { language, contrast, motion } = preferences();
Object.assign(document.documentElement, { lang: language });
Object.assign(document.documentElement.dataset, { contrast, motion });

if (location.hash.startsWith('#/game/')) {
  const { table, languages } = FILES;
  for (const file of [...table, ...languages[language]]) {
    const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href: file }));
  }
}
