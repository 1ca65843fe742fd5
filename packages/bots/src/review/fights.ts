import { knownTo, type Seat } from '@deedbook/engine';
import { adviseOnFight, type Budget, type Ending, endingOf, type MissedFight } from '@deedbook/mind';
import type { Fought } from './decisions.ts';

const BUDGET: Budget = { nodes: 60_000, positions: 20, exhaustive: 0 };

/**
 * What was missed in a fight, from what the seat knew at its start; null if nothing was. Whoever may be summoned, the
 * best line must have ended better than the fight did.
 */
export function missedIn({ first: { at, state }, end, won }: Fought, seat: Seat): MissedFight | null {
  const advice = adviseOnFight(knownTo(state, seat), BUDGET);
  if (!advice) return null;
  const actual = endingOf(state, end, seat, won);
  const best = advice.endings.map(({ ending }) => ending).reduce((a, b) => (isBetter(a, b) ? b : a));
  return isBetter(best, actual) ? { at, before: advice.before, best, actual } : null;
}

/** Won instead of lost, or the same result with a lower loss. Cards saved do not count: they had other uses. */
function isBetter(a: Ending, b: Ending): boolean {
  if (a.won !== b.won) return a.won;
  if (a.knockedOut !== b.knockedOut) return b.knockedOut;
  return lossOf(a) < lossOf(b) && a.fame >= b.fame;
}

const UNIT = 3;
const lossOf = ({ wounds, unitsWounded, units }: Ending): number => wounds + unitsWounded - UNIT * units;
