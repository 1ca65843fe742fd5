import { type Driven, percentile } from './drive.ts';

/** Everything measured. */
export interface Measured {
  readonly games: number;
  readonly seconds: number;
  readonly echoed: readonly number[];
  readonly full: readonly Driven[];
  readonly masters: readonly (number | null)[];
  readonly steady: Driven;
  readonly busy: Driven;
  readonly slow: Driven;
  readonly postgres: readonly Driven[];
  readonly heap: {
    readonly liveGame: number;
    readonly outside: number;
    readonly unpackedGame: number;
    readonly dozingGame: number;
    readonly parsedView: number;
  };
  readonly startMs: number;
  readonly woken: readonly { readonly wake: number; readonly replay: number }[];
  readonly stored: number;
  readonly finished: number;
}

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
const median = (values: readonly number[]): number => percentile(values, 0.5);
const perSecond = ({ answers, seconds }: Driven): number => answers / seconds;
const perCpuSecond = ({ answers, cpu }: Driven): number => answers / cpu;

const spread = (values: readonly number[], digits = 2) => ({
  p50: round(median(values), digits),
  p95: round(percentile(values, 0.95), digits),
  p99: round(percentile(values, 0.99), digits),
});

/** What the benchmark reports with --json. */
export function figuresOf(m: Measured) {
  const answersPerCpuSecond = median(m.full.map(perCpuSecond));
  const updates = m.masters.filter(one => one !== null);
  const ratios = m.full.map((one, i) => perCpuSecond(one) / (m.masters[i] ?? Number.NaN));
  const bytes = m.full.flatMap(one => one.bytes);
  const wholes = m.full.flatMap(one => one.wholes);
  const view = median(wholes.map(one => one.view));
  const [steady, echo] = [spread(m.steady.latencies), spread(m.echoed, 3)];
  const wake = spread(m.woken.map(one => one.wake));
  return {
    games: m.games,
    seconds: m.seconds,
    V1: {
      answersPerCpuSecond: round(answersPerCpuSecond, 0),
      answersPerSecond: round(median(m.full.map(perSecond)), 0),
      milliseconds: spread(m.full.flatMap(one => one.latencies)),
      boardgameIoUpdatesPerCpuSecond: updates.length > 0 ? round(median(updates), 0) : null,
      ratio: updates.length > 0 ? round(median(ratios)) : null,
      postgresAnswersPerSecond: round(
        m.postgres.reduce((sum, one) => sum + perSecond(one), 0),
        0,
      ),
      postgresAnswersPerCpuSecond: round(median(m.postgres.map(perCpuSecond)), 0),
      postgresMilliseconds: spread(m.postgres.flatMap(one => one.latencies)),
    },
    V2: {
      steadyMilliseconds: steady,
      busyMilliseconds: spread(m.busy.latencies),
      echoMilliseconds: echo,
      ratio: round(steady.p99 / echo.p99),
    },
    V3: {
      bytesPerAnswer: spread(bytes, 0),
      wholeBytes: round(median(wholes.map(one => one.raw)), 0),
      wholeGzipBytes: round(median(wholes.map(one => one.gzip)), 0),
      ratio: round(median(bytes) / view, 3),
    },
    V4: {
      heapBytesPerLiveGame: m.heap.liveGame,
      bytesOutsideTheHeap: m.heap.outside,
      heapBytesPerUnpackedGame: m.heap.unpackedGame,
      heapBytesPerDozingGame: m.heap.dozingGame,
      parsedViewBytes: m.heap.parsedView,
      ratio: round(m.heap.liveGame / m.heap.parsedView),
    },
    V5: {
      answersPerSecond: round(perSecond(m.slow), 0),
      answersPerCpuSecond: round(perCpuSecond(m.slow), 0),
      milliseconds: spread(m.slow.latencies),
      ratio: round(answersPerCpuSecond / perCpuSecond(m.slow)),
      ratioAt500PerSecond: round(answersPerCpuSecond / perCpuSecond(m.steady)),
      ratioAt80Percent: round(answersPerCpuSecond / perCpuSecond(m.busy)),
    },
    V6: {
      startMs: round(m.startMs, 0),
      wakeMilliseconds: wake,
      ratio: round(wake.p50 / median(m.woken.map(one => one.replay))),
      bytesPerRunningGame: round(m.stored, 0),
      bytesPerFinishedGame: m.finished,
    },
  };
}

export type Figures = ReturnType<typeof figuresOf>;

const times = ({ p50, p95, p99 }: { p50: number; p95: number; p99: number }): string => `${p50} / ${p95} / ${p99}`;

/** The figures as lines of a table: goal, what, aim, figure. */
export function rowsOf({ games, V1, V2, V3, V4, V5, V6 }: Figures): string[] {
  const rows: readonly (readonly [goal: string, what: string, aim: string, here: string | number])[] = [
    ['V1', `answers per CPU second, ${games} games of two`, '4,000', V1.answersPerCpuSecond],
    ['', '÷ updates of boardgame.io’s master, no network', '≥ 1', V1.ratio ?? 'not installed'],
    ['', 'answers per second', '', V1.answersPerSecond],
    ['', 'ms p50 / p95 / p99', '', times(V1.milliseconds)],
    ['', 'two nodes on PostgreSQL, answers per second', '', V1.postgresAnswersPerSecond],
    ['', 'ms p50 / p95 / p99', '', times(V1.postgresMilliseconds)],
    ['V2', 'ms p50 / p95 / p99 at 500 per second', '1 / – / 5', times(V2.steadyMilliseconds)],
    ['', 'the same at 80 % of full load', '– / – / 20', times(V2.busyMilliseconds)],
    ['', 'p99 ÷ p99 of an echo', '≤ 5', V2.ratio],
    ['V3', 'bytes per answer and client, p50 / p95 / p99', '300 / – / 2000', times(V3.bytesPerAnswer)],
    ['', 'p50 ÷ JSON of the view', '≤ 0.05', V3.ratio],
    ['', 'the whole document compressed', '4,000', V3.wholeGzipBytes],
    ['V4', 'heap bytes per live game of 2,000', '16,000', V4.heapBytesPerLiveGame],
    ['', 'outside the heap', '', V4.bytesOutsideTheHeap],
    ['', 'heap bytes of one that is not packed', '', V4.heapBytesPerUnpackedGame],
    ['', 'heap bytes of one 15 s after its last answer', '16,000', V4.heapBytesPerDozingGame],
    ['', '÷ a view parsed from JSON', '≤ 0.3', V4.ratio],
    ['V5', '1,000 solo games: ms p50 / p95 / p99', '– / – / 20', times(V5.milliseconds)],
    ['', 'CPU per answer ÷ that of V1', '≤ 1.5', V5.ratio],
    [
      '',
      'the same in V2: 500 per second / 80 % of full load',
      '',
      `${V5.ratioAt500PerSecond} / ${V5.ratioAt80Percent}`,
    ],
    ['V6', 'ms to ready', '300', V6.startMs],
    ['', 'ms to wake a game, p50 / p95 / p99', '– / – / 5', times(V6.wakeMilliseconds)],
    ['', 'p50 ÷ a replay of the same answers', '≤ 1.5', V6.ratio],
    ['', 'bytes stored per finished game', '2,000', V6.bytesPerFinishedGame],
  ];
  return rows.map(([goal, what, aim, here]) => `${goal.padEnd(3)} ${what.padEnd(50)} ${aim.padEnd(15)} ${here}`);
}
