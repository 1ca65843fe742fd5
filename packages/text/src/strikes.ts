import { type Combat, ENEMIES, type Foe } from '@deedbook/engine';
import { rivalText } from './duels.ts';
import { aboutOf, type Label } from './label.ts';
import { nameOfOne } from './names.ts';
import { isIdle } from './prompts.ts';
import type { Key } from './shape.ts';
import type { Voice } from './voice.ts';

/*
 * Answers that are given in a combat.
 */

/** An enemy by the words of the engine: `prowlers`, `prowlers 2`, `prowlers 2 attack 1`. */
export function foeText(voice: Voice, words: readonly string[]): string | null {
  const enemy = nameOfOne(voice, 'enemy', words);
  const at = words.indexOf('attack', 1);
  return enemy === null || at < 0 ? enemy : voice.say('words.attackNumber', { enemy, n: words[at + 1] ?? '' });
}

/** Something that is done to an enemy; by the question where it depends on the phase. */
const toEnemy =
  (key: Key | ((prompt: string) => Key)): Label =>
  (voice, { asked, words }) => {
    const enemy = foeText(voice, words.slice(1));
    return enemy === null ? null : voice.say(typeof key === 'string' ? key : key(asked.prompt), { enemy });
  };

const isBlocking = (prompt: string): boolean => prompt === 'combat-block';

/** The enemies an attack or block is against, as far as there is a combat to look at. */
const targetsOf = (combat: Readonly<Combat> | null | undefined): readonly Foe[] =>
  combat?.foes.filter(foe => combat.targets.includes(foe.id)) ?? [];

const attack: Label = (voice, { view }) => {
  const enemies = targetsOf(view?.combat).map(foe => foeText(voice, foe.key.split(' ')) ?? foe.key);
  return enemies.length === 0
    ? voice.say('choices.attack')
    : voice.say('choices.attackOn', { enemies: voice.and(enemies) });
};

const block: Label = (voice, { view }) => {
  const [foe] = targetsOf(view?.combat);
  if (!foe) return voice.say('choices.block');
  const which = ENEMIES.get(foe.enemy).attacks.length > 1 ? ` attack ${(view?.combat?.blocking ?? 0) + 1}` : '';
  return voice.say('choices.blockOf', { enemy: foeText(voice, `${foe.key}${which}`.split(' ')) ?? foe.key });
};

const takeDamage: Label = (voice, answering) => {
  const enemy = foeText(voice, answering.words.slice(1));
  const { damage = 0 } = aboutOf<{ damage: number }>(answering);
  return enemy && voice.say('choices.takeDamage', { enemy, damage: voice.say('words.damage', { count: damage }) });
};

const VERBS: Readonly<Record<string, Label>> = {
  target: toEnemy(prompt => (isBlocking(prompt) ? 'choices.target.combat-block' : 'choices.target.other')),
  spare: toEnemy('choices.spare'),
  attack,
  block,
  take: takeDamage,
  cancel: toEnemy('choices.cancel'),
  'give-up': (voice, { asked }) =>
    voice.say(isBlocking(asked.prompt) ? 'choices.giveUp.combat-block' : 'choices.giveUp.other'),
  // With nothing left to block nothing deals damage either (CMB-GEN-03).
  'end-phase': (voice, { asked }) =>
    voice.find(`choices.endPhase.${isBlocking(asked.prompt) && isIdle(asked) ? 'combat-damage' : asked.prompt}`),
};

const inCombat: Label = (voice, answering) => VERBS[answering.words[0] as string]?.(voice, answering) ?? null;

/** An enemy, or between players a Unit of the other one. */
const rivalOrFoe: Label = (voice, answering) => foeText(voice, answering.words) ?? rivalText(voice, answering);

export const COMBAT_PROMPTS: Readonly<Record<string, Label>> = {
  'combat-ranged': inCombat,
  'combat-block': inCombat,
  'combat-damage': inCombat,
  'combat-attack': inCombat,
  'hold-enemy': (voice, { words }) => foeText(voice, words),
  dare: (voice, { choice }) => voice.find(`choices.dare.${choice.key}`),
  'hold-another': rivalOrFoe,
  'choose-enemy': (voice, { words }) => foeText(voice, words),
  aim: (voice, { words }) => (words[0] === 'none' ? voice.say('choices.noTarget') : foeText(voice, words)),
  frighten: rivalOrFoe,
};
