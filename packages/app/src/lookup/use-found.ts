import { useEffect, useMemo, useState } from 'react';
import { fetchWords, useLanguage, useWords } from '../language/language.ts';
import { useText } from '../parts/use-text.ts';
import { useExamples } from '../positions/examples.ts';
import { type Book, loadBook, useShelf } from '../rulebook/chapters.ts';
import { ask, type Document, indexOf } from './ask.ts';
import { documentsOf, thingsIn, titlesByRule } from './documents.ts';

/** Stands in for a book that has not loaded. */
const NOTHING: Book = {};
const MOST = 8;

/** The answers to a question; the codex and the titles of the examples join in once they have loaded. */
export function useFound(question: string): readonly Document[] {
  const language = useLanguage();
  const heads = useWords('screens').codex;
  const text = useText();
  const shown = useTitlesByRule();
  const book = useShelf(shelf => shelf.books[language] ?? NOTHING);
  useEffect(() => void loadBook(language, null), [language]);
  const index = useMemo(
    () => indexOf([...documentsOf(book, { language, shown }), ...(text ? thingsIn(text, heads) : [])], language),
    [book, language, shown, text, heads],
  );
  return useMemo(() => ask(index, question, MOST), [index, question]);
}

const NO_TITLES: Readonly<Record<string, string>> = {};

function useTitlesByRule(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const examples = useExamples();
  const [titles, setTitles] = useState(NO_TITLES);
  useEffect(() => {
    let isHere = true;
    fetchWords(language, 'examples').then(loaded => isHere && setTitles(loaded), console.error);
    return () => {
      isHere = false;
    };
  }, [language]);
  return useMemo(() => titlesByRule(examples, titles), [examples, titles]);
}
