/* Solves stored fights in a page, for `npm run bench -- mind --browser`. */
import { compared, GLANCE, opened, QUICK, type StoredFight, solveStored } from '@deedbook/mind';

const BUDGETS = { first: GLANCE, whole: QUICK };

let open: { readonly fight: StoredFight; readonly start: ReturnType<typeof opened> } | null = null;

/** Sets up a fight, which is no part of solving it. */
function openIn(fight: StoredFight): void {
  open = { fight, start: opened(fight.scene) };
}

/** Solves it; `ms` is wall time. */
function solveIn(effort: keyof typeof BUDGETS) {
  if (!open) throw new Error('no fight is open');
  const before = performance.now();
  const solution = solveStored(open.start, BUDGETS[effort]);
  return { ...compared(open.fight, solution), ms: performance.now() - before };
}

export interface FightsPage {
  readonly openIn: typeof openIn;
  readonly solveIn: typeof solveIn;
}

Object.assign(globalThis, { openIn, solveIn } satisfies FightsPage);
