import { SKILLS } from '@deedbook/engine';
import { memo } from 'react';
import { CardFrame, SkillIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { useSpotButton } from '../question/spot-button.ts';
import { ChoiceLine } from './choice-line.tsx';
import './offer.css';
import type { StageKey } from './stage-key.ts';

/** A Skill to gain. */
export const OfferSkill = memo(function OfferSkill({ skill, stageKey = null }: { readonly skill: string } & StageKey) {
  const text = useSeat(table => table.text);
  const { choices, props, press } = useSpotButton('skill', skill);
  useRowKey('stage', stageKey, press);
  const { name, often, text: does } = text.skillText(skill);
  const hero = SKILLS.find(skill)?.hero;
  return (
    <button type="button" className="offer-card" {...props} aria-disabled={choices.length === 0}>
      <CardFrame kind="skill" className="offer-frame">
        <span className="offer-head">
          <SkillIcon skill={skill} hero={hero} size={34} className="offer-motif" />
          <span className="offer-title">
            <span className="offer-name">{name}</span>
            <span className="offer-kind">
              {hero && `${text.name('hero', hero)} · `}
              {often}
            </span>
          </span>
        </span>
        <span className="offer-text">{does}</span>
      </CardFrame>
      <ChoiceLine choices={choices.filter(({ act }) => act.act !== 'keep-skill')} said={`(${often}): ${does}`} />
    </button>
  );
});
