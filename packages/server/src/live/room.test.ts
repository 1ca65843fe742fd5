import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Addition } from '../store/append.ts';
import { createTable } from '../store/games.ts';
import { TestPlayer } from '../testing/player.ts';
import { SETTINGS, testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('reads what another node has answered to an entry before this one knows that it was written', async () => {
  const { rooms } = server.inside;
  const room = rooms.put(await createTable(rooms.store, SETTINGS, 'host', 1));
  const rename = (name: string) => ({ deed: 'settings', settings: { name } }) as const;
  const { append } = rooms.writer;
  rooms.writer.append = async (addition: Addition) => {
    const isWritten = await append.call(rooms.writer, addition);
    const { row } = addition;
    const next = { ...row, number: row.number + 1, ref: null, key: JSON.stringify(rename('theirs')) };
    await rooms.store.append([{ row: next, update: null, snapshot: null }]);
    await room.catchUp(next.number);
    return isWritten;
  };
  await room.submit({ account: 'host', seat: null, ref: null, deed: rename('ours') });
  rooms.writer.append = append;
  while (room.table.settings.name !== 'theirs') await new Promise(setImmediate);
  expect(room.table.number).toBe(3);
});

it('does not count someone as present whose connection was lost while the table was being read', async () => {
  const { rooms } = server.inside;
  const ann = await TestPlayer.guest(server.url, 'Ann');
  const { table } = await ann.call('createTable', { settings: SETTINGS });
  const room = (await rooms.get(table.id))!;
  vi.spyOn(rooms.store, 'append').mockImplementationOnce(async () => new Map([[table.id, room.table.number]]));
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const synced = vi.spyOn(rooms.store, 'synced').mockImplementationOnce(() => isRead);
  const deed = { deed: 'settings', settings: { name: 'Renamed' } } as const;
  const renamed = room.submit({ account: ann.id, seat: null, ref: null, deed });
  while (synced.mock.calls.length === 0) await new Promise(setImmediate);
  const open = vi.spyOn(room, 'open');
  const close = vi.spyOn(room, 'close');
  void ann.open(table.id);
  while (open.mock.calls.length === 0) await new Promise(setImmediate);
  await ann.cut();
  while (close.mock.calls.length === 0) await new Promise(setImmediate);
  read();
  await renamed;
  await open.mock.results[0]?.value;
  await new Promise(setImmediate);
  expect(room.attendance().here.size).toBe(0);
});
