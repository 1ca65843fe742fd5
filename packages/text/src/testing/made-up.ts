import type { AppWords } from '../app-words.ts';
import { examples } from '../en/app/examples.ts';
import { lessons } from '../en/app/lessons.ts';
import { lookup } from '../en/app/lookup.ts';
import { online } from '../en/app/online.ts';
import { page } from '../en/app/page.ts';
import { panels } from '../en/app/panels.ts';
import { rulebook } from '../en/app/rulebook.ts';
import { screens } from '../en/app/screens.ts';
import { table } from '../en/app/table.ts';
import { training } from '../en/app/training.ts';
import { sentences } from '../en/index.ts';
import { later } from '../en/later.ts';
import type { Sentences, Translation } from '../shape.ts';

/*
 * A made-up language: English in full-width letters, so that a plain letter reveals words missing from the catalogue.
 * It is complete because it is derived from every English entry, and it has the types a real language must have.
 */

/** Widens every letter outside of gaps; a full-width letter is 65,248 after the plain one. */
const wide = (words: string): string =>
  words.replaceAll(/\{\{[^}]*\}\}|[a-z]/gi, found =>
    found.length > 1 ? found : String.fromCodePoint((found.codePointAt(0) as number) + 0xfee0),
  );

const inWideLetters = <T>(part: T): Translation<T> => widened(part) as Translation<T>;

function widened(part: unknown): unknown {
  if (typeof part === 'string') return wide(part);
  if (typeof part === 'function') return (...values: unknown[]) => wide(part(...values));
  if (Array.isArray(part)) return part.map(widened);
  return Object.fromEntries(Object.entries(part as object).map(([key, value]) => [key, widened(value)]));
}

const { grammar, ...spoken } = { ...sentences, ...later };

export const madeUpSentences: Sentences = {
  ...(inWideLetters(spoken) as typeof spoken),
  grammar: {
    ...grammar,
    before: inWideLetters(grammar.before) as typeof grammar.before,
    lists: inWideLetters(grammar.lists) as typeof grammar.lists,
  },
};

export const madeUpWords: AppWords = {
  page: inWideLetters(page),
  table: inWideLetters(table),
  panels: inWideLetters(panels),
  screens: inWideLetters(screens),
  rulebook: inWideLetters(rulebook),
  lessons: inWideLetters(lessons),
  examples: inWideLetters(examples),
  lookup: inWideLetters(lookup),
  training: inWideLetters(training),
  online: inWideLetters(online),
};
