import type { Language } from './languages.ts';
import type { FirstSentences, LaterSentences, Sentences } from './shape.ts';
import { type Telling, Text } from './text.ts';
import { Voice } from './voice.ts';

/* Loads the names and sentences of one language on demand, so that a page need not carry the others. */

const loadFirst = async (language: Language): Promise<FirstSentences> =>
  (await import(`./${language}/index.ts`)).sentences;

const loadLater = async (language: Language): Promise<LaterSentences> => (await import(`./${language}/later.ts`)).later;

const loadTelling = (): Promise<Telling> => import('./telling.ts');

/** All sentences of a language. */
export async function loadSentences(language: Language): Promise<Sentences> {
  const [first, later] = await Promise.all([loadFirst(language), loadLater(language)]);
  return { ...first, ...later };
}

/** The text of a language, once its sentences are loaded. */
export const loadText = async (language: Language): Promise<Text> =>
  new Text(new Voice(language, await loadSentences(language), 'named'), await loadTelling());

/** What to do about the rest of a text: how to load it, and what follows when it has loaded or failed to. */
export interface Later {
  load?<T>(load: () => Promise<T>): Promise<T>;
  onWhole(whole: Text, first: Text): void;
  onProblem(problem: unknown): void;
}

const now = <T>(load: () => Promise<T>): Promise<T> => load();

/** The same, as soon as the table can be shown. The rest, which tells news, loads in the background. */
export async function loadTextForTable(language: Language, { load = now, onWhole, onProblem }: Later): Promise<Text> {
  const first = new Text(new Voice(language, await loadFirst(language), 'named'), null);
  load(() => Promise.all([loadLater(language), loadTelling()])).then(
    ([later, telling]) => onWhole(first.learn(later, telling), first),
    onProblem,
  );
  return first;
}
