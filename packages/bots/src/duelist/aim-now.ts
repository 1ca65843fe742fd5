import { type Combat, cityAt, keyOf, type Query, type State } from '@deedbook/engine';
import { type Aim, type Budget, type Solution, worthIt } from '@deedbook/mind';
import { stakesNow } from '../greedy/combat.ts';
import { turnsLeft } from '../tempo.ts';

/** Each point of Fame of a city's defender, who stays beaten for the next assault. */
const FAME_OF_DEFENDERS = 350;
/** Taking a city where that wins the game. */
const CITY = 3000;
/** A Wound in the last turns, when winning is all that counts. */
const LAST_WOUND = 80;
const LAST_TURNS = 2;
/** A knock-out costs the turns in which the next assaults could be made. */
const KNOCKED_OUT = 1500;

/** What the current fight is fought for. */
export function aimNow(q: Query): Aim {
  const aim = worthIt(stakesNow(q).prize);
  if (!cityAt(q.s, (q.combat as Combat).hex) || q.scenario.cities !== 'assaulted') return aim;
  const isLast = q.mode.dummy && q.s.round === q.mode.rounds && turnsLeft(q) < LAST_TURNS;
  return {
    ...aim,
    win: Math.max(aim.win, q.mode.dummy ? CITY : 0),
    fame: FAME_OF_DEFENDERS,
    ...(isLast ? { wound: LAST_WOUND, poison: LAST_WOUND / 2 } : { knockedOut: KNOCKED_OUT }),
  };
}

/**
 * What an exchange of player combat is fought for: driving the other hero off is worth some points beside Fame, and
 * cards are worth more than elsewhere, because the next exchange needs them too.
 */
export const AIM_IN_DUELS: Aim = { ...worthIt(3), card: 40 };

/** How much more effort each enemy after the second takes: there are that many more ways to fight. */
const FOR_EACH_MORE = 4;
/** No fight takes more than this: a turn should not take longer than players like to wait. */
const MOST = 600_000;

/** A budget for the current fight: against many enemies, a small one would find nothing but to endure everything. */
export function budgetNow(budget: Budget, { combat }: Pick<State, 'combat'>): Budget {
  const foes = (combat as Combat).foes.filter(({ defeated }) => !defeated).length;
  const nodes = Math.min(MOST, budget.nodes * FOR_EACH_MORE ** Math.max(0, Math.min(4, foes) - 2));
  return { ...budget, nodes };
}

/**
 * Whether a search ran out before it found anything to do. A line that stops when monsters are summoned ends only one
 * phase, and what follows may well be worth it.
 */
export const isIdle = ({ keys, won, exact }: Solution): boolean =>
  !won &&
  !exact &&
  keys.every(key => key !== ATTACK && key !== BLOCK) &&
  keys.filter(key => key === END_PHASE).length > 1;

const ATTACK = keyOf({ act: 'attack' });
const BLOCK = keyOf({ act: 'block' });
const END_PHASE = keyOf({ act: 'end-phase' });
