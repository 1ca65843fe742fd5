import type { Effect } from '../core/effect.ts';
import { refuse } from '../core/refusal.ts';
import type { Element } from '../rules/catalogue.ts';
import { enemyOf, targetsOf } from '../rules/combat/numbers.ts';
import { addValue, type Reach, traitsOf, whyNoAttack, whyNoBlock } from '../rules/combat/values.ts';
import { mostTraits } from '../rules/duel/numbers.ts';
import { gainPoints } from '../rules/play.ts';
import type { Query } from '../rules/query.ts';
import { rule } from '../rules/table.ts';
import type { Combat, Foe } from '../state/state.ts';

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

const NO_HEALING = refuse('CMB-GEN-07');

const healing = rule<{ n: number }>(
  'heal',
  (q, e) => (q.isFighting ? NO_HEALING : g => gainPoints(g, 'heal', e.n, q.card)),
  {
    word: e => `heal ${e.n}`,
  },
);
/** Healing points (CRD-16: not during combat). They are never raised by the card played with it. */
export const heal = (n: number): Effect => healing({ n });

const attacking = rule<{ reach: Reach; element: Element; n: number; converted?: boolean }>(
  'attack',
  (q, e) => {
    const { reach, element } = converted(q, e.reach, e.element);
    return whyNoAttack(q, reach) ?? (g => addValue(g, reach, element, e.n + q.bonus, q.card, e.converted));
  },
  { word: e => words(e.reach === 'melee' ? '' : e.reach, e.element, 'attack', e.n) },
);

/** An effect may turn every Attack into Cold Fire, or into Siege, for the rest of the combat. */
function converted(q: Query, reach: Reach, element: Element): { reach: Reach; element: Element } {
  const is = (mod: string) => q.s.modifiers.some(m => m.mod === mod && m.seat === q.seat);
  return { reach: is('all-siege') ? 'siege' : reach, element: is('all-cold-fire') ? 'cold-fire' : element };
}

/** The Attack or Block that points of the turn are turned into. */
export const converting = (effect: Effect): Effect => ({ ...effect, converted: true }) as Effect;

/** An Attack of physical damage unless an element is named; only in combat (CRD-20, CRD-35). */
export const attack = (n: number, element: Element = 'physical'): Effect => attacking({ reach: 'melee', element, n });
export const ranged = (n: number, element: Element = 'physical'): Effect => attacking({ reach: 'ranged', element, n });
export const siege = (n: number, element: Element = 'physical'): Effect => attacking({ reach: 'siege', element, n });

type BlockExtra = 'per-trait' | 'twice-against-swift' | null;

const blocking = rule<{ element: Element; n: number; extra: BlockExtra; converted?: boolean }>(
  'block',
  (q, e) =>
    whyNoBlock(q) ??
    (g => {
      if (g.duel) {
        const more = e.extra === 'per-trait' ? mostTraits(g) : 0;
        addValue(g, 'block', e.element, e.n + q.bonus + more, q.card, e.converted, e.extra === 'twice-against-swift');
        return;
      }
      const { blocking: at } = g.s.combat as Combat;
      const foe = targetsOf(g.s.combat as Combat)[0] as Foe;
      const more = e.extra === 'per-trait' ? traitsOf(foe, at) : 0;
      const times = e.extra === 'twice-against-swift' && enemyOf(foe).abilities.includes('swift') ? 2 : 1;
      addValue(g, 'block', e.element, (e.n + q.bonus + more) * times, q.card, e.converted);
    }),
  { word: e => words('', e.element, 'block', e.n) },
);
/** A Block; only in combat. */
export const block = (n: number, element: Element = 'physical'): Effect => blocking({ element, n, extra: null });
/** A Block that grows by 1 for each ability, attack colour and resistance on the token of the enemy blocked. */
export const blockPerTrait = (n: number, element: Element): Effect => blocking({ element, n, extra: 'per-trait' });
/** A Block that counts double against a Swift attack. */
export const blockSwift = (n: number): Effect => blocking({ element: 'physical', n, extra: 'twice-against-swift' });

const words = (reach: string, element: Element, what: string, n: number): string =>
  [reach, element === 'physical' ? '' : element, what, n].filter(word => word !== '').join(' ');
