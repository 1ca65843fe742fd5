import { type Color, SKILLS, UNITS } from '@deedbook/engine';
import { phraseOf } from './effects.ts';
import { type Label, labels } from './label.ts';
import { paymentText } from './mana.ts';
import { nameOf } from './names.ts';
import { once } from './once.ts';
import type { Key } from './shape.ts';
import type { Voice } from './voice.ts';

/* The heroes' Skills in words, and the answers that belong to them. */

/** A Skill in words. */
export interface SkillText {
  readonly name: string;
  readonly often: string;
  readonly text: string;
}

export const skillText = once((voice, id): SkillText => {
  const skill = SKILLS.find(id);
  const effect = skill?.effect ?? skill?.onGaining;
  return {
    name: nameOf(voice, 'skill', id),
    often: skill ? voice.say(`skills.often.${skill.frequency}`) : '',
    text: effect ? voice.capital(phraseOf(voice, effect)) : voice.say('cards.notYet'),
  };
});

const manaOf = (voice: Voice, color: string): string =>
  voice.say('words.mana', { color: nameOf(voice, 'color', color) });

/** Mana made from a card, and the color it counts as. */
const madeText = (voice: Voice, color: Color, as: Color): string =>
  color === as
    ? manaOf(voice, color)
    : voice.say('words.standingIn', { mana: manaOf(voice, color), color: nameOf(voice, 'color', as) });

const aSkill =
  (key: Key) =>
  (voice: Voice, { skill }: { readonly skill: string }): string => {
    const { name, often, text } = skillText(voice, skill);
    return `${voice.say(key, { skill: name })} (${often}): ${text}`;
  };

const use: Label<'skill'> = (voice, { skill }) => {
  const effect = SKILLS.find(skill)?.effect;
  const name = nameOf(voice, 'skill', skill);
  return effect ? voice.say('choices.skill', { skill: name, effect: phraseOf(voice, effect) }) : name;
};

/** A Unit for a Skill's Command token. */
const bind: Label<'bind'> = (voice, { unit, cost = UNITS.find(unit)?.cost ?? 0 }) =>
  voice.say('skills.bind', {
    unit: nameOf(voice, 'unit', unit),
    influence: voice.say('effects.points.influence', { n: cost }),
  });

/** A payment that a Skill makes possible… */
const payBySkill: Label<'pay-by-skill'> = (voice, { skill, color, from, as = color }) =>
  voice.say('skills.payBy', { mana: paymentText(voice, { color, from, as }), skill: nameOf(voice, 'skill', skill) });

/** …and one for which a card is discarded, perhaps by two Skills. */
const payByCard: Label<'pay-by-card'> = (voice, { skill, card, color, as = color, ...known }) => {
  const skills = [...('made' in known && known.made ? [known.made] : []), skill];
  return voice.say('skills.discardToPay', {
    card: nameOf(voice, 'card', card),
    mana: madeText(voice, color, as),
    skill: voice.and(skills.map(id => nameOf(voice, 'skill', id))),
  });
};

export const SKILL_LABELS = labels({
  skill: use,
  'keep-skill': aSkill('choices.keepSkill'),
  'take-skill': aSkill('choices.takeSkill'),
  bind,
  'pay-by-skill': payBySkill,
  'pay-by-card': payByCard,
  // What a card is worth with mana of a color.
  'sideways-mana': (voice, { color, n = 0 }) =>
    voice.say('skills.worth', { mana: voice.capital(manaOf(voice, color)), n }),
});
