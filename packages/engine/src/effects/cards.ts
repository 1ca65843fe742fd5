import type { Effect } from '../core/effect.ts';
import { refuse } from '../core/refusal.ts';
import { ask, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import { discard, takeWounds } from '../rules/cards/deeds.ts';
import { playThrough } from '../rules/cards/play.ts';
import { CARDS } from '../rules/catalogue.ts';
import type { Game } from '../rules/game.ts';
import { rule } from '../rules/mage-knight.ts';
import { distinct, type Query } from '../rules/query.ts';
import { changeReputation, gainFame } from '../rules/rewards/tracks.ts';
import { is } from '../rules/shapes.ts';
import { ALWAYS } from '../rules/when.ts';
import { after, eitherOf, giving, yieldsOf } from '../rules/yields.ts';
import { type Name, WOUND } from '../state/names.ts';

const cardOptions = (cards: readonly Name[]) => distinct(cards).map(card => option({ act: 'pick-card', card }, card));

const NOTHING_TO_DISCARD = refuse('CRD-29');

const discarding = rule(
  'discard-for',
  { effect: is.effect },
  (q, e) => {
    const useless = q.refusal(e.effect);
    if (useless) return useless;
    const cards = q.otherCards.filter(card => card !== WOUND); // CRD-10
    return cards.length === 0 ? NOTHING_TO_DISCARD : askDiscard(q, e.effect, cards);
  },
  {
    sure: true,
    gives: (q: Query, e) => yieldsOf(q, e.effect)?.map(one => ({ ...one, discards: one.discards + 1 })) ?? null,
  },
);

function* askDiscard(q: Query, effect: Effect, cards: readonly Name[]) {
  const card = yield* ask(q.seat, 'discard-cost', cardOptions(cards), { about: { card: q.card } });
  return (g: Game) => {
    discard(g, [card]);
    g.next(effect);
  };
}
/** Discard another card for an effect. */
export const discardFor = (effect: Printed): Printed => discarding({ effect });

const NO_ACTION_CARD = refuse('CRD-27');

/** Whether it is a Basic or Advanced Action with a powered effect. */
const isAction = (card: Name): boolean =>
  (CARDS.get(card).kind === 'basic-action' || CARDS.get(card).kind === 'advanced-action') &&
  CARDS.get(card).powered !== null;

const isEmpowered = (q: Query, card: Name, bonus: number): boolean =>
  isAction(card) && q.possible(playThrough({ card, bonus }));

const empowering = rule(
  'empower',
  { bonus: is.amount },
  (q, e) => {
    // If this card is itself played through another one, it passes on that bonus.
    const bonus = q.bonus + e.bonus;
    return q.otherCards.some(card => isEmpowered(q, card, bonus)) ? askEmpower(q, bonus) : NO_ACTION_CARD;
  },
  {
    sure: true,
    pays: true,
    gives: (q: Query, e) => {
      const bonus = q.bonus + e.bonus;
      const cards = distinct(q.otherCards.filter(isAction));
      return eitherOf(cards.map(card => after(card, yieldsOf(q, playThrough({ card, bonus })))));
    },
  },
);

function* askEmpower(q: Query, bonus: number) {
  const cards = distinct(q.otherCards).filter(card => isEmpowered(q, card, bonus));
  const options = cards.map(card => option({ act: 'empower', card }, card));
  const card = yield* ask(q.seat, 'empower', options, { about: { card: q.card, bonus } });
  return (g: Game) => g.next(playThrough({ card, bonus }));
}
/** Play another Action card for its powered effect without paying, with its value raised (CRD-27). */
export const empower = (bonus: number): Printed => empowering({ bonus });

const reputationChange = rule('reputation', { n: is.change }, (_q, e) => g => changeReputation(g, e.n), {
  when: () => ALWAYS,
  gives: (_q, e) => giving({ gain: 'reputation', n: e.n }),
});
export const reputation = (n: number): Printed => reputationChange({ n });

const fameGain = rule('fame', { n: is.amount }, (_q, e) => g => gainFame(g, e.n), {
  when: () => ALWAYS,
  gives: (_q, e) => giving({ gain: 'fame', n: e.n }),
});
export const fame = (n: number): Printed => fameGain({ n });

const wounding = rule('take-wound', { n: is.amount }, (_q, e) => g => takeWounds(g, e.n), {
  when: () => ALWAYS,
  word: () => 'take a wound',
  gives: (_q, e) => giving({ gain: 'wounds', n: e.n }),
});
/** Takes Wounds into the hand. */
export const takeWound = (n = 1): Printed => wounding({ n });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'discard-for': typeof discarding;
    empower: typeof empowering;
    reputation: typeof reputationChange;
    fame: typeof fameGain;
    'take-wound': typeof wounding;
  }
}
