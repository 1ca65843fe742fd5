import type { Term } from '../core/numbers.ts';
import { type Ask, ask, type Option } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { type BasicColor, COLORS, type Color, isBasic, MOST_CRYSTALS } from '../state/mana.ts';
import type { Game } from './game.ts';
import { type Query, without } from './query.ts';

/** One way to pay one mana: which mana, where it comes from, and the colour it counts as. */
export interface Payment {
  readonly color: Color;
  readonly from: 'die' | 'token' | 'crystal' | 'tactic';
  readonly as: Color;
}

/** Whether mana of a colour exists at this time of day: no black by day, no gold by night (MAN-08). */
const isUsable = (q: Query, color: Color): boolean => color !== (q.isNight ? 'gold' : 'black');

/** How many Source dice this turn may use: one, and what effects add (TRN-10, SRC-02). */
export const diceAllowed = (q: Query): number => q.bent('diceAllowed', ONE_DIE, { seat: q.seat });
const ONE_DIE: readonly Term[] = [{ from: 'rule', op: 'base', n: 1 }];

const wayOf = (color: Color, from: Payment['from'], as: Color): Option<Payment> => {
  const value = { color, from, as };
  return { key: keyOf(value), value, at: { kind: from, id: color }, about: value };
};

function keyOf({ color, from }: Payment): string {
  return `${color} ${from}`;
}

const FROM = ['die', 'token', 'crystal', 'tactic'] as const;

/** The words for every mana there is. */
const MANA_WORDS: ReadonlySet<string> = new Set(COLORS.flatMap(color => FROM.map(from => `${color} ${from}`)));

/** Every way there could be to pay one mana of a colour; gold may stand in for a basic one (MAN-06, MAN-07). */
const WAYS = new Map(
  COLORS.map(wanted => [
    wanted,
    (isBasic(wanted) ? [wanted, 'gold' as const] : [wanted]).flatMap(color =>
      FROM.map(from => wayOf(color, from, wanted)),
    ),
  ]),
);

/** This mana is there to be paid now, besides what is already spoken for. */
function isThere(q: Query, { color, from }: Payment, spoken: readonly Payment[]): boolean {
  if (!isUsable(q, color)) return false;
  const { me, s } = q;
  const taken = spoken.length === 0 ? 0 : spoken.filter(p => p.color === color && p.from === from).length;
  if (from === 'die') return count(s.source, color) > taken && mayUseDie(q, spoken);
  if (from === 'token') return count(me.mana, color) > taken;
  if (from === 'crystal') return isBasic(color) && me.crystals[color] > taken;
  return me.tacticDie === color && taken === 0;
}

/** The ways to pay one mana of a colour now. */
const waysToPay = (q: Query, wanted: Color, spoken: readonly Payment[]): Option<Payment>[] =>
  (WAYS.get(wanted) ?? []).filter(way => isThere(q, way.value, spoken));

function count(list: readonly Color[], color: Color): number {
  let n = 0;
  for (const c of list) if (c === color) n++;
  return n;
}

const mayUseDie = (q: Query, spoken: readonly Payment[]): boolean =>
  q.turn.diceUsed + spoken.filter(p => p.from === 'die').length < diceAllowed(q);

/** Asks which mana pays for a colour, so that what has to be paid after it still can be; one way needs no asking. */
export function* askPayment(
  q: Query,
  wanted: Color,
  spoken: readonly Payment[] = [],
  after: readonly Color[] = [],
): Ask<Payment> {
  const ways = waysToPay(q, wanted, spoken);
  const options = after.length === 0 ? ways : ways.filter(way => canPayAll(q, after, [...spoken, way.value]));
  return yield* ask(q.seat, 'pay', options, {
    about: { color: wanted },
    refused: key => {
      if (key !== '' && !MANA_WORDS.has(key)) return null;
      const way = ways.find(other => key === '' || other.key === key)?.value;
      return way && after[0] !== undefined
        ? whyUnpaid(q, after[0], [...spoken, way], '')
        : whyUnpaid(q, wanted, spoken, key);
    },
  });
}

