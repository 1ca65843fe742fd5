import type { Language } from './languages.ts';
import type { FirstSentences, LaterSentences, Sentences } from './shape.ts';
import { type Telling, Text } from './text.ts';
import { Voice } from './voice.ts';

/* The names and sentences of one language, loaded when they are wanted: a page need not carry the others. */

const loadFirst = async (language: Language): Promise<FirstSentences> =>
  (await import(`./${language}/index.ts`)).sentences;

const loadLater = async (language: Language): Promise<LaterSentences> => (await import(`./${language}/later.ts`)).later;

const loadTelling = (): Promise<Telling> => import('./telling.ts');

/** Everything there is to say in a language. */
export async function loadSentences(language: Language): Promise<Sentences> {
  const [first, later] = await Promise.all([loadFirst(language), loadLater(language)]);
  return { ...first, ...later };
}

/** Speaks a language once its sentences have been loaded. */
export const loadText = async (language: Language): Promise<Text> =>
  new Text(new Voice(language, await loadSentences(language), 'named'), await loadTelling());

/** The same as soon as a table can stand. It learns the rest meanwhile; what keeps it from that is told. */
export async function loadTextForTable(language: Language, tell: (problem: unknown) => void): Promise<Text> {
  const voice = new Voice(language, await loadFirst(language), 'named');
  const text = new Text(voice, null);
  Promise.all([loadLater(language), loadTelling()]).then(([later, telling]) => text.learn(later, telling), tell);
  return text;
}
