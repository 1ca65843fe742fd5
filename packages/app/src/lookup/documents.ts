import type { Language, Text } from '@deedbook/text';
import { addressOf, entriesOf, type Heads } from '../codex/entries.ts';
import { type Book, CHAPTERS } from '../rulebook/chapters.ts';
import { type Line, plain, type Rule, type Span } from '../rulebook/parse.ts';
import { wordAt } from '../rulebook/search.ts';
import type { Document } from './ask.ts';
import { SAID } from './said.ts';

const boldIn = (line: Line): string =>
  line.map(span => (typeof span !== 'string' && span.kind === 'bold' ? plain(span.spans) : '')).join(' ');

const linkIn = (line: Line): string | null =>
  line.find((span): span is Extract<Span, { kind: 'link' }> => typeof span !== 'string' && span.kind === 'link')?.to ??
  null;

function ofRule({ id, line, points, tables }: Rule, title: string, topic: string, language: Language): Document {
  const rows = tables.flatMap(({ head, rows: body }) => [head, ...body]).map(row => row.map(plain).join(' '));
  const lines = [line, ...points];
  const text = [...lines.map(plain), ...rows].join(' ');
  const terms = [...lines.map(boldIn), SAID[id]?.[language] ?? ''].join(' ');
  return { kind: 'rule', at: id, rule: id, title, topic, text, terms };
}

/** The rules and the glossary of a book. */
export const documentsOf = (book: Book, language: Language): Document[] =>
  CHAPTERS.flatMap(({ slug }) => {
    const chapter = book[slug];
    if (!chapter) return [];
    const { title: topic, sections } = chapter;
    return sections.flatMap(({ title, rules, tables }) => [
      ...rules.map(rule => ofRule(rule, title, topic, language)),
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
  }));
