import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, loadText, loadWords } from '@deedbook/text';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Example } from '../positions/examples.ts';
import { CHAPTERS } from '../rulebook/chapters.ts';
import { parseChapter } from '../rulebook/parse.ts';
import { FITTED } from '../testing/newcomer-questions.ts';
import { QUESTIONS } from '../testing/questions.ts';
import { UNSEEN } from '../testing/unseen-questions.ts';
import { ask, type Index, indexOf } from './ask.ts';
import { documentsOf, thingsIn, titlesByRule } from './documents.ts';
import { SAID } from './said/said.ts';

const ROOT = join(import.meta.dirname, '../../rulebook');
const EXAMPLES: readonly Example[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../examples/examples.json'), 'utf8'),
);

async function indexIn(language: Language): Promise<Index> {
  const book = Object.fromEntries(
    CHAPTERS.map(({ slug, file }) => [slug, parseChapter(readFileSync(join(ROOT, language, `${file}.md`), 'utf8'))]),
  );
  const { codex } = await loadWords(language, 'screens');
  const shown = titlesByRule(EXAMPLES, await loadWords(language, 'examples'));
  return indexOf([...documentsOf(book, { language, shown }), ...thingsIn(await loadText(language), codex)], language);
}

describe.each(LANGUAGES)('asking in %s', language => {
  let index: Index;
  beforeAll(async () => {
    index = await indexIn(language);
  });

  test('at least 60 questions are tried', () => expect(QUESTIONS.length).toBeGreaterThanOrEqual(60));

  const firstThree = (question: string) => ask(index, question, 3).map(({ rule, at }) => rule ?? at);
  const isAnswered = (question: string, rules: readonly string[]) =>
    firstThree(question).some(id => rules.includes(id));

  test.each([
    ...QUESTIONS.map(({ asked, rules }) => [asked[language], rules] as const),
    ...FITTED[language].map(([question, ...rules]) => [question, rules] as const),
  ])('%s', (question, rules) => {
    expect(isAnswered(question, rules) || firstThree(question)).toBe(true);
  });

  test('four of five questions it has never met are answered', () => {
    const answered = UNSEEN[language].filter(([question, ...rules]) => isAnswered(question, rules));
    expect(answered.length / UNSEEN[language].length).toBeGreaterThanOrEqual(0.8);
  });

  test('what people say is said of rules there are', () => {
    const rules = new Set(index.documents.map(({ at }) => at));
    expect(Object.keys(SAID[language]).filter(id => !rules.has(id))).toEqual([]);
  });
});

describe('a question', () => {
  let index: Index;
  beforeAll(async () => {
    index = await indexIn('en');
  });
  const best = (question: string) => ask(index, question, 3).map(({ rule, at }) => rule ?? at);

  test('may have typos', () => {
    expect(best('can i plunder a vilage').slice(0, 2)).toEqual(best('can i plunder a village').slice(0, 2));
    expect(best('reputaton for asaulting a keep')).toContain('REP-01');
  });

  test('may be just the name of a thing', () => expect(best('Minotaur')[0]).toBe('enemy/minotaur'));

  test('about nothing finds nothing', () => {
    expect(best('')).toEqual([]);
    expect(best('how does it?')).toEqual([]);
    expect(best('qwxzv')).toEqual([]);
  });
});
