/*
 * npm run bench -- server [--json] [--seconds 5] [--games 40]
 *
 * Goals V1 to V6 of online tables, in about five minutes: computer players over real sockets on loopback, on one node with
 * the embedded database and on two with PostgreSQL. Yardsticks in the same run are an echo server and boardgame.io's
 * master (if installed). Each server is its own process; the players share another one.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../bundle.ts';
import { TestPostgres } from '../postgres.ts';
import { type Driven, drive, type Load, percentile } from './drive.ts';
import { echoLatencies } from './echoes.ts';
import { cpuOf, printed, type Started, start, stop } from './processes.ts';
import { type Figures, figuresOf, type Measured, rowsOf } from './report.ts';
import { wakes } from './wake.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    games: { type: 'string', default: '40' },
  },
});
const seconds = Number(values.seconds);
const games = Number(values.games);
const ECHO = resolve(import.meta.dirname, 'echo.ts');
const BOARDGAME_IO = resolve(import.meta.dirname, '../../../../../benchmarks/node_modules/boardgame.io');
/** The rate of V2, and the table count and pace of V5. */
const STEADY = 500;
const MANY = 1000;
const PACE = 5;
/**
 * A server that runs for days has its code compiled. That takes about this many answers; on a busy machine it is cut off
 * after a minute.
 */
const WARM_ANSWERS = 40_000;
const WARM_SECONDS = 60;
/** Full load and boardgame.io's master take turns this often. */
const ROUNDS = 3;

const say = (what: string) => console.error(`${new Date().toTimeString().slice(0, 8)} ${what}`);

const load = (server: Started, extra: Partial<Load> = {}): Promise<Driven> =>
  drive(server.url, { games, seats: 2, seconds, warmUp: 1, ...extra }, () => cpuOf(server));

interface Master {
  readonly updatesPerCpuSecond: number;
}
const master = (): number | null =>
  existsSync(BOARDGAME_IO) ? printed<Master>('master.ts', '2').updatesPerCpuSecond : null;

/** Plays until the code is compiled. */
const warmUp = (server: Started): Promise<Driven> =>
  load(server, { seconds: 1, warmUp: WARM_SECONDS, warmAnswers: WARM_ANSWERS });

/** The embedded database: full load in rounds, a steady rate, 80 % of full load, and many slow games. */
async function embedded(file: string) {
  const server = await start(bundle(), { DATABASE_URL: file });
  say('warming up');
  await warmUp(server);
  const full: Driven[] = [];
  const masters: (number | null)[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`full load, round ${round} of ${ROUNDS}`);
    full.push(await load(server));
    masters.push(master());
  }
  say(`${STEADY} answers per second`);
  const steady = await load(server, { rate: STEADY });
  const most = percentile(
    full.map(one => one.answers / one.seconds),
    0.5,
  );
  say('80 % of full load');
  const busy = await load(server, { rate: most * 0.8 });
  await stop(server);
  return { server, full, masters, steady, busy };
}

async function manySlowGames(file: string): Promise<Driven> {
  say(`${MANY} solo games with an answer every ${PACE} s each`);
  const server = await start(bundle(), { DATABASE_URL: file });
  await warmUp(server);
  const driven = await load(server, { games: MANY, seats: 1, rate: MANY / PACE, seconds: 20, warmUp: PACE });
  await stop(server);
  return driven;
}

async function onPostgres(): Promise<Driven[]> {
  say('two nodes on PostgreSQL');
  const postgres = await TestPostgres.start();
  const nodes = await Promise.all([1, 2].map(() => start(bundle(), { DATABASE_URL: postgres.url })));
  const driven = await Promise.all(nodes.map(node => load(node, { warmUp: 3 })));
  for (const node of nodes) await stop(node);
  await postgres.stop();
  return driven;
}

async function measure(folder: string): Promise<Figures> {
  const [file, slowFile] = [join(folder, 'bench.db'), join(folder, 'slow.db')];
  say('heap and storage');
  const heap = printed<Measured['heap']>('heap.ts');
  const finished = printed<{ bytesPerFinishedGame: number }>('stored.ts').bytesPerFinishedGame;
  say('an echo server');
  const echo = await start(ECHO);
  await echoLatencies(echo.url, games, STEADY, 1);
  const echoed = await echoLatencies(echo.url, games, STEADY, 3);
  await stop(echo);
  const { server, full, masters, steady, busy } = await embedded(file);
  const stored = statSync(file).size / (games * (ROUNDS + 3));
  const woken = await wakes(file);
  return figuresOf({
    games,
    seconds,
    echoed,
    full,
    masters,
    steady,
    busy,
    slow: await manySlowGames(slowFile),
    postgres: await onPostgres(),
    heap,
    startMs: server.startMs,
    woken,
    stored,
    finished,
  });
}

const folder = mkdtempSync(join(tmpdir(), 'deedbook-bench-'));
try {
  const figures = await measure(folder);
  if (values.json) console.log(JSON.stringify(figures));
  else for (const row of rowsOf(figures)) console.log(row);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
