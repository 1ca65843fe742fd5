import type { Effect } from '../core/effect.ts';
import type { Choice } from '../protocol/choice.ts';
import type { Yield } from '../protocol/yields.ts';
import { usesOfCard } from './cards/hand.ts';
import { SKILLS } from './catalogue.ts';
import { isReady, mayBeUsed, unitUses } from './interaction/units.ts';
import { distinct, type Query } from './query.ts';
import { useOfSkill } from './rewards/skills.ts';
import { yieldsOf } from './yields.ts';

/** Something a player could use this turn, whether or not it is possible right now. */
export interface Use {
  readonly choice: Choice;
  readonly effect: Effect;
  /** What it gives; null if that cannot be put in numbers. */
  readonly yields: readonly Yield[] | null;
}

/** Every use of a seat's cards in hand, ready Units and Skills, with what each would give. */
export function usesAtHand(q: Query): readonly Use[] {
  const uses: Use[] = [];
  const add = (choice: Choice, effect: Effect) => uses.push({ choice, effect, yields: yieldsOf(q, effect) });
  for (const card of distinct(q.me.hand)) for (const { option } of usesOfCard(card)) add(option.choice, option.value);
  const ready = q.me.units.filter(unit => isReady(unit) && mayBeUsed(q, unit)).map(({ unit }) => unit);
  for (const { choice, use } of unitUses(q)) if (ready.includes(choice.act.unit)) add(choice, use);
  for (const { skill, used } of q.me.skills) {
    if (used || !SKILLS.get(skill).effect) continue;
    const { choice, value } = useOfSkill(skill);
    add(choice, value);
  }
  return uses;
}
