import { type Asked, CARDS, type Choice, type Color, type Effect, SKILLS, TACTICS, type View } from '@deedbook/engine';
import { numberIn } from './about.ts';
import { cardText, tacticText } from './cards.ts';
import { DUEL_PROMPTS, DUEL_VERBS } from './duels.ts';
import { effectText, phraseOf, raised } from './effects.ts';
import { aboutOf, always, type Label } from './label.ts';
import { type Payment, paymentText } from './mana.ts';
import { exploringText, placeText, walkText } from './moves.ts';
import { nameOf, nameOfAnything } from './names.ts';
import type { Key } from './shape.ts';
import { bind, paidBySkill, SKILL_PROMPTS, skillText } from './skills.ts';
import { COMBAT_PROMPTS } from './strikes.ts';
import { orNone, TROOP_PROMPTS, TROOP_VERBS } from './troops.ts';
import { VISIT_PROMPTS, VISIT_VERBS } from './visits.ts';
import type { Voice } from './voice.ts';

/** What an answer would do, in a few words; the key itself where nobody has found any. */
export function choiceText(voice: Voice, asked: Asked, choice: Choice, view: View | null): string {
  return labelOf(voice, asked, choice, view) ?? choice.key;
}

/** How a card is played, where its name and its text can be seen; any other answer in full. */
export function shortText(voice: Voice, asked: Asked, choice: Choice, view: View | null): string {
  const [verb, card = ''] = choice.key.split(' ');
  if (!CARDS.has(card)) return choiceText(voice, asked, choice, view);
  if (verb === 'play') return voice.say('choices.short.play');
  if (verb === 'power') return cardText(voice, card).strongName ?? voice.say('choices.short.power');
  const sideways =
    verb === 'sideways' ? sidewaysValue(voice, { asked, choice, words: choice.key.split(' '), view }) : null;
  return sideways === null
    ? choiceText(voice, asked, choice, view)
    : voice.say('choices.short.sideways', { effect: sideways });
}

/** The same, or null where there are no words. */
export function labelOf(voice: Voice, asked: Asked, choice: Choice, view: View | null): string | null {
  const answering = { asked, choice, words: choice.key.split(' '), view };
  const byVerb = BY_VERB[answering.words[0] as string];
  return (
    BY_PROMPT[asked.prompt]?.(voice, answering) ??
    byVerb?.(voice, answering) ??
    (choice.key === 'done' ? doneText(voice, asked.prompt) : null) ??
    byEffect(voice, answering) ??
    nameOfAnything(voice, choice.key)
  );
}

const byEffect: Label = (voice, answering) => {
  const { effect } = aboutOf<{ effect: Effect }>(answering);
  return effect ? effectText(voice, raised(effect, numberIn(answering.asked.about, 'bonus'))) : null;
};

const byCard: Label = (voice, { choice }) => (CARDS.has(choice.key) ? nameOf(voice, 'card', choice.key) : null);

/** `rage`, or `rage goldyx` where others have discarded the same. */
const discarded: Label = (voice, { words: [card = '', hero] }) => {
  const name = nameOf(voice, 'card', card);
  return hero === undefined ? name : `${name} (${nameOf(voice, 'hero', hero)})`;
};

/** The key begins with a colour: `red`, `red die`. */
const byColor =
  (key: Key): Label =>
  (voice, { words }) => {
    const color = voice.find(`words.color.${words[0]}`);
    return color === null ? null : voice.say(key, { color });
  };

const bare: Label = (voice, { choice }) => voice.find(`words.color.${choice.key}`);

const byPayment: Label = (voice, answering) => {
  const bySkill = paidBySkill(voice, answering);
  if (bySkill !== null) return bySkill;
  const { color, from, as } = aboutOf<Payment>(answering);
  if (color && from && as) return paymentText(voice, { color, from, as });
  const [named, source] = answering.words as [Color, Payment['from']];
  return source ? paymentText(voice, { color: named, from: source, as: named }) : null;
};

const empowered: Label = (voice, { asked, choice }) => {
  const powered = CARDS.find(choice.key)?.powered;
  if (!powered) return null;
  return voice.say('choices.play', {
    card: nameOf(voice, 'card', choice.key),
    effect: effectText(voice, raised(powered, numberIn(asked.about, 'bonus'))),
  });
};

/** An optional effect, or not. */
const whether: Label = (voice, answering) =>
  answering.choice.key === 'no' ? voice.say('choices.decline') : byEffect(voice, answering);

const kept: Label = (voice, { choice }) =>
  choice.key === 'no' ? voice.say('choices.decline') : voice.find(`choices.keepOn.${choice.key}`);

