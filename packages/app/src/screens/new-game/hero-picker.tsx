import { SKILLS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useEffect, useRef } from 'react';
import { HeroPortrait } from '../../art/hero-portrait.tsx';
import { SkillIcon } from '../../art/skill-icon.tsx';
import { useWords } from '../../language/language.ts';
import { type Draft, heroesFor, withHero } from './draft.ts';
import './hero-picker.css';

interface HeroPickerProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly onChange: (draft: Draft) => void;
}

/** The first player's hero: a portrait, a style of play and a Skill to look forward to. */
export function HeroPicker({ draft, text, onChange }: HeroPickerProps) {
  const words = useWords('screens').newGame;
  const { hero: about }: { readonly hero: Readonly<Record<string, string>> } = useWords('screens').choosing;
  const chosen = draft.seats[0]?.hero ?? '';
  const picker = useRef<HTMLFieldSetElement>(null);
  // On a phone the heroes are a row to swipe through, scrolled to the chosen one.
  useEffect(() => {
    picker.current?.querySelector(':checked')?.parentElement?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <fieldset ref={picker} className="hero-picker" aria-label={`${words.seat(1)}: ${words.hero}`}>
      <legend>{words.yourHero}</legend>
      {heroesFor(draft).map(id => (
        <label key={id} className="hero-choice" data-hero={id}>
          <input
            className="covering"
            type="radio"
            name="hero-0"
            aria-label={text.name('hero', id)}
            aria-describedby={`hero-${id}`}
            checked={id === chosen}
            onChange={() => onChange(withHero(draft, 0, id))}
          />
          <HeroPortrait hero={id} />
          <span className="hero-choice-words" id={`hero-${id}`}>
            <strong>{text.name('hero', id)}</strong>
            <span className="hero-choice-style">{about[id]}</span>
            <FirstSkill hero={id} text={text} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function FirstSkill({ hero, text }: { readonly hero: string; readonly text: Text }) {
  const words = useWords('screens').newGame;
  const skill = SKILLS.ids().find(id => SKILLS.get(id).hero === hero);
  if (skill === undefined) return null;
  const said = text.skillText(skill);
  return (
    <span className="hero-choice-skill">
      <SkillIcon skill={skill} size={20} />
      <span>
        {words.skillOf}: <b>{said.name}</b>. {said.text}
      </span>
    </span>
  );
}
