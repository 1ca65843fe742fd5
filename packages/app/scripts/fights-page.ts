/* Solves stored fights in a page, for `npm run bench -- mind --browser`. */
import { compared, GLANCE, opened, QUICK, type StoredFight, solveStored } from '@deedbook/mind';

const BUDGETS = { first: GLANCE, whole: QUICK };

/** Solves one fight; `ms` is wall time. */
function solveIn(fight: StoredFight, effort: keyof typeof BUDGETS) {
  const start = opened(fight.scene);
  const before = performance.now();
  const solution = solveStored(start, BUDGETS[effort]);
  return { ...compared(fight, solution), ms: performance.now() - before };
}

export interface FightsPage {
  readonly solveIn: typeof solveIn;
}

Object.assign(globalThis, { solveIn } satisfies FightsPage);
