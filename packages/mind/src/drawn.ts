import { CARDS, type Name, type Query, WOUND } from '@deedbook/engine';
import { type Limit, limitOfEffect, mostOf, NOTHING, plus, timesOver } from './limits.ts';

/* What cards that are not in hand yet can do at most, once they come to it. */

export interface Drawn {
  /** How many may come. */
  readonly n: number;
  /** The most one of them can do, and all of them together. */
  readonly each: Limit;
  readonly all: Limit;
  /** Whether one of them may be this card. */
  mayBe(card: Name): boolean;
}

/** The cards that may come to a hand whose uses can do this at most: of the deck in any order, or from elsewhere. */
export function drawnInto({ me }: Query, { draws, finds }: Limit): Drawn {
  // A Tactic may shuffle the discard pile back.
  const pile = [...me.deck, ...me.discard].filter(card => card !== WOUND);
  const found = finds > 0 ? ELSEWHERE : [];
  const limits = pile.map(limitOfCard);
  const more = limits.reduce((n, limit) => n + limit.draws, finds * most(found.map(limitOfCard)).draws);
  const n = Math.min(pile.length, draws === 0 ? 0 : draws + more) + finds;
  const each = most([...(draws === 0 ? [] : limits), ...found.map(limitOfCard)]);
  return { n, each, all: timesOver(n, each), mayBe: card => pile.includes(card) || found.includes(card) };
}

const most = (limits: readonly Limit[]): Limit => limits.reduce(mostOf, NOTHING);

/** Cards of the offers, or of other players. */
const ELSEWHERE = CARDS.ids().filter(card =>
  ['basic-action', 'advanced-action', 'spell'].includes(CARDS.get(card).kind),
);

/** The most a card can do: either effect, or one point sideways. */
function limitOfCard(card: Name): Limit {
  let limit = known.get(card);
  if (!limit) {
    const { basic, powered } = CARDS.get(card);
    const effects = [basic, powered].filter(effect => effect !== null).map(limitOfEffect);
    limit = effects.reduce(mostOf, plus(NOTHING, { ...NOTHING, points: 1 }));
    known.set(card, limit);
  }
  return limit;
}

const known = new Map<Name, Limit>();
