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
  // On a busy machine it also says how far it is.
  expect(err).toMatch(/^(\d+ of 4 games, .*\n)*$/);
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

test('without --json the result is in words', async () => {
  const { code, out } = await call(['simulate', '--games', '2']);
  expect(code).toBe(0);
  expect(out).toContain('2 games, 2 passed, 0 failed');
  expect(out).toContain('decisions a second of CPU');
});

test('with --reach it lists what never occurred', async () => {
  const { code, out } = await call(['simulate', '--games', '4', '--players', '1-2', '--bot', 'greedy', '--reach']);
  expect(code).toBe(0);
  expect(out).toMatch(/\d+ fights, \d+ enemies defeated, \d+ sites conquered, \d+ Units recruited/);
  expect(out).toMatch(/^units recruited: \d+ of 20, the last new one in game \d; never: .*altem-mages/m);
});

test('mixed games are played by both bots, and what occurred is in the JSON', async () => {
  const { out } = await call(['simulate', '--games', '8', '--players', '1-2', '--bot', 'mixed', '--json']);
  const { bot, reach, defeated, meanScore } = lastJson(out);
  expect(bot).toBe('mixed');
  expect(defeated).toBeGreaterThan(0);
  expect(meanScore).toEqual(expect.any(Number));
  expect(reach).toMatchObject({
    'sites visited': { of: 13, times: { portal: expect.any(Number) } },
    'tactics taken': { of: 12 },
  });
});
