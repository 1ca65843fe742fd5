import { type Combat, cityAt, type Query } from '@deedbook/engine';
import { type Aim, worthIt } from '@deedbook/mind';
import { stakesNow } from '../greedy/combat.ts';

/** Each point of Fame of a city's defender, who stays beaten for the next assault. */
const FAME_OF_DEFENDERS = 200;
/** A Wound in the last Round, when winning is all that counts. */
const LAST_WOUND = 80;

/** What the current fight is fought for. */
export function aimNow(q: Query): Aim {
  const aim = worthIt(stakesNow(q).prize);
  if (!cityAt(q.s, (q.combat as Combat).hex) || q.scenario.cities !== 'assaulted') return aim;
  const isLast = q.mode.dummy && q.s.round === q.mode.rounds;
  return { ...aim, fame: FAME_OF_DEFENDERS, ...(isLast && { wound: LAST_WOUND, poison: LAST_WOUND / 2 }) };
}
