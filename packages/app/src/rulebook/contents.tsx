import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { type Book, CHAPTERS, GLOSSARY } from './chapters.ts';
import { plain } from './parse.ts';
import { SectionLinks } from './section-links.tsx';

/** The first page: the list of chapters. */
export function ContentsPage({ book }: { readonly book: Book }) {
  const words = useWords('rulebook');
  return (
    <article className="book-contents">
      <header className="book-chapter-head" data-rule="" tabIndex={-1}>
        <h2>{words.contents}</h2>
        <p className="book-intro">{words.welcome}</p>
      </header>
      <ol>
        {CHAPTERS.map(({ slug }, n) => (
          <li key={slug}>
            <a href={linkTo('rules', slug)}>
              <span className="book-number">{slug === GLOSSARY ? '' : n + 1}</span>
              <b>{book[slug]?.title}</b>
              <span className="book-about">{book[slug]?.sections.map(({ title }) => title).join(' · ')}</span>
            </a>
          </li>
        ))}
      </ol>
    </article>
  );
}

interface ContentsListProps {
  readonly book: Book;
  readonly current: string | null;
}

/** The list of chapters beside the text, with the sections of the open one. */
export function ContentsList({ book, current }: ContentsListProps) {
  const words = useWords('rulebook');
  return (
    <nav className="book-side" aria-label={words.contents}>
      <ol>
        {CHAPTERS.map(({ slug }, n) => {
          const chapter = book[slug];
          if (!chapter) return null;
          const isOpen = slug === current;
          return (
            <li key={slug}>
              <a
                href={linkTo('rules', slug)}
                aria-current={isOpen ? 'page' : undefined}
                title={shortened(chapter.intro)}
              >
                <span className="book-number">{slug === GLOSSARY ? '' : n + 1}</span>
                {chapter.title}
              </a>
              {isOpen && <SectionLinks chapter={chapter} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const shortened = (intro: readonly Parameters<typeof plain>[0][]): string =>
  /^.*?[.!?](?=\s|$)/.exec(plain(intro[0] ?? []))?.[0] ?? '';
