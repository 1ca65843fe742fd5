import type { Names, SkillToken } from '../rules/catalogue.ts';
import type { Name } from '../state/state.ts';

/** The Skills of one hero: how often each is used, and its names. */
export const skillsOf =
  (hero: Name) =>
  (frequency: SkillToken['frequency'], names: Names, mode: SkillToken['mode'] = 'any'): SkillToken => ({
    names,
    set: 'base',
    hero,
    frequency,
    mode,
  });
