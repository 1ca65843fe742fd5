import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@deedbook/protocol';
import { Kysely } from 'kysely';
import { expect, it, vi } from 'vitest';
import { TestPostgres } from '../testing/postgres.ts';
import { SETTINGS } from '../testing/test-server.ts';
import { isAway } from './away.ts';
import { createTable } from './games.ts';
import { reportLine, sayAt } from './lists.ts';
import { poolOf } from './postgres.ts';
import type { Schema } from './schema.ts';
import { SqliteDriver, sqliteDialect } from './sqlite.ts';
import { openStore } from './store.ts';

it('lets a request wait for a connection for as long as others use them all', async () => {
  const cluster = await TestPostgres.start();
  const pool = poolOf(cluster.url);
  const used = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const last = pool.connect();
    last.catch(() => undefined);
    vi.advanceTimersByTime(600_000);
    for (const client of used) client.release();
    (await last).release();
  } finally {
    vi.useRealTimers();
  }
  await pool.end();
  await cluster.stop();
}, 60_000);

it('waits for a node that migrates the database, however long it takes', async () => {
  const cluster = await TestPostgres.start();
  const pool = poolOf(cluster.url);
  const other = await pool.connect();
  await other.query('select pg_advisory_lock(7236118)');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const opening = openStore(cluster.url);
    opening.catch(() => undefined);
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
    while ((await other.query(waiting)).rowCount === 0);
    vi.advanceTimersByTime(600_000);
    await other.query('select pg_advisory_unlock(7236118)');
    await (await opening).close();
  } finally {
    vi.useRealTimers();
  }
  other.release();
  await pool.end();
  await cluster.stop();
}, 60_000);

it('waits for another process that writes to the same file, without blocking the thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deedbook-store-'));
  const file = join(folder, 'one.db');
  const [one, other] = [await openStore(file), await openStore(file)];
  const entry = { game: 'g', number: 1, at: 1, account: null, seat: 0, ref: null, key: 'x' };
  const player = { id: 'p', name: 'Ann', login: null, password: null, created: 1, seen: 1, banned: 0, muted: '[]' };
  const waiting: Promise<unknown>[] = [];
  const done = vi.fn();
  await other.db.transaction().execute(async trx => {
    await trx.insertInto('facts').values({ name: 'slow', value: 'command' }).execute();
    waiting.push(createTable(one, SETTINGS, 'p', 1), one.append([{ row: entry, update: null, snapshot: null }]));
    waiting.push(one.db.insertInto('accounts').values(player).execute());
    for (const write of waiting) void write.then(done);
    for (let i = 0; i < 20; i++) await new Promise(setImmediate);
    expect(done).not.toHaveBeenCalled();
  });
  await Promise.all(waiting);
  for (const store of [one, other]) await store.close();
  rmSync(folder, { recursive: true });
});

it('asks to try again if another process does not stop writing to the same file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deedbook-store-'));
  const file = join(folder, 'one.db');
  const other = await openStore(file);
  const driver = new SqliteDriver(file, 20);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(driver) });
  const writes = [
    () => db.insertInto('facts').values({ name: 'a', value: 'b' }).execute(),
    () => db.transaction().execute(trx => trx.deleteFrom('facts').execute()),
    () => driver.transact(database => database.exec('delete from facts')),
  ];
  await other.db.transaction().execute(async () => {
    for (const write of writes) expect(await write().catch(isAway)).toBe(true);
  });
  for (const write of writes) await write();
  await db.destroy();
  await other.close();
  rmSync(folder, { recursive: true });
});

it('gives a table another code if the first one is taken', async () => {
  const store = await openStore(':memory:');
  const codes = ['AAAAAA', 'AAAAAA', 'AAAAAA', 'BBBBBB'];
  const create = () => createTable(store, SETTINGS, 'p', 1, () => codes.shift() as string);
  expect([(await create()).code, (await create()).code]).toEqual(['AAAAAA', 'BBBBBB']);
  const entries = await store.db.selectFrom('entries').select('game').execute();
  expect(entries).toHaveLength(2);
  await store.close();
});

it('drops the oldest chat messages of a table that has too many, and of no other', async () => {
  const store = await openStore(':memory:');
  const ann = { id: 'ann', name: 'Ann' };
  await sayAt(store, 'other', ann, 'old', 1);
  const said = Array.from({ length: LIMITS.chatKept + 2 }, (_, n) => ({ id: `${n}`, at: n + 1, text: `${n + 1}` }));
  await store.db
    .insertInto('chat')
    .values(said.map(line => ({ ...line, game: 'game', account: 'ann' })))
    .execute();
  await sayAt(store, 'game', ann, 'last', LIMITS.chatKept + 3);
  const kept = await store.db.selectFrom('chat').select(['game', 'text']).orderBy('at').execute();
  expect(kept.filter(({ game }) => game === 'other')).toHaveLength(1);
  const lines = kept.filter(({ game }) => game === 'game').map(({ text }) => text);
  expect([lines.length, lines[0]]).toEqual([LIMITS.chatKept, '4']);
  await store.close();
});

it('keeps only so many reports of one player', async () => {
  const store = await openStore(':memory:');
  const report = async (account: string, at: number) => {
    const { id: line } = await sayAt(store, 'game', { id: 'bob', name: 'Bob' }, `${at}`, at);
    await reportLine(store, { game: 'game', line, account, at, reason: 'rude' });
  };
  await report('carl', 1);
  for (let at = 1; at <= LIMITS.reportsKept + 3; at++) await report('ann', at);
  const kept = await store.db.selectFrom('reports').select(['account', 'at']).orderBy('at').execute();
  expect(kept.filter(({ account }) => account === 'carl')).toHaveLength(1);
  expect(kept.filter(({ account }) => account === 'ann').map(({ at }) => at)).toEqual(
    Array.from({ length: LIMITS.reportsKept }, (_, n) => n + 4),
  );
  await store.close();
});
