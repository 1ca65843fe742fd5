import { keyOf, type WireChoice } from '@deedbook/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { report, seated, TestPlayer } from './testing/player.ts';
import { SETTINGS, testServer } from './testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const guest = (name: string) => TestPlayer.guest(server.url, name);
/** A request as a browser or a stranger would send it. */
const raw = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(new URL(path, server.url), init);
const json = { 'content-type': 'application/json' };
const own = { ...json, 'x-deedbook': '1' };

describe('identity', () => {
  it('a guest can keep the name with a password and sign in on another device; the old session ends', async () => {
    const ann = await guest('Ann of Ávila');
    const { me, token } = await ann.call('setPassword', { password: 'correct horse' });
    expect(me).toMatchObject({ isGuest: false, hasPassword: true });
    expect(token).not.toBeNull();
    expect((await ann.call('me', {})).me).toBeNull();
    const again = await ann.call('signIn', { name: 'ann of ÁVILA', password: 'correct horse', token: true });
    expect(again.me.id).toBe(ann.id);
    const other = await guest('Ann of Ávila');
    await expect(other.call('setPassword', { password: 'another horse' })).rejects.toMatchObject({ status: 409 });
  });

  it('an unknown name and a wrong password get the same refusal', async () => {
    const ann = await guest('Known');
    await ann.call('setPassword', { password: 'correct horse' });
    const tries = await Promise.all(
      ['Known', 'Unknown'].map(name => ann.call('signIn', { name, password: 'wrong horse' }).catch(error => error)),
    );
    expect(tries.map(({ status, refusal }) => [status, refusal])).toEqual(
      tries.map(() => [403, { rule: 'WRONG-SECRET', about: {} }]),
    );
  });

  it('a link and a device code work once, and not after they expire', async () => {
    const ann = await guest('Linker');
    for (const kind of ['link', 'device'] as const) {
      const { secret } = await ann.call('makeSecret', { kind });
      const typed = kind === 'device' ? `${secret.slice(0, 4)}-${secret.slice(4)}`.toLowerCase() : secret;
      expect((await ann.call('useSecret', { secret: typed, token: true })).me.id).toBe(ann.id);
      await expect(ann.call('useSecret', { secret: typed })).rejects.toMatchObject({ status: 403 });
    }
    const { secret, expires } = await ann.call('makeSecret', { kind: 'device' });
    server.clock.advance(expires - server.clock.now() + 1);
    await expect(ann.call('useSecret', { secret })).rejects.toMatchObject({ status: 403 });
  });

  it('an account can be exported and deleted; its seat continues without it', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const id = await seated([ann, bob], SETTINGS);
    await report(bob, 'Boo', ann, 'rude', id);
    await ann.call('mute', { muted: true }, { player: bob.id });
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/ann';
    await ann.call('subscribe', { subscription: { endpoint, keys: { p256dh: 'x', auth: 'y' } } });
    expect(await ann.call('exportMe', {})).toMatchObject({
      me: { id: ann.id },
      tables: [{ id, seat: 0 }],
      reports: [{ game: id, text: 'Boo', reason: 'rude' }],
      notifications: [{ endpoint }],
      muted: [bob.id],
      results: [],
    });
    const ended = ann.next(({ say }) => say === 'bye');
    await ann.call('deleteMe', {});
    expect(await ended).toMatchObject({ refusal: { rule: 'SIGN-IN' }, again: false });
    expect((await ann.call('me', {})).me).toBeNull();
    await bob.until(({ table }) => table.seats[0]?.player === null && table.seats[0]?.bot !== null);
    await expect(bob.call('player', {}, { player: ann.id })).rejects.toMatchObject({ status: 404 });
  });

  it('an account is not deleted while one of its seats cannot be given to a computer player', async () => {
    const ann = await guest('Ann the Persistent');
    const { table } = await ann.call('createTable', { settings: SETTINGS });
    const room = (await server.inside.rooms.get(table.id))!;
    vi.spyOn(room.table, 'do').mockImplementationOnce(() => {
      throw new Error('cannot be judged');
    });
    await expect(ann.call('deleteMe', {})).rejects.toMatchObject({ status: 503 });
    expect((await ann.call('me', {})).me?.id).toBe(ann.id);
    await ann.call('deleteMe', {});
    expect(room.table.seats[0]?.account).toBeNull();
  });

  it('a deleted name is in no log and no position, of running games or of those that are over', async () => {
    const [zoe, bob] = [await guest('Zoe the Unforgotten'), await guest('Bob')];
    const running = await seated([zoe, bob], SETTINGS);
    await Promise.all([zoe.cut(), bob.cut()]);
    const over = await seated([bob, zoe], SETTINGS);
    expect(await bob.do({ deed: 'propose-end' })).toBeNull();
    expect(await zoe.do({ deed: 'agree-end', agree: true })).toBeNull();
    const { store } = server.inside.rooms;
    while (
      (await store.db.selectFrom('games').select('record').where('id', '=', over).executeTakeFirst())?.record === null
    )
      await new Promise(setImmediate);
    const kept = async () => {
      const tables = ['entries', 'snapshots', 'games', 'seatings', 'chat', 'accounts', 'results'] as const;
      return JSON.stringify(await Promise.all(tables.map(table => store.db.selectFrom(table).selectAll().execute())));
    };
    expect(await kept()).toContain('Unforgotten');
    await zoe.call('deleteMe', {});
    expect(await kept()).not.toContain('Unforgotten');
    // What is left is still a game that every node can read.
    for (const id of [running, over]) {
      server.inside.rooms.drop(server.inside.rooms.find(id)!);
      expect((await server.inside.rooms.get(id))?.table.seats.map(({ name }) => name)).toContain('');
    }
  });

  it('the connections of a session end with it, and those of all others when the password changes', async () => {
    const ann = await guest('Ann the Ubiquitous');
    const { table } = await ann.call('createTable', { settings: SETTINGS });
    const device = async () => {
      const { secret } = await ann.call('makeSecret', { kind: 'device' });
      const { token } = await ann.call('useSecret', { secret, token: true });
      const player = new TestPlayer(server.url, token as string, ann.id);
      await player.open(table.id);
      return player;
    };
    await ann.open(table.id);
    const [phone, tablet, desk] = [await device(), await device(), await device()];
    const bye = (player: TestPlayer) => player.next(({ say }) => say === 'bye');
    const signedOut = bye(phone);
    await phone.call('signOut', {});
    expect(await signedOut).toMatchObject({ refusal: { rule: 'SIGN-IN' }, again: false });
    expect(await tablet.do({ deed: 'settings', settings: { name: 'Still here' } })).toBeNull();
    const ended = [bye(tablet), bye(ann)];
    const renewed = bye(desk);
    const { token } = await desk.call('setPassword', { password: 'correct horse' });
    for (const said of ended) expect(await said).toMatchObject({ refusal: { rule: 'SIGN-IN' }, again: false });
    // The one that changed it comes back with its new token.
    expect(await renewed).toMatchObject({ refusal: null, again: true });
    const again = new TestPlayer(server.url, token as string, ann.id);
    await again.open(table.id);
    const last = bye(again);
    await again.call('signOut', { everywhere: true });
    expect(await last).toMatchObject({ refusal: { rule: 'SIGN-IN' }, again: false });
  });

  it('a client that goes on after its session has ended is not heard', async () => {
    const ann = await guest('Ann the Stubborn');
    const { table } = await ann.call('createTable', { settings: SETTINGS });
    await ann.open(table.id);
    const deed = { deed: 'settings', settings: { name: 'Heard' } } as const;
    // Sent before the close of the connection arrives.
    void ann.next(({ say }) => {
      if (say === 'bye') ann.say({ say: 'do', id: 'after-the-end', deed });
      return say === 'bye';
    });
    await ann.call('signOut', {});
    await ann.lost;
    const { rooms } = server.inside;
    await rooms.writer.drained();
    expect((await rooms.get(table.id))?.table.settings.name).toBe(SETTINGS.name);
  });

  it('only so many devices stay signed in: the one that was not used for longest is not', async () => {
    const { accounts } = server.inside;
    const ann = await accounts.createGuest('Ann');
    const tokens: string[] = [];
    for (let i = 0; i < 51; i++) {
      tokens.push(await accounts.begin(ann));
      server.clock.advance(1);
    }
    const ids = await Promise.all(tokens.map(async token => (await accounts.whose(token))?.id));
    expect(ids).toEqual([undefined, ...Array.from({ length: 50 }, () => ann.id)]);
  });

  it('a session ends after half a year without use, and when the player signs out', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    await ann.call('signOut', {});
    expect((await ann.call('me', {})).me).toBeNull();
    server.clock.advance(181 * 86_400_000);
    expect((await bob.call('me', {})).me).toBeNull();
  });
});

