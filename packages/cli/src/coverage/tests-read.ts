import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASIC_COLORS } from '@deedbook/engine';
import { parseAllDocuments } from 'yaml';

/** One test, or one row of a test table, or one case: its title and content. */
export interface TestRead {
  /** Where the test is; all rows of a test share the same place. */
  readonly file: string;
  readonly line: number;
  /** The titles of the test and its enclosing blocks, with the row filled in. */
  readonly title: string;
  /**
   * Its full text, including the constants and functions of its file that it uses, but without answers that are only
   * refused.
   */
  readonly text: string;
  /** Its quoted strings, or the values of a case: names in scenes, answers. Titles are not included. */
  readonly quoted: string;
}

/** A statement with its lines; `line` counts from 1. */
interface Block {
  readonly lines: readonly string[];
  readonly line: number;
}

/** The context of a test: titles, table rows with the variables they fill, constants and functions it may use. */
interface Around {
  readonly title: string;
  readonly rows: string;
  readonly filled: readonly (readonly [name: string, value: string])[];
  readonly shared: readonly Shared[];
}

interface Shared {
  /** The test must use one of these words; if there are none, it belongs to every test. */
  readonly names: readonly string[];
  readonly lines: readonly string[];
}

const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/s;
const TEST = /^\s*(?:it|test)\b[.(<]/;
const GROUP = /^\s*describe\b[.(<]/;
const HOLDS_TESTS = /^\s+(?:it|test|describe)\b[.(<]/m;
const NOT_SAID = /^\s*(?:import|export \*|type|interface|\/\*|\*|\/\/)/;
const COMMENT = /^\s*\/\/.*$/gm;
const QUOTED = /'(?:\\.|[^'\n])*'|`[^`]*`/g;
const CONSTANT = /\bconst (\w+) = ['`]([^'`\n]*)['`];/g;
const REFUSED = /\brefusal\((?:[^()]|\([^()]*\))*\)/g;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * Splits lines into statements by indentation: a statement continues while lines are indented more or start with its
 * closing bracket. That works for formatted code, without parsing the language.
 */
function blocksOf(lines: readonly string[], line: number): Block[] {
  const blocks: { lines: string[]; line: number }[] = [];
  const indent = indentOf(lines.find(text => text.trim() !== '') ?? '');
  for (const [i, text] of lines.entries()) {
    if (text.trim() === '') {
      // Keep empty lines, so that line numbers stay right.
      blocks.at(-1)?.lines.push(text);
      continue;
    }
    const at = indentOf(text);
    if (at < indent) break;
    const begins = at === indent && !/^[\])}]/.test(text.trimStart());
    if (begins || blocks.length === 0) blocks.push({ lines: [text], line: line + i });
    else blocks.at(-1)?.lines.push(text);
  }
  return blocks;
}

/** Reads the tests of a file. */
export const readTests = (file: string, source: string): TestRead[] => [
  ...walk(file, source.split('\n'), 1, { title: '', rows: '', filled: [], shared: [] }),
];

function* walk(file: string, lines: readonly string[], line: number, around: Around): Generator<TestRead> {
  const blocks = blocksOf(lines, line);
  const shared = [...around.shared, ...blocks.filter(isPlain).flatMap(sharedIn)];
  for (const block of blocks) {
    if (isPlain(block)) continue;
    const { title, body, rows, variables } = takeApart(block, shared);
    for (const row of rows) {
      const values = row.startsWith('[') ? elementsOf(row) : [row];
      const filled = [...around.filled, ...variables.map((name, i) => [name, unquoted(values[i] ?? '')] as const)];
      const inner = { title: `${around.title} ${title} ${row}`, rows: `${around.rows}\n${row}`, filled, shared };
      if (TEST.test(block.lines[0] as string)) yield testOf(file, block.line, inner, body.join('\n'));
      else yield* walk(file, body, block.line + block.lines.length - body.length, inner);
    }
  }
}

/** Whether it is neither a test nor something around tests. */
function isPlain({ lines }: Block): boolean {
  const first = lines[0] as string;
  return !TEST.test(first) && !GROUP.test(first) && !HOLDS_TESTS.test(lines.join('\n'));
}

function testOf(file: string, line: number, { title, rows, filled, shared }: Around, body: string): TestRead {
  let said = withShared(`${rows}\n${body}`, shared).replaceAll(REFUSED, '').replaceAll(COMMENT, '');
  for (const [name, value] of filled) said = said.replaceAll(`\${${name}}`, value);
  for (const [, name, value = ''] of said.matchAll(CONSTANT)) said = said.replaceAll(`\${${name}}`, value);
  return { file, line, title, text: `${title}\n${said}`, quoted: (said.match(QUOTED) ?? []).join('\n') };
}