/** `convert 2 move into ranged attack 1`. */
const converted: Label = (voice, { words: [, n = '', points = '', , ...into] }) => {
  const value = VALUES.get(into.slice(0, -1).join(' '));
  const spent = voice.find(`effects.points.${points}`, { n });
  return value && spent ? voice.say('choices.convert', { points: spent, value: voice.say(value, { n: 1 }) }) : null;
};

const VALUES = new Map<string, Key>([
  ['attack', 'effects.attack.melee.physical'],
  ['ranged attack', 'effects.attack.ranged.physical'],
  ['block', 'effects.block.physical'],
  ['fire block', 'effects.block.fire'],
  ['ice block', 'effects.block.ice'],
]);

/** `cast fireball powered`: a Spell played out of the offer. */
const casting: Label = (voice, answering) => {
  const spell = played(answering.words[2] === 'powered' ? 'powered' : 'basic')(voice, answering);
  return spell === null ? null : voice.say('choices.cast', { spell });
};

const studying: Label = (voice, { words: [, card = '', to = ''] }) =>
  voice.find(`choices.study.${to}`, { card: nameOf(voice, 'card', card) });

const aTactic: Label = (voice, { choice }) => {
  if (!TACTICS.has(choice.key)) return null;
  const { name, number, text } = tacticText(voice, choice.key);
  return voice.say('choices.takeTactic', { number, tactic: name, text });
};

const someWounds: Label = (voice, { words }) => {
  const n = Number(words[0]);
  if (Number.isNaN(n)) return null;
  return n === 0 ? voice.say('choices.noWounds') : voice.say('words.wounds', { count: n });
};

const sparing: Label = (voice, { words }) =>
  words[0] === 'spare' ? voice.say('choices.spareCard') : words[0] === 'take' ? voice.say('choices.takeSpared') : null;

/** `card fireball with crystal`, `unit peasants`, `crystal red`: what a hero begins with, and for how much. */
const equipped: Label = (voice, answering) => {
  const [kind, id = '', crystal] = answering.words;
  const { cost = 0 } = aboutOf<{ cost: number }>(answering);
  if (kind !== 'card' && kind !== 'unit' && kind !== 'crystal') return null;
  const what =
    kind === 'crystal' ? voice.say('words.crystal', { color: nameOf(voice, 'color', id) }) : nameOf(voice, kind, id);
  const influence = voice.say('effects.points.influence', { n: cost });
  return voice.say(crystal ? 'choices.equipWithCrystal' : 'choices.equip', { what, influence });
};

/** Answers that only their question explains. */
const BY_PROMPT: Readonly<Record<string, Label>> = {
  choose: byEffect,
  empower: empowered,
  tactic: aTactic,
  'name-returner': (voice, { choice }) => nameOf(voice, 'hero', choice.key),
  'leave-tactic': (voice, { choice }) => nameOf(voice, 'tactic', choice.key),
  pay: byPayment,
  'discard-cost': byCard,
  'return-artifact': orNone('choices.noReward', (voice, { choice }) =>
    voice.say('choices.putBack', { card: nameOf(voice, 'card', choice.key) }),
  ),
  rest: byCard,
  rethink: byCard,
  preparation: byCard,
  'midnight-meditation': byCard,
  'starting-crystal': byColor('words.crystal'),
  equip: equipped,
  'pick-hero': (voice, { choice }) => nameOf(voice, 'hero', choice.key),
  'bid-for-hero': (voice, { words: [, n] }) =>
    n === undefined ? voice.say('choices.noBid') : voice.say('choices.bid', { n }),
  'gain-advanced-action': orNone('choices.noReward', byCard),
  'take-spell': orNone('choices.noReward', byCard),
  'artifact-order': byCard,
  'rest-wounds': someWounds,
  'shed-wounds': someWounds,
  'shed-discarded-wounds': someWounds,
  'horn-of-wrath': (voice, { words }) => voice.say('choices.addDice', { n: words[1] ?? '' }),
  'book-of-wisdom': byCard,
  'discard-for-attacks': byCard,
  'throw-away': byCard,
  'discard-for-spell': byCard,
  'gain-spell': byCard,
  training: byCard,
  may: whether,
  'keep-card': kept,
  'storm-die': byColor('words.die'),
  'gain-mana': byColor('words.mana'),
  'gain-crystal': byColor('words.crystal'),
  mine: byColor('words.crystal'),
  crystallize: byColor('words.mana'),
  'set-die': bare,
  'mana-exploit': byColor('words.mana'),
  'source-thaw': byColor('words.die'),
  'healing-ritual': someWounds,
  ...SKILL_PROMPTS,
  'take-die': byColor('words.die'),
  'mana-steal': byColor('words.die'),
  'mana-search': byColor('words.die'),
  'sparing-power': sparing,
  'take-melted': orNone('choices.noCrystal', byColor('words.crystal')),
  'name-color': bare,
  'claim-die': byColor('words.die'),
  'claim-mana': (voice, { words }) => voice.find(`choices.claim.${words[0]}`),
  'card-back': byCard,
  'deck-end': (voice, { choice }) => voice.find(`choices.deckEnd.${choice.key}`),
  'deck-order': byCard,
  'forget-card': byCard,
  'steal-card': orNone('choices.noCard', discarded),
  ...COMBAT_PROMPTS,
  ...DUEL_PROMPTS,
  ...TROOP_PROMPTS,
  ...VISIT_PROMPTS,
};

