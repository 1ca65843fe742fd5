import { CallError, Calls, Connection, RemoteTable } from '@deedbook/client';
import { playAt } from '@deedbook/client/example';
import type { TableSettings } from '@deedbook/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SETTINGS, testServer } from './testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const DELAY = () => 1;

/** A guest with a connection to a table. */
async function guest(name: string, table?: string, settings: TableSettings = SETTINGS) {
  const { token } = await new Calls(server.url).call('playAsGuest', { name, token: true });
  const calls = new Calls(server.url, token as string);
  const id = table ?? (await calls.call('createTable', { settings })).table.id;
  const connection = new Connection({ url: server.url, table: id, token: token as string, delay: DELAY });
  await connection.until(() => true);
  return { calls, connection, table: id };
}

async function twoPlay(settings: TableSettings = SETTINGS) {
  const ann = await guest('Ann', undefined, settings);
  const bob = await guest('Bob', ann.table);
  expect(await bob.connection.do({ deed: 'join' })).toBeNull();
  expect(await ann.connection.do({ deed: 'start' })).toBeNull();
  for (const { connection } of [ann, bob]) await connection.until(({ sight }) => sight?.seat != null);
  const tables = [new RemoteTable(ann.connection), new RemoteTable(bob.connection)] as const;
  const tableOf = () => server.inside.rooms.find(ann.table)?.table;
  return { ann, bob, tables, tableOf, sessionOf: () => tableOf()?.session ?? null };
}

/** Ends every connection to a table as a network does, without a word. */
function cutAll(table: string): void {
  for (const member of server.inside.rooms.find(table)?.everybody() ?? []) {
    (member as unknown as { socket: { terminate(): void } }).socket.terminate();
  }
}

/** Resolves when a connection is open, or lost. */
function linked(connection: Connection, link: Connection['link']): Promise<void> {
  return new Promise(resolve => {
    const stop = connection.subscribe(() => {
      if (connection.link !== link) return;
      stop();
      resolve();
    });
  });
}

/** Resolves when a client has heard everything the server knows. */
const settled = async (connection: Connection) => connection.reveals('end-turn');

type Two = Awaited<ReturnType<typeof twoPlay>>;

async function playOn({ ann, bob, tables }: Two, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const seat = tables.findIndex((table, seat) => table.at(seat).asked?.standing === false);
    const { asked } = tables[seat as 0 | 1].at(seat);
    const { key = '' } = asked?.choices[(i * 5) % asked.choices.length] ?? {};
    expect(await tables[seat as 0 | 1].answer(seat, key, asked?.answers)).toBeNull();
    await Promise.all([settled(ann.connection), settled(bob.connection)]);
  }
}

describe('planning while others play', () => {
  it('tries the next turn on a private copy, and the server plays what was kept up to what no longer fits', async () => {
    const two = await twoPlay();
    const { ann, bob, tables } = two;
    const first = tables.findIndex((table, seat) => table.at(seat).asked?.standing === false) as 0 | 1;
    const second = first === 0 ? 1 : 0;
    const [mover, planner] = [tables[first], tables[second]];
    const before = planner.at(second);
    const planning = await planner.plan('one');
    if (planning === null) throw new Error('there is nothing to plan');
    // The copy has the seat's own hand, and nothing of it happens at the table.
    const { asked, view } = planning.table.at(second);
    expect(view.players[second]?.hand).toEqual(before.view.players[second]?.hand);
    const wanted = asked?.choices.find(({ key }) => key === 'planning') ?? asked?.choices.at(-1);
    expect(planning.table.answer(second, wanted?.key as string)).toBeNull();
    expect(planner.at(second)).toBe(before);
    const keys = [...planning.keys, 'no such key'];
    expect(planning.keys).toEqual([wanted?.key]);
    expect(await planner.keep(keys)).toBeNull();
    expect(planner.kept).toEqual(keys);
    expect(mover.kept).toEqual([]);
    const others = mover.at(first).asked?.choices.filter(({ key }) => key !== wanted?.key) ?? [];
    expect(await mover.answer(first, others[0]?.key as string)).toBeNull();
    const { connection } = second === 0 ? ann : bob;
    await connection.until(({ sight }) => sight?.view.players[second]?.tactic !== null);
    expect(planner.at(second).view.players[second]?.tactic).toBe(wanted?.key);
    expect(planner.kept).not.toContain(wanted?.key);
  });

  it('keeps nothing that rests on what was only imagined', async () => {
    const { tables, sessionOf } = await twoPlay();
    const seat = sessionOf()?.asked[0] === 0 ? 1 : 0;
    const planning = await tables[seat].plan('two');
    if (planning === null) throw new Error('there is nothing to plan');
    for (let i = 0; i < 60 && planning.table.at(seat).asked; i++) {
      const { choices = [] } = planning.table.at(seat).asked ?? {};
      const wasOpen = planning.isOpen;
      const kept = planning.keys.length;
      const { key = '' } = choices[(i * 5) % choices.length] ?? {};
      expect(planning.table.answer(seat, key)).toBeNull();
      // An answer that reveals is the last one kept.
      expect(planning.keys.length).toBe(wasOpen ? kept + 1 : kept);
    }
    expect(planning.isOpen).toBe(false);
  });
});

