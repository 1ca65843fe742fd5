import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { TestPostgres } from '../testing/postgres.ts';
import type { Addition } from './append.ts';
import { openStore, type Store } from './store.ts';
import { Writer } from './writer.ts';

let cluster: TestPostgres;
beforeAll(async () => {
  cluster = await TestPostgres.start();
}, 60_000);
afterAll(() => cluster.stop());

const entry = (game: string, number: number, key: string): Addition => ({
  row: { game, number, at: 1, account: null, seat: 0, ref: null, key },
  update: null,
  snapshot: null,
});

const keysIn = async (store: Store, game: string) => {
  const rows = await store.db
    .selectFrom('entries')
    .select(['number', 'key'])
    .where('game', '=', game)
    .orderBy('number')
    .execute();
  return rows.map(({ number, key }) => `${number} ${key}`);
};

it('writes nothing that was judged on an entry that lost, even if appended later', async () => {
  const store = await openStore(cluster.url, new FakeClock());
  const [one, two] = [new Writer(store), new Writer(store)];
  await one.append(entry('q', 1, 'first'));
  const lost = two.append(entry('q', 1, 'late'));
  await new Promise(setImmediate);
  const behind = two.append(entry('q', 2, 'late'));
  expect([await lost, await behind]).toEqual([false, false]);
  expect(await keysIn(store, 'q')).toEqual(['1 first']);
  await store.close();
});

it('writes nothing when the disk is full, reports it, and continues when there is room again', async () => {
  const store = await openStore(':memory:');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 1}`).execute(store.db);
  const one = new Writer(store, [1]);
  const long = 'x'.repeat(200);
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, n) => one.append(entry('full', n + 1, long))),
  );
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await keysIn(store, 'full')).toEqual([]);
  await sql.raw('pragma max_page_count = 1000000').execute(store.db);
  expect(await one.append(entry('full', 1, 'x'))).toBe(true);
  await store.close();
});

it('waits a moment for more after a batch of many, and not after one of few', async () => {
  const batches: number[] = [];
  let during = () => {};
  const store = {
    async append(batch: readonly Addition[]) {
      batches.push(batch.length);
      await Promise.resolve();
      during();
      during = () => {};
      return new Map();
    },
  };
  const moments: (() => void)[] = [];
  const one = new Writer(store, [], () => new Promise(done => moments.push(done)));
  const append = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => one.append(entry('g', from + n, 'x')));
  during = () => append(5, 1);
  await Promise.all(append(1, 4));
  expect([batches, moments.length]).toEqual([[4], 1]);
  append(6, 2);
  moments[0]?.();
  await one.drained();
  expect(batches).toEqual([4, 3]);
  during = () => append(9, 1);
  await Promise.all(append(8, 1));
  await one.drained();
  expect([batches, moments.length]).toEqual([[4, 3, 1, 1], 1]);
});

describe.each(['sqlite', 'postgres'])('the log on %s', kind => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(kind === 'sqlite' ? ':memory:' : cluster.url, new FakeClock());
  });
  afterAll(() => store.close());

  const writer = () => new Writer(store);
  const keysOf = (game: string) => keysIn(store, game);

  it('writes entries of many games in one commit', async () => {
    const one = writer();
    const written = await Promise.all(
      ['a', 'b', 'c'].flatMap(game => [1, 2].map(n => one.append(entry(game, n, 'x')))),
    );
    expect(written).toEqual(written.map(() => true));
    expect(one.counts).toMatchObject({ commits: 1, entries: 6 });
  });

  it('gives a number to the first one, and refuses what was judged on the loser', async () => {
    const [one, two] = [writer(), writer()];
    expect(await one.append(entry('g', 1, 'first'))).toBe(true);
    const late = await Promise.all([1, 2, 3].map(n => two.append(entry('g', n, 'late'))));
    expect(late).toEqual([false, false, false]);
    expect(await keysOf('g')).toEqual(['1 first']);
  });

  it('leaves the winner’s entries alone when removing its own', async () => {
    const [one, two] = [writer(), writer()];
    await Promise.all([1, 2].map(n => one.append(entry('w', n, 'first'))));
    const late = await Promise.all([1, 2, 3].map(n => two.append(entry('w', n, 'late'))));
    expect(late).toEqual([false, false, false]);
    expect(await keysOf('w')).toEqual(['1 first', '2 first']);
  });

  it('does not affect other games in the same commit', async () => {
    const [one, two] = [writer(), writer()];
    await one.append(entry('h', 1, 'first'));
    const both = await Promise.all([two.append(entry('h', 1, 'late')), two.append(entry('i', 1, 'fine'))]);
    expect(both).toEqual([false, true]);
    expect(await keysOf('i')).toEqual(['1 fine']);
  });

  it('has exactly one winner for every number when several write at once', async () => {
    const writers = [writer(), writer(), writer()];
    const wins = [0, 0, 0];
    await Promise.all(
      writers.map(async (one, who) => {
        for (let number = 1; number <= 30; number++)
          if (await one.append(entry('race', number, `${who}`))) wins[who]!++;
      }),
    );
    expect(wins.reduce((sum, n) => sum + n)).toBe(30);
    expect(await keysOf('race')).toHaveLength(30);
  });
});
