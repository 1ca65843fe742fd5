import {
  type ActOf,
  type Choice,
  COLORS,
  type Color,
  diceAllowed,
  isBasic,
  isUsable,
  type Payment,
  type Query,
} from '@deedbook/engine';

/** One mana that could be paid. */
type Mana = Pick<Payment, 'color' | 'from'>;

/** All mana a seat could pay now; bits mark what is reserved. */
export interface Purse {
  readonly mana: readonly Mana[];
  /** How many of the dice may be used. */
  readonly dice: number;
}

/** One bit per mana. */
const MOST = 30;

export function purseOf(q: Query, underground = false): Purse {
  const { me, s } = q;
  const mana: Mana[] = me.mana.map(color => ({ color, from: 'token' }));
  if (me.tacticDie !== null) mana.push({ color: me.tacticDie, from: 'tactic' });
  const dice = diceAllowed(q) - q.turn.diceUsed;
  if (dice > 0) for (const color of s.source) mana.push({ color, from: 'die' });
  for (const color of COLORS) {
    if (isBasic(color)) for (let i = 0; i < me.crystals[color]; i++) mana.push({ color, from: 'crystal' });
  }
  const usable = mana.filter(({ color }) => isUsable(q, color, underground || q.isNight));
  return { mana: usable.slice(0, MOST), dice };
}

/** Reserves mana for these colors and returns the updated bits, or −1 if it cannot all be paid. */
export function setAside({ mana, dice }: Purse, colors: readonly Color[], spent: number): number {
  let bits = spent;
  for (const wanted of colors) {
    const found = choose(mana, wanted, bits, dice);
    if (found < 0) return -1;
    bits |= 1 << found;
  }
  return bits;
}

function choose(mana: readonly Mana[], wanted: Color, bits: number, dice: number): number {
  const mayUseDie = countDice(mana, bits) < dice;
  const mayBeGold = isBasic(wanted);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < mana.length; i++) {
    if ((bits & (1 << i)) !== 0) continue;
    const { color, from } = mana[i] as Mana;
    if (color !== wanted && !(mayBeGold && color === 'gold')) continue;
    if (from === 'die' && !mayUseDie) continue;
    const rank = rankOf(from, color === wanted);
    if (rank < least) [best, least] = [i, rank];
  }
  return best;
}

/**
 * Tokens are lost at the end of the turn and a die is rerolled anyway, but crystals last. Use the color itself before
 * gold.
 */
const rankOf = (from: Mana['from'], exact: boolean): number => ORDER.indexOf(from) + (exact ? 0 : 0.5);
const ORDER: readonly Mana['from'][] = ['endless', 'token', 'tactic', 'die', 'crystal'];

function countDice(mana: readonly Mana[], bits: number): number {
  let n = 0;
  for (let i = 0; i < mana.length; i++) if ((bits & (1 << i)) !== 0 && mana[i]?.from === 'die') n++;
  return n;
}

type Paying = Choice<ActOf<'pay' | 'pay-by-skill' | 'pay-by-card'>>;

/** The cheapest of several ways to pay: a Skill or a card only as a last resort. */
export const leastMissed = (routes: readonly Paying[]): Paying | undefined => {
  const rank = ({ act }: Paying): number => {
    if (act.act === 'pay-by-card') return rankOf('token', act.color === act.as) + 2 * ORDER.length;
    return rankOf(act.from, act.color === act.as) + (act.act === 'pay' ? 0 : ORDER.length);
  };
  return routes.toSorted((a, b) => rank(a) - rank(b))[0];
};
