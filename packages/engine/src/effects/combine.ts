import type { Effect } from '../core/effect.ts';
import { ask, type Option } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import type { Game } from '../rules/game.ts';
import type { Query } from '../rules/query.ts';
import { rule } from '../rules/table.ts';

const allOf = rule<{ of: readonly Effect[] }>(
  'all-of',
  (q, e) => q.refusal(e.of[0] as Effect) ?? ((g: Game) => g.next(...e.of)),
  { word: e => e.of.map(wordOf).join(' and ') },
);
/** One thing and what comes with it. The first must be possible; what cannot be done of the rest is left out. */
export const both = (...of: Effect[]): Effect => allOf({ of });

const NOTHING = refuse('CRD-11');

/** The words of an effect among others: what it says of itself, or its place in the printed order. */
const wordOf = (effect: Effect, place: number): string => ruleOf(effect.fx).traits.word?.(effect) ?? `${place + 1}`;

/** What to choose from, made once for each printed list. */
const optionLists = new WeakMap<readonly Effect[], readonly Option<Effect>[]>();

function optionsOf(of: readonly Effect[]): readonly Option<Effect>[] {
  const known = optionLists.get(of);
  if (known) return known;
  const made = of.map((value, i) => ({ key: wordOf(value, i), value, about: { effect: value } }));
  optionLists.set(of, made);
  return made;
}

const oneOf = rule<{ of: readonly Effect[] }>(
  'one-of',
  (q, e) => {
    const options = optionsOf(e.of).filter(option => q.possible(option.value));
    return options.length === 0 ? whyNone(q, e.of) : askOne(q, e.of, options);
  },
  { sure: true },
);

/** Why none is possible: rather what is missing for one of them now than that another is for other times. */
function whyNone(q: Query, of: readonly Effect[]): Refusal {
  if (!q.explaining) return NOTHING;
  const reasons = of.map(effect => q.refusal(effect));
  return reasons.find(reason => reason?.rule !== 'CRD-20') ?? reasons[0] ?? NOTHING;
}

function* askOne(q: Query, of: readonly Effect[], options: readonly Option<Effect>[]) {
  const chosen = yield* ask(q.seat, 'choose', options, {
    about: { card: q.card, bonus: q.bonus },
    refused: key => {
      const meant = optionsOf(of).find(option => option.key === key);
      return meant ? q.explain(meant.value) : null;
    },
  });
  return (g: Game) => g.next(chosen);
}
/** One of several, chosen when played, never both (CRD-23). */
export const choose = (...of: Effect[]): Effect => oneOf({ of });

const NOT_INTERACTING = refuse('INT-01');

const whileInteracting = rule<{ effect: Effect }>('while-interacting', (q, e) =>
  q.turn.interacting ? (g: Game) => g.next(e.effect) : NOT_INTERACTING,
);
/** Only as part of an interaction with locals. */
export const inInteraction = (effect: Effect): Effect => whileInteracting({ effect });
