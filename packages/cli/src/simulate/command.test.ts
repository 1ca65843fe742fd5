import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call } from '../testing/call.ts';

const folder = mkdtempSync(join(tmpdir(), 'deedbook-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lastJson = (out: string) => JSON.parse(out.trimEnd().split('\n').at(-1) as string) as Record<string, unknown>;

test('a few checked games pass and are counted in JSON', async () => {
  const args = ['--players', '1-4', '--games', '4', '--check', '--every', '40', '--json', '--save-failures', folder];
  const { code, out, err } = await call(['simulate', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(lastJson(out)).toMatchObject({
    passed: 4,
    failed: 0,
    games: 4,
    checked: true,
    every: 40,
    players: [1, 2, 3, 4],
  });
});

test('the same seed plays the same games', async () => {
  const play = async (seed: string) => {
    const { out } = await call(['simulate', '--games', '3', '--players', '2', '--seed', seed, '--json']);
    const { decisions, meanFame, meanRounds } = lastJson(out);
    return { decisions, meanFame, meanRounds };
  };
  expect(await play('a')).toEqual(await play('a'));
  expect(await play('a')).not.toEqual(await play('b'));
});

test('without --json the result is told in words', async () => {
  const { code, out } = await call(['simulate', '--games', '2']);
  expect(code).toBe(0);
  expect(out).toContain('2 games, 2 passed, 0 failed');
  expect(out).toContain('decisions a second of CPU');
});
