import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * How tasks are timed. The machines this runs on are shared, so it measures this thread's CPU time as well as wall
 * time, uses batches long enough for both clocks and several rounds in which every task takes a turn, and reports
 * medians. Two tasks are compared round by round, so that a slow minute slows down both.
 */

setFlagsFromString('--expose-gc');
/** Empties the heap, so that no task pays for another's garbage. */
export const collectGarbage = runInNewContext('gc') as () => void;

/** A task to time: it does some work and returns how many units that was. */
export interface Task {
  readonly name: string;
  run(): number;
  /** How many times longer than other tasks it needs to warm up. */
  readonly warmUp?: number;
}

export interface Settings {
  readonly rounds: number;
  /** A batch lasts at least this many milliseconds of CPU. */
  readonly batch: number;
  /** How many milliseconds to warm up. */
  readonly warmUp: number;
}

/** Milliseconds of CPU and of wall time. */
export interface Time {
  readonly cpu: number;
  readonly wall: number;
}

/** The time per unit in each round, and the median. */
export interface Measured extends Time {
  readonly rounds: readonly Time[];
}

/** Reads both clocks: this thread's CPU time, and wall time. */
function now(): Time {
  const { user, system } = process.threadCpuUsage();
  return { cpu: (user + system) / 1000, wall: performance.now() };
}

/** Waits for the next tick of the CPU clock, which on some systems advances in steps of several milliseconds. */
function nextTick(): Time {
  const before = now().cpu;
  let tick = now();
  while (tick.cpu === before) tick = now();
  return tick;
}

const since = (start: Time): Time => {
  const end = now();
  return { cpu: end.cpu - start.cpu, wall: end.wall - start.wall };
};

/** Warm-up alternates between tasks too, since one task can undo the optimizations of another. */
const WARM_UPS = 3;
/** The part of a batch each task first runs untimed, so that it does not pay for the previous task. */
const SETTLING = 0.4;

/** Times each task in every round; each round starts with a different one. */
export function measure(tasks: readonly Task[], { rounds, batch, warmUp }: Settings): Map<string, Measured> {
  for (let i = 0; i < WARM_UPS; i++) {
    for (const task of tasks) run(task, (warmUp * (task.warmUp ?? 1)) / WARM_UPS);
  }
  const times = new Map(tasks.map((task): [string, Time[]] => [task.name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < tasks.length; i++) {
      const task = tasks[(i + round) % tasks.length] as Task;
      run(task, batch * SETTLING);
      times.get(task.name)?.push(timeOne(task, batch));
    }
  }
  return new Map([...times].map(([name, list]) => [name, inTheMiddle(list)]));
}

/** Repeats a task for this many milliseconds. */
function run(task: Task, least: number): void {
  const end = performance.now() + least;
  do task.run();
  while (performance.now() < end);
}

/** Runs a task for at least this many milliseconds of CPU; returns the time per unit. */
function timeOne(task: Task, least: number): Time {
  const start = nextTick();
  let units = 0;
  let spent: Time;
  do {
    units += task.run();
    spent = since(start);
  } while (spent.cpu < least);
  return { cpu: spent.cpu / units, wall: spent.wall / units };
}

const inTheMiddle = (rounds: readonly Time[]): Measured => ({
  cpu: median(rounds.map(time => time.cpu)),
  wall: median(rounds.map(time => time.wall)),
  rounds,
});

/** The ratio of `a` to `b` in CPU time: the median over the rounds. */
export const ratio = (a: Measured, b: Measured): number =>
  median(a.rounds.map(({ cpu }, i) => cpu / (b.rounds[i] as Time).cpu));

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** The given percentile of some values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] as number;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
