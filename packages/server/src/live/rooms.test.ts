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

it('packs a game that finds no place among the unpacked ones as soon as it rests, and it goes on', async () => {
  const store = await openStore(':memory:');
  const rooms = new Rooms(store, new FakeClock(), LOG, 2);
  const games = [await startedIn(rooms), await startedIn(rooms)] as const;
  const doze = games.map(room => vi.spyOn(room, 'doze'));
  const third = await startedIn(rooms);
  const packed = vi.spyOn(third, 'doze');
  const before = JSON.stringify(third.table.session?.state);
  for (const room of [third, ...games]) expect(await answer(room)).toBeNull();
  expect(packed).toHaveReturnedWith(true);
  for (const one of doze) expect(one).not.toHaveBeenCalled();
  expect(JSON.stringify(third.table.session?.state)).not.toBe(before);
  for (const room of [...games, third]) expect(await answer(room)).toBeNull();
  await rooms.close();
  await store.close();
});

it('gives the place of a game at which nobody acts to another one', async () => {
  const store = await openStore(':memory:');
  const clock = new FakeClock();
  const rooms = new Rooms(store, clock, LOG, 1);
  const quiet = await startedIn(rooms);
  const busy = await startedIn(rooms);
  const doze = [quiet, busy].map(room => vi.spyOn(room, 'doze'));
  expect(await answer(busy)).toBeNull();
  expect(doze[1]).toHaveReturnedWith(true);
  clock.advance(9_000);
  expect(await answer(busy)).toBeNull();
  expect(doze[0]).not.toHaveBeenCalled();
  clock.advance(9_000);
  doze[1]?.mockClear();
  expect(await answer(busy)).toBeNull();
  expect(doze[0]).toHaveReturnedWith(true);
  expect(doze[1]).not.toHaveBeenCalled();
  await rooms.close();
  await store.close();
});

it('packs no game while all of them fit into memory, and some when they no longer do', async () => {
  const store = await openStore(':memory:');
  const clock = new FakeClock();
  const rooms = new Rooms(store, clock, LOG);
  const games: Room[] = [];
  const play = async (count: number) => {
    // All at once: thousands of commits one after the other take a minute on a busy machine.
    games.push(...(await Promise.all(Array.from({ length: count - games.length }, () => startedIn(rooms)))));
    clock.advance(10_000);
    for (const refusal of await Promise.all(games.map(answer))) expect(refusal).toBeNull();
    for (const _ of games) await new Promise(setImmediate);
    return games.filter(({ table }) => table.isPacked).length;
  };
  expect(await play(600)).toBe(0);
  expect(await play(800)).toBeGreaterThan(150);
  await rooms.close();
  await store.close();
});
