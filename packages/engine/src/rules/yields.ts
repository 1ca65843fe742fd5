import type { Effect } from '../core/effect.ts';
import { ruleOf } from '../core/rule.ts';
import type { Gain, Yield } from '../protocol/yields.ts';
import type { Color } from '../state/mana.ts';
import type { Query } from './query.ts';

/* What effects would give, according to the rules that resolve them; null if that cannot be put in numbers. */

/** The possible outcomes of an effect, of which the player gets one; null if they cannot be put in numbers. */
export const yieldsOf = (q: Query, effect: Effect): readonly Yield[] | null =>
  ruleOf(effect.fx).traits.gives?.(q, effect) ?? null;

/** Just these gains, at no extra cost. */
export const giving = (...gains: readonly Gain[]): readonly Yield[] => [
  { gains, mana: [], cards: [], discards: 0, answers: [], doesMore: false },
];

/** The same outcomes for additional mana. */
export const forMana = (yields: readonly Yield[] | null, mana: readonly Color[]): readonly Yield[] | null =>
  yields && mana.length > 0 ? yields.map(one => ({ ...one, mana: [...mana, ...one.mana] })) : yields;

/** The same outcomes after one more answer. */
export const after = (answer: string, yields: readonly Yield[] | null): readonly Yield[] | null =>
  yields?.map(one => ({ ...one, answers: [answer, ...one.answers] })) ?? null;

/** One of several effects. Those that cannot be put in numbers are left out, unless all of them are. */
export function eitherOf(lists: readonly (readonly Yield[] | null)[]): readonly Yield[] | null {
  const known = lists.filter(list => list !== null);
  return known.length === 0 ? null : known.flat();
}

/**
 * All effects, one after another. Those that cannot be put in numbers are left out of an Attack or Block, which then
 * does more than it says.
 */
export function together(lists: readonly (readonly Yield[] | null)[]): readonly Yield[] | null {
  let all: readonly Yield[] = giving();
  const doesMore = lists.includes(null);
  for (const list of lists) {
    if (list === null) continue;
    all = all.flatMap(one =>
      list.map(other => ({
        gains: [...one.gains, ...other.gains],
        mana: [...one.mana, ...other.mana],
        cards: [...one.cards, ...other.cards],
        discards: one.discards + other.discards,
        answers: [...one.answers, ...other.answers],
        doesMore: doesMore || other.doesMore,
      })),
    );
  }
  return doesMore && !all.every(isArm) ? null : all;
}

const isArm = ({ gains }: Yield): boolean => gains.some(({ gain }) => gain === 'attack' || gain === 'block');
