import type { Effect } from '../core/effect.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ruleOf, whenPossible } from '../core/rule.ts';
import { ask, type Option, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import type { Game } from '../rules/game.ts';
import { rule } from '../rules/mage-knight.ts';
import { spaceAt } from '../rules/map/ground.ts';
import type { Query } from '../rules/query.ts';
import { is, many } from '../rules/shapes.ts';
import { byDayAndNight, eitherWhen } from '../rules/when.ts';
import { after, eitherOf, giving, together, yieldsOf } from '../rules/yields.ts';
import type { Name } from '../state/names.ts';
import type { Time } from '../state/state.ts';

const allOf = rule(
  'all-of',
  { of: many(is.effect) },
  (q, e) => q.refusal(e.of[0] as Effect) ?? ((g: Game) => g.next(...e.of)),
  {
    when: e => whenPossible(e.of[0] as Effect),
    word: e => e.of.map(wordOf).join(' and '),
    gives: (q: Query, e) => together(e.of.map(effect => yieldsOf(q, effect))),
  },
);
/** Several effects together. The first must be possible; of the rest, whatever cannot be done is left out. */
export const both = (...of: Printed[]): Printed => allOf({ of });

const NOTHING = refuse('CRD-11');

/** The words for an effect in a choice: its own, or its position in the printed order. */
const wordOf = (effect: Effect, place: number): string => ruleOf(effect.fx).traits.word?.(effect) ?? `${place + 1}`;

/** The options, built once per printed list. */
const optionLists = new WeakMap<readonly Effect[], readonly Option<Effect>[]>();

function optionsOf(of: readonly Effect[]): readonly Option<Effect>[] {
  const known = optionLists.get(of);
  if (known) return known;
  const made = of.map((effect, i) => option({ act: 'choose', words: wordOf(effect, i), effect }, effect));
  optionLists.set(of, made);
  return made;
}

const oneOf = rule(
  'one-of',
  { of: many(is.effect) },
  (q, e) => (e.of.some(effect => q.possible(effect)) ? askOne(q, e.of) : whyNone(q, e.of)),
  {
    sure: true,
    when: e => eitherWhen(e.of.map(whenPossible)),
    gives: (q: Query, e) => eitherOf(optionsOf(e.of).map(({ choice, value }) => after(choice.key, yieldsOf(q, value)))),
  },
);

/** Why none is possible: prefer what one of them lacks now over one that is for another time. */
function whyNone(q: Query, of: readonly Effect[]): Refusal {
  if (!q.explaining) return NOTHING;
  const reasons = of.map(effect => q.refusal(effect));
  return reasons.find(reason => reason?.rule !== 'CRD-20') ?? reasons[0] ?? NOTHING;
}

function* askOne(q: Query, of: readonly Effect[]) {
  const options = optionsOf(of).filter(option => q.possible(option.value));
  const chosen = yield* ask(q.seat, 'choose', options, {
    about: { card: q.card, bonus: q.bonus },
    refused: key => {
      const meant = optionsOf(of).find(other => other.choice.key === key);
      return meant ? q.explain(meant.value) : null;
    },
  });
  return (g: Game) => g.next(chosen);
}
/** A choice of one effect when played, never both (CRD-23). */
export const choose = (...of: Printed[]): Printed => oneOf({ of });

const NOT_INTERACTING = refuse('INT-01');

const whileInteracting = rule('while-interacting', { effect: is.effect }, (q, e) =>
  q.turn.interacting ? (g: Game) => g.next(e.effect) : NOT_INTERACTING,
);
/** Only as part of an interaction with locals. */
export const inInteraction = (effect: Printed): Printed => whileInteracting({ effect });

const timely = rule(
  'by-time',
  { day: is.effect, night: is.effect },
  (q, e) => {
    const effect = q.isNight ? e.night : e.day;
    return q.refusal(effect) ?? ((g: Game) => g.next(effect));
  },
  {
    when: e => byDayAndNight(whenPossible(e.day), whenPossible(e.night)),
    word: e => `${wordOf(e.day, 0)} by day`,
    gives: (q: Query, e) => yieldsOf(q, q.isNight ? e.night : e.day),
  },
);
/** One effect by day, another at night and where night rules apply (MAN-10). */
export const byTime = (day: Printed, night: Printed): Printed => timely({ day, night });

const anyOf = rule(
  'whatever',
  { of: many(is.effect) },
  (q, e) => {
    if (e.of.some(effect => q.possible(effect))) return (g: Game) => g.next(...e.of);
    return q.refusal(e.of[0] as Effect) ?? NOTHING;
  },
  { when: e => eitherWhen(e.of.map(whenPossible)) },
);
/** Several effects in order, as far as they are possible. */
export const whatever = (...of: Printed[]): Printed => anyOf({ of });

const byTerrain = rule('on-terrain', { terrain: is.terrain, there: is.effect, elsewhere: is.effect }, (q, e) => {
  const here = q.me.hex === null ? null : spaceAt(q.s, q.me.hex)?.terrain;
  const effect = here === e.terrain ? e.there : e.elsewhere;
  return q.refusal(effect) ?? ((g: Game) => g.next(effect));
});
/** One effect on a terrain, another elsewhere. */
export const onTerrain = (terrain: Name, there: Printed, elsewhere: Printed): Printed =>
  byTerrain({ terrain, there, elsewhere });

const offering = rule('may', { effect: is.effect }, (q, e) => q.refusal(e.effect) ?? askWhether(q, e.effect), {
  when: e => whenPossible(e.effect),
  word: e => wordOf(e.effect, 0),
  gives: (q: Query, e) => eitherOf([after('yes', yieldsOf(q, e.effect)), after('no', giving())]),
});

function* askWhether(q: Query, effect: Effect) {
  const options: Option<boolean>[] = [option({ act: 'accept', effect }, true), option({ act: 'decline' }, false)];
  const wanted = yield* ask(q.seat, 'may', options, { about: { card: q.card } });
  return (g: Game) => {
    if (wanted) g.next(effect);
  };
}
/** An optional effect. */
export const may = (effect: Printed): Printed => offering({ effect });

const NOT_AT_START = refuse('CRD-20');

const isOpening = ({ combat, duel, seat }: Query): boolean =>
  duel ? duel.phase === 'ranged' && !duel.opened.includes(seat) : combat?.phase === 'ranged' && !combat.opened;

const opening = rule(
  'at-start-of-combat',
  { effect: is.effect },
  (q, e) => (isOpening(q) ? (q.refusal(e.effect) ?? ((g: Game) => g.next(e.effect))) : NOT_AT_START),
  { gives: (q: Query, e) => (isOpening(q) ? yieldsOf(q, e.effect) : null) },
);
/** Only at the start of a combat, before any other combat effect. */
export const atStartOfCombat = (effect: Printed): Printed => opening({ effect });

const onlyThen = rule(
  'only-by',
  { time: is.time, effect: is.effect },
  (q, e) => (q.isNight === (e.time === 'night') ? (q.refusal(e.effect) ?? ((g: Game) => g.next(e.effect))) : NOTHING),
  {
    gives: (q: Query, e) => (q.isNight === (e.time === 'night') ? yieldsOf(q, e.effect) : null),
  },
);
/** Only by day, or only at night and where night rules apply (MAN-10). */
export const onlyBy = (time: Time, effect: Printed): Printed => onlyThen({ time, effect });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'all-of': typeof allOf;
    'one-of': typeof oneOf;
    'while-interacting': typeof whileInteracting;
    'by-time': typeof timely;
    whatever: typeof anyOf;
    'on-terrain': typeof byTerrain;
    may: typeof offering;
    'at-start-of-combat': typeof opening;
    'only-by': typeof onlyThen;
  }
}
