/*
 * Memory of live games after garbage collection, kept as a node keeps them: rooms with both players connected, without
 * their sockets. Started by `npm run bench -- server` with --expose-gc; prints bytes per game in the heap and outside of
 * it, of one view parsed from JSON as a yardstick, and the megabytes of the heap. With a number it keeps that many games;
 * `node --max-old-space-size=512` shows whether 20,000 fit.
 */
import { setFlagsFromString } from 'node:v8';
import { Stream, seeded } from '@deedbook/engine';
import type { Member } from '../../live/member.ts';
import type { Room } from '../../live/room.ts';
import { Rooms } from '../../live/rooms.ts';
import { openStore, type Store } from '../../store/store.ts';
import { Table } from '../../table/table.ts';
import { FakeClock } from '../fake-clock.ts';
import { SETTINGS } from '../test-server.ts';

// Code that is thrown away before the games are counted and compiled again later would count as theirs.
setFlagsFromString('--no-flush-bytecode');

const GAMES = Number(process.argv[2] ?? 2_000);
/** Games in which the heap of one that is not packed is measured. */
const FEW = 200;
/** Answers given before a game is counted, and while it is in memory: one every few seconds. */
const [BEFORE, COUNTED] = [90, 10];
const PACE = 5_000;
/** When a game is packed because its players think for long, and the next look at it. */
const LONG = 30_000;
/** Games played and let go before: compiled code and caches that all games share are not counted. */
const WARM = 100;
const LOG = { error: console.error, info: () => undefined, warn: () => undefined };

const member = (seat: number): Member => ({
  account: `player-${seat}`,
  muted: new Set(),
  send: () => undefined,
  comeBack: () => undefined,
});

interface Game {
  readonly room: Room;
  readonly stream: Stream;
}

/** A random answer, with the id that a client gives it. */
function draft({ number, session }: Table, stream: Stream) {
  const seat = session?.asked[0] ?? 0;
  const { choices = [] } = session?.question(seat) ?? {};
  const key = choices[stream.below(choices.length)]?.key as string;
  const deed = { deed: 'auto-answer', by: 'orders', key } as const;
  return { account: `player-${seat}`, seat, ref: `deed-${seat}-${number}`.padEnd(12), deed };
}

function begun(n: number): { readonly table: Table; readonly stream: Stream } {
  const seed = `chacha:${Buffer.alloc(32, `game ${n}`).toString('base64url')}`;
  const table = new Table({ id: `table-${n}`.padEnd(16), code: 'ABCDEF', seed, created: 1 }, { ...SETTINGS });
  for (const [seat, hero] of ['tovak', 'goldyx'].entries()) {
    const deed = { deed: 'sit', seat, hero, name: `Player ${n}` } as const;
    table.do({ at: 1, account: `player-${seat}`, seat, ref: null, deed });
  }
  table.host = 'player-0';
  table.do({ at: 1, account: 'player-0', seat: null, ref: null, deed: { deed: 'start' } });
  const stream = new Stream(seeded(`${n}`, 'heap'));
  for (let i = 0; i < BEFORE; i++) table.do({ at: 2, ...draft(table, stream) });
  return { table, stream };
}

/** Games in a node of their own. */
class Node {
  readonly clock = new FakeClock();
  private readonly games: Game[] = [];
  private readonly rooms: Rooms;

  constructor(store: Store, unpacked: number | null) {
    this.rooms = new Rooms(store, this.clock, LOG, unpacked);
  }

  async fill(count: number, first: number): Promise<void> {
    for (let n = first; n < first + count; n++) {
      const { table, stream } = begun(n);
      const room = this.rooms.put(table);
      for (const seat of [0, 1]) await room.open(member(seat), 0);
      this.games.push({ room, stream });
    }
    for (let i = 0; i < COUNTED; i++) {
      for (const game of this.games) await this.answer(game);
    }
  }

  /** Long after the last answer. */
  async rest(): Promise<void> {
    this.clock.advance(LONG);
    for (const _ of this.games) await new Promise(setImmediate);
  }

  /** Games answer in turn, each once in every few seconds. */
  private async answer({ room, stream }: Game): Promise<void> {
    this.clock.advance(PACE / this.games.length);
    if (room.table.state !== 'playing') return;
    const refusal = await room.submit(draft(room.table, stream));
    if (refusal) throw new Error(refusal.rule);
  }
}

/** Some of what is dead is found only by the collection after the next. */
const COLLECTIONS = 5;

const used = (): { heap: number; outside: number } => {
  for (let i = 0; i < COLLECTIONS; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, outside: external };
};

/** Bytes per game. */
async function measured(count: number, unpacked: number | null, isResting = false) {
  const store = await openStore(':memory:');
  await new Node(store, unpacked).fill(WARM, -WARM);
  const before = used();
  const node = new Node(store, unpacked);
  await node.fill(count, 0);
  if (isResting) await node.rest();
  const after = used();
  await store.close();
  return {
    heap: Math.round((after.heap - before.heap) / count),
    outside: Math.round((after.outside - before.outside) / count),
    megabytes: Math.round(after.heap / 1e6),
    node,
  };
}

function parsedView(): number {
  const view = JSON.stringify(begun(0).table.session?.view(0));
  const before = used();
  const views = Array.from({ length: FEW }, () => JSON.parse(view) as object);
  const after = used();
  return Math.round((after.heap - before.heap) / views.length);
}

const live = await measured(GAMES, null);
const unpacked = await measured(FEW, FEW);
const dozing = await measured(FEW, FEW, true);
console.log(
  JSON.stringify({
    games: GAMES,
    liveGame: live.heap,
    outside: live.outside,
    megabytes: live.megabytes,
    unpackedGame: unpacked.heap,
    dozingGame: dozing.heap,
    parsedView: parsedView(),
  }),
);
