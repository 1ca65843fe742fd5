import { createPublicKey, verify } from 'node:crypto';
import { Session } from '@deedbook/engine';
import type { Deed, TableSettings } from '@deedbook/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { archive } from './store/finish.ts';
import { seated, settle, TestPlayer } from './testing/player.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
const posted: { readonly url: string; readonly headers: Record<string, string>; readonly body: string }[] = [];
/** What the services reply. */
let status = 201;
beforeAll(async () => {
  server = await testServer({}, undefined, async (url, headers, body) => {
    posted.push({ url, headers, body });
    return status;
  });
});
afterAll(() => server.stop());

const guest = (name: string) => TestPlayer.guest(server.url, name);
const two = async (settings = SETTINGS): Promise<[TestPlayer, TestPlayer, string]> => {
  const players: [TestPlayer, TestPlayer] = [await guest('Ann'), await guest('Bob')];
  const id = await seated(players, settings);
  // The player who is asked first.
  const [first, second] = players[0].doc?.sight?.asked ? players : [players[1], players[0]];
  return [first as TestPlayer, second as TestPlayer, id];
};
const tableOf = (id: string) => server.inside.rooms.find(id)!.table;
/** Lets everything happen that needs no time. */
const pause = async (times = 20) => {
  for (let i = 0; i < times; i++) await new Promise(setImmediate);
};

describe('before the game', () => {
  it('only the host changes settings and seats', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { table } = await ann.call('createTable', { settings: SETTINGS, hero: 'goldyx' });
    await ann.open(table.id);
    await bob.open(table.id);
    expect(await bob.do({ deed: 'settings', settings: { name: 'mine' } })).toMatchObject({ rule: 'NOT-HOST' });
    expect(await bob.do({ deed: 'join', hero: 'goldyx' })).toMatchObject({ rule: 'HERO-TAKEN' });
    expect(await bob.do({ deed: 'join', seat: 0 })).toMatchObject({ rule: 'SEAT-TAKEN' });
    expect(await bob.do({ deed: 'join', hero: 'tovak' })).toBeNull();
    expect(await bob.do({ deed: 'join' })).toMatchObject({ rule: 'SEATED-ALREADY' });
    expect(await ann.do({ deed: 'settings', settings: { seats: 1, scenario: 'solo-conquest' } })).toMatchObject({
      rule: 'SEAT-TAKEN',
    });
    for (const settings of [
      { scenario: 'no-such-scenario' },
      { options: { mapShape: 'round' } },
      { seats: 4, options: { mode: 'teams', teams: [0, 0, 0, 0] } },
    ] as const) {
      expect(await ann.do({ deed: 'settings', settings } as Deed)).toMatchObject({ rule: 'SETUP' });
      const wrong = { ...SETTINGS, ...settings } as TableSettings;
      await expect(bob.call('createTable', { settings: wrong })).rejects.toMatchObject({ refusal: { rule: 'SETUP' } });
    }
    expect(await ann.do({ deed: 'remove', seat: 1 })).toBeNull();
    expect(await ann.do({ deed: 'leave' })).toBeNull();
  });

  it('a table that everyone has left is not listed, and whoever comes next is its host', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { table } = await ann.call('createTable', { settings: { ...SETTINGS, name: 'Ghost' } });
    const listed = async () => (await bob.call('tables', { list: 'open' })).tables.some(({ name }) => name === 'Ghost');
    await ann.open(table.id);
    expect(await listed()).toBe(true);
    expect(await ann.do({ deed: 'leave' })).toBeNull();
    expect(await listed()).toBe(false);
    await bob.open(table.id);
    expect(await bob.do({ deed: 'join' })).toBeNull();
    expect(await listed()).toBe(true);
    expect(await bob.do({ deed: 'seat-bot', seat: 1, bot: 'random' })).toBeNull();
    expect(await bob.do({ deed: 'start' })).toBeNull();
  });

  it('a table at which nothing happens for a week no longer waits for players', async () => {
    const ann = await guest('Ann');
    const { table } = await ann.call('createTable', { settings: { ...SETTINGS, scenario: 'conquer-and-hold' } });
    const { waiting } = await ann.call('tables', { list: 'open' });
    server.clock.advance(8 * 86_400_000);
    const later = await ann.call('tables', { list: 'open', scenario: 'conquer-and-hold' });
    expect(later.tables).toEqual([]);
    expect(later.waiting).toBeLessThan(waiting);
    expect((await ann.call('tables', { list: 'own' })).tables.map(({ id }) => id)).toContain(table.id);
  });

  it('lists show open tables, the player’s games and how many players are waiting', async () => {
    const ann = await guest('Ann');
    const { table } = await ann.call('createTable', { settings: { ...SETTINGS, scenario: 'blitz-conquest' } });
    const listed = await ann.call('tables', { list: 'open', scenario: 'blitz-conquest', pace: 'live' });
    expect(listed.tables.map(({ id }) => id)).toEqual([table.id]);
    expect(listed.waiting).toBeGreaterThan(0);
    expect((await ann.call('tables', { list: 'own' })).tables[0]).toMatchObject({
      id: table.id,
      own: 0,
      isOwnTurn: false,
    });
    await ann.call('createTable', { settings: { ...SETTINGS, isListed: false, scenario: 'druid-nights' } });
    expect((await ann.call('tables', { list: 'open', scenario: 'druid-nights' })).tables).toEqual([]);
  });
});

