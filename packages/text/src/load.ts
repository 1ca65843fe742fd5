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

/** Called when the rest of a text has loaded, or failed to. */
export interface Later {
  onWhole(whole: Text, first: Text): void;
  onProblem(problem: unknown): void;
}

/** The same as soon as a table can stand; the rest, how to tell what happened, comes later. */
export async function loadTextForTable(language: Language, { onWhole, onProblem }: Later): Promise<Text> {
  const first = new Text(new Voice(language, await loadFirst(language), 'named'), null);
  Promise.all([loadLater(language), loadTelling()]).then(
    ([later, telling]) => onWhole(first.learn(later, telling), first),
    onProblem,
  );
  return first;
}
