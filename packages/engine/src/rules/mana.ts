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
export const diceAllowed = (q: Query): number =>
  q.bent('diceAllowed', [{ from: 'rule', op: 'base', n: 1 }], { seat: q.seat });

/** Every way to pay one mana of a colour now, without what is already spoken for. Gold stands in by day (MAN-07). */
function payments(q: Query, wanted: Color, spoken: readonly Payment[]): Payment[] {
  const ways: Payment[] = [];
  if (isUsable(q, wanted)) addWays(q, wanted, wanted, spoken, ways);
  if (isBasic(wanted) && isUsable(q, 'gold')) addWays(q, 'gold', wanted, spoken, ways);
  return ways;
}

function addWays(q: Query, color: Color, as: Color, spoken: readonly Payment[], ways: Payment[]): void {
  const { me, s } = q;
  const add = (from: Payment['from'], there: number) => {
    if (there > 0 && there > taken(spoken, color, from)) ways.push({ color, from, as });
  };
  if (s.source.includes(color) && mayUseDie(q, spoken)) add('die', count(s.source, color));
  if (me.mana.length > 0) add('token', count(me.mana, color));
  if (isBasic(color)) add('crystal', me.crystals[color]);
  if (me.tacticDie === color) add('tactic', 1);
}

const count = (list: readonly Color[], color: Color): number => {
  let n = 0;
  for (const c of list) if (c === color) n++;
  return n;
};
const taken = (spoken: readonly Payment[], color: Color, from: Payment['from']): number =>
  spoken.filter(p => p.color === color && p.from === from).length;

const mayUseDie = (q: Query, spoken: readonly Payment[]): boolean =>
  q.turn.diceUsed + spoken.filter(p => p.from === 'die').length < diceAllowed(q);

const keys = new Map<string, string>();
function keyOf({ color, from }: Payment): string {
  const key = `${color} ${from}`;
  const known = keys.get(key);
  if (known) return known;
  keys.set(key, key);
  return key;
}

/** Asks which mana pays for a colour, so that what has to be paid after it still can be; one way needs no asking. */
export function* askPayment(
  q: Query,
  wanted: Color,
  spoken: readonly Payment[] = [],
  after: readonly Color[] = [],
): Ask<Payment> {
  const ways = payments(q, wanted, spoken);
  const options: Option<Payment>[] = ways
    .filter(way => canPayAll(q, after, [...spoken, way]))
    .map(value => ({ key: keyOf(value), value, at: { kind: value.from, id: value.color }, about: value }));
  return yield* ask(q.seat, 'pay', options, {
    about: { color: wanted },
    refused: key => {
      const [way] = ways.filter(other => key === '' || keyOf(other) === key);
      return way && after[0] !== undefined
        ? whyUnpaid(q, after[0], [...spoken, way], '')
        : whyUnpaid(q, wanted, spoken, key);
    },
  });
}

/** Whether all of these colours can be paid without what is already spoken for (CRD-11). */
function canPayAll(q: Query, [color, ...rest]: readonly Color[], spoken: readonly Payment[]): boolean {
  return color === undefined || payments(q, color, spoken).some(way => canPayAll(q, rest, [...spoken, way]));
}

/** Whether one mana of a colour could be paid at all. */
export const canPay = (q: Query, wanted: Color): boolean => payments(q, wanted, []).length > 0;

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
