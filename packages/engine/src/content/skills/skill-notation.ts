import type { Printed } from '../../protocol/effects.ts';
import type { SkillToken } from '../../rules/catalogue.ts';
import type { Name } from '../../state/names.ts';
import type { ContentSet } from '../../state/options.ts';

/** The Skills of one hero: how often each is used, what it does, and what else is to be known of it. */
export const skillsOf =
  (hero: Name, set: ContentSet = 'base') =>
  (
    frequency: SkillToken['frequency'],
    effect: Printed | null = null,
    more: Partial<Pick<SkillToken, 'mode' | 'anyTurn' | 'onGaining' | 'commandToken' | 'pays' | 'raisesUnit'>> = {},
  ): SkillToken => ({ set, hero, frequency, mode: 'any', ...(effect ? { effect } : {}), ...more });

/** A Skill against other players; it leaves solo and cooperative games (SET-27). */
export const COMPETITIVE = { mode: 'competitive' } as const;
