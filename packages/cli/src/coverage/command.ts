import { readArgs, UsageError, wholeNumber } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { contentInWords, countsOf, coveredContent, playBatch } from './content.ts';
import { findNamed, type Named } from './named.ts';
import { type Chapter, findRoot, readChapters, readExamples } from './rule-book.ts';

const OPTIONS = {
  content: { type: 'boolean', default: false },
  games: { type: 'string' },
  missing: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface Line {
  readonly chapter: string;
  readonly named: number;
  readonly total: number;
  readonly missing: readonly string[];
}

/** Tells which rules of the specification tests and cases name, or which content they exercise and bots reach. */
export async function coverageCommand(args: readonly string[], io: Io = process): Promise<number> {
  const { values } = readArgs(args, { options: OPTIONS });
  const root = findRoot();
  if (root === null) throw new UsageError('there is no docs/rules here or in any folder above');
  if (values.games !== undefined && !values.content) throw new UsageError('--games goes with --content', true);
  if (values.content) return reportContent(root, wholeNumber('games', values.games ?? '40', 0, 100_000), values, io);
  const chapters = readChapters(root);
  const named = findNamed(root);
  const lines = chapters.map(chapter => lineOf(chapter, named));
  const examples = examplesLine(readExamples(root), named);
  if (values.json) sayLine(io.stdout, JSON.stringify({ ...sum(lines), chapters: lines, examples }));
  else
    for (const line of reportOf(lines, examples, strangersIn(named, chapters), values.missing))
      sayLine(io.stdout, line);
  return 0;
}

function reportContent(root: string, games: number, { missing, json }: Shown, io: Io): number {
  const families = coveredContent(root, games === 0 ? null : playBatch(games));
  if (json) {
    const counted = families.map(family => ({ ...family, ...countsOf(family) }));
    sayLine(io.stdout, JSON.stringify({ games, families: counted }));
  } else for (const line of contentInWords(families, missing)) sayLine(io.stdout, line);
  return 0;
}

interface Shown {
  readonly missing: boolean;
  readonly json: boolean;
}

const isNamed = ({ inTests, inCases }: Named, id: string): boolean => inTests.has(id) || inCases.has(id);

function lineOf({ name, rules }: Chapter, named: Named): Line {
  const missing = rules.filter(id => !isNamed(named, id));
  return { chapter: name, named: rules.length - missing.length, total: rules.length, missing };
}

/** `EX-TRN-01b` is one of the cases of EX-TRN-01. */
function examplesLine(examples: readonly string[], { cases }: Named): Line {
  const shown = new Set(cases.map(id => id.replace(/[a-z]+$/, '')));
  const missing = examples.filter(id => !shown.has(id));
  return { chapter: 'examples', named: examples.length - missing.length, total: examples.length, missing };
}

const sum = (lines: readonly Line[]) => ({
  named: lines.reduce((n, line) => n + line.named, 0),
  total: lines.reduce((n, line) => n + line.total, 0),
});

/** Ids that tests or cases name and no chapter defines. */
function strangersIn({ inTests, inCases }: Named, chapters: readonly Chapter[]): string[] {
  const defined = new Set(chapters.flatMap(chapter => chapter.rules));
  const prefixes = new Set([...defined].map(id => id.split('-')[0]));
  const named = [...new Set([...inTests, ...inCases])].sort();
  return named.filter(id => prefixes.has(id.split('-')[0]) && !defined.has(id));
}

function* reportOf(
  lines: readonly Line[],
  examples: Line,
  strangers: readonly string[],
  missing: boolean,
): Generator<string> {
  const width = Math.max(...lines.map(line => line.chapter.length)) + 2;
  const row = ({ chapter, named, total }: Omit<Line, 'missing'>) =>
    `${chapter.padEnd(width)}${String(named).padStart(4)} of ${total}`;
  for (const line of [...lines, examples]) {
    yield row(line);
    if (missing && line.missing.length > 0) yield `  ${line.missing.join(' ')}`;
  }
  yield row({ chapter: 'all rules', ...sum(lines) });
  if (strangers.length > 0) yield `named, but defined nowhere: ${strangers.join(' ')}`;
}
