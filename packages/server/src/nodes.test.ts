import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FakeClock } from './testing/fake-clock.ts';
import { begin, mustAnswer, oneLate } from './testing/one-late.ts';
import { seated, settle, TestPlayer } from './testing/player.ts';
import { TestPostgres } from './testing/postgres.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

type Node = Awaited<ReturnType<typeof testServer>>;
let cluster: TestPostgres;
let nodes: Node[];
let clock: FakeClock;
beforeAll(async () => {
  cluster = await TestPostgres.start();
  clock = new FakeClock();
  nodes = await Promise.all([1, 2, 3].map(() => testServer({ DATABASE_URL: cluster.url }, clock)));
}, 60_000);
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await cluster.stop();
});

const hashOf = async (node: Node, id: string): Promise<string> => {
  const room = await node.inside.rooms.get(id);
  const { number, session, seats } = room?.table ?? {};
  return createHash('sha256')
    .update(JSON.stringify([number, session?.state, seats]))
    .digest('hex');
};

/** The same player at another node. */
const at = (player: TestPlayer, node: Node): TestPlayer => new TestPlayer(node.url, player.token, player.id);

it('lets players of one game use different nodes, and all nodes agree on every position', async () => {
  const [first, second, third] = nodes as [Node, Node, Node];
  const ann = await TestPlayer.guest(first.url, 'Ann');
  const bob = await TestPlayer.guest(second.url, 'Bob');
  const id = await seated([ann, bob], SETTINGS);
  await third.inside.rooms.get(id);
  for (let i = 0; i < 60; i++) {
    const asked = [ann, bob].find(({ doc }) => doc?.sight?.asked?.standing === false);
    if (!asked) throw new Error('nobody is asked');
    const other = asked === ann ? bob : ann;
    const { number: before } = (asked === ann ? first : second).inside.rooms.find(id)!.table;
    expect(await asked.answer(keys => keys[(i * 3) % keys.length] as string)).toBeNull();
    // The other node hears of it on its own.
    const elsewhere = (other === ann ? first : second).inside.rooms.find(id)!;
    while (elsewhere.table.number <= before) await new Promise(setImmediate);
    await settle(ann);
    await settle(bob);
  }
  const third60 = third.inside.rooms.find(id)!;
  while (third60.table.number < first.inside.rooms.find(id)!.table.number) await new Promise(setImmediate);
  const hashes = await Promise.all(nodes.map(node => hashOf(node, id)));
  expect(new Set(hashes).size).toBe(1);
  expect(ann.doc?.table.seats.map(({ isHere }) => isHere)).toEqual([true, true]);
});

it('judges again what lost to another node, and neither loses nor duplicates anything', async () => {
  const [first, second, third] = nodes as [Node, Node, Node];
  const ann = await TestPlayer.guest(first.url, 'Ann');
  const bob = await TestPlayer.guest(second.url, 'Bob');
  const id = await seated([ann, bob], SETTINGS);
  const everywhere = [ann, at(ann, second), at(ann, third)];
  for (const player of everywhere.slice(1)) await player.open(id);
  // The same deed through three nodes at once, and different ones at once; renaming the table is always legal.
  const same = await Promise.all(
    everywhere.map(player => player.do({ deed: 'settings', settings: { name: 'one' } }, 'sent-three-times')),
  );
  expect(same).toEqual([null, null, null]);
  const before = (await first.inside.rooms.get(id))!.table.number;
  const refusals = await Promise.all(
    everywhere.flatMap((player, i) =>
      [0, 1, 2, 3].map(n => player.do({ deed: 'settings', settings: { name: `${i} ${n}` } })),
    ),
  );
  expect(refusals).toEqual(refusals.map(() => null));
  for (const node of nodes)
    while (node.inside.rooms.find(id)!.table.number < before + 12) await new Promise(setImmediate);
  const hashes = await Promise.all(nodes.map(node => hashOf(node, id)));
  expect(new Set(hashes).size).toBe(1);
  expect(first.inside.rooms.find(id)!.table.number).toBe(before + 12);
});

it('hears two seats that answer through different nodes at the same moment', async () => {
  const [first, second] = nodes as [Node, Node, Node];
  const { late, next, id } = await oneLate(first.url);
  expect(await begin(next)).toBeNull();
  const there = at(next, second);
  await there.open(id);
  await settle(late);
  expect([late, there].map(mustAnswer)).toEqual([true, true]);
  const { number } = first.inside.rooms.find(id)!.table;
  // Both are judged as the same entry; the database accepts one, and the other is judged again after it.
  expect(await Promise.all([late.answer(keys => keys.at(-1) as string), there.answer()])).toEqual([null, null]);
  for (const node of [first, second])
    while (node.inside.rooms.find(id)!.table.number < number + 2) await new Promise(setImmediate);
  expect(new Set(await Promise.all([first, second].map(node => hashOf(node, id)))).size).toBe(1);
});

it('learns of the end of a game although its entries have been put away meanwhile', async () => {
  const [first, second] = nodes as [Node, Node, Node];
  const ann = await TestPlayer.guest(first.url, 'Ann');
  const bob = await TestPlayer.guest(second.url, 'Bob');
  const id = await seated([ann, bob], SETTINGS);
  const room = first.inside.rooms.find(id)!;
  const catchUp = room.catchUp.bind(room);
  const { db } = first.inside.rooms.store;
  const record = () => db.selectFrom('games').select('record').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await ann.do({ deed: 'propose-end' })).toBeNull();
  await bob.until(({ table }) => table.endProposal !== null);
  // This node is slow, so the other one has finished with the game when it looks.
  vi.spyOn(room, 'catchUp').mockImplementation(async number => {
    while ((await record()).record === null) await new Promise(setImmediate);
    return catchUp(number);
  });
  expect(await bob.do({ deed: 'agree-end', agree: true })).toBeNull();
  await ann.until(({ table }) => table.state === 'over');
});

