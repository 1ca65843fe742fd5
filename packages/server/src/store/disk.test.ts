import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rooms } from '../live/rooms.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { TestPlayer } from '../testing/player.ts';
import { SETTINGS, testServer } from '../testing/test-server.ts';
import { createTable } from './games.ts';
import { openStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deedbook-disk-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets the next sync fail. The system reports such an error only once, so later ones would succeed. */
async function failNextSync() {
  const file = await open(process.execPath);
  const handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  return vi.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('EIO: i/o error, fdatasync'));
}

const RENAME = { deed: 'settings', settings: { name: 'Friday' } } as const;

it('acknowledges nothing after a failed sync, not even a deed that can be read back', async () => {
  const store = await openStore(join(folder, 'one.db'));
  const failed = vi.fn();
  store.onFailure(failed);
  const rooms = new Rooms(store, new FakeClock(), { error: vi.fn(), info: vi.fn(), warn: vi.fn() });
  const room = rooms.put(await createTable(store, SETTINGS, 'ann', 1));
  const rename = async () =>
    (await rooms.get(room.table.id))?.submit({ account: 'ann', seat: null, ref: 'sent twice', deed: RENAME });
  await failNextSync();
  await expect(rename()).rejects.toThrow('the database does not answer');
  expect(failed).toHaveBeenCalledOnce();
  await expect(rename()).rejects.toThrow('the disk failed');
  await rooms.close();
  await store.close();
});

it('is not ready after a failed sync', async () => {
  const server = await testServer({ DATABASE_URL: join(folder, 'one.db') });
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  await failNextSync();
  await expect(TestPlayer.guest(server.url, 'Ann')).rejects.toThrow();
  expect(await ready()).toBe(503);
  await server.stop();
});

it('makes durable what a process that ended abruptly left behind', async () => {
  const [before, after] = [join(folder, 'before.db'), join(folder, 'after.db')];
  const store = await openStore(before);
  await store.db.insertInto('facts').values({ name: 'left', value: 'behind' }).execute();
  for (const part of ['', '-wal']) cpSync(`${before}${part}`, `${after}${part}`);
  await store.close();
  const again = await openStore(after);
  // What is in the database itself was synced with it.
  cpSync(after, join(folder, 'alone.db'));
  const alone = new DatabaseSync(join(folder, 'alone.db'));
  expect(alone.prepare('select value from facts').all()).toEqual([{ value: 'behind' }]);
  alone.close();
  await again.close();
});
