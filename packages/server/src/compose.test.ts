import { createBot } from '@deedbook/bots';
import { Calls, Connection, RemoteTable } from '@deedbook/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeBundle } from './testing/bundle.ts';
import { balancing, Compose, composedEnvironment, composedNodes } from './testing/compose.ts';
import { SETTINGS } from './testing/test-server.ts';

/* No container engine is needed: the same processes are started with the settings of compose.yaml. */

const VARIABLES = { DATABASE_PASSWORD: 'secret', PUBLIC_URL: 'https://deedbook.example' };

let compose: Compose;
beforeAll(async () => {
  compose = await Compose.up(VARIABLES);
}, 120_000);
const connections: Connection[] = [];
afterAll(async () => {
  for (const connection of connections) connection.close();
  await compose?.down();
  removeBundle();
});

/** A guest at the address players use. */
async function guest(name: string) {
  const { url } = compose.balancer;
  const { token } = await new Calls(url).call('playAsGuest', { name, token: true });
  const calls = new Calls(url, token as string);
  const open = (table: string) => {
    const connection = new Connection({ url, table, token: token as string, delay: () => 50 });
    connections.push(connection);
    return connection;
  };
  return { calls, open };
}

/** Answers for a player until it is enough, or the connection is closed. */
async function play(connection: Connection, isEnough: (answers: number) => boolean): Promise<void> {
  const game = new RemoteTable(connection);
  const [seat = 0] = game.seats;
  const bot = createBot('greedy', 'compose');
  for (let answers = 0; !isEnough(answers); answers++) {
    const doc = await connection.until(({ sight }) => sight?.asked?.standing === false || sight?.scores != null);
    const { asked, view } = game.at(seat);
    if (doc === null || asked === null) return;
    await game.answer(seat, bot.choose({ asked, view: () => view }) ?? (asked.choices[0]?.key as string));
  }
}

it('starts three nodes on one PostgreSQL, all of which the balancer knows', () => {
  expect(composedNodes()).toEqual(['node1', 'node2', 'node3']);
  expect(balancing().nodes.map(address => address.split(':')[0])).toEqual(composedNodes());
  expect(balancing()).toMatchObject({ policy: 'least_conn', healthPath: '/readyz' });
  expect(composedEnvironment(VARIABLES)).toMatchObject({
    DATABASE_URL: 'postgres://deedbook:secret@database/deedbook',
    TRUSTED_PROXIES: '1',
  });
  expect(() => composedEnvironment({})).toThrow('DATABASE_PASSWORD');
});

it('plays a game through the balancer, with a computer player, while every node is replaced', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const { table } = await ann.calls.call('createTable', { settings: { ...SETTINGS, seats: 3 } });
  const [first, second] = [ann.open(table.id), bob.open(table.id)];
  await Promise.all([first, second].map(connection => connection.until(() => true)));
  // The players use different nodes.
  expect(compose.balancer.connections.filter(n => n > 0)).toHaveLength(2);
  expect(await second.do({ deed: 'join' })).toBeNull();
  expect(await first.do({ deed: 'seat-bot', seat: 2, bot: 'greedy' })).toBeNull();
  expect(await first.do({ deed: 'start' })).toBeNull();
  await Promise.all([first, second].map(connection => connection.until(({ sight }) => sight !== null)));
  let isReplaced = false;
  const isEnough = (answers: number) => isReplaced && answers >= 12;
  // Whoever has given enough answers stops, and the other one may wait for them.
  const playing = Promise.race([first, second].map(connection => play(connection, isEnough)));
  for (const node of compose.nodes) {
    await node.end('SIGTERM');
    await node.start();
  }
  isReplaced = true;
  await playing;
  // The computer player thinks in a thread of the bundled server.
  expect(first.past.some(({ seat }) => seat === 2)).toBe(true);
}, 120_000);

it('shows players the app over TLS only, and keeps metrics inside', async () => {
  const { url } = compose.balancer;
  const page = await fetch(url);
  expect(await page.text()).toContain('deedbook-tables');
  expect(page.headers.get('strict-transport-security')).toContain('max-age');
  const headers = { 'content-type': 'application/json', 'x-deedbook': '1' };
  const entered = await fetch(`${url}/api/guests`, { method: 'POST', headers, body: '{"name":"Eve"}' });
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});