/** Whether all of these colours can be paid, besides what is already spoken for (CRD-11). */
export function canPayAll(q: Query, [color, ...rest]: readonly Color[], spoken: readonly Payment[] = NOTHING): boolean {
  if (color === undefined) return true;
  const ways = WAYS.get(color) ?? [];
  if (rest.length === 0) return ways.some(way => isThere(q, way.value, spoken));
  return ways.some(way => isThere(q, way.value, spoken) && canPayAll(q, rest, [...spoken, way.value]));
}

const NOTHING: readonly Payment[] = [];

/** Whether one mana of a colour could be paid at all. */
export const canPay = (q: Query, wanted: Color, spoken: readonly Payment[] = NOTHING): boolean =>
  canPayAll(q, [wanted], spoken);

/** Why these colours cannot all be paid: the reason of the first that lacks mana, once the others are spoken for. */
export function whyNotPaid(q: Query, cost: readonly Color[]): Refusal {
  const spoken: Payment[] = [];
  for (const color of cost) {
    const way = waysToPay(q, color, spoken)[0];
    if (!way) return whyUnpaid(q, color, spoken, '');
    spoken.push(way.value);
  }
  return whyUnpaid(q, cost[0] ?? 'gold', spoken, '');
}

/** Why a mana cannot pay for a colour; without a key, why nothing can. */
export function whyUnpaid(q: Query, wanted: Color, spoken: readonly Payment[], key: string): Refusal {
  const present: Payment[] = [];
  for (const color of COLORS) {
    if (q.s.source.includes(color)) present.push({ color, from: 'die', as: wanted });
    if (q.me.mana.includes(color)) present.push({ color, from: 'token', as: wanted });
    if (isBasic(color) && q.me.crystals[color] > 0) present.push({ color, from: 'crystal', as: wanted });
  }
  const meant = present.filter(p => key === '' || keyOf(p) === key);
  const joker: Color = q.isNight ? 'gold' : 'black';
  for (const { color, from } of meant) {
    const fits = color === wanted || (color === 'gold' && isBasic(wanted));
    // A depleted die explains most where it is all that is left; a token of the wrong colour explains nothing.
    if (!fits && key === '' && from !== 'die') continue;
    if (color === joker) return from === 'die' ? refuse('SRC-04', { color }) : refuse('MAN-08', { color, wanted });
    if (fits && from === 'die' && !mayUseDie(q, spoken)) return refuse('TRN-10', { allowed: diceAllowed(q) });
  }
  return refuse(key === '' ? 'MAN-06' : 'MAN-09', { wanted, key });
}

/** Takes the mana from where it is. A die is kept until the end of the turn, then rerolled and returned (SRC-03). */
export function pay(g: Game, payment: Payment): void {
  const { color, from } = payment;
  const { me, s, turn } = g;
  if (from === 'die') {
    s.source = without(s.source, color);
    me.dice = [...me.dice, { color, roll: true }];
    turn.diceUsed++;
  } else if (from === 'token') {
    me.mana = without(me.mana, color);
  } else if (from === 'crystal') {
    me.crystals = { ...me.crystals, [color]: me.crystals[color as BasicColor] - 1 };
  } else {
    me.tacticDie = null;
    me.tacticUsed = true;
    me.dice = [...me.dice, { color, roll: true }];
  }
  g.tell({ news: 'mana-paid', seat: g.seat, ...payment });
}

export function gainMana(g: Game, color: Color, n = 1): void {
  g.me.mana = [...g.me.mana, ...Array<Color>(n).fill(color)];
  g.tell({ news: 'mana-gained', seat: g.seat, color, n });
}

/** A crystal by an effect: with three of its colour stored it is a mana token instead (MAN-05). */
export function gainCrystal(g: Game, color: BasicColor): void {
  if (!storeCrystal(g, color)) gainMana(g, color);
}

/** A crystal into the Inventory, if there is room; from mines and rewards it is lost otherwise (MAN-05, REW-01). */
export function storeCrystal(g: Game, color: BasicColor): boolean {
  const { me } = g;
  if (me.crystals[color] >= MOST_CRYSTALS) return false;
  me.crystals = { ...me.crystals, [color]: me.crystals[color] + 1 };
  g.tell({ news: 'crystal-gained', seat: g.seat, color });
  return true;
}
