import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { UsageError } from '../args.ts';
import type { Io } from '../io.ts';
import { benchCommand } from './command.ts';
import type { Goal } from './goals.ts';
import type { Measured, Settings } from './measure.ts';
import { asText } from './report.ts';
import type { Results } from './results.ts';

interface Report extends Omit<Results, 'timed'> {
  readonly settings: Settings;
  readonly seconds: number;
  readonly yardsticks: Readonly<Record<string, string>>;
  readonly goals: readonly (Goal & { readonly verdict: string })[];
  readonly times: readonly (Measured & { readonly task: string })[];
}

/** Runs the bench with a minimal load. */
async function bench(): Promise<Report> {
  const stdout = new PassThrough();
  const io: Io = { stdin: new PassThrough(), stdout, stderr: new PassThrough(), env: {} };
  const args = ['--quick', '--json', '--no-yardsticks', '--rounds', '1', '--batch', '1'];
  expect(await benchCommand(args, io, { positions: 30, records: 4, log: 300 })).toBe(0);
  return JSON.parse(String(stdout.read())) as Report;
}

test('the bench measures what needs no other engine or process, and says what it leaves out', async () => {
  const report = await bench();
  for (const { cpu, wall } of report.times) {
    expect(cpu).toBeGreaterThan(0);
    expect(Number.isFinite(wall)).toBe(true);
  }
  const { goals } = report;
  expect(new Set(goals.map(goal => goal.id)).size).toBe(9);
  for (const { what, value, note, verdict } of goals) {
    if (verdict === 'not measured') expect(note, what).not.toBe('');
    else expect(Number.isFinite(value), what).toBe(true);
  }
  const against = goals.filter(({ what }) => /boardgame\.io|showdown/.test(what));
  expect(new Set(against.map(goal => goal.note))).toEqual(new Set(['without yardsticks']));
  expect(new Set(against.map(goal => goal.verdict))).toEqual(new Set(['not measured']));

  const timed = new Map(report.times.map(time => [time.task, time]));
  const text = asText({ ...report, results: { ...report, timed }, versions: report.yardsticks });
  expect(text).toContain('Yardsticks: left out by --no-yardsticks');
  expect(text).toMatch(/^E5 +structuredClone ÷ copy +≥ 50 +[\d.,]+ +(?:met|not met)$/m);
});

test('the bench refuses unknown flags', async () => {
  await expect(benchCommand(['--rounds', '0'])).rejects.toThrow(UsageError);
  await expect(benchCommand(['--fast'])).rejects.toThrow(UsageError);
});
