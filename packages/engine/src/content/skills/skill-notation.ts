import type { Printed } from '../../protocol/effects.ts';
import type { SkillToken } from '../../rules/catalogue.ts';
import type { Name } from '../../state/names.ts';
import type { ContentSet } from '../../state/options.ts';

/** The Skills of one hero: how often each can be used, what it does, and other traits. */
export const skillsOf =
  (hero: Name, set: ContentSet = 'base') =>
  (
    frequency: SkillToken['frequency'],
    effect: Printed | null = null,
    more: Partial<Pick<SkillToken, 'mode' | 'anyTurn' | 'onGaining' | 'commandToken' | 'pays' | 'raisesUnit'>> = {},
  ): SkillToken => ({ set, hero, frequency, mode: 'any', ...(effect ? { effect } : {}), ...more });

/** A Skill that works against other players; it is removed in solo and cooperative games (SET-27). */
export const COMPETITIVE = { mode: 'competitive' } as const;
