import { fold } from '../language/fold.ts';
import { type Book, CHAPTERS, GLOSSARY } from './chapters.ts';
import { type Line, plain, type Rule } from './parse.ts';

/** Something the search can find: a rule, a chapter, or a word of the glossary. */
export interface Entry {
  readonly at: string;
  /** Its heading: the section of a rule, the title of a chapter, the word itself. */
  readonly title: string;
  readonly text: string;
  readonly kind: 'rule' | 'chapter' | 'word';
  readonly folded: { readonly id: string; readonly title: string; readonly text: string; readonly bold: string };
}

/** The address of a word of the glossary. */
export const wordAt = (word: string): string => `${GLOSSARY}/${fold(word).replace(/[^a-z0-9]+/g, '-')}`;

const boldIn = (line: Line): string =>
  line.map(span => (typeof span === 'string' || span.kind === 'link' ? '' : plain(span.spans))).join(' ');

function entry(kind: Entry['kind'], at: string, title: string, text: string, bold = ''): Entry {
  const folded = { id: fold(at), title: fold(title), text: fold(text), bold: fold(bold) };
  return { at, title, text: text.normalize('NFC'), kind, folded };
}

function ruleEntry(title: string, rule: Rule): Entry {
  const rows = rule.tables.flatMap(({ head, rows }) => [head, ...rows]).map(row => row.map(plain).join(' · '));
  const lines = [rule.line, ...rule.points].map(plain);
  return entry(
    'rule',
    rule.id,
    title,
    [...lines, ...rows].join(' '),
    [rule.line, ...rule.points].map(boldIn).join(' '),
  );
}

/** Everything the search can find, in reading order. */
export function entriesOf(book: Book): Entry[] {
  return CHAPTERS.flatMap(({ slug }) => {
    const chapter = book[slug];
    if (!chapter) return [];
    const words = chapter.sections.flatMap(({ tables }) =>
      tables.flatMap(({ rows }) => rows.map(row => row.map(plain))),
    );
    return [
      entry('chapter', slug, chapter.title, chapter.intro.map(plain).join(' ')),
      ...words.map(([word = '', ...rest]) => entry('word', wordAt(word), word, rest.join(' · '))),
      ...chapter.sections.flatMap(({ title, rules }) => rules.map(rule => ruleEntry(title, rule))),
    ];
  });
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How well one word matches: whole words before prefixes, prefixes before substrings; 0 for no match. */
function fits(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at === -1) return 0;
  const begins = new RegExp(`(?<![a-z0-9])${escaped(word)}(?![a-z0-9])|((?<![a-z0-9])${escaped(word)})`).exec(text);
  return begins === null ? 1 : begins[1] === undefined ? 3 : 2;
}

/** A glossary entry or a chapter on the topic comes before a rule that mentions it. */
const KINDS: Readonly<Record<Entry['kind'], number>> = { word: 14, chapter: 6, rule: 0 };

function score({ folded, kind }: Entry, phrase: string, words: readonly string[]): number {
  if (kind === 'rule' && folded.id === phrase) return 1000;
  const isNamed = words.some(word => fits(folded.title, word) > 1);
  let sum = (isNamed ? KINDS[kind] : 0) + (words.length > 1 && folded.text.includes(phrase) ? 8 : 0);
  if (folded.title === phrase) sum += 30;
  for (const word of words) {
    const id = kind === 'rule' && folded.id.startsWith(word) ? 12 : 0;
    const found = id + 5 * fits(folded.title, word) + 3 * fits(folded.bold, word) + 2 * fits(folded.text, word);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
}

const wordsOf = (sought: string): string[] => fold(sought).split(/\s+/).filter(Boolean);

/** Everything that contains all the words, best match first. */
export function search(entries: readonly Entry[], sought: string, most = 40): Entry[] {
  const words = wordsOf(sought);
  if (words.length === 0) return [];
  const scored = entries.map(found => ({ found, rank: score(found, words.join(' '), words) }));
  return scored
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ found }) => found);
}

/** A stretch of text, and whether it matches the search. */
export interface Piece {
  readonly text: string;
  readonly isSought: boolean;
}

/** The text split at the matches; a long one is shortened to start near the first. */
export function pieces(text: string, sought: string, most = 220): Piece[] {
  const words = wordsOf(sought);
  if (words.length === 0) return [{ text, isSought: false }];
  const pattern = new RegExp(words.map(escaped).join('|'), 'g');
  const first = fold(text).search(pattern);
  const start = first <= most * 0.6 ? 0 : text.lastIndexOf(' ', first - 50) + 1;
  const end = start + most >= text.length ? text.length : text.lastIndexOf(' ', start + most);
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  const cut: Piece[] = [];
  let from = 0;
  for (const { index, 0: word } of fold(shown).matchAll(pattern)) {
    if (index > from) cut.push({ text: shown.slice(from, index), isSought: false });
    cut.push({ text: shown.slice(index, index + word.length), isSought: true });
    from = index + word.length;
  }
  return from < shown.length ? [...cut, { text: shown.slice(from), isSought: false }] : cut;
}