describe('at the table', () => {
  it('a computer player stands in when a turn’s time is up, until the player takes the seat back', async () => {
    const [first, second, id] = await two({ ...SETTINGS, perTurn: 60 });
    const seat = first.doc?.own?.seat as number;
    expect(first.doc?.table.seats[seat]?.deadline).toBe(server.clock.now() + 60_000);
    server.clock.advance(61_000);
    await server.inside.automation.lookForDue();
    await first.until(({ table }) => table.seats[seat]?.bot === 'greedy');
    await second.until(({ sight }) => sight?.asked?.standing === false);
    expect(await first.do({ deed: 'undo', steps: 1 })).toMatchObject({ rule: 'COMPUTER-PLAYS' });
    expect(await first.do({ deed: 'take-back' })).toBeNull();
    expect(tableOf(id).seats[seat]?.standIn).toBeNull();
  });

  it('lists show when the time of a turn is up, whatever orders its player has left', async () => {
    const [first, , id] = await two({ ...SETTINGS, perTurn: 86_400 });
    const seat = first.doc?.own?.seat as number;
    expect(await first.do({ deed: 'orders', orders: { defence: 'defend-fully', plunder: 'ask' } })).toBeNull();
    await settle(first);
    const { tables } = await first.call('tables', { list: 'own' });
    expect(tables.find(table => table.id === id)?.deadline).toBe(first.doc?.table.seats[seat]?.deadline);
  });

  it('a computer player that was still thinking when its seat was taken back is not heard', async () => {
    const [first, , id] = await two();
    const seat = first.doc?.own?.seat as number;
    const room = server.inside.rooms.find(id)!;
    const key = room.table.session?.question(seat)?.choices[0]?.key as string;
    const { number } = room.table;
    const late = { account: null, seat, ref: null, deed: { deed: 'auto-answer', by: 'bot', key } } as const;
    expect(await room.submit(late)).toMatchObject({ rule: 'STALE-ANSWER' });
    expect(room.table.number).toBe(number);
  });

  it('a table that cannot be read does not keep others from being served', async () => {
    const settings = { ...SETTINGS, perTurn: 60 };
    const [, , broken] = await two(settings);
    const [first, , id] = await two(settings);
    const seat = first.doc?.own?.seat as number;
    const { rooms, automation } = server.inside;
    const get = vi.spyOn(rooms, 'get').mockImplementation(async wanted => {
      if (wanted === broken) throw new Error('cannot be read');
      return rooms.find(wanted) ?? null;
    });
    server.clock.jump(61_000);
    await automation.lookForDue();
    get.mockRestore();
    expect(tableOf(id).seats[seat]?.standIn).toBe('greedy');
  });

  it('an abandoned table stands still', async () => {
    const [first, second, id] = await two();
    await first.do({ deed: 'hand-over', bot: 'random' });
    await second.do({ deed: 'hand-over', bot: 'random' });
    await pause();
    const { number } = tableOf(id);
    await pause();
    expect(tableOf(id).number).toBe(number);
  });

  it('an undo beyond the rules needs the others’ consent, which they may decline', async () => {
    const [first, second, id] = await two();
    const before = first.doc?.sight?.view;
    expect(await first.answer()).toBeNull();
    await settle(second);
    expect(await second.do({ deed: 'allow-undo', agree: true })).toMatchObject({ rule: 'NOTHING-ASKED-FOR' });
    expect(await first.do({ deed: 'ask-undo', steps: 1 })).toBeNull();
    await second.until(({ table }) => table.undoRequest !== null);
    expect(await second.do({ deed: 'allow-undo', agree: false })).toBeNull();
    await first.until(({ table }) => table.undoRequest === null);
    expect(await first.do({ deed: 'ask-undo', steps: 1 })).toBeNull();
    expect(await second.do({ deed: 'allow-undo', agree: true })).toBeNull();
    await settle(first);
    expect(first.doc?.sight?.view).toEqual(before);
    expect(tableOf(id).session?.log).toEqual([]);
    // The log has everything: another node gets the same table.
    server.inside.rooms.drop(server.inside.rooms.find(id)!);
    expect((await server.inside.rooms.get(id))?.table.session?.log).toEqual([]);
  });

  it('a proposal waits for nobody who has left: the game ends, and an undo beyond the rules lapses', async () => {
    const [first, second, id] = await two();
    expect(await first.answer()).toBeNull();
    await settle(second);
    expect(await first.do({ deed: 'ask-undo', steps: 1 })).toBeNull();
    expect(await second.do({ deed: 'hand-over', bot: 'random' })).toBeNull();
    await first.until(({ table }) => table.undoRequest === null);
    expect(tableOf(id).session?.log.length).toBeGreaterThan(0);
    expect(await second.do({ deed: 'take-back' })).toBeNull();
    expect(await first.do({ deed: 'propose-end' })).toBeNull();
    expect(await second.do({ deed: 'leave' })).toBeNull();
    await first.until(({ table }) => table.state === 'over');
  });

  it('an undo that the remaining players agree to needs no word from one who has left', async () => {
    const players = [await guest('Ann'), await guest('Bob'), await guest('Cy')];
    const id = await seated(players, { ...SETTINGS, seats: 3 });
    const asker = players.find(({ doc }) => doc?.sight?.asked) as TestPlayer;
    const [other, gone] = players.filter(player => player !== asker) as [TestPlayer, TestPlayer];
    expect(await asker.answer()).toBeNull();
    expect(await asker.do({ deed: 'ask-undo', steps: 1 })).toBeNull();
    expect(await other.do({ deed: 'allow-undo', agree: true })).toBeNull();
    expect(tableOf(id).session?.log.length).toBe(1);
    expect(await gone.do({ deed: 'leave' })).toBeNull();
    await asker.until(({ table, sight }) => table.undoRequest === null && sight?.asked?.standing === false);
    expect(tableOf(id).session?.log).toEqual([]);
  });

  it('players agree to end, read the record, and play a rematch', async () => {
    const [first, second, id] = await two();
    await first.answer();
    await settle(second);
    expect(await first.do({ deed: 'propose-end' })).toBeNull();
    expect(await second.do({ deed: 'agree-end', agree: true })).toBeNull();
    await first.until(({ table }) => table.state === 'over');
    await pause();
    const { record } = await first.call('record', {}, { table: id });
    expect(record).toMatchObject({ scenario: 'full-conquest', seed: expect.stringMatching(/^chacha:/) });
    const stranger = await guest('Eve');
    await expect(stranger.call('record', {}, { table: id })).rejects.toMatchObject({ status: 403 });
    const again = await first.call('rematch', {}, { table: id });
    expect((await second.call('rematch', {}, { table: id })).table.id).toBe(again.table.id);
    // Also after the table has slept.
    server.inside.rooms.drop(server.inside.rooms.find(id)!);
    expect((await second.call('rematch', {}, { table: id })).table.id).toBe(again.table.id);
    // Once archived, it is read from its record.
    server.inside.rooms.drop(server.inside.rooms.find(id)!);
    expect((await second.call('record', {}, { table: id })).record).toEqual(record);
    expect((await second.call('player', {}, { player: first.id })).player.games).toMatchObject([
      { table: id, score: null },
    ]);
  });

  it('the page of a player has scores by scenario, and a rating that goes on from game to game', async () => {
    const players = [await guest('Ann'), await guest('Bob')] as const;
    for (const fame of [20, 40]) {
      server.clock.advance(1000);
      const table = tableOf(await seated(players, SETTINGS));
      const { state } = table.session as Session;
      const ended = {
        ...state,
        over: true,
        players: state.players.map((one, i) => ({ ...one, fame: i === 0 ? fame : 5 })),
      };
      table.session = Session.resume(table.setup, [], ended);
      table.state = 'over';
      await archive(server.inside.rooms.store, table);
      // Once more changes nothing.
      await archive(server.inside.rooms.store, table);
    }
    const [ann, bob] = players;
    const { player } = await bob.call('player', {}, { player: ann.id });
    expect(player.best).toEqual({ 'full-conquest': 40 });
    expect(player.games.map(({ place, score }) => [place, score])).toEqual([
      [1, 40],
      [1, 20],
    ]);
    // 1500 against 1500, then 1516 against 1484: 16 points, then 32 × (1 − 0.546) = 14.5.
    expect(player.rating).toEqual({ value: 1531, games: 2 });
    expect((await ann.call('player', {}, { player: bob.id })).player.rating).toEqual({ value: 1469, games: 2 });
  });

  it('computer players are back for a rematch, with their heroes, and everyone in the same seat', async () => {
    const [host, other] = [await guest('Ann'), await guest('Bob')];
    const { table } = await host.call('createTable', { settings: { ...SETTINGS, seats: 4 }, hero: 'norowas' });
    await host.open(table.id);
    await other.open(table.id);
    await host.do({ deed: 'seat-bot', seat: 1, bot: 'greedy' });
    await host.do({ deed: 'pick-hero', seat: 1, hero: 'tovak' });
    expect(await other.do({ deed: 'join', seat: 2, hero: 'arythea' })).toBeNull();
    await host.do({ deed: 'seat-bot', seat: 3, bot: 'greedy' });
    expect(await host.do({ deed: 'start' })).toBeNull();
    await other.do({ deed: 'hand-over', bot: 'greedy' });
    await host.do({ deed: 'propose-end' });
    await other.until(({ table: { state } }) => state === 'over');
    const { table: again } = await other.call('rematch', {}, { table: table.id });
    const who = again.seats.map(({ player, hero, bot }) => player?.name ?? (bot && `${bot} ${hero}`));
    expect(who).toEqual([null, 'greedy tovak', 'Bob', `greedy ${tableOf(table.id).seats[3]?.hero}`]);
    expect(again.seats[2]?.hero).toBe('arythea');
  });

  it('players who want a rematch at the same moment get one table', async () => {
    const [first, second, id] = await two();
    expect(await first.do({ deed: 'propose-end' })).toBeNull();
    expect(await second.do({ deed: 'agree-end', agree: true })).toBeNull();
    const next = await Promise.all([first, second].map(player => player.call('rematch', {}, { table: id })));
    expect(new Set(next.map(({ table }) => table.id)).size).toBe(1);
    const own = await Promise.all([first, second].map(player => player.call('tables', { list: 'own' })));
    expect(own.flatMap(({ tables }) => tables).filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  it('watchers see what is public, with the table’s delay', async () => {
    const [first, second, id] = await two({ ...SETTINGS, watch: 60 });
    const eve = await guest('Eve');
    await eve.open(id);
    expect(eve.doc?.sight).toBeNull();
    await first.answer();
    await settle(second);
    server.clock.advance(59_000);
    await settle(eve);
    expect(eve.doc?.sight).toBeNull();
    server.clock.advance(2_000);
    await eve.until(({ sight }) => sight !== null);
    expect(eve.doc?.sight?.asked).toBeNull();
    expect(eve.doc?.sight?.view).toEqual(JSON.parse(JSON.stringify(tableOf(id).session?.view(null))));
    expect(await eve.do({ deed: 'answer', asked: 'x', key: 'x' })).toMatchObject({ rule: 'NOT-SEATED' });
  });

  it('what happens in quick succession is shown to delayed watchers at once', async () => {
    const [first, second, id] = await two({ ...SETTINGS, watch: 3_600 });
    const eve = await guest('Eve');
    await eve.open(id);
    const names = Array.from({ length: 30 }, (_, n) => `Table ${n}`);
    const host = tableOf(id).host === first.id ? first : second;
    for (const name of names) {
      expect(await host.do({ deed: 'settings', settings: { name } })).toBeNull();
      server.clock.advance(1_000);
    }
    await settle(eve);
    const before = eve.heard.length;
    server.clock.advance(3_700_000);
    await eve.until(({ table }) => table.settings.name === names.at(-1));
    expect(eve.heard.length - before).toBeLessThan(4);
  });

  it('delayed watchers see the end of a game at once, and nothing older afterward', async () => {
    const [first, second, id] = await two({ ...SETTINGS, watch: 60 });
    const eve = await guest('Eve');
    await eve.open(id);
    server.clock.advance(61_000);
    await eve.until(({ sight }) => sight !== null);
    await first.answer();
    server.clock.advance(30_000);
    expect(await first.do({ deed: 'propose-end' })).toBeNull();
    expect(await second.do({ deed: 'agree-end', agree: true })).toBeNull();
    await eve.until(({ table }) => table.state === 'over');
    server.clock.advance(61_000);
    await settle(eve);
    expect(eve.doc?.table.state).toBe('over');
    expect(eve.doc?.sight?.view).toEqual(JSON.parse(JSON.stringify(tableOf(id).session?.view(null))));
  });

  it('no one can watch if the table forbids it', async () => {
    const [, , id] = await two({ ...SETTINGS, watch: null });
    const eve = await guest('Eve');
    expect((await eve.open(id)).sight).toBeNull();
    expect(eve.past).toEqual([]);
  });

  it('a plan is played when the turn comes, up to the first answer that no longer fits', async () => {
    const [first, second] = await two();
    const seat = second.doc?.own?.seat as number;
    expect(await second.do({ deed: 'plan', keys: ['great-start', 'no such key'] })).toBeNull();
    expect(second.doc?.own?.plan).toEqual(['great-start', 'no such key']);
    expect(first.doc?.own?.plan).toEqual([]);
    await first.answer(keys => keys.find(key => key !== 'great-start') as string);
    await second.until(
      ({ sight, own }) =>
        sight?.view.players[seat]?.tactic === 'great-start' && own?.plan.includes('great-start') === false,
    );
  });

  it('chat reaches everyone at the table except those who muted the sender, and can be reported', async () => {
    const [first, second, id] = await two();
    const heard = second.next(({ say }) => say === 'chat');
    first.say({ say: 'chat', text: ' <b>hello</b> ' });
    const said = await heard;
    expect(said).toMatchObject({ lines: [{ text: '<b>hello</b>', player: { id: first.id } }] });
    const pictured = second.next(({ say }) => say === 'chat');
    first.say({ say: 'chat', text: 'Oh no 🤦‍♂️' });
    expect(await pictured).toMatchObject({ lines: [{ text: 'Oh no 🤦‍♂️' }] });
    const sign = second.next(({ say }) => say === 'sign');
    first.say({ say: 'sign', sign: 'thanks' });
    expect(await sign).toMatchObject({ player: first.id, sign: 'thanks' });
    await second.call('mute', { muted: true }, { player: first.id });
    await second.cut();
    second.heard.length = 0;
    await second.open(id);
    first.say({ say: 'chat', text: 'again' });
    await settle(first);
    await settle(second);
    expect(second.heard.some(({ say }) => say === 'chat')).toBe(false);
    const line = said.say === 'chat' ? (said.lines[0]?.id as string) : '';
    await second.call('report', { line, reason: 'rude' }, { table: id });
  });

  it('announces whose turn it is in the group’s chat, in the format expected there', async () => {
    const [first, second, id] = await two({
      ...SETTINGS,
      perTurn: 3600,
      name: 'A <@everyone> table of www.evil.org, http://evil.org',
    });
    const host = first.doc?.table.host === first.doc?.own?.seat ? first : second;
    const url = 'https://discord.com/api/webhooks/1/x';
    await host.call('setWebhook', { url }, { table: id });
    await expect(host.call('setWebhook', { url: 'https://127.0.0.1/x' }, { table: id })).rejects.toMatchObject({
      status: 403,
    });
    posted.length = 0;
    server.clock.advance(1000);
    await first.answer();
    await settle(second);
    await pause();
    expect(posted.map(({ url: to }) => to)).toEqual([url]);
    expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({
      allowed_mentions: { parse: [] },
      content: expect.stringContaining('everyone'),
    });
    expect(posted[0]?.body).not.toContain('@everyone');
    // The only link is the one to the table.
    expect(posted[0]?.body.match(/evil\.|http:\/\//g)).toEqual(['http://']);
  });

  it('tells a busy service again whose turn it is, until somebody has acted', async () => {
    const [first, second, id] = await two({ ...SETTINGS, perTurn: 3600 });
    const host = first.doc?.table.host === first.doc?.own?.seat ? first : second;
    await host.call('setWebhook', { url: 'https://hooks.slack.com/services/1/x' }, { table: id });
    posted.length = 0;
    status = 503;
    await first.answer();
    await settle(second);
    await pause();
    server.clock.advance(10_000);
    await pause();
    expect(posted).toHaveLength(2);
    status = 201;
    server.clock.advance(60_000);
    await pause();
    expect(posted).toHaveLength(3);
    server.clock.advance(600_000);
    await pause();
    expect(posted).toHaveLength(3);
    status = 503;
    // One after the other has to act, and only the last one still has to when the service is tried again.
    for (const player of [second, first]) {
      while (player.doc?.sight?.asked?.standing === false) {
        expect(await player.answer(keys => keys.at(-1) as string)).toBeNull();
        await settle(player === first ? second : first);
      }
    }
    await pause();
    posted.length = 0;
    server.clock.advance(10_000);
    await pause();
    const name = second.doc?.table.seats[second.doc.own?.seat as number]?.player?.name;
    expect(posted.map(({ body }) => body)).toEqual([expect.stringContaining(`· ${name} ·`)]);
    status = 201;
  });

  it('says nothing about what the plan or the orders of an absent player decide', async () => {
    const [first, second, id] = await two({ ...SETTINGS, perTurn: 3600 });
    const host = first.doc?.table.host === first.doc?.own?.seat ? first : second;
    await host.call('setWebhook', { url: 'https://hooks.slack.com/services/1/x' }, { table: id });
    await second.do({ deed: 'plan', keys: ['great-start'] });
    posted.length = 0;
    const told = () => posted.map(({ body }) => (JSON.parse(body) as { text: string }).text);
    const seat = second.doc?.own?.seat as number;
    server.clock.advance(1000);
    await first.answer(keys => keys.find(key => key !== 'great-start') as string);
    await second.until(({ sight }) => sight?.view.players[seat]?.tactic === 'great-start');
    await settle(first);
    await pause();
    const asked = [first, second].find(({ doc }) => doc?.sight?.asked?.standing === false);
    const name = asked?.doc?.table.seats[asked.doc.own?.seat as number]?.player?.name;
    // Only whoever has to decide once the plan is played.
    expect(told()).toEqual([expect.stringContaining(`· ${name} ·`)]);
  });

  it('a player who is away is woken by the push service, with the key of this server and nothing about the game', async () => {
    const [first, second] = await two();
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
    const keys = { p256dh: 'x', auth: 'y' };
    for (const wrong of [
      'https://127.0.0.1/push',
      'https://fcm.googleapis.com:8443/x',
      'https://a:b@fcm.googleapis.com/',
    ]) {
      const subscribing = second.call('subscribe', { subscription: { endpoint: wrong, keys } });
      await expect(subscribing).rejects.toMatchObject({ status: 403 });
    }
    await second.call('subscribe', { subscription: { endpoint, keys } });
    // So is another browser of the same player, but not one that wants no more.
    const other = `${endpoint}/other`;
    const former = `${endpoint}/former`;
    await second.call('subscribe', { subscription: { endpoint: other, keys } });
    await second.call('subscribe', { subscription: { endpoint: former, keys } });
    await second.call('subscribe', { subscription: null, endpoint: former });
    const seat = second.doc?.own?.seat as number;
    await second.cut();
    await first.until(({ table }) => table.seats[seat]?.isHere === false);
    posted.length = 0;
    server.clock.advance(1000);
    while (first.doc?.sight?.asked?.standing === false) {
      await first.answer();
      await settle(first);
    }
    while (posted.length < 2) await pause();
    expect(new Set(posted.map(({ url, body }) => url + body))).toEqual(new Set([endpoint, other]));
    const { authorization = '' } = posted[0]?.headers ?? {};
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? [];
    expect(key).toBe((await first.call('pushKey', {})).key);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: new URL(endpoint).origin });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });
});
