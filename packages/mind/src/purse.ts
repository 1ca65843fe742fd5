import { COLORS, type Color, diceAllowed, isBasic, isUsable, type ManaSource, type Query } from '@deedbook/engine';

/* The mana a seat could pay this turn, and the cheapest way to pay. */

/**
 * A count per color, in the order of COLORS: what must be paid, or what cards have made. Then how many more dice of the
 * Source may be used, and how many are taken out of it.
 */
export type Counts = readonly number[];

const DICE_ALLOWED = COLORS.length;
const DICE_TAKEN = DICE_ALLOWED + 1;

export const NONE: Counts = Array<number>(DICE_TAKEN + 1).fill(0);
export const plus = (counts: Counts, colors: readonly Color[]): Counts => {
  if (colors.length === 0) return counts;
  const sum = [...counts];
  for (const color of colors) sum[COLORS.indexOf(color)] = (sum[COLORS.indexOf(color)] as number) + 1;
  return sum;
};

export const plusDice = (counts: Counts, allowed: number, taken: number): Counts =>
  allowed + taken === 0 ? counts : [...counts.slice(0, DICE_ALLOWED), allowed, taken];

/** One mana paid: the color needed, and the answer that pays it. */
export interface Paid {
  readonly as: Color;
  readonly key: string;
}

/** Mana of one kind. */
interface Supply {
  readonly color: Color;
  readonly from: ManaSource;
  n: number;
}

interface Found {
  readonly crystals: number;
  readonly paid: readonly Paid[];
}

const ORDER: readonly ManaSource[] = ['endless', 'token', 'tactic', 'die', 'crystal'];

/** Counts as one number: a hexadecimal digit for each of the six colors, and two bits for each count of dice. */
function packed(counts: Counts): number {
  let n = 0;
  for (let i = 0; i < DICE_ALLOWED; i++) n = n * 16 + (counts[i] as number);
  return n * 16 + Math.min(3, counts[DICE_ALLOWED] as number) * 4 + Math.min(3, counts[DICE_TAKEN] as number);
}

export class Purse {
  private readonly supplies: readonly Supply[];
  private readonly dice: number;
  private readonly source: number;
  private readonly goldIsWild: boolean;
  private readonly known = new Map<number, Found | null>();

  constructor(q: Query) {
    const supplies: Supply[] = [];
    for (const from of ORDER) {
      for (const color of COLORS) {
        if (!isUsable(q, color)) continue;
        const n = countOf(from, color, q);
        if (n > 0) supplies.push({ color, from, n });
      }
    }
    this.supplies = supplies;
    this.dice = Math.max(0, diceAllowed(q) - q.turn.diceUsed);
    this.source = q.s.source.length;
    this.goldIsWild = isUsable(q, 'gold');
  }

  /** The way to pay all of it with the fewest crystals, or null. */
  pay(wanted: Counts, made: Counts): Found | null {
    // What is wanted are only colors.
    const name = (packed(wanted) / 16) * 2 ** 28 + packed(made);
    let found = this.known.get(name);
    if (found === undefined) {
      found = this.work(wanted, made);
      this.known.set(name, found);
    }
    return found;
  }

  private work(wanted: Counts, made: Counts): Found | null {
    const colors = COLORS.flatMap((color, i) => Array<Color>(wanted[i] as number).fill(color));
    const supplies: Supply[] = this.supplies.map(supply => ({ ...supply }));
    for (const [i, color] of COLORS.entries()) {
      const n = made[i] as number;
      if (n > 0) supplies.unshift({ color, from: 'token', n });
    }
    const left = this.source - (made[DICE_TAKEN] as number);
    if (left < 0) return null;
    let best: Found | null = null;
    const paid: Paid[] = [];
    const go = (at: number, dice: number, crystals: number): void => {
      if (best && crystals >= best.crystals) return;
      const color = colors[at];
      if (color === undefined) {
        best = { crystals, paid: [...paid] };
        return;
      }
      for (const supply of supplies) {
        if (supply.n === 0 || (supply.from === 'die' && dice === 0)) continue;
        if (supply.color !== color && !(supply.color === 'gold' && this.goldIsWild && isBasic(color))) continue;
        supply.n--;
        paid.push({ as: color, key: `${supply.color} ${supply.from}` });
        go(at + 1, supply.from === 'die' ? dice - 1 : dice, crystals + (supply.from === 'crystal' ? 1 : 0));
        paid.pop();
        supply.n++;
      }
    };
    go(0, Math.min(left, this.dice + (made[DICE_ALLOWED] as number)), 0);
    return best;
  }
}

function countOf(from: ManaSource, color: Color, { me, s }: Query): number {
  const many = (list: readonly Color[]) => list.filter(other => other === color).length;
  if (from === 'token') return many(me.mana);
  if (from === 'die') return many(s.source);
  if (from === 'crystal') return isBasic(color) ? me.crystals[color] : 0;
  if (from === 'tactic') return me.tacticDie === color ? 1 : 0;
  return s.modifiers.some(m => m.mod === 'endless-mana' && m.on === color) ? MANY : 0;
}

const MANY = 9;
