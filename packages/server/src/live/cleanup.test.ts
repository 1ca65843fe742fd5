import { Refusal } from '@deedbook/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { seated, TestPlayer } from '../testing/player.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { SETTINGS, testServer } from '../testing/test-server.ts';

const DAY = 86_400_000;
type Node = Awaited<ReturnType<typeof testServer>>;

let cluster: TestPostgres;
beforeAll(async () => {
  cluster = await TestPostgres.start();
}, 60_000);
afterAll(() => cluster.stop());

describe.each(['sqlite', 'postgres'])('cleaning up on %s', kind => {
  let nodes: Node[];
  let clock: FakeClock;
  beforeAll(async () => {
    clock = new FakeClock();
    const urls = kind === 'sqlite' ? [':memory:'] : [cluster.url, cluster.url];
    nodes = await Promise.all(urls.map(url => testServer({ DATABASE_URL: url }, clock)));
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
  });

  it('deletes expired sessions and secrets, guests who stay away, and tables that are left', async () => {
    const [node] = nodes as [Node];
    const { db } = node.inside.rooms.store;
    const guest = (name: string) => TestPlayer.guest(node.url, name);
    const [ann, bob, carl, dora] = [await guest('Ann'), await guest('Bob'), await guest('Carl'), await guest('Dora')];
    // Every node looks at the same moment, as they do when they were started together.
    const look = () => Promise.all(nodes.map(({ inside }) => inside.cleanup.look()));
    const ids = async () => (await db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);

    const { table } = await ann.call('createTable', { settings: SETTINGS });
    await ann.call('makeSecret', { kind: 'link' });
    const { token } = await bob.call('setPassword', { password: 'correct horse' });
    const host = new TestPlayer(node.url, token as string, bob.id);
    const game = await seated([host, carl], SETTINGS);
    await look();
    expect(await ids()).toEqual(expect.arrayContaining([ann.id, bob.id, carl.id, dora.id]));
    expect(await db.selectFrom('secrets').selectAll().execute()).toHaveLength(1);

    for (const player of [host, dora]) await player.call('me', {});
    clock.jump(170 * DAY);
    for (const player of [host, dora]) await player.call('me', {});
    expect(await host.do({ deed: 'settings', settings: { name: 'Still going on' } })).toBeNull();
    clock.jump(100 * DAY);
    await look();
    const accounts = new Set((await db.selectFrom('sessions').select('account').execute()).map(one => one.account));
    expect(accounts).toEqual(new Set([bob.id, dora.id]));
    expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([]);
    expect(await ids()).toHaveLength(4);

    clock.jump(100 * DAY);
    await look();
    // Carl is still in a game, Bob has an account, and Dora was here.
    expect((await ids()).sort()).toEqual([bob.id, carl.id, dora.id].sort());
    const entries = await db.selectFrom('entries').select('key').where('game', '=', table.id).execute();
    expect(entries.filter(({ key }) => key.includes('gone'))).toHaveLength(1);
    expect((await host.call('table', {}, { table: table.id })).table.seats[0]?.player).toBeNull();

    clock.jump(370 * DAY);
    await look();
    expect(await ids()).toEqual([bob.id]);
    const left = (await db.selectFrom('games').select('id').execute()).map(({ id }) => id);
    expect(left).toEqual([game]);
    // Nobody goes on at one that was deleted.
    expect(node.inside.rooms.find(table.id)).toBeUndefined();
  });

  it('takes a seat from nobody who has sat down there since', async () => {
    const [node] = nodes as [Node];
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(node.url, name)));
    const { table } = await ann!.call('createTable', { settings: SETTINGS });
    await bob!.open(table.id);
    const room = (await node.inside.rooms.get(table.id))!;
    const gone = () => room.submit({ account: ann!.id, seat: 0, ref: null, deed: { deed: 'gone' } });
    expect(await gone()).toBeNull();
    expect(await bob!.do({ deed: 'join', seat: 0 })).toBeNull();
    expect(await gone()).toBeInstanceOf(Refusal);
    expect(room.table.seats[0]?.account).toBe(bob!.id);
  });
});
