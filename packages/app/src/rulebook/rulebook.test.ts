import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from '@deedbook/engine';
import { LANGUAGES, loadText } from '@deedbook/text';
import { describe, expect, it } from 'vitest';
import * as board from '../board/rule-links.ts';
import { fold } from '../language/fold.ts';
import { CHAPTERS, chapterOf, GLOSSARY } from './chapters.ts';
import { type Chapter, type Line, parseChapter, plain, type Span } from './parse.ts';
import { wordAt } from './search.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const source = (language: string, file: string) => read('packages/app/rulebook', language, `${file}.md`);

const idsOf = (text: string): string[] =>
  [...text.matchAll(/^- \*\*([A-Z][A-Z0-9-]+)\*\*/gm)].map(([, id]) => id as string);
const rulesOf = (chapter: Chapter) => chapter.sections.flatMap(({ rules }) => rules);

/** Every line of a chapter, those of its tables too. */
function linesOf({ intro, sections }: Chapter): Line[] {
  const tables = sections.flatMap(section => [...section.tables, ...section.rules.flatMap(rule => rule.tables)]);
  const cells = tables.flatMap(({ head, rows }) => [...head, ...rows.flat()]);
  return [
    ...intro,
    ...cells,
    ...sections.flatMap(({ rules }) => rules.flatMap(({ line, points }) => [line, ...points])),
  ];
}

const linksIn = (line: readonly Span[]): string[] =>
  line.flatMap(span =>
    typeof span === 'string' ? [] : span.kind === 'link' ? [span.to, ...linksIn(span.spans)] : linksIn(span.spans),
  );

const SPECIFIED = CHAPTERS.filter(({ slug }) => slug !== GLOSSARY);
const KNOWN = new Set(SPECIFIED.flatMap(({ file }) => idsOf(read('docs/rules', `${file}.md`))));

it('has a chapter for every file of the specification', () => {
  const files = readdirSync(join(ROOT, 'docs/rules')).filter(file => /^(0[1-9]|\d[1-9]|10)-/.test(file));
  expect(SPECIFIED.map(({ file }) => `${file}.md`)).toEqual(files.sort());
});

it('knows in which chapter a rule stands', () => {
  for (const { slug, file } of SPECIFIED) {
    for (const id of idsOf(read('docs/rules', `${file}.md`))) expect(chapterOf(id), id).toBe(slug);
  }
  expect(chapterOf('combat')).toBe('combat');
  expect(chapterOf('glossary/wound')).toBe(GLOSSARY);
  expect(chapterOf('NOT-ASKED')).toBeNull();
});

describe.each(LANGUAGES)('the rule book in %s', language => {
  const chapters = CHAPTERS.map(({ slug, file }) => ({ slug, file, chapter: parseChapter(source(language, file)) }));

  it.each(SPECIFIED)('has every rule of $file once, in the same order', ({ file }) => {
    const ids = rulesOf(parseChapter(source(language, file))).map(({ id }) => id);
    expect(ids).toEqual(idsOf(read('docs/rules', `${file}.md`)));
  });

  it('has something to say under every id, and a title on every section', () => {
    for (const { chapter } of chapters) {
      expect(chapter.title).not.toBe('');
      expect(chapter.intro.length).toBeGreaterThan(0);
      for (const section of chapter.sections) expect(section.title).not.toBe('');
      for (const { id, line } of rulesOf(chapter)) expect(plain(line).length, id).toBeGreaterThan(10);
    }
  });

  it('links only to rules that there are', () => {
    const targets = chapters.flatMap(({ chapter }) => linesOf(chapter).flatMap(linksIn));
    expect(targets.filter(id => !KNOWN.has(id))).toEqual([]);
  });

  it('leaves no markup and no source notes behind', () => {
    const left = chapters
      .flatMap(({ chapter }) => linesOf(chapter).map(plain))
      .filter(text => /\*\*|\]\(|\[|`|conflicts\.md|seed \d/.test(text));
    expect(left).toEqual([]);
  });

  it('has rows as wide as their heads', () => {
    for (const { chapter, file } of chapters) {
      const tables = chapter.sections.flatMap(section => [
        ...section.tables,
        ...section.rules.flatMap(rule => rule.tables),
      ]);
      for (const { head, rows } of tables) for (const row of rows) expect(row.length, file).toBe(head.length);
    }
  });

  it('explains every word of the glossary once', () => {
    const glossary = parseChapter(source(language, '00-glossary'));
    const words = glossary.sections.flatMap(({ tables }) =>
      tables.flatMap(({ rows }) => rows.map(row => wordAt(plain(row[0] ?? [])))),
    );
    expect(words.length).toBeGreaterThan(50);
    expect(new Set(words).size).toBe(words.length);
  });

  it('speaks its own language', () => {
    if (language === 'en') return;
    const english = /\b(the|and|with|your|you|when|from|this|that|each|enemy|wound|card|turn)\b/i;
    const said = chapters.filter(({ slug }) => slug !== GLOSSARY).flatMap(({ chapter }) => linesOf(chapter).map(plain));
    expect(said.filter(text => english.test(text))).toEqual([]);
  });
});

describe('rules named elsewhere are in the book', () => {
  const sources = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
      .map(file => join(folder, file));
  const named = (folder: string) =>
    sources(folder).flatMap(file =>
      [...read(file).matchAll(/'([A-Z]{2,4}(?:-[A-Z0-9]{2,4})*-\d{2})'/g)].map(([, id]) => id as string),
    );

  it.each(['packages/engine/src', 'packages/text/src', 'packages/bots/src', 'packages/app/src'])('by %s', folder => {
    // Worked examples have ids of their own.
    const isExample = (id: string) => /^(EX|CASE)-/.test(id);
    expect([...new Set(named(folder))].filter(id => !KNOWN.has(id) && !isExample(id))).toEqual([]);
  });

  it('by refusals: whatever is not a rule is about answers, not about the game', () => {
    const refusals = sources('packages/engine/src').flatMap(file =>
      [...read(file).matchAll(/(?:refuse\(|rule: )'([^']+)'/g)].map(([, id]) => id as string),
    );
    expect(refusals.length).toBeGreaterThan(100);
    expect([...new Set(refusals)].filter(id => !KNOWN.has(id)).sort()).toEqual([
      'CARD-EFFECT-MISSING',
      'LOG-FULL',
      'NOT-ASKED',
      'STALE-ANSWER',
      'UNKNOWN-ANSWER',
    ]);
  });

  it('by the map: every site leads to a rule about it', async () => {
    const text = await loadText('en');
    const book = CHAPTERS.flatMap(({ file }) => parseChapter(source('en', file)).sections);
    for (const site of SITES.ids()) {
      const rule = board.ruleOfSite(site) ?? '';
      expect(KNOWN, site).toContain(rule);
      const section = book.find(({ rules }) => rules.some(({ id }) => id === rule));
      const words = [section?.title ?? '', ...(section?.rules ?? []).map(({ line }) => plain(line))].join(' ');
      expect(fold(words), site).toContain(fold(text.name('site', site)));
    }
  });

  // Also of sites that no tile has yet.
  it('by the table of the map', () => {
    const table = read('packages/app/src/board/rule-links.ts').matchAll(/: '([A-Z][A-Z0-9-]+)'/g);
    const rules = [...table].map(([, id]) => id as string);
    expect(rules.length).toBeGreaterThan(15);
    for (const id of [...rules, board.TERRAIN_RULE, board.RAMPAGING_RULE]) expect(KNOWN).toContain(id);
  });
});
