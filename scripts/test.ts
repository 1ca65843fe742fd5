// Runs every check of the repository, one after the other, and ends with `N passed, N failed`.
//
//   npm test                     all steps
//   npm test -- types lint       only these
//   npm test -- --verbose        with the output of passing steps
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  /** The command: a tool in node_modules/.bin, or `node`. */
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** How many checks the step stands for, read from what it left behind. Without it the step counts as one. */
  readonly count?: (output: string) => Count;
}

const REPORT = join(tmpdir(), `deedbook-unit-${process.pid}.json`);
const JOURNEYS = join(tmpdir(), `deedbook-journeys-${process.pid}.json`);

/** Every scenario twice in every mode and with every number of players, always the same games; the dear checks now and then. */
const EVERY_SCENARIO = ['--scenario', 'all', '--games', '62', '--seed', '1', '--bot', 'mixed', '--every', '5'];
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

const STEPS: readonly Step[] = [
  { name: 'lockfile', run: ['node', 'scripts/lockfile.ts'] },
  { name: 'types', run: ['tsc', '-b'] },
  { name: 'lint', run: ['biome', 'check', '--error-on-warnings'] },
  { name: 'arrows', run: ['node', 'scripts/arrows.ts'] },
  { name: 'unused', run: ['knip'] },
  { name: 'weight', run: ['node', 'packages/app/scripts/sizes.ts'] },
  {
    name: 'unit',
    run: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
    count: unitReport,
  },
  { name: 'cases', run: ['node', 'packages/cli/src/main.ts', 'check', 'cases', '--json'], count: lastLine },
  { name: 'games', run: simulate(EVERY_SCENARIO), count: lastLine },
  { name: 'decisions', run: simulate(EVERY_DECISION), count: lastLine },
  { name: 'browser', run: ['node', 'scripts/browser.ts'] },
  {
    name: 'journeys',
    run: ['playwright', 'test', '--config', 'packages/app', '--reporter', 'line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS },
    count: () => journeysIn(take(JOURNEYS)),
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

/** Runs a command to its end: its exit status, what it printed, and its standard output alone. */
function finish({ run, env: own }: Step): Promise<{ status: number; all: string; stdout: string }> {
  const [command = '', ...args] = run;
  return new Promise(resolve => {
    const env = { ...process.env, ...own, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let all = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      all += text;
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      all += text;
    });
    child.on('error', error => resolve({ status: 1, all: `${all}${error.message}\n`, stdout }));
    child.on('close', code => resolve({ status: code ?? 1, all, stdout }));
  });
}

async function main(args: readonly string[]): Promise<number> {
  const isVerbose = args.includes('--verbose');
  const names = args.filter(arg => arg !== '--verbose');
  const unknown = names.find(name => !STEPS.some(step => step.name === name));
  if (unknown !== undefined) {
    console.error(`There is no step '${unknown}': ${STEPS.map(step => step.name).join(', ')}`);
    return 2;
  }
  let passed = 0;
  let failed = 0;
  for (const step of STEPS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    process.stdout.write(`${step.name.padEnd(12)}`);
    const started = performance.now();
    const { status, all, stdout } = await finish(step);
    const count = tally(step, status, stdout);
    passed += count.passed;
    failed += count.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${count.failed > 0 ? 'FAILED' : 'ok'}  ${seconds} s${step.count ? `  ${count.passed} passed` : ''}`);
    if (isVerbose || count.failed > 0) process.stdout.write(all.endsWith('\n') || all === '' ? all : `${all}\n`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
