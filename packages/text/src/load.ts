import type { Language } from './languages.ts';
import type { Sentences } from './shape.ts';
import { Text } from './text.ts';
import { Voice } from './voice.ts';

/** The names and sentences of one language, loaded when they are wanted: a page need not carry the others. */
export const loadSentences = async (language: Language): Promise<Sentences> => {
  const { sentences }: { readonly sentences: Sentences } = await import(`./${language}/index.ts`);
  return sentences;
};

/** Speaks a language once its sentences have been loaded. */
export const loadText = async (language: Language): Promise<Text> =>
  new Text(new Voice(language, await loadSentences(language), 'named'));
