import {
  type Asked,
  type Attempt,
  CARDS,
  type Color,
  type Effect,
  type Prompt,
  TACTICS,
  type View,
  type Worth,
} from '@deedbook/engine';
import { cardText, tacticText } from './cards.ts';
import { DUEL_LABELS } from './duels.ts';
import { effectText, phraseOf, raised } from './effects.ts';
import { type Answering, always, type Label, type Labels } from './label.ts';
import { paymentText } from './mana.ts';
import { MOVE_LABELS } from './moves.ts';
import { nameOf } from './names.ts';
import type { Key } from './shape.ts';
import { SKILL_LABELS } from './skills.ts';
import { COMBAT_LABELS } from './strikes.ts';
import { TROOP_LABELS } from './troops.ts';
import { VISIT_LABELS } from './visits.ts';
import type { Voice } from './voice.ts';

/** An answer, offered or not. */
export interface Answer {
  readonly act: Attempt;
}

/** What an answer would do, in a few words. */
export function choiceText(voice: Voice, asked: Asked, { act }: Answer, view: View | null): string {
  const label = LABELS[act.act] as (voice: Voice, act: Attempt, answering: Answering) => string;
  return label(voice, act, { asked, view });
}

/** Points, or an Attack or Block: `Ice Block 7`. */
export function worthText(voice: Voice, worth: Worth): string {
  const { kind, n } = worth;
  if (!('element' in worth)) return voice.say(`effects.points.${worth.kind}`, { n });
  if (kind === 'block') return voice.say(`effects.block.${worth.element}`, { n });
  return voice.say(`effects.attack.${worth.kind as Exclude<typeof worth.kind, 'block'>}.${worth.element}`, { n });
}

/**
 * A short label for playing a card whose name and text are visible: how it is played and what it gives. Other answers
 * in full.
 */
export function shortText(
  voice: Voice,
  asked: Asked,
  answer: Answer,
  view: View | null,
  worth: readonly Worth[],
): string {
  const { act } = answer;
  const gives = worth.map(one => worthText(voice, one)).join(' + ');
  const told = (how: string) => (gives === '' ? how : `${how}: ${gives}`);
  if (act.act === 'play') return told(voice.say('choices.short.play'));
  if (act.act === 'power') return told(cardText(voice, act.card).strongName ?? voice.say('choices.short.power'));
  if (act.act === 'sideways')
    return voice.say('choices.short.sideways', { effect: gives === '' ? sidewaysValue(voice, act) : gives });
  return choiceText(voice, asked, answer, view);
}

/** The bonus of the card that asks. */
const bonusIn = ({ asked }: Answering): number => ('bonus' in asked.about ? asked.about.bonus : 0);

const aCard = (voice: Voice, { card }: { readonly card: string }): string => nameOf(voice, 'card', card);

const aColor =
  (key: Key) =>
  (voice: Voice, { color }: { readonly color: Color }): string =>
    voice.say(key, { color: nameOf(voice, 'color', color) });

/** The words for doing something with a card. */
const withCard =
  (key: Key) =>
  (voice: Voice, { card }: { readonly card: string }): string =>
    voice.say(key, { card: nameOf(voice, 'card', card) });

const byEffect = (
  voice: Voice,
  { effect }: { readonly effect?: Effect },
  answering: Answering,
  words: string = voice.say('choices.done'),
): string => (effect ? effectText(voice, raised(effect, bonusIn(answering))) : words);

const played = (voice: Voice, id: string, as: 'basic' | 'powered'): string => {
  const { name, strongName, ...text } = cardText(voice, id);
  const values = { card: name, effect: text[as] };
  if (as === 'basic') return voice.say('choices.play', values);
  return strongName === null
    ? voice.say('choices.power', values)
    : voice.say('choices.strong', { ...values, strong: strongName });
};

const SIDEWAYS = {
  move: 'effects.points.move',
  influence: 'effects.points.influence',
  attack: 'effects.attack.melee.physical',
  block: 'effects.block.physical',
} as const;

/** What a card gives sideways. */
const sidewaysValue = (voice: Voice, { as, n = 1 }: Parameters<Label<'sideways'>>[1]): string =>
  voice.say(SIDEWAYS[as], { n });

const empowered: Label<'empower'> = (voice, { card }, answering) => {
  const powered = CARDS.find(card)?.powered;
  if (!powered) return nameOf(voice, 'card', card);
  const effect = effectText(voice, raised(powered, bonusIn(answering)));
  return voice.say('choices.play', { card: nameOf(voice, 'card', card), effect });
};

const HAND_LABELS = {
  play: (voice, { card }) => played(voice, card, 'basic'),
  power: (voice, { card }) => played(voice, card, 'powered'),
  sideways: (voice, act) =>
    voice.say('choices.sideways', { card: nameOf(voice, 'card', act.card), effect: sidewaysValue(voice, act) }),
  cast: (voice, { card, strength }) => voice.say('choices.cast', { spell: played(voice, card, strength) }),
  study: (voice, { card, pile }) => voice.say(`choices.study.${pile}`, { card: nameOf(voice, 'card', card) }),
  reuse: withCard('choices.reuse'),
  convert: (voice, { n, points, into, words }) =>
    voice.say('choices.convert', {
      points: voice.say(`effects.points.${points}`, { n }),
      value: into ? phraseOf(voice, into) : words,
    }),
  discard: withCard('choices.discard'),
  'pick-card': aCard,
  empower: empowered,
  'put-back': withCard('choices.putBack'),
  'steal-card': (voice, { card, owner }) => {
    const name = nameOf(voice, 'card', card);
    return owner === null ? name : `${name} (${nameOf(voice, 'hero', owner)})`;
  },
} satisfies Partial<Labels>;

