import type { Effect } from '../core/effect.ts';
import type { Term } from '../core/numbers.ts';
import { refuse } from '../core/refusal.ts';
import { nullable, oneOf, optional } from '../core/shape.ts';
import type { Printed } from '../protocol/effects.ts';
import { gainPoints, pointsGained } from '../rules/cards/play.ts';
import type { Element } from '../rules/catalogue.ts';
import {
  addValue,
  attackNow,
  REACHES,
  traitsBlocked,
  valueGained,
  whyNoAttack,
  whyNoBlock,
} from '../rules/fight/values.ts';
import { rule } from '../rules/mage-knight.ts';
import type { Query } from '../rules/query.ts';
import { is } from '../rules/shapes.ts';
import { ALWAYS, IN_PEACE, ON_BLOCKING, onAttacking } from '../rules/when.ts';
import { giving } from '../rules/yields.ts';

/* What most cards give: points and values. A card played through another gives more; that is `bonus`. */

/** The printed number, plus the bonus from the card it is played through. */
const yieldOf = ({ card, bonus }: Query, n: number): Term[] => [
  { from: card, op: 'base', n },
  ...(bonus === 0 ? [] : [{ from: card, op: 'add', n: bonus } as const]),
];

const points = rule(
  'points',
  { points: oneOf(['move', 'influence']), n: is.amount },
  (q, e) => g => gainPoints(g, e.points, e.n + q.bonus, q.card),
  {
    when: () => ALWAYS,
    word: e => `${e.points} ${e.n}`,
    gives: (q: Query, e) => giving({ gain: e.points, n: pointsGained(q, e.points, e.n + q.bonus, q.card) }),
  },
);

/** Move points. They can be gained at any time during the player's turn, but spent only while moving (TRN-23). */
export const move = (n: number): Printed => points({ points: 'move', n });
export const influence = (n: number): Printed => points({ points: 'influence', n });

const NO_HEALING = refuse('CMB-GEN-07');

const healing = rule(
  'heal',
  { n: is.amount },
  (q, e) => (q.isFighting ? NO_HEALING : g => gainPoints(g, 'heal', e.n, q.card)),
  {
    when: () => IN_PEACE,
    word: e => `heal ${e.n}`,
    gives: (q: Query, e) => giving({ gain: 'heal', n: pointsGained(q, 'heal', e.n, q.card) }),
  },
);
/** Healing points, not in combat (CRD-16). The card it is played through does not raise them. */
export const heal = (n: number): Printed => healing({ n });

const attacking = rule(
  'attack',
  { reach: oneOf(REACHES), element: is.element, n: is.amount, converted: optional(is.flag) },
  (q, e) => {
    const { reach, element } = attackNow(q, e.reach, e.element);
    return (
      whyNoAttack(q, reach) ??
      (g =>
        addValue(g, { kind: reach, element, terms: yieldOf(q, e.n), from: q.card, converted: e.converted === true }))
    );
  },
  {
    when: e => onAttacking(e.reach),
    word: e => words(e.reach === 'melee' ? '' : e.reach, e.element, 'attack', e.n),
    gives: (q: Query, e) => {
      const { reach, element } = attackNow(q, e.reach, e.element);
      const n = valueGained(q, { kind: reach, terms: yieldOf(q, e.n), from: q.card, converted: e.converted === true });
      return giving({ gain: 'attack', reach, element, n });
    },
  },
);

/** The Attack or Block that points are converted into. */
export const converting = (effect: Effect): Effect => ({ ...effect, converted: true }) as Effect;

/** An Attack, physical unless an element is given; only in combat (CRD-20, CRD-35). */
export const attack = (n: number, element: Element = 'physical'): Printed => attacking({ reach: 'melee', element, n });
export const ranged = (n: number, element: Element = 'physical'): Printed => attacking({ reach: 'ranged', element, n });
export const siege = (n: number, element: Element = 'physical'): Printed => attacking({ reach: 'siege', element, n });

const BLOCK_EXTRAS = ['per-trait', 'twice-against-swift'] as const;
const blocking = rule(
  'block',
  { element: is.element, n: is.amount, extra: nullable(oneOf(BLOCK_EXTRAS)), converted: optional(is.flag) },
  (q, e) =>
    whyNoBlock(q) ??
    (g => {
      const grown: Term[] = e.extra === 'per-trait' ? [{ from: g.card, op: 'add', n: traitsBlocked(g) }] : [];
      addValue(g, {
        kind: 'block',
        element: e.element,
        terms: [...yieldOf(q, e.n), ...grown],
        from: q.card,
        converted: e.converted === true,
        parries: e.extra === 'twice-against-swift',
      });
    }),
  {
    when: () => ON_BLOCKING,
    word: e => words('', e.element, 'block', e.n),
    gives: (q: Query, e) => {
      const n = valueGained(q, {
        kind: 'block',
        terms: yieldOf(q, e.n),
        from: q.card,
        converted: e.converted === true,
      });
      return giving({ gain: 'block', element: e.element, n, extra: e.extra });
    },
  },
);

/** A Block; only in combat. */
export const block = (n: number, element: Element = 'physical'): Printed => blocking({ element, n, extra: null });
/**
 * A Block that grows by 1 for each ability, attack color and resistance of the enemy blocked; in player combat, by 1
 * for each mana spent on the attack.
 */
export const blockPerTrait = (n: number, element: Element): Printed => blocking({ element, n, extra: 'per-trait' });
/** A Block that counts double against a Swift attack. */
export const blockSwift = (n: number): Printed => blocking({ element: 'physical', n, extra: 'twice-against-swift' });

const words = (reach: string, element: Element, what: string, n: number): string =>
  [reach, element === 'physical' ? '' : element, what, n].filter(word => word !== '').join(' ');

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    points: typeof points;
    heal: typeof healing;
    attack: typeof attacking;
    block: typeof blocking;
  }
}
