import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const ID = /\b[A-Z]{2,4}(?:-[A-Z0-9]+)*-\d+\b/g;

/** The title of a test: a string as the first argument of `it`, `test` or `describe`, or of a table of them. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs;

/** The ids named in test titles. */
export const idsInTests = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, , title = '']) => title.match(ID) ?? []);

/** The ids of the cases in a file, and the rules they name. */
export function idsInCases(source: string): { cases: string[]; rules: string[] } {
  const documents = parseAllDocuments(source);
  const read = 'empty' in documents ? [] : documents.map(document => document.toJS() as unknown);
  const cases = read.filter(value => typeof value === 'object' && value !== null) as {
    id?: unknown;
    rules?: unknown;
  }[];
  return {
    cases: cases.map(({ id }) => String(id)),
    rules: cases.flatMap(({ rules }) => (Array.isArray(rules) ? rules.map(String) : [])),
  };
}

/** Where each rule is named, and all cases. */
export interface Named {
  readonly inTests: ReadonlySet<string>;
  readonly inCases: ReadonlySet<string>;
  readonly cases: readonly string[];
}

/** Scans all tests and cases of the repository. */
export function findNamed(root: string): Named {
  const read = (...patterns: string[]) =>
    globSync(patterns, { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'));
  const tests = read('packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts');
  const cases = read('cases/**/*.{yaml,yml}').map(idsInCases);
  return {
    inTests: new Set(tests.flatMap(idsInTests)),
    inCases: new Set(cases.flatMap(({ rules }) => rules)),
    cases: cases.flatMap(({ cases: ids }) => ids),
  };
}