const MANA_LABELS = {
  break: aColor('choices.break'),
  pay: (voice, { color, from, as = color }) => paymentText(voice, { color, from, as }),
  'pick-mana': aColor('words.mana'),
  'pick-crystal': aColor('words.crystal'),
  'pick-die': aColor('words.die'),
  'name-color': (voice, { color }) => nameOf(voice, 'color', color),
  dare: (voice, { color }) => voice.find(`choices.dare.${color}`) ?? nameOf(voice, 'color', color),
  'claim-now': always('choices.claim.three'),
  'claim-each-turn': always('choices.claim.one'),
  'add-dice': (voice, { n }) => voice.say('choices.addDice', { n }),
} satisfies Partial<Labels>;

/** The player's Tactic, by name if the view shows it. */
const ownTactic: Label<'tactic'> = (voice, _act, { asked, view }) => {
  const id = view?.players[asked.seat]?.tactic;
  const tactic = id ? TACTICS.find(id) : undefined;
  const effect = tactic?.duringTurn ?? tactic?.beforeTurn ?? tactic?.duringDraw;
  if (!id || !effect) return voice.say('choices.tactic');
  return voice.say('choices.tacticNamed', { tactic: nameOf(voice, 'tactic', id), effect: phraseOf(voice, effect) });
};

const takeTactic: Label<'take-tactic'> = (voice, { tactic: id }) => {
  const { name, number, text } = tacticText(voice, id);
  return voice.say('choices.takeTactic', { number, tactic: name, text });
};

const wounds = (voice: Voice, n: number): string =>
  n === 0 ? voice.say('choices.noWounds') : voice.say('words.wounds', { count: n });

const ROUND_LABELS = {
  'begin-turn': always('choices.begin-turn'),
  'play-turn': always('choices.play-turn'),
  'end-turn': always('choices.end-turn'),
  'announce-end': always('choices.announce-end'),
  tactic: ownTactic,
  'take-tactic': takeTactic,
  'leave-tactic': (voice, { tactic }) => nameOf(voice, 'tactic', tactic),
  'spare-card': always('choices.spareCard'),
  'take-spared': always('choices.takeSpared'),
  'throw-wound': (voice, { pile }) => voice.say(`choices.woundFrom.${pile}`),
  'some-wounds': (voice, act) => wounds(voice, act.wounds),
  'shed-wounds': (voice, { n }) => wounds(voice, n),
} satisfies Partial<Labels>;

/** Something a hero can buy before the game, with its price. */
const equipped = (voice: Voice, key: Key, what: string, cost: number): string =>
  voice.say(key, { what, influence: voice.say('effects.points.influence', { n: cost }) });

const SETUP_LABELS = {
  'pick-hero': (voice, { hero }) => nameOf(voice, 'hero', hero),
  bid: (voice, { n }) => voice.say('choices.bid', { n }),
  'no-bid': always('choices.noBid'),
  'equip-card': (voice, { card, withCrystal, cost = 0 }) => {
    const key = withCrystal ? 'choices.equipWithCrystal' : 'choices.equip';
    return equipped(voice, key, nameOf(voice, 'card', card), cost);
  },
  'equip-unit': (voice, { unit, cost = 0 }) => equipped(voice, 'choices.equip', nameOf(voice, 'unit', unit), cost),
  'equip-crystal': (voice, { color, cost = 0 }) =>
    equipped(voice, 'choices.equip', aColor('words.crystal')(voice, { color }), cost),
} satisfies Partial<Labels>;

const NONE = {
  reward: 'choices.noReward',
  unit: 'choices.noUnit',
  'spent-unit': 'choices.noneSpent',
  crystal: 'choices.noCrystal',
  card: 'choices.noCard',
  target: 'choices.noTarget',
} as const;

/** Ends something that could go on; the words depend on the question. */
const doneText = (voice: Voice, prompt: Prompt): string =>
  prompt === 'duel-damage'
    ? voice.say('duels.choice.leave')
    : (voice.find(`choices.doneWith.${prompt}`) ?? voice.say('choices.done'));

const OTHER_LABELS = {
  choose: (voice, act, answering) => byEffect(voice, act, answering, act.words),
  accept: (voice, act, answering) => byEffect(voice, act, answering),
  decline: always('choices.decline'),
  'put-on-deck': (voice, { end }) => voice.say(`choices.deckEnd.${end}`),
  'keep-on-deck': (voice, { end }) => voice.say(`choices.keepOn.${end}`),
  none: (voice, { of = 'reward' }) => voice.say(NONE[of]),
  done: (voice, _act, { asked }) => doneText(voice, asked.prompt),
} satisfies Partial<Labels>;

/** A kind of answer without words does not compile. */
const LABELS: Labels = {
  ...HAND_LABELS,
  ...MANA_LABELS,
  ...MOVE_LABELS,
  ...VISIT_LABELS,
  ...TROOP_LABELS,
  ...SKILL_LABELS,
  ...COMBAT_LABELS,
  ...DUEL_LABELS,
  ...ROUND_LABELS,
  ...SETUP_LABELS,
  ...OTHER_LABELS,
};
