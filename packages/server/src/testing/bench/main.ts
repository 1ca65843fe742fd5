/*
 * npm run bench -- server [--json] [--seconds 5] [--games 40]
 *
 * Computer players over real sockets on loopback: one node on the embedded database, two on PostgreSQL, and an echo
 * server as a yardstick in the same run. Each server is its own process; the players share another one.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadTable } from '../../store/games.ts';
import { openStore } from '../../store/store.ts';
import { bundle } from '../bundle.ts';
import { TestPostgres } from '../postgres.ts';
import { type Driven, drive, percentile } from './drive.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    games: { type: 'string', default: '40' },
  },
});
const seconds = Number(values.seconds);
const games = Number(values.games);
const SERVER = bundle();
const ECHO = resolve(import.meta.dirname, 'echo.ts');
const BOARDGAME_IO = resolve(import.meta.dirname, '../../../../../benchmarks/node_modules/boardgame.io');
const FREE = { LOG_LEVEL: 'silent', RATE_LIMIT: '1000000000', SIGN_IN_LIMIT: '1000000000', SOCKET_LIMIT: '1000000000' };

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly startMs: number;
}

async function start(script: string, port: number, env: Record<string, string> = {}): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', script], {
    env: { ...process.env, ...FREE, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise(done => setTimeout(done, 5));
  }
  return { child, url, startMs: performance.now() - began };
}

const stop = ({ child }: Started) =>
  new Promise(done => {
    child.on('exit', done);
    child.kill('SIGTERM');
  });

/** A metric of a server. */
async function metric({ url }: Started, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}

async function echoLatencies(url: string): Promise<number[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  await new Promise(done => {
    socket.onopen = done;
  });
  const took: number[] = [];
  const message = JSON.stringify({
    say: 'do',
    id: 'x'.repeat(12),
    deed: { deed: 'answer', asked: '12.abcdef', key: 'walk 1,0' },
  });
  for (let i = 0; i < 2000; i++) {
    const began = performance.now();
    const back = new Promise(done => {
      socket.onmessage = done;
    });
    socket.send(message);
    await back;
    took.push(performance.now() - began);
  }
  socket.close();
  return took;
}

/** What a script beside this one prints. */
function printed(script: string): unknown {
  const flags = ['--expose-gc', resolve(import.meta.dirname, script)];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

const times = ({ latencies }: Driven) => ({
  p50: round(percentile(latencies, 0.5)),
  p95: round(percentile(latencies, 0.95)),
  p99: round(percentile(latencies, 0.99)),
});

async function load(server: Started, rate?: number) {
  const before = await metric(server, 'process_cpu_seconds_total');
  const driven = await drive(server.url, games, seconds, rate);
  const cpu = (await metric(server, 'process_cpu_seconds_total')) - before;
  return {
    answersPerSecond: round(driven.answers / driven.seconds, 0),
    answersPerCpuSecond: round(driven.answers / cpu, 0),
    milliseconds: times(driven),
    bytesPerAnswer: { p50: percentile(driven.bytes, 0.5), p99: percentile(driven.bytes, 0.99) },
    wholeBytes: percentile(driven.wholes, 0.5),
    answers: driven.answers,
  };
}

/** How long sleeping games take to wake, one at a time. */
async function wakes(database: string): Promise<number[]> {
  const store = await openStore(database);
  const rows = await store.db.selectFrom('games').select('id').limit(50).execute();
  const took: number[] = [];
  for (const { id } of rows) {
    const began = performance.now();
    await loadTable(store, id);
    took.push(performance.now() - began);
  }
  await store.close();
  return took;
}

const folder = mkdtempSync(join(tmpdir(), 'deedbook-bench-'));
const file = join(folder, 'bench.db');
const echo = await start(ECHO, 4390);
const echoed = await echoLatencies(echo.url);
await stop(echo);

const one = await start(SERVER, 4391, { DATABASE_URL: file });
const full = await load(one);
const steady = await load(one, 500);
await stop(one);
const woken = await wakes(file);
const stored = statSync(file).size / (2 * games);

const postgres = await TestPostgres.start();
const two = await Promise.all([4392, 4393].map(port => start(SERVER, port, { DATABASE_URL: postgres.url })));
const [left, right] = await Promise.all(two.map(server => load(server)));
for (const server of two) await stop(server);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

const report = {
  games,
  seconds,
  echoMilliseconds: { p50: round(percentile(echoed, 0.5), 3), p99: round(percentile(echoed, 0.99), 3) },
  embedded: { full, steady, startMs: round(one.startMs, 0) },
  postgres: {
    answersPerSecond: (left?.answersPerSecond ?? 0) + (right?.answersPerSecond ?? 0),
    milliseconds: [left?.milliseconds, right?.milliseconds],
  },
  heapBytes: printed('heap.ts'),
  boardgameIoMaster: existsSync(BOARDGAME_IO) ? printed('master.ts') : 'not installed',
  wakeMilliseconds: { p50: round(percentile(woken, 0.5)), p99: round(percentile(woken, 0.99)) },
  bytesStoredPerRunningGame: round(stored, 0),
};
if (values.json) console.log(JSON.stringify(report));
else console.log(JSON.stringify(report, null, 2));
process.exit();
