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
  /** What is printed on the card, Unit or Skill; null if it is played sideways. */
  readonly printed: Effect | null;
  /** What it gives; null if that cannot be put in numbers. */
  readonly yields: readonly Yield[] | null;
}

/** Every use of a seat's cards in hand, ready Units and Skills, with what each would give. */
export function usesAtHand(q: Query): readonly Use[] {
  const uses: Use[] = [];
  const add = (choice: Choice, effect: Effect, printed: Effect | null) =>
    uses.push({ choice, effect, printed, yields: yieldsOf(q, effect) });
  for (const card of distinct(q.me.hand))
    for (const use of usesOfCard(card))
      add(use.option.choice, use.option.value, use.as === 'sideways' ? null : use.print.effect);
  const ready = q.me.units.filter(unit => isReady(unit) && mayBeUsed(q, unit)).map(({ unit }) => unit);
  for (const { choice, use, effect } of unitUses(q)) if (ready.includes(choice.act.unit)) add(choice, use, effect);
  for (const { skill, used } of q.me.skills) {
    const { effect } = SKILLS.get(skill);
    if (used || !effect) continue;
    const { choice, value } = useOfSkill(skill);
    add(choice, value, effect);
  }
  return uses;
}
