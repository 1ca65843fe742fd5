import { type AppWords, type Language, loadWords } from '@deedbook/text';
import { createContext, use, useContext, useEffect, useState } from 'react';

/*
 * The app's own words (labels, headings, hints) in the current language; only those of screens that were shown are
 * loaded. They are in @deedbook/text, with everything else in words.
 */

type WordFile = keyof AppWords;

/** What has been fetched or is on its way. */
const asked = new Map<string, Promise<AppWords[WordFile]>>();
const here = new Map<string, AppWords[WordFile]>();

/** Preloads words, so that nothing waits for them later. */
export async function fetchWords<F extends WordFile>(language: Language, file: F): Promise<AppWords[F]> {
  const name = `${language} ${file}`;
  let words = asked.get(name);
  if (!words) {
    words = loadWords(language, file);
    asked.set(name, words);
    words.then(
      found => here.set(name, found),
      () => asked.delete(name), // a lost connection: try again next time
    );
  }
  return (await words) as AppWords[F];
}

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

/** The app's words in the current language; a screen that appears before they have loaded waits. */
export function useWords<F extends WordFile>(file: F): AppWords[F] {
  const language = useLanguage();
  const name = `${language} ${file}`;
  const words = here.get(name);
  if (words) return words as AppWords[F];
  if (!asked.has(name)) void fetchWords(language, file).catch(() => undefined);
  return use(asked.get(name) as Promise<AppWords[F]>);
}

/**
 * The language to use: a newly chosen one applies once its words for everything shown so far have loaded, in the way
 * of `load`.
 */
export function useSpoken(wanted: Language, load: (load: () => Promise<unknown>) => Promise<unknown>): Language {
  const [spoken, speak] = useState(wanted);
  useEffect(() => {
    let isWanted = true;
    const files = new Set([...here.keys()].map(name => name.split(' ')[1] as WordFile));
    const fetchAll = () => Promise.all([...files].map(file => fetchWords(wanted, file)));
    load(fetchAll).then(() => isWanted && speak(wanted), console.error);
    return () => {
      isWanted = false;
    };
  }, [wanted, load]);
  return spoken;
}
