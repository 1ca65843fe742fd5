import { CARDS, type Color, HEROES, SKILLS, UNITS } from '@deedbook/engine';
import { phraseOf } from './effects.ts';
import { type Answering, aboutOf, type Label } from './label.ts';
import { type Payment, paymentText } from './mana.ts';
import { nameOf } from './names.ts';
import type { Voice } from './voice.ts';

/*
 * The Skills of the heroes in words, and the answers that belong to them.
 */

/** A Skill in words. */
export interface SkillText {
  readonly name: string;
  readonly often: string;
  readonly text: string;
}

export function skillText(voice: Voice, id: string): SkillText {
  const skill = SKILLS.find(id);
  const effect = skill?.effect ?? skill?.onGaining;
  return {
    name: nameOf(voice, 'skill', id),
    often: skill ? voice.say(`skills.often.${skill.frequency}`) : '',
    text: effect ? voice.capital(phraseOf(voice, effect)) : voice.say('cards.notYet'),
  };
}

const manaOf = (voice: Voice, color: string): string =>
  voice.say('words.mana', { color: nameOf(voice, 'color', color) });

/** Mana made of a card, and the color it then counts as. */
const madeText = (voice: Voice, color: Color, as: Color): string =>
  color === as
    ? manaOf(voice, color)
    : voice.say('words.standingIn', { mana: manaOf(voice, color), color: nameOf(voice, 'color', as) });

/** What a colour of mana makes a card worth. */
const worth: Label = (voice, answering) =>
  voice.say('skills.worth', {
    mana: voice.capital(manaOf(voice, answering.choice.key)),
    n: aboutOf<{ n: number }>(answering).n ?? 0,
  });

const aHero: Label = (voice, { choice }) => (HEROES.has(choice.key) ? nameOf(voice, 'hero', choice.key) : null);

export const SKILL_PROMPTS: Readonly<Record<string, Label>> = {
  'sideways-mana': worth,
  'nearest-hero': aHero,
};

/** `bind peasants`: a Unit for the Command token of a Skill, 5 Influence cheaper. */
export const bind: Label = (voice, { words: [, id = ''] }) => {
  const unit = UNITS.find(id);
  if (!unit) return null;
  const influence = voice.say('effects.points.influence', { n: Math.max(0, unit.cost - 5) });
  return voice.say('skills.bind', { unit: nameOf(voice, 'unit', id), influence });
};

/** A payment that a Skill makes possible, with the card that is discarded for it; null for any other. */
export function paidBySkill(voice: Voice, answering: Answering): string | null {
  const { color, from, as, by, card, made } = aboutOf<Payment & { by: string; card: string; made: string }>(answering);
  if (!color || !from || !as || !by) return null;
  const skill = voice.and([...(made === undefined ? [] : [made]), by].map(id => nameOf(voice, 'skill', id)));
  if (card === undefined) return voice.say('skills.payBy', { mana: paymentText(voice, { color, from, as }), skill });
  return CARDS.has(card)
    ? voice.say('skills.discardToPay', { card: nameOf(voice, 'card', card), mana: madeText(voice, color, as), skill })
    : null;
}
