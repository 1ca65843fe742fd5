import { type CallError, Connection } from '@deedbook/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Room } from './live/room.ts';
import { isAway } from './store/away.ts';
import { poolOf } from './store/postgres.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { seated, TestPlayer } from './testing/player.ts';
import { TestPostgres } from './testing/postgres.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

/** How long the server lets requests wait here, in ms. */
const PATIENCE = 300;

let cluster: TestPostgres;
let patient: Awaited<ReturnType<typeof testServer>>;
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  cluster = await TestPostgres.start();
  patient = await testServer({ DATABASE_URL: cluster.url });
  server = await testServer({ DATABASE_URL: cluster.url }, new FakeClock(), undefined, PATIENCE);
}, 60_000);
afterAll(async () => {
  for (const node of [server, patient]) await node.stop();
  await cluster.stop();
});

/** A game that was begun at another node. */
async function table() {
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(patient.url, name)));
  const id = await seated(players, SETTINGS);
  const [{ token, id: player }] = players as [TestPlayer];
  const ann = new TestPlayer(server.url, token, player);
  const connect = () => new Connection({ url: server.url, table: id, token: ann.token, delay: () => 20 });
  return { id, ann, connect };
}

const rename = (name: string) => ({ deed: 'settings', settings: { name } }) as const;
const busy = (status: number) => (error: unknown) => expect(error).toMatchObject({ status, refusal: { rule: 'BUSY' } });

it('replies to everything that waits when a table cannot be read again, and clients go on by themselves', async () => {
  const { id, ann, connect } = await table();
  const connection = connect();
  await connection.until(({ table }) => table.seats[0]?.isHere === true);
  const { rooms } = server.inside;
  const room = rooms.find(id) as Room;
  const before = room.table.number;
  // Another node was faster, and then the database is gone.
  vi.spyOn(rooms.store, 'append').mockImplementationOnce(async () => {
    await cluster.halt('SIGQUIT');
    return new Map([[id, before + 1]]);
  });
  const sent = connection.do(rename('by socket'));
  const calls = [rename('by call'), { deed: 'take-back' } as const].map((deed, i) =>
    ann.call('doDeed', { id: `waits-${i}-for-it`, deed }, { table: id }).catch((error: unknown) => error),
  );
  const submitted = [rename('one'), { deed: 'take-back' } as const].map(deed =>
    room.submit({ account: ann.id, seat: null, ref: null, deed }).catch((error: unknown) => error),
  );
  for (const reply of await Promise.all(submitted)) expect(isAway(reply)).toBe(true);
  for (const reply of await Promise.all(calls)) busy(503)(reply);
  // What this node had in memory is ahead of the log: nothing may be written on top of it.
  await expect(room.submit({ account: ann.id, seat: null, ref: null, deed: rename('late') })).rejects.toThrow();
  await cluster.run();
  expect(await sent).toBeNull();
  const rows = await rooms.store.db
    .selectFrom('entries')
    .select(['number', 'key'])
    .where('game', '=', id)
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.slice(before).filter(({ key }) => key.includes('by socket'))).toHaveLength(1);
  connection.close();
});

it('asks to try again while a database that does not answer keeps a table from waking', async () => {
  const { id, ann, connect } = await table();
  const { rooms } = server.inside;
  expect(rooms.find(id)).toBeUndefined();
  let connection: Connection | null = null;
  await cluster.freeze(async () => {
    busy(503)(await ann.call('table', {}, { table: id }).catch((error: CallError) => error));
    connection = connect();
    const lost = new Promise<void>(resolve => {
      connection?.subscribe(() => connection?.link === 'lost' && resolve());
    });
    await lost;
  });
  const doc = await (connection as Connection | null)?.until(({ table }) => table.seats[0]?.isHere === true);
  expect(doc?.table.id).toBe(id);
  (connection as Connection | null)?.close();
});

it('gives up a connection on which the database does not answer, and takes another', async () => {
  const pool = poolOf(cluster.url, PATIENCE);
  const ask = async () => {
    const client = await pool.connect();
    try {
      return (await client.query('select 1 as one')).rows;
    } finally {
      client.release();
    }
  };
  const isAnswered = async () => (await ask().catch(() => [])).length === 1;
  while (!(await isAnswered()));
  await cluster.freeze(async () => expect(await ask().catch(isAway)).toBe(true));
  while (!(await isAnswered()));
  await pool.end();
});
