import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { LANGUAGES } from './languages.ts';

type Tree = Readonly<Record<string, unknown>>;

/** All sentences of a catalogue by full key; the grammar has none. */
const sentencesOf = ({ grammar: _, ...tree }: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : sentencesOf(value as Tree, `${path}${key}.`),
  );

const FORM = /_(zero|one|two|few|many|other)$/;
const stem = (key: string): string => key.replace(FORM, '');
/** The gaps of a sentence, without their cases. */
const gapsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\{(\w+)(?:\.\w+)?\}\}/g)].map(([, name]) => `{{${name}}}`))].sort();

/** The gaps of each key, over all its plural forms; the singular may omit the number. */
function gapsByStem(tree: Tree): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, sentence] of sentencesOf(tree)) {
    const gaps = found.get(stem(key)) ?? new Set(FORM.test(key) ? ['{{count}}'] : []);
    for (const gap of gapsOf(sentence)) gaps.add(gap);
    found.set(stem(key), gaps);
  }
  return new Map([...found].map(([key, gaps]) => [key, [...gaps].sort().join(' ')]));
}

const english = gapsByStem(CATALOGUES.en);

describe.each(LANGUAGES)('the catalogue of %s', language => {
  const sentences = sentencesOf(CATALOGUES[language]);

  it('has the keys of English, with the same gaps', () => {
    expect([...gapsByStem(CATALOGUES[language])].sort()).toEqual([...english].sort());
  });

  it('has every plural form of its language', () => {
    const categories = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const plurals = Map.groupBy(
      sentences.map(([key]) => key).filter(key => FORM.test(key)),
      stem,
    );
    expect(plurals.size).toBeGreaterThan(10);
    for (const [key, forms] of plurals) {
      expect(forms.map(form => form.slice(key.length + 1)).sort(), key).toEqual(categories);
    }
  });

  it('has the same gaps in all forms of a key, except for the number', () => {
    for (const forms of Map.groupBy(sentences, ([key]) => stem(key)).values()) {
      const gaps = forms.map(([, sentence]) => gapsOf(sentence).filter(gap => gap !== '{{count}}'));
      expect(new Set(gaps.map(String)).size, forms[0]?.[0]).toBe(1);
    }
  });

  it('has no empty entries, double spaces or unfilled gaps', () => {
    for (const [key, sentence] of sentences) {
      expect(sentence, key).toMatch(/\S/);
      expect(sentence, key).not.toMatch(/^\s|\s$|\s{2}|\.\.| [.,;:!?)]/);
      expect(sentence.replace(/\{\{\w+(\.\w+)?\}\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });

  it('ends every log line and every refusal with a period', () => {
    const whole = sentences.filter(([key]) => /^(news|refusals|reveals)\./.test(key));
    const open = whole.filter(([, sentence]) => !/[.?]$/.test(sentence)).map(([key]) => key);
    expect(open).toEqual(['news.offer.nothing', 'refusals.cited']);
  });
});

it('translations differ from English', () => {
  const same = (a: Tree, b: Tree): string[] => {
    const theirs = new Map(sentencesOf(b));
    return sentencesOf(a)
      .filter(
        ([key, sentence]) =>
          !key.startsWith('names.') &&
          theirs.get(key) === sentence &&
          /\p{L}{4}/u.test(sentence.replace(/\{\{[\w.]+\}\}/g, '')),
      )
      .map(([key]) => key);
  };
  // Heroes have the same name everywhere. "Base", "total" and "solo" are the same words too.
  expect(same(CATALOGUES.en, CATALOGUES['pt-BR'])).toEqual(['words.mode.solo', 'words.term.rule', 'scores.total']);
  expect(same(CATALOGUES.en, CATALOGUES.it)).toEqual(['words.term.rule']);
});
