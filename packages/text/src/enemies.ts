import { ENEMIES, type Enemy } from '@deedbook/engine';
import { listOfTokens, nameOf } from './names.ts';
import type { Voice } from './voice.ts';

/** Something printed on a token, and what it means. */
export interface Explanation {
  readonly name: string;
  readonly text: string;
}

/** An enemy in words. */
export interface EnemyText {
  readonly name: string;
  /** The color of its back. */
  readonly token: string;
  readonly armor: number;
  readonly fame: number;
  /** Its attacks, or what it summons instead. */
  readonly attacks: readonly string[];
  readonly abilities: readonly Explanation[];
  readonly resistances: readonly Explanation[];
  /** Back, Armor, attacks and Fame in one line. */
  readonly stats: string;
}

export function enemyText(voice: Voice, id: string): EnemyText {
  const enemy = ENEMIES.find(id);
  const name = nameOf(voice, 'enemy', id);
  if (!enemy) return { name, token: '', armor: 0, fame: 0, attacks: [], abilities: [], resistances: [], stats: '' };
  const { armor, fame } = enemy;
  const token = voice.capital(voice.say(`words.token.${enemy.color}`));
  const attacks = attacksOf(voice, enemy);
  return {
    name,
    token,
    armor,
    fame,
    attacks,
    abilities: enemy.abilities.map(ability => abilityText(voice, ability)),
    resistances: resistancesOf(voice, enemy),
    stats: voice.say('enemies.stats', {
      token,
      armor: voice.say('words.armor', { n: armor }),
      attacks: attacks.join(', '),
      fame,
    }),
  };
}

export const abilityText = (voice: Voice, ability: string): Explanation => ({
  name: nameOf(voice, 'ability', ability),
  text: sentence(voice, voice.find(`enemies.ability.${ability}`) ?? ability),
});

function attacksOf(voice: Voice, { attacks, summons }: Enemy): string[] {
  const told = attacks.map(({ value, element }) => voice.say(`effects.attack.melee.${element}`, { n: value }));
  return summons.length === 0
    ? told
    : [...told, voice.say('enemies.summons', { tokens: listOfTokens(voice, summons) })];
}

/** Fire and Ice resistance together also resist Cold Fire (CMB-DEF-05). */
function resistancesOf(voice: Voice, { resistances }: Enemy): Explanation[] {
  const told = resistances.map(resistance => ({
    name: nameOf(voice, 'resistance', resistance),
    text: sentence(voice, voice.say(`enemies.resistance.${resistance}`)),
  }));
  if (!resistances.includes('fire') || !resistances.includes('ice')) return told;
  const both = (['fire', 'ice'] as const).map(resistance => nameOf(voice, 'resistance', resistance));
  return [...told, { name: voice.and(both), text: sentence(voice, voice.say('enemies.resistance.both')) }];
}

const sentence = (voice: Voice, phrase: string): string => `${voice.capital(phrase)}.`;
