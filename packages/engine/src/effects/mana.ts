import type { Effect } from '../core/effect.ts';
import { refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import { ask, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import { readKey } from '../protocol/keys.ts';
import type { Gain, Yield } from '../protocol/yields.ts';
import {
  askPayment,
  canPay,
  diceToChange,
  gainMana as gainToken,
  pay,
  gainCrystal as storeOrToken,
  whyNoDie,
  whyUnpaid,
} from '../rules/cards/mana.ts';
import { takeDie } from '../rules/cards/source.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import type { Game } from '../rules/game.ts';
import { rule } from '../rules/mage-knight.ts';
import { distinct, type Query } from '../rules/query.ts';
import { is, many } from '../rules/shapes.ts';
import { ALWAYS, NEVER } from '../rules/when.ts';
import { after, eitherOf, forMana, giving, yieldsOf } from '../rules/yields.ts';
import { BASIC_COLORS, type BasicColor, COLORS, type Color } from '../state/mana.ts';

/** A choice of color: of mana, of a crystal, or just a color. */
const colorOptions = <C extends Color>(act: 'pick-mana' | 'pick-crystal' | 'name-color', colors: readonly C[]) =>
  colors.map(color => option({ act, color }, color));

/** One of these colors; a single one is not asked for. */
const givingOneOf = (gain: 'mana' | 'crystal', colors: readonly Color[]): readonly Yield[] | null =>
  eitherOf(
    colors.map(color => (colors.length === 1 ? giving({ gain, color }) : after(color, giving({ gain, color })))),
  );

const mana = rule(
  'gain-mana',
  { of: many(is.color) },
  function* (q: Query, e) {
    const color = yield* ask(q.seat, 'gain-mana', colorOptions('pick-mana', e.of), { about: { card: q.card } });
    return (g: Game) => gainToken(g, color);
  },
  {
    sure: true,
    when: ({ of }) => (of.length > 0 ? ALWAYS : NEVER),
    word: e => (e.of.length === 1 ? `${e.of[0]} mana` : 'mana'),
    gives: (_q, e) => givingOneOf('mana', e.of),
  },
);
/** One mana token of one of these colors. */
export const gainMana = (...of: Color[]): Printed => mana({ of });

const crystal = rule(
  'gain-crystal',
  { of: many(is.basicColor) },
  function* (q: Query, e) {
    const color = yield* ask(q.seat, 'gain-crystal', colorOptions('pick-crystal', e.of), { about: { card: q.card } });
    return (g: Game) => storeOrToken(g, color);
  },
  {
    sure: true,
    when: ({ of }) => (of.length > 0 ? ALWAYS : NEVER),
    word: e => (e.of.length === 1 ? `${e.of[0]} crystal` : 'crystal'),
    gives: (_q, e) => givingOneOf('crystal', e.of),
  },
);
/** One crystal of one of these colors. */
export const gainCrystal = (...of: BasicColor[]): Printed => crystal({ of });

const NO_MANA = refuse('CRD-11');

/** Pay one mana of a basic color, gain a crystal of that color. */
export const crystallize = rule(
  'crystallize',
  q => (BASIC_COLORS.some(color => canPay(q, color)) ? askCrystallize(q) : NO_MANA),
  {
    sure: true,
    gives: () =>
      eitherOf(BASIC_COLORS.map(color => forMana(after(color, giving({ gain: 'crystal', color })), [color]))),
  },
);

function* askCrystallize(q: Query) {
  const colors = BASIC_COLORS.filter(color => canPay(q, color));
  const color = yield* ask(q.seat, 'crystallize', colorOptions('pick-mana', colors), {
    about: { card: q.card },
    refused: key => {
      const wanted = BASIC_COLORS.find(color => color === readKey('pick-mana', key)?.color);
      return wanted ? whyUnpaid(q, wanted, [], '') : null;
    },
  });
  const paid = yield* askPayment(q, color);
  return (g: Game) => {
    pay(g, paid);
    storeOrToken(g, color);
  };
}

MODIFIERS.add({
  /** Allows more Source dice. */
  'extra-dice': {
    diceAllowed: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'add', n: m.n } : null),
  },
});

const extraDice = rule(
  'extra-dice',
  { n: is.amount },
  (q, e) => whyNoDie(q) ?? (g => g.modify('extra-dice', 'turn', e.n)),
  { gives: (_q, e) => giving({ gain: 'dice-allowed', n: e.n }) },
);
/** Allows more Source dice this turn (SRC-02). */
export const mayUseMoreDice = (n: number): Printed => extraDice({ n });

const NO_DIE = refuse('SRC-01');
const NOT_GOLD = refuse('CRD-28');
const GOLD_STAYS = refuse('VAR-NIC-04', { why: 'change' });

const takeAndSet = rule(
  'take-die',
  { tokens: is.amount },
  (q, e) => whyNoDie(q) ?? (q.s.source.length === 0 ? NO_DIE : askDie(q, e.tokens)),
  {
    sure: true,
    gives: (_q, e) =>
      eitherOf(
        DIE_COLORS.map(color =>
          after(color, giving({ gain: 'dice-taken', n: 1 }, ...Array<Gain>(e.tokens).fill({ gain: 'mana', color }))),
        ),
      ),
  },
);

/** The colors such a die can be set to (CRD-28). */
const DIE_COLORS = COLORS.filter(color => color !== 'gold');

function* askDie(q: Query, tokens: number) {
  const dice = distinct(diceToChange(q)).map(color => option({ act: 'pick-die', color }, color));
  const from = yield* ask(q.seat, 'take-die', dice, {
    about: { card: q.card },
    refused: key => (readKey('pick-die', key)?.color === 'gold' && q.s.source.includes('gold') ? GOLD_STAYS : null),
  });
  const colors = colorOptions('name-color', DIE_COLORS);
  const to = yield* ask(q.seat, 'set-die', colors, {
    about: { card: q.card, from },
    refused: key => (readKey('name-color', key)?.color === 'gold' ? NOT_GOLD : null),
  });
  return (g: Game) => {
    takeDie(g, from);
    g.me.dice = [...g.me.dice, { color: to, roll: false }];
    g.tell({ news: 'die-set', seat: g.seat, from, to });
    gainToken(g, to, tokens);
  };
}
/**
 * Takes any die from the Source, sets it to a color other than gold and gains tokens of that color; the die is not
 * rerolled (CRD-28).
 */
export const takeAndSetDie = (tokens: number): Printed => takeAndSet({ tokens });

const payment = rule(
  'pay-for',
  { color: is.basicColor, effect: is.effect },
  (q, e) => q.refusal(e.effect) ?? askPayFor(q, e.color, e.effect),
  {
    word: e => ruleOf(e.effect.fx).traits.word?.(e.effect) ?? `pay ${e.color}`,
    pays: true,
    gives: (q: Query, e) => forMana(yieldsOf(q, e.effect), [e.color]),
  },
);

function* askPayFor(q: Query, color: BasicColor, effect: Effect) {
  const paid = yield* askPayment(q, color);
  return (g: Game) => {
    pay(g, paid);
    g.next(effect);
  };
}
/** An effect that costs one more mana of a color. */
export const payFor = (color: BasicColor, effect: Printed): Printed => payment({ color, effect });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'gain-mana': typeof mana;
    'gain-crystal': typeof crystal;
    crystallize: typeof crystallize;
    'extra-dice': typeof extraDice;
    'take-die': typeof takeAndSet;
    'pay-for': typeof payment;
  }
}
