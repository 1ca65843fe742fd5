import { keyOf, type WireChoice } from '@deedbook/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Room } from './live/room.ts';
import { seated, settle, TestPlayer } from './testing/player.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const two = async (settings = SETTINGS): Promise<[TestPlayer, TestPlayer, string]> => {
  const ann = await TestPlayer.guest(server.url, 'Ann');
  const bob = await TestPlayer.guest(server.url, 'Bob');
  return [ann, bob, await seated([ann, bob], settings)];
};

/** The seat that is asked answers, this many times. */
async function playOn(players: readonly TestPlayer[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const asked = players.find(({ doc }) => doc?.sight?.asked?.standing === false);
    if (!asked) throw new Error('nobody is asked');
    expect(await asked.answer(keys => keys[(i * 5) % keys.length] as string)).toBeNull();
    const { answered } = { answered: server.inside.rooms.find(asked.doc?.table.id as string)?.table.number };
    expect(answered).toBeGreaterThan(0);
    for (const player of players) await settle(player);
  }
}

describe('a table', () => {
  it('is created, joined by its code, started and played over sockets', async () => {
    const [ann, bob, id] = await two();
    expect(await bob.call('findTable', {}, { code: ann.doc?.table.code as string })).toMatchObject({ id });
    await playOn([ann, bob], 60);
    const table = server.inside.rooms.find(id)?.table;
    for (const [seat, player] of [ann, bob].entries()) {
      expect(player.doc?.sight?.view).toEqual(JSON.parse(JSON.stringify(table?.session?.view(seat))));
      expect(player.past).toEqual(table?.history(seat).map(({ seat: by, news, fence }) => ({ seat: by, news, fence })));
    }
  });

  it('resumes at the same question after a lost connection, with what happened meanwhile', async () => {
    const [ann, bob, id] = await two();
    await playOn([ann, bob], 20);
    const before = ann.doc?.sight?.asked;
    const settled = ann.past.findLastIndex(({ fence }) => fence) + 1;
    await ann.cut();
    await ann.open(id, settled);
    expect(ann.doc?.sight?.asked).toEqual(before);
    expect(ann.past.length).toBe(server.inside.rooms.find(id)?.table.history(0).length);
  });

  it('shows the same to clients of every protocol, in phrases only to those that know them', async () => {
    const [ann, bob, id] = await two();
    const older = [1, 2, 3].map(protocol => new TestPlayer(server.url, ann.token, ann.id, protocol));
    for (const device of older) await device.open(id);
    await playOn([ann, bob], 20);
    const isInPhrases = ({ heard }: TestPlayer, said: 'patch' | 'whole') => {
      const raws = heard.filter(({ say }) => say === said).map(({ raw }) => raw);
      expect(raws.length).toBeGreaterThan(0);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: phrases are control characters
      const short = raws.filter(raw => /[\x01-\x1f]/.test(raw)).length;
      expect([0, raws.length]).toContain(short);
      return short > 0;
    };
    for (const device of older) {
      await settle(device);
      expect(device.doc).toEqual(ann.doc);
    }
    expect([...older, ann].map(device => isInPhrases(device, 'patch'))).toEqual([false, false, true, true]);
    expect([...older, ann].map(device => isInPhrases(device, 'whole'))).toEqual([false, false, false, true]);
  });

  it('does a deed that is sent twice only once', async () => {
    const [ann, bob, id] = await two();
    const asker = [ann, bob].find(({ doc }) => doc?.sight?.asked?.standing === false) as TestPlayer;
    const asked = asker.doc?.sight?.asked;
    const deed = { deed: 'answer', asked: asked?.id as string, key: keyOf(asked?.choices[0] as WireChoice) } as const;
    const replies = await Promise.all([asker.do(deed, 'the-same-one'), settle(asker)]);
    expect(replies[0]).toBeNull();
    const { number } = server.inside.rooms.find(id)?.table ?? {};
    expect(await asker.do(deed, 'the-same-one')).toBeNull();
    expect(await asker.do(deed, 'another-one')).toMatchObject({
      rule: expect.stringMatching(/STALE-ANSWER|NOT-ASKED/),
    });
    expect(server.inside.rooms.find(id)?.table.number).toBe(number);
  });

  it('goes on where it was after its players thought for long and it was packed', async () => {
    const [ann, bob, id] = await two();
    await playOn([ann, bob], 30);
    const room = server.inside.rooms.find(id) as Room;
    const doze = vi.spyOn(room, 'doze');
    server.clock.advance(30_000);
    while (doze.mock.results.length === 0) await new Promise(setImmediate);
    expect(doze).toHaveReturnedWith(true);
    await playOn([ann, bob], 5);
    await Promise.all([settle(ann), settle(bob)]);
    expect([ann, bob].map(({ doc }) => doc?.sight?.view)).toEqual(
      [0, 1].map(seat => JSON.parse(JSON.stringify(room.table.session?.view(seat)))),
    );
  });

  it('wakes up as it fell asleep, from its last snapshot and the entries after it', async () => {
    const [ann, bob, id] = await two();
    await playOn([ann, bob], 150);
    await Promise.all([ann.cut(), bob.cut()]);
    const { rooms } = server.inside;
    const before = rooms.find(id);
    await rooms.writer.drained();
    while (!before?.isIdle) await new Promise(setImmediate);
    rooms.tidy(0);
    expect(rooms.find(id)).toBeUndefined();
    const after = await rooms.get(id);
    expect(after).not.toBe(before);
    expect(after?.table.session?.state).toEqual(before?.table.session?.state);
    expect(after?.table.seats).toEqual(before?.table.seats);
    await ann.open(id);
    expect(ann.past.map(({ news }) => news)).toEqual(before?.table.history(0).map(({ news }) => news));
  });

  it('reveals no record, seed or position during the game', async () => {
    const [ann, bob, id] = await two();
    await playOn([ann, bob], 10);
    await expect(ann.call('record', {}, { table: id })).rejects.toMatchObject({ status: 400 });
    const seed = server.inside.rooms.find(id)?.table.seed as string;
    expect([...ann.heard, ...bob.heard].some(({ raw }) => raw.includes(seed))).toBe(false);
  });

  it('lets computer players play their seats', async () => {
    const ann = await TestPlayer.guest(server.url, 'Ann');
    const { table } = await ann.call('createTable', { settings: SETTINGS });
    await ann.open(table.id);
    expect(await ann.do({ deed: 'start' })).toMatchObject({ rule: 'SEATS-FREE' });
    expect(await ann.do({ deed: 'seat-bot', seat: 1, bot: 'greedy' })).toBeNull();
    expect(await ann.do({ deed: 'start' })).toBeNull();
    for (let i = 0; i < 12; i++) {
      await ann.until(({ sight }) => sight?.asked?.standing === false);
      expect(await ann.answer()).toBeNull();
    }
    expect(ann.past.some(({ seat }) => seat === 1)).toBe(true);
  });
});
