import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, loadText, loadWords } from '@deedbook/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHAPTERS } from '../rulebook/chapters.ts';
import { parseChapter } from '../rulebook/parse.ts';
import { QUESTIONS } from '../testing/questions.ts';
import { ask, type Index, indexOf } from './ask.ts';
import { documentsOf, thingsIn } from './documents.ts';

const ROOT = join(import.meta.dirname, '../../rulebook');

async function indexIn(language: Language): Promise<Index> {
  const book = Object.fromEntries(
    CHAPTERS.map(({ slug, file }) => [slug, parseChapter(readFileSync(join(ROOT, language, `${file}.md`), 'utf8'))]),
  );
  const { codex } = await loadWords(language, 'screens');
  return indexOf([...documentsOf(book, language), ...thingsIn(await loadText(language), codex)], language);
}

describe.each(LANGUAGES)('asking in %s', language => {
  let index: Index;
  beforeAll(async () => {
    index = await indexIn(language);
  });

  test('at least 60 questions are tried', () => expect(QUESTIONS.length).toBeGreaterThanOrEqual(60));

  test.each(QUESTIONS.map(({ asked, rules }) => [asked[language], rules] as const))('%s', (question, rules) => {
    const found = ask(index, question, 3).map(({ rule, at }) => rule ?? at);
    expect(found.some(id => rules.includes(id)) || found).toBe(true);
  });
});

describe('a question', () => {
  let index: Index;
  beforeAll(async () => {
    index = await indexIn('en');
  });
  const best = (question: string) => ask(index, question, 3).map(({ rule, at }) => rule ?? at);

  test('may have typos', () => {
    expect(best('can i plunder a vilage')).toEqual(best('can i plunder a village'));
    expect(best('reputaton for asaulting a keep')).toContain('REP-01');
  });

  test('may be just the name of a thing', () => expect(best('Minotaur')[0]).toBe('enemy/minotaur'));

  test('about nothing finds nothing', () => {
    expect(best('')).toEqual([]);
    expect(best('how does it?')).toEqual([]);
    expect(best('qwxzv')).toEqual([]);
  });
});
