import { type Fate, type One, UNITS } from '@deedbook/engine';
import { phraseOf } from './effects.ts';
import { always, type Label, labels } from './label.ts';
import { nameOf, nameOfOne } from './names.ts';
import type { Key } from './shape.ts';
import { abilityOf } from './units.ts';
import type { Voice } from './voice.ts';

/* Answers about Units. */

const manaOf = (voice: Voice, color: string): string =>
  voice.say('words.mana', { color: nameOf(voice, 'color', color) });

/** An ability and its mana cost. */
const use: Label<'use'> = (voice, { unit: id, banner, words, ...known }) => {
  const ability = abilityOf(id, words);
  const name = nameOf(voice, 'unit', id);
  const unit =
    banner === null ? name : voice.say('choices.bearing', { unit: name, banner: nameOf(voice, 'card', banner) });
  if (!ability) return unit;
  // A borrowed Unit skips what its ability does to the Unit itself.
  const { effect = ability.effect } = known;
  const values = { unit, effect: phraseOf(voice, effect) };
  return ability.mana === null
    ? voice.say('choices.use', values)
    : voice.say('choices.usePaid', { ...values, mana: manaOf(voice, ability.mana) });
};

interface Troop {
  readonly troop: One;
}

/** The words for doing something with a Unit. */
const toUnit =
  (key: Key) =>
  (voice: Voice, { troop }: Troop): string =>
    voice.say(key, { unit: nameOfOne(voice, 'unit', troop) });

const healUnit: Label<'heal-unit'> = (voice, { troop }) =>
  voice.say('choices.healUnit', {
    unit: nameOfOne(voice, 'unit', troop),
    points: voice.say('words.healing', { count: UNITS.find(troop.id)?.level ?? 0 }),
  });

const recruit: Label<'recruit'> = (voice, { unit, cost = UNITS.find(unit)?.cost ?? 0 }) =>
  voice.say('choices.recruit', {
    unit: nameOf(voice, 'unit', unit),
    influence: voice.say('effects.points.influence', { n: cost }),
  });

/** The hero takes the rest of the damage. */
const heroTakes: Label<'hero-takes'> = (voice, { wounds = 0, poison = 0 }) =>
  voice.say(poison > 0 ? 'choices.heroPoisoned' : 'choices.hero', {
    wounds: voice.say('words.wounds', { count: wounds }),
    n: poison,
  });

const unitTakes: Label<'unit-takes'> = (voice, { troop, left = 0, fate = 'unharmed' }) =>
  voice.say('choices.taker', { unit: nameOfOne(voice, 'unit', troop), what: soakText(voice, { left, fate }) });

/** What would happen to a Unit that absorbs damage, and to the damage. */
export function soakText(voice: Voice, { left, fate }: { readonly left: number; readonly fate: Fate }): string {
  if (fate === 'unharmed') return voice.say('words.soak.unharmed');
  const rest = left === 0 ? voice.say('words.soak.none') : voice.say('words.soak.left', { count: left });
  return voice.say(`words.soak.${fate}`, { rest });
}

const boost: Label<'boost'> = (voice, { color }, { asked }) =>
  voice.say('choices.boost', { mana: manaOf(voice, color), n: asked.prompt === 'boost' ? asked.about.n : 0 });

const withBanner =
  (key: Key) =>
  (voice: Voice, { card }: { readonly card: string }): string =>
    voice.say(key, { banner: nameOf(voice, 'card', card) });

export const TROOP_LABELS = labels({
  use,
  heal: always('choices.heal'),
  'heal-unit': healUnit,
  recruit,
  disband: toUnit('choices.disband'),
  'pick-unit': (voice, { troop }) => nameOfOne(voice, 'unit', troop),
  'unit-takes': unitTakes,
  'hero-takes': heroTakes,
  boost,
  'no-boost': always('choices.noBoost'),
  rally: always('choices.rally'),
  'take-banner': withBanner('choices.takeBanner'),
  'leave-banner': withBanner('choices.leaveBanner'),
});
