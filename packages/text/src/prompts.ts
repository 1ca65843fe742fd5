import { type AboutFields, type Asked, TACTICS, type View } from '@deedbook/engine';
import { calledIn } from './called.ts';
import { sharesText } from './cities.ts';
import { isAnyLevel } from './levels.ts';
import { listOf, nameOf, nameOfAnything } from './names.ts';
import type { Values } from './shape.ts';
import type { Voice } from './voice.ts';

/** The details of any question. */
const saidOf = ({ about }: Asked): Partial<AboutFields> => about;

/** The question as a sentence, with the card or Tactic that asks in front. */
export function promptText(voice: Voice, asked: Asked, view: View | null): string {
  const question = questionOf(voice, asked, view);
  const card = askedBy(voice, asked, view);
  const sentence = card === null ? question : voice.say('asking.byCard', { card, question: voice.small(question) });
  const { chosen = [] } = saidOf(asked);
  return chosen.length === 0
    ? sentence
    : `${sentence} ${voice.say('asking.chosen', { cards: listOf(voice, 'card', chosen) })}`;
}

function questionOf(voice: Voice, asked: Asked, view: View | null): string {
  const { first, must, level } = saidOf(asked);
  if (first !== undefined) return voice.say('asking.second', { first: nameOf(voice, 'color', first) });
  // TRN-11: a player who used no card must discard one.
  if (must) return voice.say('asking.mustDiscard');
  if (asked.prompt === 'ready-unit' && level !== undefined && isAnyLevel(level)) return voice.say('asking.anyUnit');
  const idle = isIdle(asked) ? voice.find(`asking.idle.${asked.prompt}`) : null;
  if (idle !== null) return idle;
  return voice.find(`prompts.${asked.prompt}`, valuesOf(voice, saidOf(asked), view)) ?? voice.say('asking.other');
}

/** Whether the choices include nothing of what the question is about: no enemy in a combat, no turn to play. */
export const isIdle = ({ prompt, choices }: Asked): boolean =>
  prompt === 'start-of-turn'
    ? choices.length === 1
    : !choices.some(({ at, act }) => at?.kind === 'enemy' || act.act === 'give-up');

function valuesOf(voice: Voice, about: Partial<AboutFields>, view: View | null): Values {
  const { site: siteAt } = calledIn(voice, { names: null, map: view?.map ?? null });
  const { color = '', from = '', enemy = '', hero = '', site = '', hex, shares = [], damage = 0 } = about;
  return {
    color: nameOf(voice, 'color', color),
    cardColor: voice.find(`words.cardColor.${color}`) ?? '',
    mana: voice.say('words.mana', { color: nameOf(voice, 'color', color) }),
    from: nameOf(voice, 'color', from),
    n: about.bonus ?? 0,
    more: about.n ?? 0,
    most: about.most ?? 0,
    level: about.level ?? 0,
    enemy: nameOf(voice, 'enemy', enemy),
    points: voice.say('words.movePoints', { count: about.cost ?? 0 }),
    hero: nameOf(voice, 'hero', hero),
    city: hex === undefined ? '' : siteAt('city', hex),
    shares: sharesText(voice, shares),
    site: nameOf(voice, 'site', site),
    damage: voice.say('words.damage', { count: damage }),
    count: damage,
  };
}

function askedBy(voice: Voice, asked: Asked, view: View | null): string | null {
  if (TACTICS.has(asked.prompt)) return nameOf(voice, 'tactic', asked.prompt);
  const { card = '' } = saidOf(asked);
  if (card === '') return null;
  // The source of a question need not be in a play area: a Spell can be cast from the offer.
  const cast = [...(view?.turn.spellsCast ?? []), ...(view?.defence?.spellsCast ?? [])];
  const isStrong = cast.findLast(one => one.card === card)?.as === 'powered';
  return (isStrong ? voice.name('strong', card) : null) ?? nameOfAnything(voice, card);
}
