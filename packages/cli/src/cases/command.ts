import { readArgs, UsageError } from '../args.ts';
import { findRoot, readChapters } from '../coverage/rule-book.ts';
import { type Io, sayLine } from '../io.ts';
import type { Flaw } from './document.ts';
import { filesIn, isYaml, textOf } from './files.ts';
import { type Case, readCases } from './read.ts';
import { runCase } from './run.ts';
import { checkSaved } from './saved.ts';

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

const FINE = 0;
const FAILED = 1;
const MALFORMED = 2;

/** Runs case files, replays records and plays on from positions, and tells what came out otherwise. */
export async function checkCommand(args: readonly string[], io: Io = process): Promise<number> {
  const { values, positionals } = readArgs(args, { options: OPTIONS, allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('say which files or folders to check');
  const { passed, failed, flaws, failures } = checkFiles(filesIn(positionals));
  for (const { file, line, message } of [...flaws, ...failures]) sayLine(io.stdout, `${file}:${line}: ${message}`);
  sayLine(io.stdout, values.json ? JSON.stringify({ passed, failed }) : `${passed} passed, ${failed} failed`);
  if (flaws.length > 0) return MALFORMED;
  return failed > 0 ? FAILED : FINE;
}

interface Result {
  passed: number;
  failed: number;
  /** Files that are not what they should be. */
  readonly flaws: Flaw[];
  /** Cases that came out otherwise. */
  readonly failures: Flaw[];
}

/** A malformed file counts as one failure, whatever the number of its flaws. */
function checkFiles(files: readonly string[]): Result {
  const result: Result = { passed: 0, failed: 0, flaws: [], failures: [] };
  const known = knownRules();
  const ids = new Map<string, Case>();
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
    const { cases, flaws } = readCases(file, textOf(file));
    if (flaws.length > 0) count(flaws, []);
    for (const tested of cases) {
      const wrong = [...namelessRules(tested, known), ...secondOf(tested, ids)];
      count(wrong, wrong.length > 0 ? [] : playedCase(tested));
    }
  }
  return result;
}

/** A case that makes the engine throw has failed like any other. */
function playedCase(tested: Case): Flaw[] {
  try {
    return runCase(tested).map(failure => ({ ...failure, message: `${tested.id}: ${failure.message}` }));
  } catch (error) {
    const { file, line, id } = tested;
    return [{ file, line, message: `${id}: the engine failed: ${(error as Error).message}` }];
  }
}

/** The ids of all rules, or null where the specification is not at hand. */
function knownRules(): ReadonlySet<string> | null {
  const root = findRoot();
  return root === null ? null : new Set(readChapters(root).flatMap(chapter => chapter.rules));
}

const namelessRules = ({ file, lineOf, rules }: Case, known: ReadonlySet<string> | null): Flaw[] =>
  rules.flatMap((rule, i) =>
    known === null || known.has(rule)
      ? []
      : [{ file, line: lineOf(['rules', i]), message: `there is no rule ${rule} in docs/rules` }],
  );

function secondOf(tested: Case, ids: Map<string, Case>): Flaw[] {
  const first = ids.get(tested.id);
  if (!first) ids.set(tested.id, tested);
  const { file, line } = tested;
  return first ? [{ file, line, message: `the id ${tested.id} is taken: ${first.file}:${first.line}` }] : [];
}
