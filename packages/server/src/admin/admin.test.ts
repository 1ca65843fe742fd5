import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { report, seated, settle, TestPlayer } from '../testing/player.ts';
import { SETTINGS, testServer } from '../testing/test-server.ts';
import { AdminError, admin } from './admin.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deedbook-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays a few answers and returns what the first player sees. */
async function playOn(players: readonly TestPlayer[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const asked = players.find(({ doc }) => doc?.sight?.asked?.standing === false);
    await asked?.answer();
    for (const player of players) await settle(player);
  }
}

it('a backup taken during games is a complete server: every game continues from there', async () => {
  const [file, copy] = [join(folder, 'live.db'), join(folder, 'copy.db')];
  const server = await testServer({ DATABASE_URL: file });
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(server.url, name)));
  const id = await seated(players, SETTINGS);
  await playOn(players, 10);
  expect(await admin(['backup', copy], { DATABASE_URL: file })).toEqual([`written to ${copy}`]);
  const seen = players.map(({ doc }) => doc?.sight);
  await server.stop();
  const restored = await testServer({ DATABASE_URL: copy });
  const again = players.map(({ token, id: who }) => new TestPlayer(restored.url, token, who));
  for (const player of again) await player.open(id);
  expect(again.map(({ doc }) => doc?.sight)).toEqual(seen);
  await playOn(again, 3);
  await restored.stop();
});

it('a game is shown, exported, deleted and imported again', async () => {
  const file = join(folder, 'moved.db');
  const server = await testServer({ DATABASE_URL: file });
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(server.url, name)));
  const id = await seated(players, SETTINGS);
  await playOn(players, 5);
  await server.stop();
  const env = { DATABASE_URL: file };
  expect((await admin(['show', id], env)).join()).toContain('Thursday night: full-conquest, playing');
  const [exported = ''] = await admin(['export', id], env);
  writeFileSync(join(folder, 'game.json'), exported);
  await admin(['delete', id], env);
  await expect(admin(['show', id], env)).rejects.toThrow(/no table/);
  expect(await admin(['import', join(folder, 'game.json')], env)).toEqual([`imported ${id}`]);
  expect(await admin(['export', id], env)).toEqual([exported]);
  expect(await admin(['list'], env)).toHaveLength(1);
  expect(await admin(['stats'], env)).toContain('games: 1');
  // Its players find it in their lists.
  const again = await testServer(env);
  for (const { token, id: who } of players) {
    const { tables } = await new TestPlayer(again.url, token, who).call('tables', { list: 'own' });
    expect(tables.map(table => table.id)).toEqual([id]);
  }
  await again.stop();
});

it('a deleted table is closed, although its players are still there', async () => {
  const file = join(folder, 'deleted.db');
  const server = await testServer({ DATABASE_URL: file });
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(server.url, name)));
  const id = await seated(players, SETTINGS);
  await playOn(players, 2);
  const other = await seated(players, SETTINGS);
  await Promise.all(players.map(player => player.open(id)));
  const told = players.map(player => player.next(({ say }) => say === 'bye'));
  expect(await admin(['delete', id], { DATABASE_URL: file })).toEqual([`deleted ${id}`]);
  server.clock.advance(1_000);
  for (const bye of told) expect(await bye).toMatchObject({ again: true });
  const [ann] = players as [TestPlayer];
  await expect(ann.call('table', {}, { table: id })).rejects.toMatchObject({ status: 404 });
  expect((await ann.call('table', {}, { table: other })).table.id).toBe(other);
  await server.stop();
});

it('a report says who wrote what, so that the operator knows whom to ban', async () => {
  const file = join(folder, 'reports.db');
  const server = await testServer({ DATABASE_URL: file });
  const [ann, bob] = (await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(server.url, name)))) as [
    TestPlayer,
    TestPlayer,
  ];
  const id = await seated([ann, bob], SETTINGS);
  await report(bob, 'Boo', ann, 'rude', id);
  const [line] = await admin(['reports'], { DATABASE_URL: file });
  expect(line).toContain(`Bob (${bob.id}): "Boo"`);
  expect(line).toContain(`reported by Ann (${ann.id}): rude`);
  await server.stop();
});

it('a game that is already there is not imported again, and one whose code is taken gets another', async () => {
  const env = { DATABASE_URL: join(folder, 'twice.db') };
  const server = await testServer(env);
  const players = await Promise.all(['Ann', 'Bob'].map(name => TestPlayer.guest(server.url, name)));
  const id = await seated(players, SETTINGS);
  const file = join(folder, 'twice.json');
  const [exported = ''] = await admin(['export', id], env);
  writeFileSync(file, exported);
  await expect(admin(['import', file], env)).rejects.toThrow(`the game ${id} is already here`);
  writeFileSync(file, exported.replaceAll(id, 'another-game'));
  expect(await admin(['import', file], env)).toEqual(['imported another-game']);
  expect(await admin(['show', 'another-game'], env)).toContainEqual(expect.stringContaining('seat 1'));
  await server.stop();
});

it('a banned player is locked out, on every device, until the ban is lifted', async () => {
  const file = join(folder, 'banned.db');
  const server = await testServer({ DATABASE_URL: file });
  const guest = await TestPlayer.guest(server.url, 'Eve');
  const { table } = await guest.call('createTable', { settings: SETTINGS });
  const { token } = await guest.call('setPassword', { password: 'correct horse' });
  const eve = new TestPlayer(server.url, token as string, guest.id);
  await eve.open(table.id);
  await admin(['ban', 'eve'], { DATABASE_URL: file });
  // Her connection ends although another process banned her.
  const ended = eve.next(({ say }) => say === 'bye');
  server.clock.advance(1_000);
  expect(await ended).toMatchObject({ refusal: { rule: 'BANNED' }, again: false });
  await expect(eve.call('signIn', { name: 'Eve', password: 'correct horse' })).rejects.toMatchObject({ status: 403 });
  await admin(['unban', 'eve'], { DATABASE_URL: file });
  expect((await eve.call('signIn', { name: 'Eve', password: 'correct horse', token: true })).me.id).toBe(eve.id);
  await server.stop();
});

it('mistakes of the operator are explained, and leave nothing behind', async () => {
  const env = { DATABASE_URL: join(folder, 'mistakes.db') };
  const server = await testServer(env);
  const guest = await TestPlayer.guest(server.url, 'Eve');
  // Names of guests are not unique.
  await expect(admin(['ban', 'Eve'], env)).rejects.toThrow(guest.id);
  await expect(admin(['import', join(folder, 'none.json')], env)).rejects.toThrow(AdminError);
  writeFileSync(join(folder, 'notes.txt'), 'not a game');
  await expect(admin(['import', join(folder, 'notes.txt')], env)).rejects.toThrow(AdminError);
  await expect(admin(['backup', join(folder, 'notes.txt')], env)).rejects.toThrow(/already there/);
  await server.stop();
  const mistyped = join(folder, 'mistaken.db');
  await expect(admin(['list'], { DATABASE_URL: mistyped })).rejects.toThrow(/no database/);
  expect(existsSync(mistyped)).toBe(false);
});
