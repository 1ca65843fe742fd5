import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Running, startServer } from '../start.ts';
import { Wire } from '../testing/faults/wire.ts';
import { seated, settle, TestPlayer } from '../testing/player.ts';
import { SETTINGS } from '../testing/test-server.ts';

let server: Running;
let wire: Wire;
beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: ':memory:', PORT: '0', LOG_LEVEL: 'silent' });
  // On a busy machine, a sign of life takes a while.
  server = await startServer(config, { pulse: 500 });
  wire = await Wire.to(server.url);
});
afterAll(async () => {
  await wire.close();
  await server.stop();
});

it('a player whose device is gone without a word counts as away, and one who is only silent does not', async () => {
  const [ann, guest] = [await TestPlayer.guest(server.url, 'Ann'), await TestPlayer.guest(server.url, 'Bob')];
  const bob = new TestPlayer(wire.url, guest.token, guest.id);
  await seated([ann, bob], SETTINGS);
  const seat = bob.doc?.own?.seat as number;
  await ann.until(({ table }) => table.seats[seat]?.isHere === true);
  // The connection stays open, but for a while nothing gets through.
  wire.delay = 20_000;
  await ann.until(({ table }) => table.seats[seat]?.isHere === false);
  await settle(ann);
  expect(ann.doc?.table.seats[1 - seat]?.isHere).toBe(true);
});
