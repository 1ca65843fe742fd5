import type { Language } from './languages.ts';
import type { Sentences } from './shape.ts';
import { Text } from './text.ts';
import { Voice } from './voice.ts';

/** The sentences of one language, loaded when they are wanted: a page need not carry the others. */
const LOADERS: Readonly<Record<Language, () => Promise<Sentences>>> = {
  en: async () => (await import('./en/index.ts')).english,
  'pt-BR': async () => (await import('./pt-BR/index.ts')).portuguese,
  it: async () => (await import('./it/index.ts')).italian,
};

/** Speaks a language once its sentences have been loaded. */
export const loadText = async (language: Language): Promise<Text> =>
  new Text(new Voice(language, await LOADERS[language]()));
