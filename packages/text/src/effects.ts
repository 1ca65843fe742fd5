import type { BasicColor, Color, Effect, Element } from '@deedbook/engine';
import { BASIC_COLORS } from '@deedbook/engine';
import { nameOf } from './names.ts';
import { asChange, type Voice } from './voice.ts';

/*
 * What an effect does, told from the effect itself. A teller gives a phrase that may stand inside a sentence, or several
 * phrases for things that happen one after the other. The vocabulary of cards has its tellers here; a rule that belongs
 * to one card, Tactic or site only has a sentence in the catalogues, under `effects.own`.
 */

type Phrases = string | readonly string[];
type Teller = (voice: Voice, effect: Effect) => Phrases;

/** A teller that knows what its kind of effect carries. */
const teller =
  <E extends object>(tell: (voice: Voice, effect: E) => Phrases): Teller =>
  (voice, effect) =>
    tell(voice, effect as Effect & E);

type Group = { readonly of: readonly Effect[] };
type Attack = { readonly reach: 'melee' | 'ranged' | 'siege'; readonly element: Element; readonly n: number };
type Block = { readonly element: Element; readonly n: number; readonly perTrait: boolean };

const TELLERS: Readonly<Record<string, Teller>> = {
  points: teller<{ points: 'move' | 'influence'; n: number }>((voice, { points, n }) =>
    voice.say(`effects.points.${points}`, { n }),
  ),
  heal: teller<{ n: number }>((voice, { n }) => voice.say('effects.points.heal', { n })),
  attack: teller<Attack>((voice, { reach, element, n }) => voice.say(`effects.attack.${reach}.${element}`, { n })),
  block: teller<Block>((voice, { element, n, perTrait }) => {
    const block = voice.say(`effects.block.${element}`, { n });
    return perTrait ? voice.say('effects.blockPerTrait', { block }) : block;
  }),
  'all-of': teller<Group>((voice, { of }) => of.flatMap(effect => phrasesOf(voice, effect))),
  'one-of': teller<Group>((voice, { of }) => alternatives(voice, of)),
  'while-interacting': teller<{ effect: Effect }>((voice, { effect }) =>
    voice.say('effects.interacting', { effect: phraseOf(voice, effect) }),
  ),
  'discard-for': teller<{ effect: Effect }>((voice, { effect }) =>
    voice.say('effects.discardFor', { effect: phraseOf(voice, effect) }),
  ),
  empower: teller<{ bonus: number }>((voice, { bonus }) => voice.say('effects.empower', { n: bonus })),
  reputation: teller<{ n: number }>((voice, { n }) => voice.say('effects.reputation', { n: asChange(n) })),
  fame: teller<{ n: number }>((voice, { n }) => voice.say('effects.fame', { n: asChange(n) })),
  draw: teller<{ n: number }>((voice, { n }) => voice.say('effects.draw', { count: n })),
  'gain-mana': teller<{ of: readonly Color[] }>((voice, { of }) =>
    isAnyBasic(of)
      ? voice.say('effects.manaOfAny')
      : voice.say('effects.manaOf', { colors: voice.or(of.map(color => nameOf(voice, 'color', color))) }),
  ),
  'gain-crystal': teller<{ of: readonly BasicColor[] }>((voice, { of }) =>
    isAnyBasic(of)
      ? voice.say('effects.crystalOfAny')
      : voice.say('effects.crystalOf', { colors: voice.or(of.map(color => nameOf(voice, 'color', color))) }),
  ),
  crystallize: voice => voice.say('effects.crystallize'),
  'extra-dice': teller<{ n: number }>((voice, { n }) => voice.say('effects.extraDice', { count: n })),
  'take-die': teller<{ tokens: number }>((voice, { tokens }) => voice.say('effects.takeDie', { count: tokens })),
};

const isAnyBasic = (colors: readonly Color[]): boolean =>
  colors.length === BASIC_COLORS.length && BASIC_COLORS.every(color => colors.includes(color));

/** One of several. Where one of them is more than one thing, "or" alone would not say where it ends. */
function alternatives(voice: Voice, of: readonly Effect[]): string {
  const all = of.map(effect => phraseOf(voice, effect));
  if (of.every(effect => phrasesOf(voice, effect).length === 1)) return voice.or(all);
  return all.reduceRight((second, first) => voice.say('effects.either', { first, second }));
}

/** The phrases of an effect, one for each thing that happens. */
function phrasesOf(voice: Voice, effect: Effect): readonly string[] {
  const phrases = TELLERS[effect.fx]?.(voice, effect) ?? own(voice, effect);
  return typeof phrases === 'string' ? [phrases] : phrases;
}

const own = (voice: Voice, { fx, ...values }: Effect): string =>
  voice.find(`effects.own.${fx}`, values) ?? voice.say('effects.unknown', { fx });

const RAISED = ['points', 'attack', 'block'];
const GROUPS = ['all-of', 'one-of'];

/** An effect as it is when the card it came from was raised: every Move, Influence, Attack and Block (CRD-27). */
export function raised<E extends Effect>(effect: E, bonus: number): E {
  const { n, of, effect: inner } = effect as { n?: number; of?: readonly Effect[]; effect?: Effect };
  if (RAISED.includes(effect.fx)) return { ...effect, n: (n ?? 0) + bonus };
  if (GROUPS.includes(effect.fx)) return { ...effect, of: of?.map(one => raised(one, bonus)) };
  return inner ? { ...effect, effect: raised(inner, bonus) } : effect;
}

/** Whether there are words for a kind of effect. */
export const canTell = (voice: Voice, fx: string): boolean => fx in TELLERS || voice.find(`effects.own.${fx}`) !== null;

/** An effect inside a sentence. */
export const phraseOf = (voice: Voice, effect: Effect): string => voice.and(phrasesOf(voice, effect));

/** An effect by itself: one thing as a heading, several as sentences. */
export function effectText(voice: Voice, effect: Effect): string {
  const sentences = phrasesOf(voice, effect).map(phrase => voice.capital(phrase));
  return sentences.length === 1 ? (sentences[0] as string) : sentences.map(sentence => `${sentence}.`).join(' ');
}
