import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeClock } from './testing/fake-clock.ts';
import { begin, mustAnswer, oneLate } from './testing/one-late.ts';
import { seated, settle, TestPlayer } from './testing/player.ts';
import { TestPostgres } from './testing/postgres.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

type Node = Awaited<ReturnType<typeof testServer>>;
let cluster: TestPostgres;
let nodes: Node[];
beforeAll(async () => {
  cluster = await TestPostgres.start();
  const clock = new FakeClock();
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
