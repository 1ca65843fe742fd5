import type { Language, Text } from '@deedbook/text';
import { addressOf, entriesOf, type Heads } from '../codex/entries.ts';
import type { Example } from '../positions/examples.ts';
import { type Book, CHAPTERS } from '../rulebook/chapters.ts';
import { type Line, plain, type Rule, type Span } from '../rulebook/parse.ts';
import { wordAt } from '../rulebook/search.ts';
import type { Document } from './ask.ts';
import { SAID } from './said/said.ts';

const boldIn = (line: Line): string =>
  line.map(span => (typeof span !== 'string' && span.kind === 'bold' ? plain(span.spans) : '')).join(' ');

const linkIn = (line: Line): string | null =>
  line.find((span): span is Extract<Span, { kind: 'link' }> => typeof span !== 'string' && span.kind === 'link')?.to ??
  null;

/** For each rule, the titles of the worked examples that show it. */
export function titlesByRule(
  examples: readonly Pick<Example, 'id' | 'rules'>[],
  titles: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  for (const { id, rules } of examples) {
    for (const rule of rules) shown.set(rule, `${shown.get(rule) ?? ''} ${titles[id] ?? ''}`);
  }
  return shown;
}

function ofRule(
  { id, line, points, tables }: Rule,
  title: string,
  topic: string,
  { language, shown }: Around,
): Document {
  const rows = tables.flatMap(({ head, rows: body }) => [head, ...body]).map(row => row.map(plain).join(' '));
  const lines = [line, ...points];
  const text = [...lines.map(plain), ...rows].join(' ');
  const terms = lines.map(boldIn).join(' ');
  return {
    kind: 'rule',
    at: id,
    rule: id,
    title,
    topic,
    text,
    terms,
    said: SAID[language][id] ?? '',
    shown: shown.get(id) ?? '',
  };
}

/** What is said about the rules outside the book. */
interface Around {
  readonly language: Language;
  readonly shown: ReadonlyMap<string, string>;
}

/** The rules and the glossary of a book. */
export const documentsOf = (book: Book, around: Around): Document[] =>
  CHAPTERS.flatMap(({ slug }) => {
    const chapter = book[slug];
    if (!chapter) return [];
    const { title: topic, sections } = chapter;
    return sections.flatMap(({ title, rules, tables }) => [
      ...rules.map(rule => ofRule(rule, title, topic, around)),
      ...tables.flatMap(({ rows }) =>
        rows.map(([word = [], ...rest]): Document => {
          const name = plain(word);
          // The English term, if there is one, is for finding.
          const [text = '', term = ''] = rest.map(plain).reverse();
          return {
            kind: 'word',
            at: wordAt(name),
            rule: linkIn(word),
            title: name,
            topic,
            text,
            terms: `${name} ${term}`,
            said: '',
            shown: '',
          };
        }),
      ),
    ]);
  });

const sentences = (said: readonly string[]): string =>
  `${said
    .filter(Boolean)
    .map(one => one.replace(/\.$/, ''))
    .join('. ')}.`;

/** The things of the codex. */
export const thingsIn = (text: Text, heads: Heads): Document[] =>
  entriesOf(text, heads).map(entry => ({
    kind: 'thing',
    at: addressOf(entry),
    rule: null,
    title: entry.name,
    topic: entry.what,
    text: sentences([entry.what, ...entry.parts.flatMap(({ head, text: said }) => [head ?? '', said])]),
    terms: entry.name,
    said: '',
    shown: '',
  }));
