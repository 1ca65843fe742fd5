import { type Choice, levelOf, type Name, queryOver } from '@deedbook/engine';
import type { Sight } from '../bot.ts';
import { turnsLeft } from '../tempo.ts';
import { worthInDeck, worthOfSkill } from './deck.ts';

/* Questions too small for a plan that shape the deck all the same: what to gain, and what to throw away. */

type Answer = (sight: Sight) => string | null;

const cardOf = ({ act }: Choice): Name | null => ('card' in act ? act.card : null);

/** The choices that name a card, least valuable first. */
function cardsOffered({ asked }: Sight): { readonly key: string; readonly worth: number }[] {
  return asked.choices
    .flatMap(choice => {
      const card = cardOf(choice);
      return card === null ? [] : [{ key: choice.key, worth: worthInDeck(card) }];
    })
    .sort((a, b) => a.worth - b.worth || (a.key < b.key ? -1 : 1));
}

const best: Answer = sight => cardsOffered(sight).at(-1)?.key ?? null;
const worst: Answer = sight => cardsOffered(sight)[0]?.key ?? null;

/** The hero's own Skill comes with any Advanced Action, another one with the bottom card of the offer. */
const FREE_CHOICE = 0.7;

const gainSkill: Answer = ({ asked }) => {
  let found: string | null = null;
  let most = 0;
  for (const { key, act } of asked.choices) {
    if (act.act !== 'keep-skill' && act.act !== 'take-skill') continue;
    const worth = worthOfSkill(act.skill) + (act.act === 'keep-skill' ? FREE_CHOICE : 0);
    if (worth > most) [found, most] = [key, worth];
  }
  return found;
};

/** Cards worth less than this make room for others. */
const DULL = 2.7;

/** The share of a hand played in a turn. */
const PLAYED = 0.8;

/** Discards weak cards only if there are more cards than the Round has turns for. */
const discard: Answer = sight => {
  const { asked } = sight;
  const done = asked.choices.find(({ act }) => act.act === 'done')?.key;
  const weakest = asked.choices
    .filter(({ at }) => at?.kind === 'card')
    .map(({ key, at }) => ({ key, worth: worthInDeck(at?.id as Name) }))
    .sort((a, b) => a.worth - b.worth || (a.key < b.key ? -1 : 1))[0];
  if (done === undefined) return weakest?.key ?? null;
  const q = queryOver(sight.view(), asked.seat);
  const { hand, deck } = q.me;
  const playable = turnsLeft(q) * PLAYED * levelOf(q.me).handLimit;
  const isDull = weakest !== undefined && weakest.worth < DULL;
  return isDull && deck.length > 0 && hand.length + deck.length > playable ? weakest.key : done;
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  'gain-skill': gainSkill,
  'gain-advanced-action': best,
  'take-spell': best,
  'return-artifact': worst,
  preparation: best,
  'discard-step': discard,
};

/** The answer to a minor question; null for all others. */
export function minorAnswer(sight: Sight): string | null {
  const key = ANSWERS[sight.asked.prompt]?.(sight) ?? null;
  return sight.asked.choices.some(choice => choice.key === key) ? key : null;
}
