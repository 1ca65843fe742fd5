import type { Effect } from '../core/effect.ts';
import { type Ask, ifNone } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { oneOf } from '../core/shape.ts';
import { ask, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import { throwAway } from '../rules/cards/deeds.ts';
import { whyNotThrough } from '../rules/cards/play.ts';
import { CARDS } from '../rules/catalogue.ts';
import type { Game } from '../rules/game.ts';
import { rule } from '../rules/mage-knight.ts';
import { distinct, type Query } from '../rules/query.ts';
import { is } from '../rules/shapes.ts';
import type { Name } from '../state/names.ts';

/** Whether it is a Basic or Advanced Action. */
const isActionCard = (card: Name): boolean =>
  CARDS.get(card).kind === 'basic-action' || CARDS.get(card).kind === 'advanced-action';

const NO_ACTION_CARD = refuse('CRD-11');

/** Asks which other Action card in hand to throw away; only suitable ones are offered. */
export function* askThrownAction(q: Query, willDo: (card: Name) => boolean = () => true): Ask<Name> {
  const cards = distinct(q.otherCards).filter(card => isActionCard(card) && willDo(card));
  const options = cards.map(card => option({ act: 'pick-card', card }, card));
  return yield* ask(q.seat, 'throw-away', options, {
    about: { card: q.card },
    refused: ifNone(NO_ACTION_CARD),
    always: true,
  });
}

const multiplying = rule(
  'multiply',
  { as: oneOf(['basic', 'powered']), times: is.amount },
  function* (q: Query, { as, times }) {
    const card = yield* askThrownAction(q, other => whyNotThrough(q, other, as) === null);
    return (g: Game) => {
      throwAway(g, card);
      const effect = CARDS.get(card)[as] as Effect;
      // It is one effect (CRD-25), so bonuses to its value apply once.
      g.nextFrom(card, g.bonus, effect);
      for (let i = 1; i < times; i++) g.nextFrom(card, 0, effect);
    };
  },
  { pays: true },
);
/** Throws away another Action card to use one of its effects several times, without paying its mana. */
export const multiply = (as: 'basic' | 'powered', times: number): Printed => multiplying({ as, times });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    multiply: typeof multiplying;
  }
}
