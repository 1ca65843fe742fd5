import { memo } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Roving } from '../parts/roving.tsx';
import { SkillToken } from './skill-token.tsx';

/** The player's Skill tokens; used ones are face down. */
export const Skills = memo(function Skills() {
  const skills = useSeat(({ view, seat }) => view.players[seat]?.skills);
  const words = useWords('table').hero;
  if (!skills || skills.length === 0) return null;
  return (
    <div className="hero-part hero-kit">
      <h3 className="hero-label">{words.skills}</h3>
      <ul className="hero-skills" data-row="skills">
        <Roving count={skills.length}>
          {skills.map((skill, at) => (
            <SkillToken key={skill.skill} skill={skill} at={at} />
          ))}
        </Roving>
      </ul>
    </div>
  );
});
