import type { Language } from '../language/languages.ts';
import { preferences } from '../platform/preferences.ts';

/*
 * A small file that the page waits for before it shows anything: it looks as this person likes it from the first
 * moment, and the first screen or a game asks for all its files at once instead of one after the other.
 */

type Files = readonly string[];

/** Written by the build: the files of the first screen, of a table, and of each language. */
declare const FILES: { landing: Files; table: Files; languages: Readonly<Record<Language, Files>> };

const { language, contrast, motion } = preferences();
Object.assign(document.documentElement, { lang: language });
Object.assign(document.documentElement.dataset, { contrast, motion });

const { landing, table, languages } = FILES;
const [, screen] = location.hash.split('/');
for (const file of screen === 'game' ? [...table, ...languages[language]] : screen ? [] : landing) {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href: file }));
}