it('does not wake a game that is being put away with half of its log', async () => {
  const [first, second] = nodes as [Node, Node, Node];
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(first.url, name)));
  const [ann, bob] = players as [TestPlayer, TestPlayer];
  const id = await seated(players, SETTINGS);
  const { db } = second.inside.rooms.store;
  const select = db.selectFrom.bind(db);
  let entriesRead: () => void = () => undefined;
  vi.spyOn(db, 'selectFrom').mockImplementation(((from: 'entries') => {
    const query = select(from);
    if (from !== 'entries') return query;
    // The game ends before its entries are read.
    vi.mocked(db.selectFrom).mockRestore();
    const ended = ann.do({ deed: 'propose-end' }).then(() => bob.do({ deed: 'agree-end', agree: true }));
    const archived = async () => {
      await ended;
      const game = () => select('games').select('record').where('id', '=', id).executeTakeFirstOrThrow();
      while ((await game()).record === null) await new Promise(setImmediate);
      entriesRead();
    };
    const late = <Q extends object>(target: Q): Q =>
      new Proxy(target, {
        get: (object, name) => {
          const value = Reflect.get(object, name);
          if (typeof value !== 'function') return value;
          if (name === 'execute') return () => archived().then(() => value.call(object));
          return (...args: unknown[]) => late(value.apply(object, args) as object);
        },
      });
    return late(query);
  }) as typeof db.selectFrom);
  const read = new Promise<void>(resolve => {
    entriesRead = resolve;
  });
  const room = await second.inside.rooms.get(id);
  await read;
  expect(room?.table.state).toBe('over');
});

it('counts nobody as present through a node that has ended without a word', async () => {
  const [first, second] = nodes as [Node, Node, Node];
  const ann = await TestPlayer.guest(first.url, 'Ann');
  const bob = await TestPlayer.guest(second.url, 'Bob');
  await seated([ann, bob], SETTINGS);
  await ann.until(({ table }) => table.seats[1]?.isHere === true);
  const said = vi.fn();
  first.inside.rooms.store.bus.hear(({ word }) => word === 'alive' && said());
  /** Time passes until so many nodes have said that they run. */
  const aWhile = async (words: number) => {
    said.mockClear();
    clock.advance(20_000);
    while (said.mock.calls.length < words) await new Promise(setImmediate);
  };
  await aWhile(2);
  const tell = vi.spyOn(second.inside.rooms.store.bus, 'tell').mockImplementation(() => undefined);
  for (let i = 0; i < 4; i++) await aWhile(1);
  await ann.until(({ table }) => table.seats[1]?.isHere === false);
  tell.mockRestore();
  await aWhile(2);
  await ann.until(({ table }) => table.seats[1]?.isHere === true);
});

it('lets delayed watchers go on when the table is read again because another node was faster', async () => {
  const [first, second] = nodes as [Node, Node, Node];
  const ann = await TestPlayer.guest(first.url, 'Ann');
  const bob = await TestPlayer.guest(second.url, 'Bob');
  const id = await seated([ann, bob], { ...SETTINGS, watch: 60 });
  const eve = await TestPlayer.guest(first.url, 'Eve');
  await eve.open(id);
  expect(eve.doc?.sight).toBeNull();
  clock.advance(61_000);
  await eve.until(({ sight }) => sight !== null);
  const { rooms } = first.inside;
  const room = rooms.find(id)!;
  const table = room.table;
  vi.spyOn(rooms.store, 'append').mockImplementationOnce(async () => new Map([[id, table.number]]));
  expect(await ann.do({ deed: 'settings', settings: { name: 'Renamed' } })).toBeNull();
  expect(room.table).not.toBe(table);
  await settle(eve);
  expect(eve.doc?.sight).not.toBeNull();
  expect(eve.doc?.table.settings.name).toBe(SETTINGS.name);
  clock.advance(61_000);
  await eve.until(doc => doc.table.settings.name === 'Renamed');
  expect(eve.doc?.sight?.view).toEqual(JSON.parse(JSON.stringify(room.table.session?.view(null))));
});

it('asks again who is there after words between nodes were lost', async () => {
  const [first, second] = nodes as [Node, Node, Node];
  const ann = await TestPlayer.guest(first.url, 'Ann');
  const bob = await TestPlayer.guest(second.url, 'Bob');
  const id = await seated([ann, bob], SETTINGS);
  await ann.until(({ table }) => table.seats[1]?.isHere === true);
  const { rooms } = second.inside;
  // What this node says while nobody listens is lost.
  const tell = vi.spyOn(rooms.store.bus, 'tell').mockImplementation(() => undefined);
  await bob.cut();
  while (rooms.find(id)?.isHere(1)) await new Promise(setImmediate);
  tell.mockRestore();
  const { db } = rooms.store;
  const listening = `select pid from pg_stat_activity where application_name = 'deedbook-bus'`;
  await sql.raw(`select pg_terminate_backend(pid) from (${listening}) bus`).execute(db);
  while ((await sql.raw(listening).execute(db)).rows.length > 0) await new Promise(setImmediate);
  const isBack = async () => (await sql.raw(listening).execute(db)).rows.length === nodes.length;
  while (!(await isBack())) clock.advance(500);
  await ann.until(({ table }) => table.seats[1]?.isHere === false);
});
