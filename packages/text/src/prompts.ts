import { type About, type Asked, hexNamed, TACTICS, type View } from '@deedbook/engine';
import { namesIn, numberIn, textIn } from './about.ts';
import { sharesText } from './cities.ts';
import { isAnyLevel } from './levels.ts';
import { hexText, listOf, nameOf, nameOfAnything } from './names.ts';
import type { Values } from './shape.ts';
import type { Voice } from './voice.ts';

/** The question as a sentence, with the card or Tactic that asks in front. */
export function promptText(voice: Voice, asked: Asked, view: View | null): string {
  const question = questionOf(voice, asked);
  const card = askedBy(voice, asked, view);
  const sentence = card === null ? question : voice.say('asking.byCard', { card, question: voice.small(question) });
  const chosen = namesIn(asked.about, 'chosen');
  return chosen.length === 0
    ? sentence
    : `${sentence} ${voice.say('asking.chosen', { cards: listOf(voice, 'card', chosen) })}`;
}

/** Whether there is a sentence for a prompt. */
export const canAsk = (voice: Voice, prompt: string): boolean => voice.find(`prompts.${prompt}`, { count: 1 }) !== null;

function questionOf(voice: Voice, asked: Asked): string {
  const { prompt, about } = asked;
  const first = textIn(about, 'first');
  if (first !== '') return voice.say('asking.second', { first: nameOf(voice, 'color', first) });
  // TRN-11: whoever used no card has to put one away.
  if (prompt === 'discard-step' && about.must === true) return voice.say('asking.mustDiscard');
  if (prompt === 'ready-unit' && isAnyLevel(numberIn(about, 'level'))) return voice.say('asking.anyUnit');
  const idle = isIdle(asked) ? voice.find(`asking.idle.${prompt}`) : null;
  return idle ?? voice.find(`prompts.${prompt}`, valuesOf(voice, about)) ?? voice.say('asking.other');
}

/** Whether nothing of what a question is about can be chosen: no enemy of a combat, no turn to be played. */
export const isIdle = ({ prompt, choices }: Asked): boolean =>
  prompt === 'start-of-turn'
    ? choices.length === 1
    : !choices.some(({ at, key }) => at?.kind === 'enemy' || key === 'give-up');

function valuesOf(voice: Voice, about: About): Values {
  return {
    color: nameOf(voice, 'color', textIn(about, 'color')),
    cardColor: voice.find(`words.cardColor.${textIn(about, 'color')}`) ?? '',
    mana: voice.say('words.mana', { color: nameOf(voice, 'color', textIn(about, 'color')) }),
    from: nameOf(voice, 'color', textIn(about, 'from')),
    n: numberIn(about, 'bonus'),
    more: numberIn(about, 'n'),
    most: numberIn(about, 'most'),
    level: numberIn(about, 'level'),
    enemy: nameOf(voice, 'enemy', textIn(about, 'enemy')),
    points: voice.say('words.movePoints', { count: numberIn(about, 'cost') }),
    hero: nameOf(voice, 'hero', textIn(about, 'hero')),
    hex: placeIn(about),
    shares: sharesText(voice, namesIn(about, 'shares')),
    site: nameOf(voice, 'site', textIn(about, 'site')),
    damage: voice.say('words.damage', { count: numberIn(about, 'damage') }),
    count: numberIn(about, 'damage'),
  };
}

/** The space that a question is about. */
const placeIn = (about: About): string => {
  const hex = hexNamed(textIn(about, 'hex'));
  return hex === null ? '' : hexText(hex);
};

function askedBy(voice: Voice, { prompt, about }: Asked, view: View | null): string | null {
  if (TACTICS.has(prompt)) return nameOf(voice, 'tactic', prompt);
  const card = textIn(about, 'card');
  if (card === '') return null;
  // What asks may lie in nobody's play area: a Spell can be cast out of the offer.
  const cast = [...(view?.turn.spellsCast ?? []), ...(view?.defence?.spellsCast ?? [])];
  const isStrong = cast.findLast(one => one.card === card)?.as === 'powered';
  return (isStrong ? voice.name('strong', card) : null) ?? nameOfAnything(voice, card);
}
