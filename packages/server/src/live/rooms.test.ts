import { expect, it, vi } from 'vitest';
import { createTable } from '../store/games.ts';
import { openStore } from '../store/store.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { SETTINGS } from '../testing/test-server.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';

const SOLO = { ...SETTINGS, scenario: 'solo-conquest', seats: 1 };
const LOG = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };

const submit = (room: Room, deed: Parameters<Room['submit']>[0]['deed']) =>
  room.submit({ account: 'ann', seat: null, ref: null, deed, name: 'Ann' });

async function startedIn(rooms: Rooms): Promise<Room> {
  const room = rooms.put(await createTable(rooms.store, SOLO, 'ann', 1));
  for (const deed of ['join', 'start'] as const) expect(await submit(room, { deed })).toBeNull();
  return room;
}

function answer(room: Room) {
  const question = room.table.question(0);
  const key = question?.asked.choices[0]?.key as string;
  return submit(room, { deed: 'answer', asked: question?.name as string, key });
}

it('packs the game that was used least recently when too many are unpacked, and it goes on', async () => {
  const store = await openStore(':memory:');
  const rooms = new Rooms(store, new FakeClock(), LOG, 2);
  const games = [await startedIn(rooms), await startedIn(rooms)] as const;
  const doze = games.map(room => vi.spyOn(room, 'doze'));
  expect(await answer(games[0])).toBeNull();
  const third = await startedIn(rooms);
  expect(doze[1]).toHaveReturnedWith(true);
  expect(doze[0]).not.toHaveBeenCalled();
  const positions = games.map(({ table }) => JSON.stringify(table.session?.state));
  expect(await answer(games[1])).toBeNull();
  expect(doze[0]).toHaveReturnedWith(true);
  expect(JSON.stringify(games[0].table.session?.state)).toBe(positions[0]);
  for (const room of [...games, third]) expect(await answer(room)).toBeNull();
  await rooms.close();
  await store.close();
});
