/*
 * Heap of live games after garbage collection: tables in the middle of a game, each shown to both of its seats. Started by
 * `npm run bench -- server` with --expose-gc; prints bytes a game, the same while its players think for long, and bytes of
 * one view parsed from JSON as a yardstick. With `many` it keeps 20,000 live games instead, packed as a node packs them, and
 * prints their heap in MB; `node --max-old-space-size=512` shows whether they fit.
 */
import { Stream, seeded } from '@deedbook/engine';
import { readConfig } from '../../config.ts';
import { Audience } from '../../live/audience.ts';
import { Table } from '../../table/table.ts';
import { SETTINGS } from '../test-server.ts';

const [GAMES, ANSWERS] = [200, 100];
const MANY = 20_000;
/** Games played and let go before: compiled code and caches that all games share are not counted. */
const WARM = 100;
const BOTH_HERE = { here: new Set([0, 1]), watchers: 0 };

function liveGame(n: number) {
  const seed = `chacha:${Buffer.alloc(32, `game ${n}`).toString('base64url')}`;
  const table = new Table({ id: `table-${n}`, code: 'ABCDEF', seed, created: 1 }, SETTINGS);
  for (const [seat, hero] of ['tovak', 'goldyx'].entries()) {
    const deed = { deed: 'sit', seat, hero, name: hero } as const;
    table.do({ at: 1, account: `p${seat}`, seat, ref: null, deed });
  }
  table.host = 'p0';
  table.do({ at: 1, account: 'p0', seat: null, ref: null, deed: { deed: 'start' } });
  const audiences = [0, 1].map(seat => new Audience(seat, table, BOTH_HERE, 1));
  const stream = new Stream(seeded(`${n}`, 'heap'));
  for (let i = 0; i < ANSWERS && table.state === 'playing'; i++) {
    const seat = table.session?.asked[0] ?? 0;
    const { choices = [] } = table.session?.question(seat) ?? {};
    const key = choices[stream.below(choices.length)]?.key as string;
    const deed = { deed: 'auto-answer', by: 'orders', key } as const;
    const entry = table.do({ at: 2 + i, account: null, seat, ref: null, deed });
    if (!('number' in entry)) throw new Error(entry.rule);
    for (const audience of audiences) audience.update(table, BOTH_HERE, 1);
  }
  return { table, audiences };
}

type Game = ReturnType<typeof liveGame>;

function doze({ table, audiences }: Game): void {
  if (!table.doze()) throw new Error('the game cannot be packed');
  for (const audience of audiences) audience.doze();
}

function dozingGame(n: number): Game {
  const game = liveGame(n);
  doze(game);
  return game;
}

/** As many games as a node should hold, the least recently used of them packed. */
function manyGames(): number {
  const { UNPACKED_GAMES } = readConfig({});
  const kept: Game[] = [];
  for (let n = 0; n < MANY; n++) {
    kept.push(liveGame(n));
    const unused = kept[n - UNPACKED_GAMES];
    if (unused) doze(unused);
  }
  globalThis.gc?.();
  return kept.length > 0 ? Math.round(process.memoryUsage().heapUsed / 1e6) : 0;
}

function heapOf<T>(make: (n: number) => T): number {
  for (let n = 1; n <= WARM; n++) make(-n);
  const kept: T[] = [];
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < GAMES; n++) kept.push(make(n));
  globalThis.gc?.();
  const bytes = (process.memoryUsage().heapUsed - before) / GAMES;
  return kept.length > 0 ? Math.round(bytes) : 0;
}

function eachGame() {
  const view = JSON.stringify(liveGame(0).table.session?.view(0));
  const parsedView = heapOf(() => JSON.parse(view) as object);
  return { liveGame: heapOf(liveGame), dozingGame: heapOf(dozingGame), parsedView };
}

console.log(JSON.stringify(process.argv.includes('many') ? { games: MANY, megabytes: manyGames() } : eachGame()));
