import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { type Book, chapterOf } from './chapters.ts';
import { openRules } from './open.ts';
import { type Entry, pieces } from './search.ts';

interface ResultsProps {
  readonly found: readonly Entry[];
  readonly sought: string;
  readonly book: Book;
}

/** What was found, each with the place where the words stand. */
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
      {found.map(entry => (
        <li key={entry.at}>
          <a
            href={linkTo('rules', entry.at)}
            onKeyDown={stepThrough}
            onClick={event => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              openRules(entry.at, { sought });
            }}
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
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, sought }: { readonly text: string; readonly sought: string }) {
  return pieces(text, sought).map((piece, n) =>
    piece.isSought ? <mark key={n.toString()}>{piece.text}</mark> : piece.text,
  );
}

/** Up and down the list, and from its top back to the field. */
function stepThrough(event: React.KeyboardEvent<HTMLAnchorElement>): void {
  const item = event.currentTarget.parentElement;
  const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const target = next?.querySelector('a') ?? (event.key === 'ArrowUp' ? searchField(event.currentTarget) : null);
  target?.focus();
}

const searchField = (from: Element) => from.closest('.book')?.querySelector<HTMLElement>('input[type=search]');
