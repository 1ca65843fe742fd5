import type { ArtProps } from './drawing.tsx';
import { GameIcon } from './game-icon.tsx';
import { ANY_SKILL, SKILL_HERO_ICONS, SKILL_ICONS, SKILL_WORD_ICONS } from './skills.ts';

export interface SkillIconProps extends ArtProps {
  readonly skill: string;
  /** Whose Skill it is, where the id does not begin with the hero's. */
  readonly hero?: string | undefined;
}

/** The motif of a Skill: its own, one that its name suggests, or one of its hero. */
export function SkillIcon({ skill, hero, ...art }: SkillIconProps) {
  const owner = hero ?? skill.split('-')[0] ?? '';
  const suggested = SKILL_WORD_ICONS.find(([word]) => word.test(skill))?.[1];
  const icon = SKILL_ICONS[skill] ?? suggested ?? SKILL_HERO_ICONS[owner] ?? ANY_SKILL;
  return <GameIcon icon={icon} {...art} />;
}
