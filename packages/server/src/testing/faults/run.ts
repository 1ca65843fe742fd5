import { replay, Stream, seeded, unpackRecord } from '@deedbook/engine';
import { OLDEST_PROTOCOL } from '@deedbook/protocol';
import { openStore } from '../../store/store.ts';
import { seated, TestPlayer } from '../player.ts';
import { SETTINGS } from '../test-server.ts';
import { breakers, pause } from './breakers.ts';
import { Cluster } from './cluster.ts';
import { StubbornPlayer, within } from './stubborn-player.ts';

export interface Faults {
  readonly seconds: number;
  readonly seed: string;
  readonly database: 'sqlite' | 'postgres';
}

export interface Outcome {
  readonly acknowledged: number;
  readonly faults: readonly string[];
  /** What was lost, duplicated or seen differently; empty if all is well. */
  readonly wrong: readonly string[];
}

/** Plays games while breaking nodes, sockets and the database, and checks whether anything was lost or duplicated. */
export async function runFaults({ seconds, seed, database }: Faults): Promise<Outcome> {
  const cluster = await Cluster.start(database);
  const stream = new Stream(seeded(seed, 'faults'));
  const { urls } = cluster;
  const done: string[] = [];
  try {
    const games = await Promise.all(TABLES.map(table => sitDown(urls, stream, table)));
    const players = games.flatMap(game => game.players);
    const until = Date.now() + seconds * 1000;
    const playing = players.map(async player => {
      while (Date.now() < until) await player.step();
    });
    const faults = Object.entries(breakers(cluster, players, stream));
    while (Date.now() < until) {
      const [name, fault] = faults[stream.below(faults.length)]!;
      await fault();
      done.push(name);
      await pause(100 + stream.below(400));
    }
    await Promise.all(playing);
    for (const node of cluster.nodes) node.setClock(0);
    // Nothing is broken any more: everyone reconnects on their own.
    for (let i = 0; i < 5; i++) for (const player of players) await player.step();
    const wrong = [...(await lostOrDoubled(cluster.database, games)), ...(await disagreements(urls, games))];
    return {
      acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      faults: done,
      wrong,
    };
  } finally {
    await cluster.stop();
  }
}

interface PlayedGame {
  readonly id: string;
  readonly guests: readonly TestPlayer[];
  readonly players: readonly StubbornPlayer[];
}

/** In one game the clients still speak the oldest protocol; another has a clock. */
const TABLES = [
  { protocol: OLDEST_PROTOCOL, perTurn: null },
  { protocol: null, perTurn: 3600 },
  { protocol: null, perTurn: null },
] as const;

async function sitDown(
  urls: readonly string[],
  stream: Stream,
  { protocol, perTurn }: (typeof TABLES)[number],
): Promise<PlayedGame> {
  const guests = await Promise.all(
    ['Ann', 'Bob'].map(name => TestPlayer.guest(urls[stream.below(urls.length)]!, name)),
  );
  const id = await seated(guests, { ...SETTINGS, perTurn });
  for (const guest of guests) await guest.cut();
  const own = (n: number) => new Stream(seeded(`${id} ${n}`, 'player'));
  return { id, guests, players: guests.map((guest, n) => new StubbornPlayer(guest, id, urls, own(n), protocol)) };
}

/**
 * Every acknowledged answer is in the log exactly once, and the numbers have no gaps. For a finished game only the
 * record is kept: it has all of them, replays to its end, and may include some whose acknowledgment was lost.
 */
async function lostOrDoubled(database: string, games: readonly PlayedGame[]): Promise<string[]> {
  const store = await openStore(database);
  const wrong: string[] = [];
  for (const { id, players } of games) {
    const acknowledged = players.flatMap(player => player.acknowledged);
    const game = await store.db.selectFrom('games').select('record').where('id', '=', id).executeTakeFirst();
    if (game?.record) {
      const { log, isOver } = replay(unpackRecord(game.record));
      if (!isOver || log.length < acknowledged.length)
        wrong.push(`${id}: ${log.length} of ${acknowledged.length} answers are in its record`);
      continue;
    }
    const rows = await store.db
      .selectFrom('entries')
      .select(['number', 'ref'])
      .where('game', '=', id)
      .orderBy('number')
      .execute();
    if (rows.some(({ number }, i) => number !== i + 1)) wrong.push(`${id}: the numbers have a gap`);
    for (const ref of acknowledged) {
      const count = rows.filter(row => row.ref === ref).length;
      if (count !== 1) wrong.push(`${id}: the answer ${ref} is there ${count} times`);
    }
  }
  await store.close();
  return wrong;
}

/** All nodes must show every seat the same. */
async function disagreements(urls: readonly string[], games: readonly PlayedGame[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, guests } of games) {
    for (const guest of guests) {
      const seen = new Set<string>();
      for (const url of urls) {
        const player = new TestPlayer(url, guest.token, guest.id);
        const doc = await within(player.open(id), 10_000).catch(() => null);
        if (doc === null) wrong.push(`${url} does not answer`);
        else seen.add(JSON.stringify([doc.sight, doc.own, player.past]));
        await player.cut();
      }
      if (seen.size > 1) wrong.push(`${id}: nodes disagree`);
    }
  }
  return wrong;
}
