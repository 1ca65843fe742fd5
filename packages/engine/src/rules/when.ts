import type { When } from '../core/rule.ts';
import type { Reach } from './fight/values.ts';

/*
 * Many effects are possible at certain moments and never otherwise: an Attack while an attack is being built, healing
 * outside fights. Their rules say so (the trait `when`) as sets of moments, by day and by night. A menu can then list cards,
 * Units and Skills without starting rules whose result is known.
 */

export const PEACE = 1;
export const FIGHT = 2;
export const ATTACK: Readonly<Record<Reach, number>> = { melee: 4, ranged: 8, siege: 16 };
export const BLOCK = 32;
/** How far the bits of a moment are shifted by night. */
export const NIGHT = 6;

const DAYS = (1 << NIGHT) - 1;
const NIGHTS = DAYS << NIGHT;

const at = (moments: number): When => {
  const all = moments | (moments << NIGHT);
  return { surely: all, maybe: all };
};

export const ALWAYS: When = { surely: -1, maybe: -1 };
export const NEVER: When = { surely: 0, maybe: 0 };
export const IN_PEACE = at(PEACE);
export const ON_BLOCKING = at(BLOCK);
/** Never outside a fight; in one, the rule decides. */
export const IN_FIGHTS: When = { surely: 0, maybe: at(FIGHT).maybe };
const ON_ATTACKING = { melee: at(ATTACK.melee), ranged: at(ATTACK.ranged), siege: at(ATTACK.siege) };
export const onAttacking = (reach: Reach): When => ON_ATTACKING[reach];

/** When one of several is possible. */
export const eitherWhen = (list: readonly When[]): When => ({
  surely: list.reduce((all, { surely }) => all | surely, 0),
  maybe: list.reduce((all, { maybe }) => all | maybe, 0),
});

/** When two conditions hold together. */
export const bothWhen = (a: When, b: When): When => ({ surely: a.surely & b.surely, maybe: a.maybe & b.maybe });

/** One thing by day, another by night. */
export const byDayAndNight = (day: When, night: When): When => ({
  surely: (day.surely & DAYS) | (night.surely & NIGHTS),
  maybe: (day.maybe & DAYS) | (night.maybe & NIGHTS),
});
