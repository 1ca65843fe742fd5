import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, writeRecord } from '@deedbook/engine';
import { median } from './measure.ts';
import { REPOSITORY } from './yardsticks.ts';

/* What can only be measured in a separate process: the test suite, and the first replay after startup. */

export interface SuiteTime {
  /** Seconds of wall time. */
  readonly suite: number;
  readonly empty: number;
  readonly tests: number;
  /** The slowest test in milliseconds, and its name. */
  readonly slowest: number;
  readonly slowestName: string;
}

interface VitestReport {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number }[];
  }[];
}

/** E9: the engine's tests against one empty test file, with the same runner and settings, alternating. */
export function suiteTime(rounds: number): SuiteTime {
  const folder = mkdtempSync(join(tmpdir(), 'deedbook-bench-'));
  try {
    const inside = join(folder, 'packages', 'empty', 'src');
    mkdirSync(inside, { recursive: true });
    writeFileSync(join(inside, 'empty.test.ts'), "test('nothing', () => {});\n");
    const file = join(folder, 'report.json');
    const empty: number[] = [];
    const suite: number[] = [];
    for (let i = 0; i < rounds; i++) {
      empty.push(runVitest(['--root', folder, '--globals'], join(folder, 'empty.json')));
      suite.push(runVitest(['packages/engine'], file));
    }
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const tests = report.testResults.flatMap(result => result.assertionResults);
    const [slowest] = tests.toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0));
    return {
      suite: median(suite),
      empty: median(empty),
      tests: report.numTotalTests,
      slowest: slowest?.duration ?? 0,
      slowestName: slowest?.fullName ?? '',
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Seconds for one run. It does not check whether the tests pass. */
function runVitest(args: readonly string[], report: string): number {
  const { NODE_ENV: _production, VITEST: _inside, ...env } = process.env;
  const all = ['run', '--config', join(REPOSITORY, 'vitest.config.ts'), '--reporter=json', `--outputFile=${report}`];
  const vitest = join(REPOSITORY, 'node_modules', 'vitest', 'vitest.mjs');
  const start = performance.now();
  const { error } = spawnSync(process.execPath, [vitest, ...all, ...args], { cwd: REPOSITORY, env, stdio: 'ignore' });
  if (error) throw error;
  return (performance.now() - start) / 1000;
}

/** E7: the wall time in milliseconds to read and replay a record in a fresh process. */
export function coldReplay(record: GameRecord, rounds: number): number {
  const engine = import.meta.resolve('@deedbook/engine');
  const program = `
    import { readRecord, replay } from '${engine}';
    let text = '';
    for await (const part of process.stdin) text += part;
    const start = performance.now();
    replay(readRecord(text));
    console.log(performance.now() - start);`;
  const times = Array.from({ length: rounds }, () => {
    const args = ['--input-type=module', '-e', program];
    const { stdout, status } = spawnSync(process.execPath, args, { input: writeRecord(record), encoding: 'utf8' });
    if (status !== 0) throw new Error('the program that replays has failed');
    return Number(stdout);
  });
  return median(times);
}
