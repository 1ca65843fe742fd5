import { setImmediate } from 'node:timers/promises';
import { Calls, Connection } from '@deedbook/client';
import { Stream, seeded } from '@deedbook/engine';
import { keyOf, type WireAsked, type WireChoice } from '@deedbook/protocol';
import { expect, it } from 'vitest';
import type { Room } from './live/room.ts';
import { Wire } from './testing/faults/wire.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

/* Connections that are lost at any moment: every answer is acknowledged or refused, and the next one is heard. */

const ANSWERS = 20;

/** Two players who play through the same wire, from the start of their game. */
async function play(url: string, patience?: number): Promise<{ connections: readonly Connection[]; id: string }> {
  const tokens = await Promise.all(
    ['Ann', 'Bob'].map(async name => (await new Calls(url).call('playAsGuest', { name, token: true })).token as string),
  );
  const { table } = await new Calls(url, tokens[0]).call('createTable', { settings: SETTINGS });
  const connections = tokens.map(
    token => new Connection({ url, table: table.id, token, delay: () => 1, ...(patience && { patience }) }),
  );
  const [ann, bob] = connections as [Connection, Connection];
  await bob.until(() => true);
  expect(await bob.do({ deed: 'join' })).toBeNull();
  expect(await ann.do({ deed: 'start' })).toBeNull();
  return { connections, id: table.id };
}

/** The question that a player has to answer, and who that is. */
function find(connections: readonly Connection[]): { asked: WireAsked; by: Connection } | null {
  for (const by of connections) {
    const asked = by.doc?.sight?.asked;
    if (asked?.standing === false) return { asked, by };
  }
  return null;
}

it.each(['1', '2'])(
  'answers are done once, however often the wire is cut (%s)',
  async seed => {
    const server = await testServer();
    const wire = await Wire.to(server.url);
    const stream = new Stream(seeded(seed, 'cuts'));
    const { connections, id } = await play(wire.url);
    const room = () => server.inside.rooms.find(id) as Room;
    for (let answers = 0; answers < ANSWERS; ) {
      const found = find(connections);
      if (found === null) {
        // Nobody has heard yet whose turn it is.
        await Promise.all(connections.map(connection => connection.why('end-turn')));
        continue;
      }
      const { asked, by } = found;
      const press = () => {
        const key = keyOf(asked.choices[stream.below(asked.choices.length)] as WireChoice);
        return by.do({ deed: 'answer', asked: asked.id, key });
      };
      wire.delay = stream.below(4);
      const replies = [press()];
      if (stream.below(3) === 0) {
        // The answer is taken, but its reply is lost on its way.
        while (room().table.answers === answers) await setImmediate();
        wire.cut();
      }
      // More presses, replies and cuts in any order, while the table may be packed at any time.
      for (let i = stream.below(4); i > 0; i--) {
        if (stream.below(2) === 0) wire.cut();
        if (stream.below(2) === 0) room().doze();
        if (stream.below(2) === 0) replies.push(press());
        else await by.why('end-turn');
      }
      const [first, ...others] = await Promise.all(replies);
      expect(first).toBeNull();
      for (const refusal of others) expect(refusal?.rule).toMatch(/^(STALE-ANSWER|NOT-ASKED)$/);
      answers++;
      expect(room().table.answers).toBe(answers);
    }
    for (const connection of connections) connection.close();
    await wire.close();
    await server.stop();
  },
  60_000,
);

it('a connection that has fallen silent is made again once a request goes unheard', async () => {
  const server = await testServer();
  const wire = await Wire.to(server.url);
  const { connections } = await play(wire.url, 200);
  await Promise.any(connections.map(connection => connection.until(() => find(connections) !== null)));
  const { asked, by } = find(connections) as NonNullable<ReturnType<typeof find>>;
  wire.isSilent = true;
  const stop = by.subscribe(() => {
    if (by.link === 'lost') wire.isSilent = false;
  });
  const key = keyOf(asked.choices[0] as WireChoice);
  expect(await by.do({ deed: 'answer', asked: asked.id, key })).toBeNull();
  expect(by.link).toBe('open');
  stop();
  for (const connection of connections) connection.close();
  await wire.close();
  await server.stop();
});
