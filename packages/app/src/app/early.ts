import type { Language } from '@deedbook/text';
import { preferences } from '../platform/preferences.ts';

/*
 * A small file that the page waits for before it shows anything: it looks as this person likes it from the first
 * moment, and the first screen or a game asks for all its files at once instead of one after the other.
 */

type Files = readonly string[];

type Steps = Readonly<Record<'landing' | 'table', Files>>;

/** Written by the build: the files of the first screen and of a table, and of the words of both in each language. */
declare const FILES: Steps & { languages: Readonly<Record<Language, Steps>> };

const { language, contrast, motion } = preferences();
Object.assign(document.documentElement, { lang: language });
Object.assign(document.documentElement.dataset, { contrast, motion });

const [, screen] = location.hash.split('/');
const step = screen === 'game' ? 'table' : 'landing';
for (const file of screen && step === 'landing' ? [] : [...FILES[step], ...FILES.languages[language][step]]) {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href: file }));
}
