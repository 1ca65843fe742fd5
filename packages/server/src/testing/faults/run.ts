import { replay, Stream, seeded, unpackRecord } from '@deedbook/engine';
import { OLDEST_PROTOCOL } from '@deedbook/protocol';
import { within } from '../../store/away.ts';
import { openStore } from '../../store/store.ts';
import { seated, TestPlayer } from '../player.ts';
import { SETTINGS } from '../test-server.ts';
import { breakers } from './breakers.ts';
import { Cluster } from './cluster.ts';
import { pause, StubbornPlayer } from './stubborn-player.ts';

export interface Faults {
  readonly seconds: number;
  readonly seed: string;
  readonly database: 'sqlite' | 'postgres';
}

export interface Outcome {
  readonly acknowledged: number;
  /** Games that were played to their end. */
  readonly finished: number;
  readonly faults: readonly string[];
  /** What was lost, duplicated or seen differently, and where nobody could play on; empty if all is well. */
  readonly wrong: readonly string[];
}

/** After each fault every table has to go on: this many answers, within this time in ms. */
const ANSWERS_BETWEEN = 5;
const RESUME_WITHIN = 30_000;

/** Plays games while breaking nodes, sockets and the database, and checks whether anything was lost or duplicated. */
export async function runFaults({ seconds, seed, database }: Faults): Promise<Outcome> {
  const cluster = await Cluster.start(database);
  const stream = new Stream(seeded(seed, 'faults'));
  const { urls } = cluster;
  const done: string[] = [];
  const wrong: string[] = [];
  try {
    const places = TABLES.map(() => [] as PlayedGame[]);
    let isOver = false;
    // One game after the other at each table.
    const playing = TABLES.map(async (table, i) => {
      while (!isOver) {
        const game = await sitDown(urls, stream, table);
        if (game === null) {
          await pause(100);
          continue;
        }
        places[i]?.push(game);
        await Promise.all(
          game.players.map(async player => {
            while (!isOver && !player.isDone) await player.step();
          }),
        );
      }
    });
    const current = () => places.flatMap(games => games.at(-1)?.players ?? []);
    const answersAt = (games: readonly PlayedGame[]) => sum(games.flatMap(({ players }) => players));
    const resumed = async (after: string) => {
      const before = places.map(answersAt);
      const late = Date.now() + RESUME_WITHIN;
      for (const [i, games] of places.entries()) {
        while (answersAt(games) < (before[i] as number) + ANSWERS_BETWEEN) {
          if (Date.now() > late) {
            wrong.push(`after '${after}' the game at table ${i} did not go on`);
            break;
          }
          await pause(10);
        }
      }
    };
    await resumed('the start');
    const faults = Object.entries(breakers(cluster, current, stream));
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until) {
      const [name, fault] = faults[stream.below(faults.length)]!;
      await fault();
      done.push(name);
      await resumed(name);
      await pause(stream.below(300));
    }
    isOver = true;
    await Promise.all(playing);
    for (const node of cluster.nodes) node.setClock(0);
    // Nothing is broken any more: everyone reconnects on their own.
    for (let i = 0; i < 5; i++) for (const player of current()) await player.step();
    const games = places.flat();
    wrong.push(...(await lostOrDoubled(cluster.database, games)), ...(await disagreements(urls, games)));
    const finished = games.filter(({ players }) => players.some(({ isDone }) => isDone)).length;
    return { acknowledged: answersAt(games), finished, faults: done, wrong };
  } finally {
    await cluster.stop();
  }
}

const sum = (players: readonly StubbornPlayer[]): number =>
  players.reduce((total, { acknowledged }) => total + acknowledged.length, 0);

interface PlayedGame {
  readonly id: string;
  readonly guests: readonly TestPlayer[];
  readonly players: readonly StubbornPlayer[];
}

/** In one game the clients still speak the oldest protocol; another has a clock; the last one is short. */
const TABLES = [
  { protocol: OLDEST_PROTOCOL, perTurn: null, scenario: SETTINGS.scenario },
  { protocol: null, perTurn: 3600, scenario: SETTINGS.scenario },
  { protocol: null, perTurn: null, scenario: 'first-reconnaissance' },
] as const;

/** The longest wait for a table, in ms. */
const SEATED_WITHIN = 5_000;

/** Starts a game; null if something broke meanwhile. */
async function sitDown(
  urls: readonly string[],
  stream: Stream,
  { protocol, perTurn, scenario }: (typeof TABLES)[number],
): Promise<PlayedGame | null> {
  const guests: TestPlayer[] = [];
  const start = async () => {
    for (const name of ['Ann', 'Bob']) guests.push(await TestPlayer.guest(urls[stream.below(urls.length)]!, name));
    return seated(guests, { ...SETTINGS, perTurn, scenario });
  };
  const id = await within(SEATED_WITHIN, start()).catch(() => null);
  for (const guest of guests) await within(SEATED_WITHIN, guest.cut()).catch(() => undefined);
  if (id === null) return null;
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
    const counts = new Map<string, number>();
    for (const { ref } of rows) if (ref !== null) counts.set(ref, (counts.get(ref) ?? 0) + 1);
    for (const ref of acknowledged) {
      if (counts.get(ref) !== 1) wrong.push(`${id}: the answer ${ref} is there ${counts.get(ref) ?? 0} times`);
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
        const doc = await within(10_000, player.open(id)).catch(() => null);
        if (doc === null) wrong.push(`${url} does not answer`);
        else seen.add(JSON.stringify([doc.sight, doc.own, player.past]));
        await player.cut();
      }
      if (seen.size > 1) wrong.push(`${id}: nodes disagree`);
    }
  }
  return wrong;
}
