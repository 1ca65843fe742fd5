import type { Language } from '@deedbook/text';
import { preferences } from '../platform/preferences.ts';

/*
 * A small file that comes before all others. It applies the user's theme before the first screen, and requests all
 * files of that screen or of the game at once rather than one after another.
 */

type Files = readonly string[];

type Steps = Readonly<Record<'landing' | 'table', Files>>;

/** Written by the build: the files of the first screen and of the table, and their words in each language. */
declare const FILES: Steps & { languages: Readonly<Record<Language, Steps>> };
// Once: the build writes the list wherever its name is.
const files = FILES;

const { language, contrast, motion } = preferences();
Object.assign(document.documentElement, { lang: language });
Object.assign(document.documentElement.dataset, { contrast, motion });

const [, screen] = location.hash.split('/');
const step = screen === 'game' ? 'table' : 'landing';
for (const file of screen && step === 'landing' ? [] : [...files[step], ...files.languages[language][step]]) {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href: file }));
}
