import { type ArtProps, Drawing } from './drawing.tsx';

export interface SkillIconProps extends ArtProps {
  readonly skill: string;
  /** Whose Skill it is, for Skills without a motif of their own. */
  readonly hero?: string | undefined;
}

/** The motif of a Skill. */
export function SkillIcon({ skill, hero = '', ...art }: SkillIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={skill + hero} />
    </Drawing>
  );
}
