import type { Effect } from '../core/effect.ts';
import { ask } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import type { Game } from '../rules/game.ts';
import type { Query } from '../rules/query.ts';
import { rule } from '../rules/table.ts';

const allOf = rule<{ of: readonly Effect[] }>('all-of', (q, e) => {
  const refusals = e.of.map(effect => q.refusal(effect));
  return refusals.includes(null) ? (g: Game) => g.next(...e.of) : (refusals[0] ?? refuse('CRD-11'));
});
/** One thing and then another. What cannot be done is left out; something must be possible. */
export const both = (...of: Effect[]): Effect => allOf({ of });

/** The words of an effect among others: what it says of itself, or its place in the printed order. */
const wordOf = (effect: Effect, place: number): string => ruleOf(effect.fx).traits.word?.(effect) ?? `${place + 1}`;

const oneOf = rule<{ of: readonly Effect[] }>('one-of', function* (q: Query, e) {
  const open = e.of.filter(effect => q.possible(effect));
  const chosen = yield* ask(
    q.seat,
    'choose',
    open.map(value => ({ key: wordOf(value, e.of.indexOf(value)), value, about: { effect: value } })),
    {
      about: { card: q.card, bonus: q.bonus },
      refused: key => q.refusal(e.of.find((effect, i) => wordOf(effect, i) === key) ?? (e.of[0] as Effect)),
    },
  );
  return (g: Game) => g.next(chosen);
});
/** One of several, chosen when played, never both (CRD-23). */
export const choose = (...of: Effect[]): Effect => oneOf({ of });

const NOT_INTERACTING = refuse('INT-01');

const whileInteracting = rule<{ effect: Effect }>('while-interacting', (q, e) =>
  q.turn.interacting ? (g: Game) => g.next(e.effect) : NOT_INTERACTING,
);
/** Only as part of an interaction with locals. */
export const inInteraction = (effect: Effect): Effect => whileInteracting({ effect });
