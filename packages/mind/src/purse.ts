import { COLORS, type Color, diceAllowed, isBasic, isUsable, type ManaSource, type Query } from '@deedbook/engine';

/* The mana a seat could pay this turn, and the cheapest way to pay. */

/**
 * A count per color, in the order of COLORS: what must be paid, or what cards have made. Then how many more dice of the
 * Source may be used, and how many are taken out of it. Four bits each, so that counts are added like numbers.
 */
export type Counts = number;

const EACH = 16;
const unitOf = (color: Color): Counts => EACH ** COLORS.indexOf(color);
const DIE_ALLOWED = EACH ** COLORS.length;
const DIE_TAKEN = DIE_ALLOWED * EACH;

/** How many there are of what a unit counts. */
const countIn = (counts: Counts, unit: Counts): number => Math.floor(counts / unit) % EACH;

export const NONE: Counts = 0;
export const countsOf = (colors: readonly Color[]): Counts => colors.reduce((n, color) => n + unitOf(color), NONE);
export const countsOfDice = (allowed: number, taken: number): Counts => allowed * DIE_ALLOWED + taken * DIE_TAKEN;

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

export class Purse {
  private readonly supplies: readonly Supply[];
  private readonly dice: number;
  private readonly source: number;
  private readonly goldIsWild: boolean;
  /** Ways to pay, by what was made and what is wanted. */
  private readonly known = new Map<Counts, Map<Counts, Found | null>>();

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
    let here = this.known.get(made);
    if (here === undefined) {
      here = new Map();
      this.known.set(made, here);
    }
    let found = here.get(wanted);
    if (found === undefined) {
      found = this.work(wanted, made);
      here.set(wanted, found);
    }
    return found;
  }

  private work(wanted: Counts, made: Counts): Found | null {
    const colors = COLORS.flatMap(color => Array<Color>(countIn(wanted, unitOf(color))).fill(color));
    const supplies: Supply[] = this.supplies.map(supply => ({ ...supply }));
    for (const color of COLORS) {
      const n = countIn(made, unitOf(color));
      if (n > 0) supplies.unshift({ color, from: 'token', n });
    }
    const left = this.source - countIn(made, DIE_TAKEN);
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
    go(0, Math.min(left, this.dice + countIn(made, DIE_ALLOWED)), 0);
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
