import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Addition } from '../store/append.ts';
import { createTable } from '../store/games.ts';
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
