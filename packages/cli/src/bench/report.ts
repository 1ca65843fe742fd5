import { cpus } from 'node:os';
import { ENGINE_VERSION } from '@deedbook/engine';
import { type Goal, goalsOf } from './goals.ts';
import { type Measured, ratio, type Settings } from './measure.ts';
import { type Results, timeOf } from './results.ts';

/** What a report is made from. */
export interface Run {
  readonly results: Results;
  readonly settings: Settings;
  readonly versions: Readonly<Record<string, string>>;
  readonly seconds: number;
}

const verdict = (goal: Goal): string => (goal.met === null ? 'not measured' : goal.met ? 'met' : 'not met');

/** The report as JSON: everything measured, and each goal with its verdict. */
export function asJson({ results, settings, versions, seconds }: Run): string {
  const { timed, ...rest } = results;
  const times = [...timed].map(([task, { cpu, wall, rounds }]) => ({ task, cpu, wall, rounds }));
  return JSON.stringify({
    engine: ENGINE_VERSION,
    node: process.version,
    machine: machine(),
    yardsticks: versions,
    settings,
    seconds,
    goals: goalsOf(results).map(goal => ({ ...goal, verdict: verdict(goal) })),
    times,
    ...rest,
  });
}

const machine = (): string => {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() || 'unknown processor'}`;
};

/** The report as text. */
export function asText({ results, settings, versions, seconds }: Run): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const yardsticks = results.withoutYardsticks ?? named.join(', ');
  return [
    `Engine ${ENGINE_VERSION} on Node ${process.version}, ${machine()}`,
    `${settings.rounds} rounds of ${settings.batch} ms, tasks in turn, medians; ${seconds.toFixed(0)} s in all`,
    `Yardsticks: ${yardsticks}`,
    '',
    ...inColumns([
      ['Goal', 'What', 'Bar', 'Value', '', ''],
      ...goalsOf(results).map(goal => {
        const value = goal.value === null ? '–' : plain(goal.value);
        return [goal.id, goal.what, goal.bar, value, verdict(goal), goal.note];
      }),
    ]),
    '',
    ...inColumns([
      ['One unit of', 'µs CPU', 'µs wall', 'a second', 'rounds, µs CPU'],
      ...[...results.timed].map(timeLine),
    ]),
    '',
    ...sizeLines(results),
    '',
    'CPU is that of the main thread. A value marked absolute depends on the machine: compare ratios instead.',
  ].join('\n');
}

function timeLine([name, { cpu, wall, rounds }]: readonly [string, Measured]): string[] {
  const all = rounds.map(time => 1000 * time.cpu);
  const spread = `${plain(Math.min(...all))} to ${plain(Math.max(...all))}`;
  return [name, plain(1000 * cpu), plain(1000 * wall), plain(1000 / cpu), spread];
}

function sizeLines(results: Results): string[] {
  const { states, records, memory, kept, undo, floors, positions, question, suite } = results;
  const forms = Object.entries(records).map(([whose, { answers, readable, compact }]) => {
    const each = (bytes: number) => `${plain(bytes)} B (${plain(bytes / answers)} an answer)`;
    return `Record, ${whose}: ${plain(answers)} answers, readable ${each(readable)}, compact ${each(compact)}`;
  });
  return [
    ...inColumns([
      ['Position', 'Players', 'JSON, B', 'packed, B', 'view, B'],
      ...states.map(size => [size.when, `${size.players}`, plain(size.json), plain(size.packed), plain(size.view)]),
    ]),
    '',
    ...forms,
    `Stored: ${floors.all.games} games of adventurers, on average ${plain(floors.all.tiles)} tiles, level ${plain(floors.all.level)} and ${plain(floors.all.fights)} fights`,
    `… and ${positions} positions of them; the dearest question takes ${plain(1000 * question.most)} µs`,
    `Copy and question ÷ question: ${plain(ratio(timeOf(results, 'copy and question'), timeOf(results, 'question')))}`,
    `Undo alone, and with its question, by the wall clock: ${undoLine(undo.short)} at 0, ${undoLine(undo.long)} at 10,000`,
    `Kept for undo in random solo games: ${plain(kept.mean)} positions on average, at most ${kept.most}`,
    `Bytes a position kept: ${plain(memory.soloSnapshot)} solo, ${plain(memory.tableSnapshot)} with 4 players`,
    ...(suite ? [`vitest: ${plain(suite.suite)} s for the engine, ${plain(suite.empty)} s for an empty file`] : []),
  ];
}

const undoLine = ({ alone, withQuestion }: Results['undo']['short']): string =>
  `${plain(1000 * alone)} and ${plain(1000 * withQuestion)} µs`;

/** Three significant digits, or all digits before the decimal point. */
const plain = (n: number): string =>
  Math.abs(n) >= 100 ? Math.round(n).toLocaleString('en') : `${Number(n.toPrecision(3))}`;

/** Columns as wide as their widest cell; numbers aligned right. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  const isNumber = (i: number) => rows.slice(1).every(row => /^[\d–][\d.,e-]*$/.test(row[i] ?? ''));
  const right = widths.map((_, i) => rows.length > 1 && isNumber(i));
  const cell = (text: string, i: number) => (right[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0));
  return rows.map(row => row.map(cell).join('  ').trimEnd());
}
