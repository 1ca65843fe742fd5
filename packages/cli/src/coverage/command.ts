import { readArgs, UsageError, wholeNumber } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { contentInWords, countsOf, coveredContent, playBatch } from './content.ts';
import { findNamed, type Named } from './named.ts';
import { type Beyond, type Chapter, findRoot, readBeyond, readChapters, readExamples } from './rule-book.ts';

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
  /** What the base game still lacks. */
  readonly missing: readonly string[];
  /** What is not named because it is beyond the base game. */
  readonly beyond: readonly string[];
}

/** Shows which rules of the specification tests and cases name, or which content they exercise and bots reach. */
export async function coverageCommand(args: readonly string[], io: Io = process): Promise<number> {
  const { values } = readArgs(args, { options: OPTIONS });
  const root = findRoot();
  if (root === null) throw new UsageError('there is no docs/rules here or in any folder above');
  if (values.games !== undefined && !values.content) throw new UsageError('--games goes with --content', true);
  if (values.content) return reportContent(root, wholeNumber('games', values.games ?? '40', 0, 100_000), values, io);
  const chapters = readChapters(root);
  const named = findNamed(root);
  const beyond = readBeyond(root);
  const lines = chapters.map(({ name, rules }) => lineOf(name, rules, id => isNamed(named, id), beyond));
  const shown = new Set(named.cases.map(id => id.replace(/[a-z]+$/, ''))); // EX-TRN-01b is a case of EX-TRN-01
  const examples = lineOf('examples', readExamples(root), id => shown.has(id), beyond);
  if (values.json) sayLine(io.stdout, JSON.stringify({ ...sum(lines), chapters: lines, examples }));
  else
    for (const line of reportOf(lines, examples, strangersIn(named, chapters), beyond, values.missing))
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

function lineOf(
  chapter: string,
  ids: readonly string[],
  isShown: (id: string) => boolean,
  beyond: readonly Beyond[],
): Line {
  const listed = new Set(beyond.flatMap(reason => reason.ids));
  const lacking = ids.filter(id => !isShown(id));
  const missing = lacking.filter(id => !listed.has(id));
  const further = lacking.filter(id => listed.has(id));
  return { chapter, named: ids.length - lacking.length, total: ids.length, missing, beyond: further };
}

const sum = (lines: readonly Line[]) => ({
  named: lines.reduce((n, line) => n + line.named, 0),
  total: lines.reduce((n, line) => n + line.total, 0),
  beyond: lines.reduce((n, line) => n + line.beyond.length, 0),
});

/** Ids named by tests or cases that no chapter defines. */
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
  beyond: readonly Beyond[],
  missing: boolean,
): Generator<string> {
  const width = Math.max(...lines.map(line => line.chapter.length)) + 2;
  const row = (name: string, named: number, total: number, further: number) =>
    `${name.padEnd(width)}${String(named).padStart(4)} of ${total}${further > 0 ? `, ${further} beyond the base game` : ''}`;
  for (const line of [...lines, examples]) {
    yield row(line.chapter, line.named, line.total, line.beyond.length);
    if (missing && line.missing.length > 0) yield `  ${line.missing.join(' ')}`;
  }
  const all = sum(lines);
  const [base, cases] = [all.total - all.beyond, examples.total - examples.beyond.length];
  yield row('all rules', all.named, all.total, 0);
  yield row('rules of the base game', all.named, base, 0) + percent(all.named, base);
  yield row('examples of the base game', examples.named, cases, 0) + percent(examples.named, cases);
  if (missing) for (const { reason, ids } of beyond) yield `beyond: ${reason}: ${ids.join(' ')}`;
  if (strangers.length > 0) yield `named, but defined nowhere: ${strangers.join(' ')}`;
}

const percent = (n: number, of: number): string => ` (${Math.floor((100 * n) / of)} %)`;
