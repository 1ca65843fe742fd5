import type { Language } from '@deedbook/text';
import { create } from 'zustand';
import { type Chapter, parseChapter } from './parse.ts';

/** A chapter: its address, its file, and the topics (first part of the rule ids) it covers. */
interface Entry {
  readonly slug: string;
  readonly file: string;
  readonly topics: readonly string[];
}

const entry = (file: string, ...topics: string[]): Entry => ({ slug: file.slice(3), file, topics });

/** In reading order; the glossary is the last. */
export const CHAPTERS: readonly Entry[] = [
  entry('01-game-and-setup', 'GAM', 'SET'),
  entry('02-round', 'RND'),
  entry('03-turn', 'TRN', 'RST', 'END', 'FWD', 'UND'),
  entry('04-cards-and-mana', 'CRD', 'MAN', 'SRC', 'SKL'),
  entry('05-movement-and-exploration', 'MOV', 'RAM', 'FIG', 'POR', 'EXP', 'SAF'),
  entry('06-interaction-and-units', 'INT', 'REC', 'UNI', 'BAN', 'PLU', 'HEA', 'REP'),
  entry('07-combat', 'CMB'),
  entry('08-cities-and-cooperative-assault', 'CTY', 'COA'),
  entry('09-player-versus-player', 'PVP'),
  entry('10-levelling-and-rewards', 'LVL', 'REW'),
  entry('11-sites', 'SIT'),
  entry('12-scenarios-and-scoring', 'MAP', 'DUM', 'SCO', 'TEA', 'SCN', 'VAR'),
  entry('13-expansions', 'XLL', 'VOL', 'XKR', 'XTZ'),
  entry('00-glossary'),
];

export const GLOSSARY = 'glossary';

/** The chapter that contains something: a rule, a word of the glossary, or the chapter itself. */
export function chapterOf(at: string): string | null {
  const [first = ''] = at.split('/');
  const [topic = ''] = first.split('-');
  return CHAPTERS.find(({ slug, topics }) => slug === first || topics.includes(topic))?.slug ?? null;
}

/** The chapters loaded so far. */
export type Book = Readonly<Record<string, Chapter>>;

interface Shelf {
  readonly books: Readonly<Partial<Record<Language, Book>>>;
  /** A chapter could not be loaded: offline, and not cached. */
  readonly isMissing: boolean;
}

export const useShelf = create<Shelf>(() => ({ books: {}, isMissing: false }));

// Each chapter of each language is its own file, loaded when it is opened.
const FILES = import.meta.glob<string>('../../rulebook/*/*.md', { query: '?raw', import: 'default' });

async function loadChapters(language: Language, wanted: readonly Entry[]): Promise<void> {
  const have = useShelf.getState().books[language] ?? {};
  const load = async ({ slug, file }: Entry) => {
    const source = await FILES[`../../rulebook/${language}/${file}.md`]?.();
    return [slug, parseChapter(source ?? '')] as const;
  };
  const loaded = await Promise.all(wanted.filter(({ slug }) => !have[slug]).map(load));
  if (loaded.length === 0) return;
  useShelf.setState(({ books }) => ({
    books: { ...books, [language]: { ...books[language], ...Object.fromEntries(loaded) } },
  }));
}

/** Loads the whole book in a language: first the open chapter, then the others, for the contents and the search. */
export async function loadBook(language: Language, first: string | null): Promise<void> {
  try {
    useShelf.setState({ isMissing: false });
    await loadChapters(
      language,
      CHAPTERS.filter(({ slug }) => slug === first),
    );
    await loadChapters(language, CHAPTERS);
  } catch {
    useShelf.setState({ isMissing: true });
  }
}
