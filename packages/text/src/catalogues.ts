import { LANGUAGES, type Language } from './languages.ts';
import { loadSentences } from './load.ts';
import type { Sentences } from './shape.ts';

/** The sentences of all languages, for programs that load every language. */
export const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async language => [language, await loadSentences(language)])),
) as Readonly<Record<Language, Sentences>>;
