import { UNITS, type UnitAbility, useOf } from '@deedbook/engine';
import { effectText } from './effects.ts';
import { nameOf } from './names.ts';
import { once } from './once.ts';
import type { Voice } from './voice.ts';

/** A Unit in words. */
export interface UnitText {
  readonly name: string;
  readonly kind: string;
  /** The Influence cost of recruiting it. */
  readonly cost: number;
  readonly level: number;
  readonly armor: number;
  readonly resistances: readonly string[];
  /** Where it can be recruited. */
  readonly sites: readonly string[];
  /** Its abilities, with their mana costs. */
  readonly abilities: readonly string[];
  /** Kind, level, Armor and cost in one line. */
  readonly stats: string;
}

export const unitText = once((voice, id): UnitText => {
  const unit = UNITS.find(id);
  const name = nameOf(voice, 'unit', id);
  if (!unit) {
    return { name, kind: '', cost: 0, level: 0, armor: 0, resistances: [], sites: [], abilities: [], stats: '' };
  }
  const { cost, level, armor } = unit;
  const kind = voice.say(`words.unitKind.${unit.kind}`);
  return {
    name,
    kind,
    cost,
    level,
    armor,
    resistances: unit.resistances.map(resistance => nameOf(voice, 'resistance', resistance)),
    sites: unit.sites.map(site => nameOf(voice, 'site', site)),
    abilities: unit.abilities.map(ability => abilityText(voice, ability)),
    stats: voice.say('units.stats', {
      kind,
      level,
      armor: voice.say('words.armor', { n: armor }),
      influence: voice.say('effects.points.influence', { n: cost }),
    }),
  };
});

/** A Unit ability: `Red mana: Fire Attack 6`. */
function abilityText(voice: Voice, { mana, effect }: UnitAbility): string {
  const text = effectText(voice, effect);
  if (mana === null) return text;
  const paid = voice.say('words.mana', { color: nameOf(voice, 'color', mana) });
  return voice.say('units.paid', { mana: voice.capital(paid), effect: text });
}

/** The ability that the words of an answer refer to. */
export const abilityOf = (id: string, words: string): UnitAbility | undefined =>
  UNITS.find(id)?.abilities.find((_, at) => useOf(id, at).words === words);
