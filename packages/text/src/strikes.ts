import { type Combat, ENEMIES, type Foe, type One, oneNamed } from '@deedbook/engine';
import { type Label, labels } from './label.ts';
import { nameOfOne } from './names.ts';
import { isIdle } from './prompts.ts';
import type { Key } from './shape.ts';
import type { Voice } from './voice.ts';

/* Answers in a combat. */

/** An enemy, and which of several attacks: Prowlers 2, attack 1. */
export function foeText(voice: Voice, foe: One, attack: number | null = null): string {
  const enemy = nameOfOne(voice, 'enemy', foe);
  return attack === null ? enemy : voice.say('words.attackNumber', { enemy, n: attack });
}

interface Aimed {
  readonly foe: One;
  readonly attack?: number | null;
}

/** The words for doing something to an enemy. */
const toEnemy =
  (key: Key) =>
  (voice: Voice, { foe, attack = null }: Aimed): string =>
    voice.say(key, { enemy: foeText(voice, foe, attack) });

const isBlocking = (prompt: string): boolean => prompt === 'combat-block';

/** The targets of an attack or block, if there is a combat. */
const targetsOf = (combat: Readonly<Combat> | null | undefined): readonly Foe[] =>
  combat?.foes.filter(foe => combat.targets.includes(foe.id)) ?? [];

const attack: Label<'attack'> = (voice, _act, { view }) => {
  const enemies = targetsOf(view?.combat).map(foe => foeText(voice, oneNamed(foe.key)));
  return enemies.length === 0
    ? voice.say('choices.attack')
    : voice.say('choices.attackOn', { enemies: voice.and(enemies) });
};

const block: Label<'block'> = (voice, _act, { view }) => {
  const [foe] = targetsOf(view?.combat);
  if (!foe) return voice.say('choices.block');
  const which = ENEMIES.get(foe.enemy).attacks.length > 1 ? (view?.combat?.blocking ?? 0) + 1 : null;
  return voice.say('choices.blockOf', { enemy: foeText(voice, oneNamed(foe.key), which) });
};

export const COMBAT_LABELS = labels({
  target: (voice, act, { asked }) =>
    toEnemy(isBlocking(asked.prompt) ? 'choices.target.combat-block' : 'choices.target.other')(voice, act),
  spare: toEnemy('choices.spare'),
  attack,
  block,
  'take-damage': (voice, { foe, attack: which, damage = 0 }) =>
    voice.say('choices.takeDamage', {
      enemy: foeText(voice, foe, which),
      damage: voice.say('words.damage', { count: damage }),
    }),
  cancel: toEnemy('choices.cancel'),
  'give-up': (voice, _act, { asked }) =>
    voice.say(isBlocking(asked.prompt) ? 'choices.giveUp.combat-block' : 'choices.giveUp.other'),
  // With nothing left to block, no damage is dealt either (CMB-GEN-03).
  'end-phase': (voice, _act, { asked }) =>
    voice.find(`choices.endPhase.${isBlocking(asked.prompt) && isIdle(asked) ? 'combat-damage' : asked.prompt}`) ??
    voice.say('choices.done'),
  'pick-enemy': (voice, { foe }) => foeText(voice, foe),
});