describe('advice', () => {
  it('is not given in a player’s own decisions, unless the table allows it', async () => {
    const { ann, bob, tables, sessionOf } = await twoPlay();
    const seat = sessionOf()?.asked[0] as 0 | 1;
    const [asked, other] = seat === 0 ? [ann, bob] : [bob, ann];
    expect(tables[seat].known).toBeUndefined();
    expect(await asked.connection.known()).toBeNull();
    // The one who waits may plan, but without advice.
    expect(await other.connection.known()).not.toBeNull();
    expect((await tables[seat === 0 ? 1 : 0].plan('one'))?.table.known).toBeUndefined();
  });

  it('rests on what the seat knows where the table allows it', async () => {
    const { tables, sessionOf } = await twoPlay({ ...SETTINGS, advice: true });
    const seat = sessionOf()?.asked[0] as 0 | 1;
    expect(await tables[seat].known?.(seat)).toEqual(JSON.parse(JSON.stringify(sessionOf()?.known(seat))));
    expect((await tables[seat].plan('one'))?.table.known).toBeDefined();
  });
});

describe('a client', () => {
  it('needs few lines to be a bot that joins a table by its code and plays', async () => {
    const ann = await guest('Ann');
    await ann.connection.do({ deed: 'seat-bot', seat: 0, bot: null });
    let turns = 0;
    const ended = playAt(server.url, ann.connection.doc?.table.code as string, choices => {
      turns++;
      return choices[(turns * 7) % choices.length] as (typeof choices)[number];
    });
    await ann.connection.until(({ table }) => table.seats[1]?.player?.name === 'Example bot');
    expect(await ann.connection.do({ deed: 'start' })).toBeNull();
    expect(await ann.connection.do({ deed: 'hand-over', bot: 'random' })).toBeNull();
    const score = await ended;
    expect(turns).toBeGreaterThan(5);
    expect(score).not.toBeNull();
  });

  it('sees what the same seat would see at a local table', async () => {
    const two = await twoPlay();
    await playOn(two, 60);
    const session = two.sessionOf();
    for (const [seat, table] of two.tables.entries()) {
      const { view, asked, told, undoable, deciding } = table.at(seat);
      const own = session?.question(seat);
      expect(view).toEqual(JSON.parse(JSON.stringify(session?.view(seat))));
      expect(asked?.choices).toEqual(own?.choices && JSON.parse(JSON.stringify(own.choices)));
      expect(deciding).toEqual(session?.asked);
      expect(undoable).toEqual(session?.undoable(seat));
      expect(told.map(({ news }) => news)).toEqual(
        JSON.parse(
          JSON.stringify(
            two
              .tableOf()
              ?.history(seat)
              .flatMap(({ news }) => news),
          ),
        ),
      );
      expect(table.at(seat)).toBe(table.at(seat));
    }
  });

  it('learns from the rules why something cannot be done, and can undo', async () => {
    const two = await twoPlay();
    const turnOf = () => two.tables.findIndex((table, each) => table.at(each).asked?.prompt === 'turn');
    while (turnOf() < 0) await playOn(two, 1);
    const seat = turnOf();
    const table = two.tables[seat as 0 | 1];
    expect(await table.why(seat, 'walk 99,99')).toMatchObject({ rule: expect.any(String) });
    expect(await table.answer(seat, 'walk 99,99')).toMatchObject({ rule: expect.any(String) });
    expect(await table.answer(seat, 'end-turn', -1)).toMatchObject({ rule: 'STALE-ANSWER' });
    const before = table.at(seat);
    const { key = '' } = before.asked?.choices.find(({ at }) => at?.kind === 'card') ?? {};
    expect(await table.reveals(seat, key)).toBe(false);
    expect(await table.answer(seat, key)).toBeNull();
    const after = table.at(seat);
    expect(after).toMatchObject({ answers: before.answers + 1, undoable: { undo: before.undoable.undo + 1 } });
    expect(await table.undo(seat, before.answers)).toBeNull();
    expect(table.at(seat)).toMatchObject({ view: before.view, asked: { choices: before.asked?.choices } });
    expect(await table.redo()).toBeNull();
    expect(table.at(seat).view).toEqual(after.view);
  });

  it('reconnects after a lost connection, and answers given meanwhile are sent once', async () => {
    const two = await twoPlay();
    await playOn(two, 6);
    const seat = two.tables.findIndex((table, each) => table.at(each).asked?.standing === false);
    const { connection } = [two.ann, two.bob][seat] as Two['ann'];
    const table = two.tables[seat as 0 | 1];
    const answers = two.sessionOf()?.log.length ?? 0;
    const { key = '' } = table.at(seat).asked?.choices[0] ?? {};
    const lost = linked(connection, 'lost');
    cutAll(two.ann.table);
    await lost;
    expect(await table.answer(seat, key)).toBeNull();
    expect(connection.link).toBe('open');
    expect(two.sessionOf()?.log.length).toBe(answers + 1);
    expect(table.at(seat).view).toEqual(JSON.parse(JSON.stringify(two.sessionOf()?.view(seat))));
  });

  it('shows the same question again after a lost connection if nothing has happened meanwhile', async () => {
    const two = await twoPlay();
    const seat = two.sessionOf()?.asked[0] as 0 | 1;
    const connection = [two.ann, two.bob][seat]?.connection as Connection;
    const before = two.tables[seat].at(seat);
    const lost = linked(connection, 'lost');
    cutAll(two.ann.table);
    await lost;
    await linked(connection, 'open');
    expect(two.tables[seat].at(seat)).toBe(before);
    for (const { connection: each } of [two.ann, two.bob]) each.close();
  });

  it('gives up an attempt to connect when the network is back, and makes another at once', async () => {
    const { connection, table } = await guest('Ann');
    const made: WebSocket[] = [];
    class Counted extends WebSocket {
      constructor(url: URL) {
        super(url);
        made.push(this);
        if (made.length === 1) queueMicrotask(() => connection.retry());
      }
    }
    vi.stubGlobal('WebSocket', Counted);
    try {
      cutAll(table);
      await linked(connection, 'lost');
      await linked(connection, 'open');
    } finally {
      vi.unstubAllGlobals();
    }
    expect(made).toHaveLength(2);
    expect(made.filter(({ readyState }) => readyState <= WebSocket.OPEN)).toEqual([made[1]]);
    connection.close();
  });

  it('distinguishes a table that does not exist from one that cannot be reached', async () => {
    const { calls } = await guest('Ann');
    await expect(calls.call('findTable', {}, { code: 'QQQQQQ' })).rejects.toMatchObject({
      refusal: { rule: 'NO-SUCH-TABLE' },
    });
    await expect(new Calls('http://127.0.0.1:9').call('me', {})).rejects.toBeInstanceOf(CallError);
    const connection = new Connection({ url: server.url, table: 'no-such-table', delay: DELAY });
    expect(await connection.until(() => true)).toBeNull();
    expect(connection.refusal).toMatchObject({ rule: 'NO-SUCH-TABLE' });
  });

  it('carries chat and signs to the others, and shows a watcher only what is public', async () => {
    const two = await twoPlay();
    const heard = new Promise(resolve => two.bob.connection.onSign((_, sign) => resolve(sign)));
    expect(two.ann.connection.say('  Well met!  ')).toBe(true);
    expect(two.ann.connection.sign('hello')).toBe(true);
    expect(await heard).toBe('hello');
    expect(two.bob.connection.chat.map(({ text }) => text)).toEqual(['Well met!']);
    const watcher = new Connection({ url: server.url, table: two.ann.table, delay: DELAY });
    await watcher.until(({ sight }) => sight !== null);
    const seen = new RemoteTable(watcher);
    expect(seen.seats).toEqual([]);
    expect(seen.at(0)).toMatchObject({ asked: null, undoable: { undo: 0, redo: 0 } });
    expect(watcher.chat).toEqual([]);
    expect(await watcher.do({ deed: 'undo', steps: 1 })).toMatchObject({ rule: expect.any(String) });
    watcher.close();
  });
});
