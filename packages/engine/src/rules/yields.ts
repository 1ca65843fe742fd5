import type { Effect } from '../core/effect.ts';
import { ruleOf } from '../core/rule.ts';
import type { Gain, Yield } from '../protocol/yields.ts';
import type { Color } from '../state/mana.ts';
import type { Query } from './query.ts';

/*
 * What effects give, said by the rules that resolve them. An effect that cannot be put into numbers gives null.
 */

/** Everything an effect may turn out to give, one of which is chosen; null where that is no matter of numbers. */
export const yieldsOf = (q: Query, effect: Effect): readonly Yield[] | null =>
  ruleOf(effect.fx).traits.gives?.(q, effect) ?? null;

/** Just these gains, for nothing more. */
export const giving = (...gains: readonly Gain[]): readonly Yield[] => [
  { gains, mana: [], cards: [], discards: 0, answers: [] },
];

/** The same for more mana. */
export const forMana = (yields: readonly Yield[] | null, mana: readonly Color[]): readonly Yield[] | null =>
  yields && mana.length > 0 ? yields.map(one => ({ ...one, mana: [...mana, ...one.mana] })) : yields;

/** The same after one more answer. */
export const after = (answer: string, yields: readonly Yield[] | null): readonly Yield[] | null =>
  yields?.map(one => ({ ...one, answers: [answer, ...one.answers] })) ?? null;

/** One of several. What cannot be put into numbers is left out, as long as something can. */
export function eitherOf(lists: readonly (readonly Yield[] | null)[]): readonly Yield[] | null {
  const known = lists.filter(list => list !== null);
  return known.length === 0 ? null : known.flat();
}

/** One after the other. */
export function together(lists: readonly (readonly Yield[] | null)[]): readonly Yield[] | null {
  let all: readonly Yield[] = giving();
  for (const list of lists) {
    if (list === null) return null;
    all = all.flatMap(one =>
      list.map(other => ({
        gains: [...one.gains, ...other.gains],
        mana: [...one.mana, ...other.mana],
        cards: [...one.cards, ...other.cards],
        discards: one.discards + other.discards,
        answers: [...one.answers, ...other.answers],
      })),
    );
  }
  return all;
}
