import type { Effect } from '../core/effect.ts';
import { refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import { oneOf } from '../core/shape.ts';
import { choice } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import { rule } from '../rules/mage-knight.ts';
import { is } from '../rules/shapes.ts';
import { attack, block, converting, ranged } from './gain.ts';

/* Move or Influence points that can be turned into Attack or Block while an effect lasts (CMB-GEN-05). */

const SPENT = ['move', 'influence'] as const;
type Spent = (typeof SPENT)[number];

const wordOf = (effect: Effect): string => ruleOf(effect.fx).traits.word?.(effect) ?? effect.fx;

/** What points can be turned into, by its words. */
const VALUES = new Map(
  [attack(1), ranged(1), block(1), block(1, 'fire'), block(1, 'ice')].map(effect => [wordOf(effect), effect]),
);

const NO_POINTS = refuse('CMB-GEN-05');

const convertPoints = rule(
  'convert-points',
  { points: oneOf(SPENT), cost: is.amount, into: is.effect, card: is.source },
  (q, e) => {
    const useless = q.refusal(e.into);
    if (useless) return useless;
    if (q.turn[e.points] < e.cost) return NO_POINTS;
    return g => {
      g.turn[e.points] -= e.cost;
      g.nextFrom(e.card, 0, converting(e.into));
    };
  },
);

MODIFIERS.add({
  conversion: {
    offers: (_q, m) => {
      const [points = 'move', ...words] = m.on.split(' ') as [Spent, ...string[]];
      const into = VALUES.get(words.join(' ')) as Effect;
      return [
        {
          choice: choice(
            { act: 'convert', n: m.n, points, words: words.join(' '), into },
            { kind: 'card', id: m.from },
          ),
          effect: convertPoints({ points, cost: m.n, into, card: m.from }),
        },
      ];
    },
  },
});

const conversion = rule(
  'conversion',
  { points: oneOf(SPENT), cost: is.amount, into: is.effect },
  (_q, { points, cost, into }) =>
    g =>
      g.modify('conversion', 'turn', cost, `${points} ${wordOf(into)}`),
  { word: e => `${e.points} into ${wordOf(e.into)}` },
);
/**
 * For the rest of the turn, this many points gained in combat can be converted into this Attack or Block, repeatedly.
 */
export const convert = (cost: number, points: Spent, into: Printed): Printed => conversion({ points, cost, into });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    conversion: typeof conversion;
  }
}
