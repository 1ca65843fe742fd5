import type { Effect } from '../core/effect.ts';
import { refuse } from '../core/refusal.ts';
import type { Element } from '../rules/catalogue.ts';
import { gainPoints } from '../rules/play.ts';
import { rule } from '../rules/table.ts';

/*
 * What most cards are made of: points and values. A card played through another yields more; that is `bonus`.
 */

const points = rule<{ points: 'move' | 'influence'; n: number }>(
  'points',
  (q, e) => g => gainPoints(g, e.points, e.n + q.bonus, q.card),
  { word: e => `${e.points} ${e.n}` },
);

/** Move points; they may be gained at any time of the own turn, but only spent while moving (TRN-23). */
export const move = (n: number): Effect => points({ points: 'move', n });
/** Influence points. */
export const influence = (n: number): Effect => points({ points: 'influence', n });

const healing = rule<{ n: number }>('heal', (q, e) => g => gainPoints(g, 'heal', e.n, q.card), {
  word: e => `heal ${e.n}`,
});
/** Healing points (CRD-16: not during combat). They are never raised by the card played with it. */
export const heal = (n: number): Effect => healing({ n });

const NOT_IN_COMBAT = refuse('CRD-20');

export type Reach = 'melee' | 'ranged' | 'siege';

const attacking = rule<{ reach: Reach; element: Element; n: number }>('attack', () => NOT_IN_COMBAT, {
  word: e => words(e.reach === 'melee' ? '' : e.reach, e.element, 'attack', e.n),
});
/** An Attack of physical damage unless an element is named; only in combat (CRD-20, CRD-35). */
export const attack = (n: number, element: Element = 'physical'): Effect => attacking({ reach: 'melee', element, n });
export const ranged = (n: number, element: Element = 'physical'): Effect => attacking({ reach: 'ranged', element, n });
export const siege = (n: number, element: Element = 'physical'): Effect => attacking({ reach: 'siege', element, n });

const blocking = rule<{ element: Element; n: number; perTrait: boolean }>('block', () => NOT_IN_COMBAT, {
  word: e => words('', e.element, 'block', e.n),
});
/** A Block; only in combat. */
export const block = (n: number, element: Element = 'physical'): Effect => blocking({ element, n, perTrait: false });
/** A Block that grows by 1 for each ability, attack colour and resistance on the token of the enemy blocked. */
export const blockPerTrait = (n: number, element: Element): Effect => blocking({ element, n, perTrait: true });

const words = (reach: string, element: Element, what: string, n: number): string =>
  [reach, element === 'physical' ? '' : element, what, n].filter(word => word !== '').join(' ');
