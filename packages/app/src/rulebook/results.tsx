import { useRef } from 'react';
import { useWords } from '../language/language.ts';
import { useRoving } from '../parts/roving.tsx';
import { linkTo } from '../platform/route.ts';
import { type Book, chapterOf } from './chapters.ts';
import { openRules } from './open.ts';
import { type Entry, pieces } from './search.ts';

interface ResultsProps {
  readonly found: readonly Entry[];
  readonly sought: string;
  readonly book: Book;
}

/** Search results, each with the matching text. */
export function Results({ found, sought, book }: ResultsProps) {
  const words = useWords('rulebook');
  return (
    <section className="book-results">
      <p role="status" className="book-count">
        {found.length === 0 ? words.nothing(sought.trim()) : words.found(found.length)}
      </p>
      <ResultList found={found} sought={sought} book={book} />
    </section>
  );
}

export function ResultList({ found, sought, book }: ResultsProps) {
  return (
    <ol className="book-found">
      {found.map((entry, i) => (
        <li key={entry.at}>
          <Result entry={entry} at={i} sought={sought} book={book} />
        </li>
      ))}
    </ol>
  );
}

interface ResultProps extends Pick<ResultsProps, 'sought' | 'book'> {
  readonly entry: Entry;
  readonly at: number;
}

function Result({ entry, at, sought, book }: ResultProps) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <a
      ref={link}
      href={linkTo('rules', entry.at)}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openRules(entry.at, { sought });
      }}
      {...useRoving(at, link)}
    >
      <span className="book-found-head">
        <b>
          <Marked text={entry.title} sought={sought} />
        </b>
        {entry.kind === 'rule' && <span className="book-id">{entry.at}</span>}
        {entry.kind !== 'chapter' && <small>{book[chapterOf(entry.at) ?? '']?.title}</small>}
      </span>
      <span className="book-snippet">
        <Marked text={entry.text} sought={sought} />
      </span>
    </a>
  );
}

function Marked({ text, sought }: { readonly text: string; readonly sought: string }) {
  return pieces(text, sought).map((piece, n) =>
    piece.isSought ? <mark key={n.toString()}>{piece.text}</mark> : piece.text,
  );
}
