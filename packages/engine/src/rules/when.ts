import type { When } from '../core/rule.ts';
import type { Reach } from './fight/values.ts';

/*
 * Most effects are possible at certain moments and at no others: an Attack while attacks are put together, healing outside
 * of fights. Their rules say when (the trait `when`), as sets of these moments, by day and by night. So whoever lists what
 * a player could use starts no rule that is sure to succeed or to be refused.
 */

export const PEACE = 1;
export const FIGHT = 2;
export const ATTACK: Readonly<Record<Reach, number>> = { melee: 4, ranged: 8, siege: 16 };
export const BLOCK = 32;
/** The same moments by night are this many bits further. */
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
/** Not before a fight, and then only if the rule allows it. */
export const IN_FIGHTS: When = { surely: 0, maybe: at(FIGHT).maybe };
const ON_ATTACKING = { melee: at(ATTACK.melee), ranged: at(ATTACK.ranged), siege: at(ATTACK.siege) };
export const onAttacking = (reach: Reach): When => ON_ATTACKING[reach];

/** When one of several is possible. */
export const eitherWhen = (list: readonly When[]): When => ({
  surely: list.reduce((all, { surely }) => all | surely, 0),
  maybe: list.reduce((all, { maybe }) => all | maybe, 0),
});

/** When something is possible that is also held back by something else. */
export const bothWhen = (a: When, b: When): When => ({ surely: a.surely & b.surely, maybe: a.maybe & b.maybe });

/** One thing by day, another by night. */
export const byDayAndNight = (day: When, night: When): When => ({
  surely: (day.surely & DAYS) | (night.surely & NIGHTS),
  maybe: (day.maybe & DAYS) | (night.maybe & NIGHTS),
});
