import { writeFileSync } from 'node:fs';
import { readArgs, UsageError } from '../args.ts';
import { findRoot, readChapters } from '../coverage/rule-book.ts';
import { type Io, sayLine } from '../io.ts';
import type { Flaw } from './document.ts';
import { writeExamples } from './examples.ts';
import { filesIn, isYaml, textOf } from './files.ts';
import { type Book, type Case, readCases } from './read.ts';
import { runCase } from './run.ts';
import { checkSaved } from './saved.ts';

const OPTIONS = { json: { type: 'boolean', default: false }, examples: { type: 'string' } } as const;

const FINE = 0;
const FAILED = 1;
const MALFORMED = 2;

/** Checks case files, replays records and plays on from positions, and reports differences. */
export async function checkCommand(args: readonly string[], io: Io = process): Promise<number> {
  const { values, positionals } = readArgs(args, { options: OPTIONS, allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('say which files or folders to check');
  const files = filesIn(positionals);
  const { passed, failed, flaws, failures } = checkFiles(files);
  for (const { file, line, message } of [...flaws, ...failures]) sayLine(io.stdout, `${file}:${line}: ${message}`);
  sayLine(io.stdout, values.json ? JSON.stringify({ passed, failed }) : `${passed} passed, ${failed} failed`);
  if (flaws.length > 0) return MALFORMED;
  if (values.examples !== undefined) writeFileSync(values.examples, writeExamples(casesIn(files)));
  return failed > 0 ? FAILED : FINE;
}

/** The cases of these files, in order. */
export const casesIn = (files: readonly string[]): Case[] =>
  files.filter(isYaml).flatMap(file => readCases(file, textOf(file)).cases);

interface Result {
  passed: number;
  failed: number;
  /** Malformed files. */
  readonly flaws: Flaw[];
  /** Cases that failed. */
  readonly failures: Flaw[];
}

/** A malformed file counts as one failure, no matter how many flaws it has. */
function checkFiles(files: readonly string[]): Result {
  const result: Result = { passed: 0, failed: 0, flaws: [], failures: [] };
  const book = newBook();
  const count = (flaws: readonly Flaw[], failures: readonly Flaw[]) => {
    result.flaws.push(...flaws);
    result.failures.push(...failures);
    if (flaws.length + failures.length > 0) result.failed++;
    else result.passed++;
  };
  for (const file of files) {
    if (!isYaml(file)) {
      const { flaws, failures } = checkSaved(file, textOf(file));
      count(flaws, failures);
      continue;
    }
    const { cases, flaws } = readCases(file, textOf(file), book);
    if (flaws.length > 0) count(flaws, []);
    for (const tested of cases) count([], playedCase(tested));
  }
  return result;
}

/** A case that makes the engine throw counts as failed. */
function playedCase(tested: Case): Flaw[] {
  try {
    return runCase(tested).map(failure => ({ ...failure, message: `${tested.id}: ${failure.message}` }));
  } catch (error) {
    const { file, line, id } = tested;
    return [{ file, line, message: `${id}: the engine failed: ${(error as Error).message}` }];
  }
}

/** The rules of the specification (any rule if it is not available), and the ids of the cases read so far. */
function newBook(): Book {
  const root = findRoot();
  const rules = root === null ? null : new Set(readChapters(root).flatMap(chapter => chapter.rules));
  const ids = new Map<string, string>();
  return {
    hasRule: id => rules === null || rules.has(id),
    firstOf: (id, where) => {
      const first = ids.get(id) ?? null;
      if (first === null) ids.set(id, where);
      return first;
    },
  };
}
