import { expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { playAll } from './command.ts';
import { pairedIn, standingOf } from './tally.ts';

const LISTED = ['random', 'curious', 'squire', 'greedy', 'duelist', 'strategist', 'warlord'];

test('the players are listed, weakest first', async () => {
  const { code, out } = await call(['arena', '--list']);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toEqual(LISTED);
});

test('two players play the same seeds, and each gets results', async () => {
  const args = ['--player', 'greedy', '--against', 'random', '--games', '2', '--cores', '1', '--json'];
  const { code, out } = await call(['arena', ...args]);
  expect(code).toBe(0);
  const { players, paired } = JSON.parse(out) as { players: Record<string, unknown>[]; paired: object };
  expect(players).toMatchObject([
    { name: 'greedy', games: 2, se: expect.any(Number), cpuPerTurn: expect.any(Number) },
    { name: 'random', games: 2 },
  ]);
  expect(paired).toMatchObject({ of: 2 });
});

test('a game counts once, however many play it', async () => {
  const told: number[] = [];
  const match = { scenario: 'first-reconnaissance', seed: '1', options: {}, players: ['random', 'random'] as const };
  const results = await playAll(
    [1, 2].map(number => ({ ...match, number })),
    1,
    done => void told.push(done),
  );
  expect(told).toEqual([1, 2]);
  expect(results).toHaveLength(4);
});

test('the Rounds of a game can be followed in a table', async () => {
  const { out } = await call(['arena', '--player', 'random', '--games', '1', '--rounds']);
  const [head, ...rounds] = out.trim().split('\n').slice(1);
  expect(head?.trim().split(/ +/).slice(0, 4)).toEqual(['Round', 'turns', 'tiles', 'cities']);
  expect(rounds.length).toBeGreaterThan(0);
  expect(rounds[0]?.trim()).toMatch(/^1 /);
});

test('unknown players and invalid setups are refused', async () => {
  expect((await call(['arena', '--player', 'nobody'])).err).toContain('--player takes');
  expect((await call(['arena', '--scenario', 'solo-conquest', '--players', '2'])).code).toBe(2);
});

const result = (number: number, name: 'greedy' | 'random', score: number) => ({
  number,
  name,
  score,
  won: score > 2,
  found: 0,
  taken: 0,
  turns: 10,
  cpu: 100,
  stages: [],
});

test('average, standard error and lowest tenth are computed from the scores', () => {
  const results = [1, 2, 3, 4].map(n => result(n, 'greedy', n));
  // Deviations ±1.5 and ±0.5: their squares add up to 5; √(5 / 3 / 4) = 0.645.
  expect(standingOf('greedy', results)).toMatchObject({
    games: 4,
    mean: 2.5,
    se: 0.65,
    p10: 1,
    wins: 2,
    cpuPerTurn: 0.01,
  });
});

test('seeds are compared one by one', () => {
  const results = [result(1, 'greedy', 5), result(1, 'random', 3), result(2, 'greedy', 1), result(2, 'random', 1)];
  expect(pairedIn(results, 'greedy', 'random')).toEqual({ above: 1, of: 2 });
});
