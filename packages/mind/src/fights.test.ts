import { readFileSync } from 'node:fs';
import type { Scene } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { QUICK, type Solution } from './solve.ts';
import { opened, type StoredFight, solveStored } from './stored-fights.ts';

/*
 * Some of the stored fights, each with its optimal value from the exhaustive search; `npm run bench -- mind` measures
 * all of them.
 */
const FIGHTS = JSON.parse(readFileSync(new URL('../fights.json', import.meta.url), 'utf8')) as StoredFight[];
const EACH = 26;

const fights = FIGHTS.filter(({ scene }) => !scene.playerCombat);
const duels = FIGHTS.filter(({ scene }) => scene.playerCombat);

test('there are at least 500 fights, with cities, duels, summoners, Units, Skills and Wounds', () => {
  expect(FIGHTS.length).toBeGreaterThanOrEqual(500);
  const count = (isMeant: (scene: Scene) => boolean) => FIGHTS.filter(({ scene }) => isMeant(scene)).length;
  expect(duels.length).toBeGreaterThanOrEqual(40);
  expect(count(({ cities }) => cities !== undefined)).toBeGreaterThan(50);
  expect(count(({ units = [] }) => units.length > 0)).toBeGreaterThan(100);
  expect(count(({ skills = [] }) => skills.length > 0)).toBeGreaterThan(100);
});

test('what is proven optimal matches the exhaustive search, and nothing exceeds it', () => {
  let known = 0;
  for (let i = 0; i < fights.length; i += EACH) {
    const { scene, best } = fights[i] as StoredFight;
    if (best === null) continue;
    known++;
    const solution = solveStored(opened(scene), QUICK);
    expect(solution?.value, `fight ${i}`).toBeLessThanOrEqual(best + 0.001);
    if (solution?.exact) expect(solution.value, `fight ${i}`).toBeCloseTo(best, 3);
    expect(solution?.bound, `fight ${i}`).toBeGreaterThanOrEqual(best - 0.001);
  }
  expect(known).toBeGreaterThan(3);
});

test('the bound of a search that was stopped is finite, and not below the optimum', () => {
  for (const [i, { scene, best }] of FIGHTS.entries()) {
    if (i % 4 > 0) continue;
    const { bound, value } = solveStored(opened(scene), { nodes: 20, positions: 1, exhaustive: 0 }) as Solution;
    expect(bound, `fight ${i}`).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(bound, `fight ${i}`).toBeGreaterThanOrEqual(Math.max(value, best ?? value) - 0.001);
  }
});

test('PVP-PH-03 an exchange between two players is solved as well as by the exhaustive search', () => {
  let known = 0;
  for (const [i, { scene, best }] of duels.entries()) {
    if (best === null || i % 3 > 0) continue;
    known++;
    expect(solveStored(opened(scene), QUICK)?.value, `duel ${i}`).toBeCloseTo(best, 3);
  }
  expect(known).toBeGreaterThan(15);
});
