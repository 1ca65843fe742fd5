import type { Ask } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { ask, type Option, option } from '../protocol/choice.ts';
import type { Printed } from '../protocol/effects.ts';
import type { Yield } from '../protocol/yields.ts';
import { askPayment, canPay, noMoreDice, pay, whyDieUsed } from '../rules/cards/mana.ts';
import { playSideways, SIDEWAYS } from '../rules/cards/play.ts';
import { CARDS } from '../rules/catalogue.ts';
import type { Game } from '../rules/game.ts';
import { rule } from '../rules/mage-knight.ts';
import { distinct, type Query } from '../rules/query.ts';
import { is } from '../rules/shapes.ts';
import { whyWoundsBound } from '../rules/turn/rest.ts';
import { after, eitherOf, forMana, yieldsOf } from '../rules/yields.ts';
import { BASIC_COLORS, type BasicColor } from '../state/mana.ts';
import { type Name, WOUND } from '../state/names.ts';

/*
 * Skills that raise one card played sideways. The card is played as part of the Skill, so no card is ever raised by two
 * of them.
 */

type Sideways = ReturnType<typeof playSideways>;

const NO_CARD = refuse('CRD-30');
const NO_WOUND = refuse('HEA-03');

/** Asks which card to play sideways now, showing what each would be worth. */
function* askSideways(q: Query, cards: readonly Name[], worth: (card: Name) => number): Ask<Sideways> {
  const options: Option<Sideways>[] = [];
  for (const card of distinct(cards)) {
    for (const points of SIDEWAYS) {
      const value = playSideways({ card, points, set: worth(card) });
      if (!q.possible(value)) continue;
      options.push(option({ act: 'sideways', card, as: points, n: worth(card) }, value));
    }
  }
  return yield* ask(q.seat, 'sideways', options, { about: { card: q.card }, always: true });
}

const withoutWounds = (q: Query): readonly Name[] => q.otherCards.filter(card => card !== WOUND);

const worthSideways = (card: Name, { n, special }: { n: number; special: number }): number =>
  CARDS.get(card).kind === 'basic-action' ? n : special;

/** What each of these cards would give when played sideways. */
const yieldsSideways = (q: Query, cards: readonly Name[], worth: (card: Name) => number): readonly Yield[] | null =>
  eitherOf(
    distinct(cards).flatMap(card =>
      SIDEWAYS.map(points => {
        const yields = yieldsOf(q, playSideways({ card, points, set: worth(card) }));
        const { key } = option({ act: 'sideways', card, as: points, n: worth(card) }, null).choice;
        return after(key, yields?.map(one => ({ ...one, cards: [card] })) ?? null);
      }),
    ),
  );

const raise = rule(
  'sideways-for',
  { n: is.amount, special: is.amount },
  (q, e) => {
    const cards = withoutWounds(q);
    return cards.length === 0 ? NO_CARD : playOne(askSideways(q, cards, card => worthSideways(card, e)));
  },
  {
    sure: true,
    word: e => `sideways ${e.n}`,
    gives: (q: Query, e) => yieldsSideways(q, withoutWounds(q), card => worthSideways(card, e)),
  },
);
/** One card played sideways is worth this much, or `special` if it is not a Basic Action. */
export const sidewaysFor = (n: number, special = n): Printed => raise({ n, special });

function* playOne(asking: Ask<Sideways>): Ask<(g: Game) => void> {
  const chosen = yield* asking;
  return g => g.next(chosen);
}

const raiseWound = rule(
  'sideways-wound',
  { n: is.amount },
  (q, e) => {
    if (!q.me.hand.includes(WOUND)) return NO_WOUND;
    return whyWoundsBound(q) ?? playOne(askSideways(q, [WOUND], () => e.n));
  },
  {
    sure: true,
    gives: (q: Query, e) =>
      q.me.hand.includes(WOUND) && !whyWoundsBound(q) ? yieldsSideways(q, [WOUND], () => e.n) : null,
  },
);
/** A Wound can be played sideways like any other card, for this much. */
export const sidewaysWound = (n: number): Printed => raiseWound({ n });

const raiseForMana = rule(
  'sideways-for-mana',
  { n: is.amount, same: is.amount },
  (q, e) => {
    const held = withoutWounds(q);
    const cards = held.filter(card => colorsPaid(q.playing(card)).length > 0);
    if (held.length === 0) return NO_CARD;
    return cards.length === 0 ? NO_MANA : askForMana(q, cards, e);
  },
  { sure: true, gives: (q: Query, e) => yieldsForMana(q, e) },
);
const NO_MANA = refuse('CRD-11');

/** What each card would give for each color of mana. */
function yieldsForMana(q: Query, { n, same }: { n: number; same: number }): readonly Yield[] | null {
  return eitherOf(
    distinct(withoutWounds(q)).flatMap(card =>
      SIDEWAYS.flatMap(points =>
        BASIC_COLORS.map(color => {
          const set = color === CARDS.get(card).color ? same : n;
          const yields = yieldsOf(q, playSideways({ card, points, set }));
          const { key } = option({ act: 'sideways', card, as: points, n }, null).choice;
          const paid = option({ act: 'sideways-mana', color, n: set }, null).choice.key;
          const all = yields?.map(one => ({ ...one, cards: [card] })) ?? null;
          return forMana(after(key, after(paid, all)), [color]);
        }),
      ),
    ),
  );
}

const colorsPaid = (q: Query): BasicColor[] => BASIC_COLORS.filter(color => canPay(q, color));

/** Asks for the card, the color and the mana, in this order, because the card decides what a color is worth. */
function* askForMana(q: Query, cards: readonly Name[], e: { n: number; same: number }): Ask<(g: Game) => void> {
  const chosen = yield* askSideways(q, cards, () => e.n);
  const colorOf = CARDS.get(chosen.card).color;
  const paying = q.playing(chosen.card);
  const options = colorsPaid(paying).map(color =>
    option({ act: 'sideways-mana', color, n: color === colorOf ? e.same : e.n }, color),
  );
  const color = yield* ask(q.seat, 'sideways-mana', options, { about: { card: q.card }, always: true });
  const paid = yield* askPayment(paying, color);
  return g => {
    pay(g, paid);
    g.next(playSideways({ ...chosen, set: color === colorOf ? e.same : e.n }));
  };
}
/** One card played sideways is worth this much for one mana of a basic color, or `same` for mana of its own color. */
export const sidewaysForMana = (n: number, same: number): Printed => raiseForMana({ n, same });

const abstain = rule(
  'without-dice',
  { effect: is.effect },
  (q, e) =>
    whyDieUsed(q) ??
    q.refusal(e.effect) ??
    (g => {
      noMoreDice(g);
      g.next(e.effect);
    }),
  { word: () => 'without dice' },
);
/** Only in a turn in which no Source die is used, before or after. */
export const withoutDice = (effect: Printed): Printed => abstain({ effect });

declare module '../protocol/effects.ts' {
  interface Vocabulary {
    'sideways-for': typeof raise;
    'sideways-wound': typeof raiseWound;
    'sideways-for-mana': typeof raiseForMana;
    'without-dice': typeof abstain;
  }
}
