import { CARDS, type Effect, type Fate, UNITS } from '@deedbook/engine';
import { numberIn } from './about.ts';
import { phraseOf } from './effects.ts';
import { aboutOf, type Label } from './label.ts';
import { nameOf, nameOfOne } from './names.ts';
import type { Key } from './shape.ts';
import { abilityIn } from './units.ts';
import type { Voice } from './voice.ts';

/*
 * Answers that have to do with Units.
 */

const manaOf = (voice: Voice, color: string): string =>
  voice.say('words.mana', { color: nameOf(voice, 'color', color) });

/** `use fire-mages fire attack 6`: what it does, and the mana it costs. */
const use: Label = (voice, answering) => {
  const { choice, words } = answering;
  const [, id = '', other = ''] = words;
  const banner = CARDS.has(other) ? other : null;
  const ability = abilityIn(id, choice.key, banner);
  if (!ability) return null;
  const name = nameOf(voice, 'unit', id);
  const unit =
    banner === null ? name : voice.say('choices.bearing', { unit: name, banner: nameOf(voice, 'card', banner) });
  // What happens to a Unit that is one's own does not happen to a borrowed one.
  const { effect = ability.effect } = aboutOf<{ effect: Effect }>(answering);
  const values = { unit, effect: phraseOf(voice, effect) };
  return ability.mana === null
    ? voice.say('choices.use', values)
    : voice.say('choices.usePaid', { ...values, mana: manaOf(voice, ability.mana) });
};

/** Answers that say by their first word what is done to a Unit. */
const toUnit =
  (key: Key): Label =>
  (voice, { words }) => {
    const unit = nameOfOne(voice, 'unit', words.slice(1));
    return unit === null ? null : voice.say(key, { unit });
  };

const heal: Label = (voice, { words }) => {
  if (words.length === 1) return voice.say('choices.heal');
  const unit = nameOfOne(voice, 'unit', words.slice(1));
  if (unit === null) return null;
  const { level } = UNITS.get(words[1] as string);
  return voice.say('choices.healUnit', { unit, points: voice.say('words.healing', { count: level }) });
};

const recruit: Label = (voice, answering) => {
  const id = answering.words[1] ?? '';
  const unit = UNITS.find(id);
  if (!unit) return null;
  const { cost = unit.cost } = aboutOf<{ cost: number }>(answering);
  const influence = voice.say('effects.points.influence', { n: cost });
  return voice.say('choices.recruit', { unit: nameOf(voice, 'unit', id), influence });
};

export const TROOP_VERBS: Readonly<Record<string, Label>> = {
  use,
  heal,
  recruit,
  disband: toUnit('choices.disband'),
};

const one: Label = (voice, { words }) => nameOfOne(voice, 'unit', words);

/** The words for taking nothing, or those of another label. */
export const orNone =
  (none: Key, label: Label): Label =>
  (voice, answering) =>
    answering.choice.key === 'none' ? voice.say(none) : label(voice, answering);

const joining: Label = (voice, answering) =>
  answering.choice.key === 'none' ? voice.say('choices.noUnit') : one(voice, answering);

/** Who takes damage, and what comes of it. */
const taker: Label = (voice, answering) => {
  const {
    wounds = 0,
    poison = 0,
    left = 0,
    fate = 'unharmed',
  } = aboutOf<{ wounds: number; poison: number; left: number; fate: Fate }>(answering);
  if (answering.choice.key === 'hero') {
    const values = { wounds: voice.say('words.wounds', { count: wounds }), n: poison };
    return voice.say(poison > 0 ? 'choices.heroPoisoned' : 'choices.hero', values);
  }
  const unit = one(voice, answering);
  return unit === null ? null : voice.say('choices.taker', { unit, what: soakText(voice, { left, fate }) });
};

/** What would become of a Unit that takes damage, and of the damage. */
export function soakText(voice: Voice, { left, fate }: { readonly left: number; readonly fate: Fate }): string {
  if (fate === 'unharmed') return voice.say('words.soak.unharmed');
  const rest = left === 0 ? voice.say('words.soak.none') : voice.say('words.soak.left', { count: left });
  return voice.say(`words.soak.${fate}`, { rest });
}

const boost: Label = (voice, { asked, words: [verb, color = ''] }) =>
  verb === 'pay'
    ? voice.say('choices.boost', { mana: manaOf(voice, color), n: numberIn(asked.about, 'n') })
    : voice.say('choices.noBoost');

const banner: Label = (voice, { words: [verb, id = ''] }) =>
  voice.say(verb === 'take' ? 'choices.takeBanner' : 'choices.leaveBanner', { banner: nameOf(voice, 'card', id) });

export const TROOP_PROMPTS: Readonly<Record<string, Label>> = {
  'attach-banner': one,
  'take-banner': banner,
  'ready-unit': one,
  'ready-units': one,
  'recruit-any': one,
  'spend-unit-of': orNone('choices.noneSpent', one),
  'take-unit': joining,
  'assign-damage': taker,
  boost,
};
