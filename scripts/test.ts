// Runs every check of the repository, several at a time, and ends with `N passed, N failed`.
//
//   npm test                                    all steps
//   npm test -- --only unit                     one of them; `--only types,lint` and `-- types lint` for several
//   npm test -- --package engine                what concerns one package (or `scripts`)
//   npm test -- --only unit --package engine    both: seconds
//   npm test -- --verbose                       with the output of passing steps
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeFlags, toolScript } from './platform.mjs';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  /** The command: a tool of this repository, or `node` and a script. */
  readonly run: readonly string[];
  /** The packages it checks; all of them without it. */
  readonly packages?: readonly string[];
  /** What keeps it to one folder, where it can be; without it the step checks everything it checks. */
  readonly within?: (folder: string) => readonly string[];
  /** Runs before all others, and may ask at the terminal. */
  readonly isFirst?: true;
  /** The step without which this one makes no sense. */
  readonly needs?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How many checks the step stands for, read from what it left behind. Without it the step counts as one. */
  readonly count?: (output: string) => Count;
}

const REPORT = join(tmpdir(), `deedbook-unit-${process.pid}.json`);
const JOURNEYS = join(tmpdir(), `deedbook-journeys-${process.pid}.json`);

/** Every scenario in every mode and with every number of players, always the same games; expensive checks now and then. */
const EVERY_SCENARIO = ['--scenario', 'all', '--games', '31', '--seed', '1', '--bot', 'mixed', '--every', '5'];
/** A few games with all checks at every decision. */
const EVERY_DECISION = ['--scenario', 'all', '--players', '2', '--games', '9', '--seed', '2', '--bot', 'mixed'];

const simulate = (games: readonly string[]): string[] => [
  'node',
  'packages/cli/src/main.ts',
  'simulate',
  ...games,
  '--check',
  '--json',
];

const APP = ['app'];
const RULES = ['engine', 'bots', 'cli'];

/** In the order they begin: the longest first, and beside it the quick ones before the slow ones. */
export const STEPS: readonly Step[] = [
  { name: 'browser', run: ['node', 'scripts/browser.ts'], packages: APP, isFirst: true },
  {
    name: 'journeys',
    run: ['playwright', 'test', '--config', 'packages/app', '--reporter', 'line,json'],
    packages: APP,
    needs: 'browser',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS },
    count: () => journeysIn(take(JOURNEYS)),
  },
  { name: 'lockfile', run: ['node', 'scripts/lockfile.ts'], packages: ['scripts'] },
  {
    name: 'types',
    run: ['tsc', '-b'],
    within: folder => (folder === 'scripts' ? ['tsconfig.scripts.json'] : [folder]),
  },
  { name: 'lint', run: ['biome', 'check', '--error-on-warnings'], within: folder => [folder] },
  { name: 'arrows', run: ['node', 'scripts/arrows.ts'] },
  { name: 'unused', run: ['knip'] },
  { name: 'weight', run: ['node', 'packages/app/scripts/sizes.ts'], packages: APP },
  {
    name: 'cases',
    run: ['node', 'packages/cli/src/main.ts', 'check', 'cases', '--json'],
    packages: RULES,
    count: lastLine,
  },
  { name: 'decisions', run: simulate(EVERY_DECISION), packages: RULES, count: lastLine },
  { name: 'games', run: simulate(EVERY_SCENARIO), packages: RULES, count: lastLine },
  {
    name: 'unit',
    run: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
    within: folder => [`${folder}/`],
    count: unitReport,
  },
];

/** Reads a report and throws it away. */
function take(file: string): string {
  const report = readFileSync(file, 'utf8');
  rmSync(file);
  return report;
}