describe('untrusted input', () => {
  it('a page of another site changes nothing: no header, another origin, another site', async () => {
    const body = JSON.stringify({ name: 'Eve' });
    const requests = [
      { headers: json },
      { headers: { ...own, origin: 'https://evil.example' } },
      { headers: { ...own, 'sec-fetch-site': 'cross-site' } },
    ];
    for (const { headers } of requests) {
      expect((await raw('/api/guests', { method: 'POST', headers, body })).status).toBe(403);
    }
    expect((await raw('/api/guests', { method: 'POST', headers: { ...own, origin: server.url }, body })).status).toBe(
      200,
    );
    expect(
      (await raw('/api/me', { headers: { origin: 'https://evil.example' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
  });

  it('the session is a cookie that scripts cannot read, and its token is not in the reply', async () => {
    const reply = await raw('/api/guests', { method: 'POST', headers: own, body: JSON.stringify({ name: 'Ann' }) });
    expect(reply.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(((await reply.json()) as { token: null }).token).toBeNull();
  });

  it('a name or a text is plain text of a limited length', async () => {
    const names = ['', '   ', 'x'.repeat(33), 'a\nb', 'evil\u202Egpj', 'nul\u0000', 'An\u200Dn', '\u3164', '\u2800'];
    for (const name of names) {
      const reply = await raw('/api/guests', { method: 'POST', headers: own, body: JSON.stringify({ name }) });
      expect([name, reply.status]).toEqual([name, 400]);
    }
    const reply = await raw('/api/guests', {
      method: 'POST',
      headers: own,
      body: JSON.stringify({ name: '<img src=x onerror=alert(1)>' }),
    });
    expect(((await reply.json()) as { me: { name: string } }).me.name).toBe('<img src=x onerror=alert(1)>');
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('emoji that are made of several may be part of a name', async () => {
    for (const name of ['Ana 🧙‍♀️', '🏳️‍🌈', '👩🏽‍🚀👨‍👩‍👧']) {
      const body = JSON.stringify({ name });
      const reply = await raw('/api/guests', { method: 'POST', headers: own, body });
      expect([name, reply.status]).toEqual([name, 200]);
    }
  });

  it('oversized or malformed input is refused, over HTTP and the socket', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(100_000) });
    expect((await raw('/api/guests', { method: 'POST', headers: own, body: large })).status).toBe(413);
    expect((await raw('/api/guests', { method: 'POST', headers: own, body: '{"name"' })).status).toBe(400);
    expect((await raw('/api/guests', { method: 'POST', headers: own, body: '{"name":"a","admin":true}' })).status).toBe(
      400,
    );
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const id = await seated([ann, bob], SETTINGS);
    const { number } = server.inside.rooms.find(id)!.table;
    const refused = [
      { say: 'do', id: 'short', deed: { deed: 'start' } },
      { say: 'do', id: 'long-enough', deed: { deed: 'auto-answer', by: 'bot', key: 'x' } },
      { say: 'do', id: 'long-enough', deed: { deed: 'answer', asked: '', key: 'x' } },
      { say: 'do', id: 'long-enough', deed: { deed: 'answer', key: 'x', asked: 'y', seat: 1 } },
      { say: 'chat', text: 'x'.repeat(501) },
      { say: 'nonsense' },
    ];
    for (const message of refused) {
      const reply = ann.next(({ say }) => say === 'refused');
      ann.say(message);
      expect(await reply).toMatchObject({ refusal: { rule: 'MALFORMED' } });
    }
    expect(server.inside.rooms.find(id)!.table.number).toBe(number);
  });

  it('only a key of the seat’s current question is accepted', async () => {
    const players: [TestPlayer, TestPlayer] = [await guest('Ann'), await guest('Bob')];
    const id = await seated(players, SETTINGS);
    const [first, second] = players[0].doc?.sight?.asked ? players : ([players[1], players[0]] as const);
    const asked = first.doc?.sight?.asked;
    const key = keyOf(asked?.choices[0] as WireChoice);
    const { number } = server.inside.rooms.find(id)!.table;
    expect(await second.do({ deed: 'answer', asked: asked?.id as string, key })).toMatchObject({ rule: 'NOT-ASKED' });
    expect(await first.do({ deed: 'answer', asked: 'another', key })).toMatchObject({ rule: 'STALE-ANSWER' });
    expect((await first.do({ deed: 'answer', asked: asked?.id as string, key: 'no such key' }))?.rule).toBeDefined();
    expect(server.inside.rooms.find(id)!.table.number).toBe(number);
  });

  it('sign-in attempts are limited, and a socket that sends too much is closed', async () => {
    const strict = await testServer({ SIGN_IN_LIMIT: '5', SOCKET_LIMIT: '20' });
    const ann = await TestPlayer.guest(strict.url, 'Ann');
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        ann.call('signIn', { name: 'x', password: 'wrong horse' }).catch(({ status }) => status),
      ),
    );
    expect(tries.filter(status => status === 429).length).toBeGreaterThanOrEqual(3);
    const { table } = await ann.call('createTable', { settings: SETTINGS });
    await ann.open(table.id);
    const bye = ann.next(({ say }) => say === 'bye');
    for (let i = 0; i < 25; i++) ann.say({ say: 'ping' });
    expect(await bye).toMatchObject({ refusal: { rule: 'TOO-OFTEN' } });
    await strict.stop();
  });

  it('one address has only so many sockets open', async () => {
    const strict = await testServer({ RATE_LIMIT: '10' });
    const address = `${strict.url.replace('http', 'ws')}/api/socket`;
    const sockets = Array.from({ length: 14 }, () => new WebSocket(address));
    const opened = await Promise.all(
      sockets.map(
        socket =>
          new Promise(resolve => Object.assign(socket, { onopen: () => resolve(true), onerror: () => resolve(false) })),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(10);
    for (const socket of sockets) socket.close();
    await strict.stop();
  });

  it('a part of a path is an id or a code, and a filter a name', async () => {
    const paths = ['/api/tables/%00', '/api/codes/%00', '/api/players/a%20b', '/api/tables?list=open&scenario=%00'];
    for (const path of paths) expect([path, (await raw(path)).status]).toEqual([path, 400]);
  });

  it('metrics are not for those whom a proxy on the same machine lets in', async () => {
    expect((await raw('/metrics')).status).toBe(200);
    expect((await raw('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(403);
  });

  it('a client that is too old is told so', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
    const said = new Promise<string>(resolve => {
      socket.onmessage = ({ data }) => resolve(String(data));
    });
    await new Promise(resolve => {
      socket.onopen = resolve;
    });
    socket.send(JSON.stringify({ say: 'hello', protocol: 0 }));
    expect(JSON.parse(await said)).toMatchObject({ say: 'bye', refusal: { rule: 'OLD-CLIENT' }, again: false });
    socket.close();
  });
});
