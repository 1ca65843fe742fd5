import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useLanguage, useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import './rulebook.css';
import './reading.css';
import './reading-tables.css';
import './finding.css';
import './print.css';
import { Roving } from '../parts/roving.tsx';
import { ChapterView } from './chapter-view.tsx';
import { type Book, chapterOf, loadBook, useShelf } from './chapters.ts';
import { ContentsList, ContentsPage } from './contents.tsx';
import { openRules, type Place } from './open.ts';
import { ResultList, Results } from './results.tsx';
import { type Entry, entriesOf, search } from './search.ts';
import { SearchField } from './search-field.tsx';

interface BookProps {
  readonly place: Place;
  /** Additional content of the top bar. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** Stands in for a book that has not loaded. */
const NOTHING: Book = {};

/** The open book: a bar with the search, the contents if there is room, and the text. */
export function BookView({ place, before, after }: BookProps) {
  const { at } = place;
  const words = useWords('rulebook');
  const language = useLanguage();
  const slug = at === null ? null : chapterOf(at);
  const book = useShelf(shelf => shelf.books[language] ?? NOTHING);
  const [typed, setTyped] = useState(place.sought);
  const sought = useDeferredValue(typed.trim());
  const entries = useMemo(() => entriesOf(book), [book]);
  const found = useMemo(() => search(entries, sought), [entries, sought]);
  useEffect(() => void loadBook(language, slug), [language, slug]);
  // Another place of the book was opened, or gone back to: it knows what was sought there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place counts even where nothing was sought in both
  useEffect(() => setTyped(place.sought), [at, place.sought]);
  const page = useRef<HTMLDivElement>(null);
  const isReady = slug === null ? sought === '' : sought === '' && book[slug] !== undefined;
  useEffect(() => {
    if (isReady) show(page.current, at);
  }, [isReady, at]);
  const openBest = () => {
    if (sought !== '' && found[0]) openRules(found[0].at, { sought });
  };
  return (
    <Roving count={found.length} kind="list">
      <div className="book">
        <div className="book-frame">
          <div className="book-bar">
            {before}
            <a className="book-tool" href={linkTo('rules')} aria-label={words.contents} title={words.contents}>
              <StatIcon stat="list" size={20} />
            </a>
            <SearchField value={typed} onChange={setTyped} onEnter={openBest} />
            {after}
          </div>
          <ContentsList book={book} current={slug} />
          <div className="book-page" ref={page}>
            {sought === '' ? (
              <Page at={at} slug={slug} book={book} entries={entries} />
            ) : (
              <Results found={found} sought={sought} book={book} />
            )}
          </div>
        </div>
      </div>
    </Roving>
  );
}

interface PageProps {
  readonly at: string | null;
  readonly slug: string | null;
  readonly book: Book;
  readonly entries: readonly Entry[];
}

function Page({ at, slug, book, entries }: PageProps) {
  const words = useWords('rulebook');
  const language = useLanguage();
  const isMissing = useShelf(shelf => shelf.isMissing);
  const chapter = slug === null ? undefined : book[slug];
  // A rule that does not exist: offers similar ones.
  const isUnknown = at !== null && (slug === null || (chapter !== undefined && !isKnown(at, slug, entries)));
  if (isUnknown) {
    const topic = `${at.split(/[-/]/)[0]}-`;
    const near = entries.filter(entry => entry.at.startsWith(topic) && entry.kind === 'rule').slice(0, 12);
    return (
      <section className="book-results">
        <p role="status" className="book-count">
          {near.length > 0 ? words.noSuchBut(at) : words.noSuch(at)}
        </p>
        <ResultList found={near} sought="" book={book} />
        {near.length === 0 && <ContentsPage book={book} />}
      </section>
    );
  }
  if (at !== null && slug !== null && chapter) return <ChapterView slug={slug} chapter={chapter} book={book} at={at} />;
  if (at === null) return <ContentsPage book={book} />;
  if (!isMissing) return null;
  return (
    <p role="alert" className="book-count">
      {words.missing}{' '}
      <button type="button" className="screen-button" onClick={() => void loadBook(language, slug)}>
        {words.again}
      </button>
    </p>
  );
}

const isKnown = (at: string, slug: string, entries: readonly Entry[]): boolean =>
  at === slug || at.startsWith(`${slug}/`) || entries.some(entry => entry.at === at);

/** Scrolls the requested rule into view and focuses it, so that it is read out as well. */
function show(page: HTMLElement | null, at: string | null): void {
  const target = page?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at ?? '')}"]`);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
