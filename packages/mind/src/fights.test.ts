import { readFileSync } from 'node:fs';
import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { worthIt } from './aim.ts';
import { solveExchange } from './duel/solve-exchange.ts';
import { QUICK, type Solution, solve } from './solve.ts';

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

const tableOf = (scene: Scene): MageKnight => {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return table;
};

const fights = FIGHTS.filter(({ scene }) => !scene.playerCombat);
const duels = FIGHTS.filter(({ scene }) => scene.playerCombat);

/** The exchange of a player combat, solved for whoever is asked. */
function solvedDuel(scene: Scene): Solution | null {
  const table = tableOf(scene);
  const seat = table.questionFor(0) ? 0 : 1;
  return solveExchange([table], seat, worthIt(4), QUICK);
}

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
    const solution = solve(tableOf(scene), 0, worthIt(4), QUICK);
    expect(solution?.value, `fight ${i}`).toBeLessThanOrEqual(best + 0.001);
    if (solution?.exact) expect(solution.value, `fight ${i}`).toBeCloseTo(best, 3);
    expect(solution?.bound, `fight ${i}`).toBeGreaterThanOrEqual(best - 0.001);
  }
  expect(known).toBeGreaterThan(3);
});

test('the bound of a search that was stopped is not below the optimum', () => {
  let finite = 0;
  for (const [i, { scene, best }] of fights.entries()) {
    if (best === null || i % 3 > 0) continue;
    const bound = solve(tableOf(scene), 0, worthIt(4), { nodes: 20, positions: 1, exhaustive: 0 })?.bound ?? 0;
    expect(bound, `fight ${i}`).toBeGreaterThanOrEqual(best - 0.001);
    if (bound < Number.POSITIVE_INFINITY) finite++;
  }
  expect(finite).toBeGreaterThan(5);
});

test('PVP-PH-03 an exchange between two players is solved as well as by the exhaustive search', () => {
  let known = 0;
  for (const [i, { scene, best }] of duels.entries()) {
    if (best === null || i % 3 > 0) continue;
    known++;
    expect(solvedDuel(scene)?.value, `duel ${i}`).toBeCloseTo(best, 3);
  }
  expect(known).toBeGreaterThan(15);
});
