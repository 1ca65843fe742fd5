import { setAside } from './mana.ts';
import type { Pool, Use } from './pool.ts';

/** How much a use counts toward something: in full, and at half value. */
export interface Measured {
  readonly full: number;
  readonly half: number;
}

export type Measure = (use: Use) => Measured | null;

/** Uses that together are enough, their cost, and what is left. */
export interface Haul {
  readonly uses: readonly Use[];
  readonly price: number;
  readonly left: Pool;
}

interface Candidate extends Measured {
  readonly use: Use;
}

const NOTHING_NEEDED = (pool: Pool): Haul => ({ uses: [], price: 0, left: pool });

/**
 * The cheapest uses that reach the value needed, or null. Each card and Unit is used once, mana is paid once, and half
 * values are added up before they are halved. Branch and bound, which works because hands are small.
 */
export function gather(pool: Pool, needed: number, measure: Measure): Haul | null {
  if (needed <= 0) return NOTHING_NEEDED(pool);
  const lists: Candidate[][] = [];
  const alike: boolean[] = [];
  for (let i = 0; i < pool.owners.length; i++) {
    if ((pool.taken & (1 << i)) !== 0) continue;
    const list: Candidate[] = [];
    for (const use of pool.owners[i] as readonly Use[]) {
      if ((use.takes & pool.taken) !== 0) continue;
      const measured = measure(use);
      if (measured) list.push({ use, full: measured.full, half: measured.half });
    }
    if (list.length === 0) continue;
    alike.push(pool.alike[i] === true && (pool.taken & (1 << (i - 1))) === 0);
    lists.push(list);
  }
  // The most the lists from here on can add.
  const rest = new Array<number>(lists.length + 1).fill(0);
  for (let i = lists.length - 1; i >= 0; i--) {
    let most = 0;
    for (const { full, half } of lists[i] as Candidate[]) most = Math.max(most, full + half / 2);
    rest[i] = (rest[i + 1] as number) + most;
  }
  const search = new Search(pool, needed, lists, alike, rest);
  search.from(0, 0, 0, 0, pool.taken, pool.spent, 0, false);
  return search.found();
}

class Search {
  private readonly chosen: Use[] = [];
  private best: Haul | null = null;
  private readonly pool: Pool;
  private readonly needed: number;
  private readonly lists: readonly (readonly Candidate[])[];
  private readonly alike: readonly boolean[];
  private readonly rest: readonly number[];

  constructor(
    pool: Pool,
    needed: number,
    lists: readonly (readonly Candidate[])[],
    alike: readonly boolean[],
    rest: readonly number[],
  ) {
    this.pool = pool;
    this.needed = needed;
    this.lists = lists;
    this.alike = alike;
    this.rest = rest;
  }

  found(): Haul | null {
    return this.best;
  }

  /** Continues from one list; `skipped`: the previous list was left out. */
  from(
    at: number,
    full: number,
    half: number,
    price: number,
    taken: number,
    spent: number,
    eats: number,
    skipped: boolean,
  ): void {
    if (this.best && price >= this.best.price) return;
    if (full + Math.floor(half / 2) >= this.needed) {
      if (eats > freeCards(this.pool, taken)) return;
      this.best = {
        uses: [...this.chosen],
        price,
        left: { ...this.pool, taken: eaten(this.pool, taken, eats), spent },
      };
      return;
    }
    if (at === this.lists.length || full + half / 2 + (this.rest[at] as number) < this.needed) return;
    // Of two identical owners, use the first one first.
    if (!(skipped && this.alike[at])) {
      for (const { use, full: f, half: h } of this.lists[at] as readonly Candidate[]) {
        if ((use.takes & taken) !== 0) continue;
        const paid = use.mana.length === 0 ? spent : setAside(this.pool.purse, use.mana, spent);
        if (paid < 0) continue;
        this.chosen.push(use);
        this.from(at + 1, full + f, half + h, price + use.price, taken | use.takes, paid, eats + use.gives.eats, false);
        this.chosen.pop();
      }
    }
    this.from(at + 1, full, half, price, taken, spent, eats, true);
  }
}

const freeCards = ({ cards }: Pool, taken: number): number => {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if ((taken & (1 << i)) === 0) n++;
  return n;
};

/** Cards to discard come from those left, starting at the end. */
function eaten({ cards }: Pool, taken: number, eats: number): number {
  let [bits, left] = [taken, eats];
  for (let i = cards.length - 1; i >= 0 && left > 0; i--) {
    if ((bits & (1 << i)) !== 0) continue;
    bits |= 1 << i;
    left--;
  }
  return bits;
}
