import { readFileSync } from 'node:fs';
import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { worthIt } from './aim.ts';
import { QUICK, solve } from './solve.ts';

/*
 * Some of the stored fights, each with its optimal value from the exhaustive search; `npm run bench -- mind` measures
 * all of them.
 */
interface StoredFight {
  readonly scene: Scene;
  readonly best: number | null;
}

const FIGHTS = JSON.parse(readFileSync(new URL('../fights.json', import.meta.url), 'utf8')) as StoredFight[];
const EACH = 26;

test('there are at least 500 fights, with cities, summoners, Units, Skills and Wounds', () => {
  expect(FIGHTS.length).toBeGreaterThanOrEqual(500);
  const count = (isMeant: (scene: Scene) => boolean) => FIGHTS.filter(({ scene }) => isMeant(scene)).length;
  expect(count(({ cities }) => cities !== undefined)).toBeGreaterThan(50);
  expect(count(({ units = [] }) => units.length > 0)).toBeGreaterThan(100);
  expect(count(({ skills = [] }) => skills.length > 0)).toBeGreaterThan(100);
});

test('what is proven optimal matches the exhaustive search, and nothing exceeds it', () => {
  let known = 0;
  for (let i = 0; i < FIGHTS.length; i += EACH) {
    const { scene, best } = FIGHTS[i] as StoredFight;
    if (best === null) continue;
    known++;
    const table = new MageKnight(buildScene(scene));
    table.advance();
    const solution = solve(table, 0, worthIt(4), QUICK);
    expect(solution?.value, `fight ${i}`).toBeLessThanOrEqual(best + 0.001);
    if (solution?.exact) expect(solution.value, `fight ${i}`).toBeCloseTo(best, 3);
    expect(solution?.bound, `fight ${i}`).toBeGreaterThanOrEqual(best - 0.001);
  }
  expect(known).toBeGreaterThan(3);
});

test('the bound of a search that was stopped is not below the optimum', () => {
  let finite = 0;
  for (const [i, { scene, best }] of FIGHTS.entries()) {
    if (best === null || i % 3 > 0) continue;
    const table = new MageKnight(buildScene(scene));
    table.advance();
    const bound = solve(table, 0, worthIt(4), { nodes: 20, positions: 1, exhaustive: 0 })?.bound ?? 0;
    expect(bound, `fight ${i}`).toBeGreaterThanOrEqual(best - 0.001);
    if (bound < Number.POSITIVE_INFINITY) finite++;
  }
  expect(finite).toBeGreaterThan(5);
});