/** Counts the tests in the report that vitest has written. */
function unitReport(): Count {
  const report = JSON.parse(take(REPORT)) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts the journeys in the report that Playwright has written. One that needed a second try has failed. */
export function journeysIn(report: string): Count {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Reads `{"passed":n,"failed":n}` from the last line of a command that was given `--json`. */
export function lastLine(output: string): Count {
  const { passed, failed } = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Count;
  return { passed, failed };
}

/** What a finished step adds to the total. A step that fails, or that checked nothing, always adds a failure. */
export function tally(step: Step, status: number, output: string): Count {
  if (!step.count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let counted: Count;
  try {
    counted = step.count(output);
  } catch {
    return { passed: 0, failed: 1 };
  }
  const { passed, failed } = counted;
  const isSound = Number.isInteger(passed) && Number.isInteger(failed);
  if (!isSound) return { passed: 0, failed: 1 };
  return failed === 0 && (status !== 0 || passed === 0) ? { passed, failed: 1 } : { passed, failed };
}

/** What starts a step: everything is run by this very Node, so no shell and no PATH is needed on any system. */
export function commandOf(run: readonly string[], packages: Parameters<typeof toolScript>[0]): string[] {
  const [tool = '', ...args] = run;
  if (tool === 'node') return args;
  const script = toolScript(packages, tool);
  if (script === null) throw new Error(`the lockfile knows no tool '${tool}'`);
  return [script, ...args];
}

/** Runs a command to its end: its exit status, what it printed, and its standard output alone. */
function finish({ run, env: own, isFirst }: Step): Promise<{ status: number; all: string; stdout: string }> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return new Promise(resolve => {
    const env = { ...process.env, ...own, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' };
    const asks = isFirst === true && process.stdin.isTTY;
    const child = spawn(process.execPath, [...nodeFlags(process.platform), ...commandOf(run, packages)], {
      env,
      stdio: [asks ? 'inherit' : 'ignore', 'pipe', asks ? 'inherit' : 'pipe'],
    });
    let all = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      all += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      all += text;
    });
    child.on('error', error => resolve({ status: 1, all: `${all}${error.message}\n`, stdout }));
    child.on('close', code => resolve({ status: code ?? 1, all, stdout }));
  });
}

/** What was asked for in the command line: the steps to run, or a line that says what is wrong. */
export function chosen(args: readonly string[]): { steps: readonly Step[]; isVerbose: boolean } | string {
  let parsed: { values: { only?: string[]; package?: string; verbose?: boolean }; positionals: string[] };
  try {
    const options = {
      only: { type: 'string', multiple: true },
      package: { type: 'string' },
      verbose: { type: 'boolean' },
    } as const;
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = parsed;
  const names = [...(values.only ?? []).flatMap(list => list.split(',')), ...positionals];
  const unknown = names.find(name => !STEPS.some(step => step.name === name));
  if (unknown !== undefined) return `There is no step '${unknown}': ${STEPS.map(step => step.name).join(', ')}`;
  const home = values.package;
  const folder = home === 'scripts' ? home : `packages/${home}`;
  if (home !== undefined && !existsSync(folder)) return `There is no package '${home}'`;
  const named = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));
  const steps = named
    .filter(({ packages }) => home === undefined || packages === undefined || packages.includes(home))
    .map(step => (home === undefined || !step.within ? step : { ...step, run: [...step.run, ...step.within(folder)] }));
  if (steps.length === 0) return `None of these steps checks '${home}': ${names.join(', ')}`;
  return { steps, isVerbose: values.verbose === true };
}

/** Runs a step and prints a line about it, with its output if it failed. */
async function report(step: Step, isVerbose: boolean): Promise<Count> {
  const started = performance.now();
  const { status, all, stdout } = await finish(step);
  const count = tally(step, status, stdout);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const outcome = count.failed > 0 ? 'FAILED' : 'ok';
  console.log(`${step.name.padEnd(12)}${outcome.padEnd(6)}${seconds} s${step.count ? `  ${count.passed} passed` : ''}`);
  if (isVerbose || count.failed > 0) process.stdout.write(all.endsWith('\n') || all === '' ? all : `${all}\n`);
  return count;
}

/** Works through the steps, as many at a time as there are lanes. Those that need a failed one are left out. */
export async function runAll(
  steps: readonly Step[],
  lanes: number,
  run: (step: Step) => Promise<Count>,
): Promise<Count> {
  let [passed, failed] = [0, 0];
  const lost = new Set<string>();
  const add = async (step: Step) => {
    const count = await run(step);
    passed += count.passed;
    failed += count.failed;
    if (count.failed > 0) lost.add(step.name);
  };
  for (const step of steps.filter(({ isFirst }) => isFirst)) await add(step);
  const queue = steps.filter(({ isFirst, needs }) => !isFirst && !(needs !== undefined && lost.has(needs)));
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await add(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { passed, failed };
}

async function main(args: readonly string[]): Promise<number> {
  const wanted = chosen(args);
  if (typeof wanted === 'string') {
    console.error(wanted);
    return 2;
  }
  // The journeys wait for a browser most of the time, so two cores are not too few for something beside them.
  const lanes = Math.max(2, availableParallelism());
  const { passed, failed } = await runAll(wanted.steps, lanes, step => report(step, wanted.isVerbose));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
