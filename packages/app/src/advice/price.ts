import type { Ending, FightAdvice } from '@deedbook/mind';
import type { FightPrice } from '@deedbook/text';

/** Whether a price is one that a player would rather not pay. */
export const hurts = ({ fame, wounds, unitsLost, unitsWounded, knockedOut }: FightPrice): boolean =>
  fame < 0 || wounds > 0 || unitsLost > 0 || unitsWounded > 0 || knockedOut;

/** The better ending comes first. */
const byLoss = (a: Ending, b: Ending): number =>
  Number(b.won) - Number(a.won) || a.wounds - b.wounds || b.units - a.units || b.fame - a.fame;

/** The best and the worst way in which it can end. */
export function rangeOf({ endings }: FightAdvice): { readonly best: Ending; readonly worst: Ending } {
  const sorted = endings.map(({ ending }) => ending).sort(byLoss);
  return { best: sorted[0] as Ending, worst: sorted.at(-1) as Ending };
}

/** In how many ways it is won, out of how many. */
export function oddsOf({ endings }: FightAdvice): { readonly won: number; readonly all: number } {
  const sum = (list: FightAdvice['endings']) => list.reduce((n, { times }) => n + times, 0);
  return { won: sum(endings.filter(({ ending }) => ending.won)), all: sum(endings) };
}