function sharedIn({ lines }: Block): Shared[] {
  const first = lines[0] as string;
  if (NOT_SAID.test(first)) return [];
  const named = /^\s*(?:export )?(?:const|let|function\*?|class) (?:([{[][^=]*)=|(\w+))/.exec(first);
  return [{ names: (named?.[1] ?? named?.[2] ?? '').match(/\w+/g) ?? [], lines }];
}

/** The title, what follows it, the rows of the table before it, and the variables they fill. */
function takeApart({ lines }: Block, shared: readonly Shared[]) {
  const whole = lines.join('\n');
  const found = TITLE.exec(whole);
  // A loop or an arrow function around tests has no title of its own.
  const isTitled = found !== null && /^\s*(?:it|test|describe)\b/.test(whole);
  if (!isTitled) return { title: '', body: lines.slice(1), rows: [lines[0] as string], variables: [] };
  const end = found.index + found[0].length;
  const through = whole.slice(0, end).split('\n').length;
  const body = GROUP.test(whole) ? lines.slice(through) : [whole.slice(end)];
  const variables = /^\s*(?:(\w+)|\(([^=]*)\)) =>/.exec(whole.slice(end));
  return {
    title: found[2] as string,
    body,
    rows: rowsOf(whole.slice(0, found.index + 1), shared),
    variables: elementsOf(`[${variables?.[1] ?? variables?.[2] ?? ''}]`),
  };
}

/** The rows of a test's table; a test without one has one empty row. */
function rowsOf(head: string, shared: readonly Shared[]): string[] {
  const table = /^\s*\w+(?:\.\w+)*\.each\b(?:<.*?>(?=\())?\((.*)$/s.exec(head)?.[1];
  if (table === undefined) return [''];
  const name = /^\s*(?:Object\.\w+\()?([A-Za-z]\w*)/.exec(table)?.[1];
  if (name === 'BASIC_COLORS') return BASIC_COLORS.map(color => `'${color}'`);
  const written = shared.find(({ names }) => name !== undefined && names.includes(name));
  const text = written ? written.lines.join('\n').replace(/^.*?= /s, '') : table;
  const rows = elementsOf(text.slice(Math.max(0, text.search(/[[{]/))));
  return rows.length > 0 ? rows : [text];
}

/** The elements of the list at the start of a text. */
function elementsOf(list: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let from = 1;
  for (const { 0: part, index } of list.matchAll(/'(?:\\.|[^'])*'|\/\/.*|[[\](){},]/g)) {
    if ('[({'.includes(part)) depth++;
    else if ('])}'.includes(part)) depth--;
    if (depth > 1 || (depth === 1 && part !== ',')) continue;
    elements.push(list.slice(from, index).trim());
    from = index + 1;
    if (depth === 0) break;
  }
  return elements.filter(element => element !== '');
}

const unquoted = (value: string): string => value.replace(/^'(.*)'$/s, '$1');

/** Adds the constants and functions it uses, and those they use. */
function withShared(text: string, shared: readonly Shared[]): string {
  let said = text;
  const left = new Set(shared);
  for (let more = true; more; ) {
    more = false;
    const words = new Set(said.match(/\w+/g));
    for (const one of left) {
      if (one.names.length > 0 && !one.names.some(name => words.has(name))) continue;
      left.delete(one);
      said += `\n${one.lines.join('\n')}`;
      more = true;
    }
  }
  return said;
}

/** Reads the cases of a file. Attempts that should be refused are left out. */
export function readCases(file: string, source: string): TestRead[] {
  const documents = parseAllDocuments(source);
  if ('empty' in documents) return [];
  return documents.map(document => {
    const said = source.slice(document.range[0], document.range[1]).replaceAll(/\btry:.*/g, '');
    const line = source.slice(0, document.range[0]).split('\n').length;
    const quoted = said.replaceAll(/^(?:title|note|rules):.*$|#.*$/gm, '');
    return { file, line, title: /^title: (.*)$/m.exec(said)?.[1] ?? '', text: said, quoted };
  });
}

/** All tests of the engine and all cases. */
export function readAllTests(root: string): TestRead[] {
  const read = (pattern: string, each: (file: string, source: string) => TestRead[]) =>
    globSync(pattern, { cwd: root })
      .sort()
      .flatMap(file => each(file, readFileSync(join(root, file), 'utf8')));
  return [...read('packages/engine/src/**/*.test.ts', readTests), ...read('cases/**/*.{yaml,yml}', readCases)];
}