const played =
  (as: 'basic' | 'powered'): Label =>
  (voice, { words }) => {
    const id = words[1] ?? '';
    if (!CARDS.has(id)) return null;
    const { name, strongName, ...text } = cardText(voice, id);
    const values = { card: name, effect: text[as] };
    if (as === 'basic') return voice.say('choices.play', values);
    return strongName === null
      ? voice.say('choices.power', values)
      : voice.say('choices.strong', { ...values, strong: strongName });
  };

const SIDEWAYS: Readonly<Record<string, Key>> = {
  move: 'effects.points.move',
  influence: 'effects.points.influence',
  attack: 'effects.attack.melee.physical',
  block: 'effects.block.physical',
};

/** What a card gives sideways. */
const sidewaysValue: Label = (voice, answering) => {
  const [, card = '', points = ''] = answering.words;
  const key = SIDEWAYS[points];
  return CARDS.has(card) && key ? voice.say(key, { n: aboutOf<{ n: number }>(answering).n ?? 1 }) : null;
};

const sideways: Label = (voice, answering) => {
  const effect = sidewaysValue(voice, answering);
  return effect && voice.say('choices.sideways', { card: nameOf(voice, 'card', answering.words[1] ?? ''), effect });
};

/** The own Tactic, named where the view says which it is. */
const ownTactic: Label = (voice, { asked, view }) => {
  const id = view?.players[asked.seat]?.tactic;
  const tactic = id ? TACTICS.find(id) : undefined;
  const effect = tactic?.duringTurn ?? tactic?.beforeTurn ?? tactic?.duringDraw;
  if (!id || !effect) return voice.say('choices.tactic');
  return voice.say('choices.tacticNamed', { tactic: nameOf(voice, 'tactic', id), effect: phraseOf(voice, effect) });
};

const aSkill =
  (key: Key): Label =>
  (voice, { words: [, id = ''] }) => {
    if (!SKILLS.has(id)) return null;
    const { name, often, text } = skillText(voice, id);
    return `${voice.say(key, { skill: name })} (${often}): ${text}`;
  };

const usedSkill: Label = (voice, { words: [, id = ''] }) => {
  const effect = SKILLS.find(id)?.effect;
  return effect
    ? voice.say('choices.skill', { skill: nameOf(voice, 'skill', id), effect: phraseOf(voice, effect) })
    : null;
};

/** Answers that say by their first word what they are, whatever the question. */
const BY_VERB: Readonly<Record<string, Label>> = {
  play: played('basic'),
  power: played('powered'),
  sideways,
  convert: converted,
  cast: casting,
  study: studying,
  walk: walkText,
  provoke: walkText,
  fly: walkText,
  travel: placeText('choices.travel'),
  hide: placeText('choices.hide'),
  reuse: (voice, { words }) => voice.say('choices.reuse', { card: nameOf(voice, 'card', words[1] ?? '') }),
  explore: exploringText,
  rest: always('choices.rest'),
  break: (voice, { words }) => voice.say('choices.break', { color: nameOf(voice, 'color', words[1] ?? '') }),
  tactic: ownTactic,
  'end-turn': always('choices.end-turn'),
  'begin-turn': always('choices.begin-turn'),
  'play-turn': always('choices.play-turn'),
  'announce-end': always('choices.announce-end'),
  discard: (voice, { words }) => voice.say('choices.discard', { card: nameOf(voice, 'card', words[1] ?? '') }),
  skill: usedSkill,
  rally: always('choices.rally'),
  bind,
  keep: aSkill('choices.keepSkill'),
  take: aSkill('choices.takeSkill'),
  wound: (voice, { words }) => voice.find(`choices.woundFrom.${words.at(-1)}`),
  ...DUEL_VERBS,
  ...TROOP_VERBS,
  ...VISIT_VERBS,
};

const doneText = (voice: Voice, prompt: string): string =>
  voice.find(`choices.doneWith.${prompt}`) ?? voice.say('choices.done');
