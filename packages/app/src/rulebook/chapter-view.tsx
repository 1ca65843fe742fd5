import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import { type Book, CHAPTERS, GLOSSARY } from './chapters.ts';
import { LineView } from './line-view.tsx';
import type { Chapter } from './parse.ts';
import { RuleView } from './rule-view.tsx';
import { SectionLinks } from './section-links.tsx';
import { TableView } from './table-view.tsx';

interface ChapterViewProps {
  readonly slug: string;
  readonly chapter: Chapter;
  readonly book: Book;
  readonly at: string;
}

/** A chapter to read, with the way to the ones around it. */
export function ChapterView({ slug, chapter, book, at }: ChapterViewProps) {
  const words = useWords('rulebook');
  const n = CHAPTERS.findIndex(entry => entry.slug === slug);
  const isGlossary = slug === GLOSSARY;
  return (
    <article className="book-chapter">
      <header className="book-chapter-head" data-rule={slug} tabIndex={-1}>
        {!isGlossary && <p className="book-kicker">{words.chapter(n + 1)}</p>}
        <h2>{chapter.title}</h2>
        {chapter.intro.map((line, n) => (
          <p key={n.toString()} className="book-intro">
            <LineView line={line} />
          </p>
        ))}
        <nav className="book-jumps" aria-label={words.inThisChapter}>
          <SectionLinks chapter={chapter} />
        </nav>
      </header>
      {chapter.sections.map(({ title, rules, tables }) => (
        <section key={title} className="book-section">
          <h3>{title}</h3>
          {tables.map((table, n) => (
            <TableView key={n.toString()} table={table} isGlossary={isGlossary} at={at} />
          ))}
          {rules.length > 0 && (
            <ul className="book-rules">
              {rules.map(rule => (
                <RuleView key={rule.id} rule={rule} isLinked={rule.id === at} />
              ))}
            </ul>
          )}
        </section>
      ))}
      <footer className="book-turn">
        <Turn to={CHAPTERS[n - 1]?.slug} book={book} label={words.previous} icon="back" />
        <Turn to={CHAPTERS[n + 1]?.slug} book={book} label={words.next} icon="next" />
      </footer>
    </article>
  );
}

interface TurnProps {
  readonly to: string | undefined;
  readonly book: Book;
  readonly label: string;
  readonly icon: 'back' | 'next';
}

/** Turns the page. */
function Turn({ to, book, label, icon }: TurnProps) {
  if (to === undefined) return <span />;
  return (
    <a className="book-turn-link" data-icon={icon} rel={icon === 'back' ? 'prev' : 'next'} href={linkTo('rules', to)}>
      <StatIcon stat={icon} size={18} />
      <span>
        <small>{label}</small>
        {book[to]?.title ?? ''}
      </span>
    </a>
  );
}
