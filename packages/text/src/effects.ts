import type { BasicColor, Color, Effect, Element } from '@deedbook/engine';
import { BASIC_COLORS, COLORS } from '@deedbook/engine';
import { counted, nameOf, nameOfPlace } from './names.ts';
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
type Block = {
  readonly element: Element;
  readonly n: number;
  readonly extra: 'per-trait' | 'twice-against-swift' | null;
};
type Hold = { readonly fortified: boolean; readonly color?: BasicColor; readonly armor?: number };

const TELLERS: Readonly<Record<string, Teller>> = {
  points: teller<{ points: 'move' | 'influence'; n: number }>((voice, { points, n }) =>
    voice.say(`effects.points.${points}`, { n }),
  ),
  heal: teller<{ n: number }>((voice, { n }) => voice.say('effects.points.heal', { n })),
  attack: teller<Attack>((voice, { reach, element, n }) => voice.say(`effects.attack.${reach}.${element}`, { n })),
  block: teller<Block>((voice, { element, n, extra }) => {
    const block = voice.say(`effects.block.${element}`, { n });
    return extra === null ? block : voice.say(`effects.blockExtra.${extra}`, { block });
  }),
  'hold-enemy': teller<Hold>(holding),
  'convert-attacks': teller<{ mod: 'all-cold-fire' | 'all-siege' }>((voice, { mod }) =>
    voice.say(`effects.convert.${mod}`),
  ),
  boosted: teller<{ effect: Effect; n: number; colors: readonly BasicColor[] }>((voice, { effect, n, colors }) =>
    voice.say('effects.boosted', { effect: phraseOf(voice, effect), n, colors: voice.and(colored(voice, colors)) }),
  ),
  'all-of': teller<Group>((voice, { of }) =>
    [...counted(of.flatMap(effect => phrasesOf(voice, effect)))].flatMap(([effect, n]) =>
      n === 2 ? voice.say('effects.twice', { effect }) : Array<string>(n).fill(effect),
    ),
  ),
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
  'take-wound': teller<{ n: number }>((voice, { n }) => voice.say('effects.takeWound', { count: n })),
  'ready-unit': teller<{ level: number }>((voice, { level }) => voice.say('effects.readyUnit', { level })),
  'wound-unit': voice => voice.say('effects.woundUnit'),
  'resistant-units': voice => voice.say('effects.resistantUnits'),
  cheaper: teller<{ terrains: readonly string[]; n: number }>((voice, { terrains, n }) =>
    voice.say('effects.cheaper', {
      terrains: voice.or(terrains.map(terrain => nameOfPlace(voice, 'terrain', terrain))),
      points: voice.say('words.movePoints', { count: n }),
    }),
  ),
  'gain-mana': teller<{ of: readonly Color[] }>((voice, { of }) => {
    if (isEvery(of, COLORS)) return voice.say('effects.manaOfEvery');
    if (isEvery(of, BASIC_COLORS)) return voice.say('effects.manaOfAny');
    return voice.say('effects.manaOf', { colors: voice.or(colored(voice, of)) });
  }),
  'gain-crystal': teller<{ of: readonly BasicColor[] }>((voice, { of }) =>
    isEvery(of, BASIC_COLORS)
      ? voice.say('effects.crystalOfAny')
      : voice.say('effects.crystalOf', { colors: voice.or(colored(voice, of)) }),
  ),
  crystallize: voice => voice.say('effects.crystallize'),
  'extra-dice': teller<{ n: number }>((voice, { n }) => voice.say('effects.extraDice', { count: n })),
  'take-die': teller<{ tokens: number }>((voice, { tokens }) => voice.say('effects.takeDie', { count: tokens })),
};

const isEvery = (colors: readonly Color[], all: readonly Color[]): boolean =>
  colors.length === all.length && all.every(color => colors.includes(color));

const colored = (voice: Voice, colors: readonly Color[]): string[] =>
  colors.map(color => nameOf(voice, 'color', color));

/** Which enemies the effects of a colour do not touch. */
const SHIELDS: Partial<Record<Color, 'fire' | 'ice'>> = { red: 'fire', blue: 'ice' };

function holding(voice: Voice, { fortified, color, armor = 0 }: Hold): string {
  const held = voice.say(fortified ? 'effects.held.any' : 'effects.held.unfortified');
  const shield = color && SHIELDS[color];
  const enemy = shield
    ? voice.say('effects.held.unless', { enemy: held, resistance: nameOf(voice, 'resistance', shield) })
    : held;
  return armor === 0
    ? voice.say('effects.hold', { enemy })
    : voice.say('effects.holdWeaker', { enemy, n: Math.abs(armor) });
}

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
