import { SKILLS, type Skill } from '@deedbook/engine';
import { memo } from 'react';
import { SkillIcon, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { Explain } from '../parts/explain.tsx';
import { useRoving } from '../parts/roving.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import './skills.css';

interface SkillTokenProps {
  readonly skill: Skill;
  readonly at: number;
  /** Shows only its sign. */
  readonly isBrief?: boolean;
}

/** A Skill token: press to use it, point at it to read it. */
export const SkillToken = memo(function SkillToken({ skill: { skill, used }, at, isBrief = false }: SkillTokenProps) {
  const { props, press } = useSpotButton('skill', skill, () => [{ act: 'skill', skill }]);
  const roving = useRoving(at, props.ref);
  useRowKey('skills', at, press);
  const name = useSeat(table => table.text).name('skill', skill);
  const words = useWords('table').hero;
  return (
    <li>
      <Explain title={name} rules={['SKL-01']} codex={`skill/${skill}`} body={<WhatItDoes skill={skill} used={used} />}>
        <button type="button" className="hero-skill" data-used={used || undefined} {...props} {...roving}>
          <SkillIcon skill={skill} hero={SKILLS.find(skill)?.hero} size={28} />
          <span className={isBrief ? 'unseen' : 'hero-skill-name'}>{name}</span>
          {used && <StatIcon stat="check" size={14} title={words.used} />}
        </button>
      </Explain>
    </li>
  );
});

/** Put into words when someone asks. */
function WhatItDoes({ skill, used }: Pick<Skill, 'skill' | 'used'>) {
  const { often, text } = useSeat(table => table.text).skillText(skill);
  const words = useWords('table').hero;
  return (
    <>
      <p className="hero-soft">{used ? `${often} · ${words.used}` : often}</p>
      <p>{text}</p>
    </>
  );
}
