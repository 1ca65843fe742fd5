import { AIMS } from './aim.ts';
import type { FightAdvice } from './ending.ts';
import type { Solution } from './solve.ts';

/** Values are hundredths of points. */
const POINT = 100;

/** What is certain about a line for the aim to win. No line that loses is worth half a victory. */
export function certaintyOf({
  exact,
  value,
  bound,
}: Pick<Solution, 'exact' | 'value' | 'bound'>): Pick<FightAdvice, 'isProven' | 'isHopeless' | 'atMostBetter'> {
  const gap = (bound - value) / POINT;
  return {
    isProven: exact,
    isHopeless: bound < AIMS.win.win / 2,
    atMostBetter: gap < AIMS.win.win / 2 / POINT ? Math.ceil(gap) : null,
  };
}
