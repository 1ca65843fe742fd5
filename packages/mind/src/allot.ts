import type { Aim } from './aim.ts';
import { type Arm, type Arsenal, withHandLost } from './arms.ts';
import { type Counts, NONE, type Purse } from './purse.ts';

/** A value to reach: the Armor of a group, or the Block against one attack. */
export interface Need {
  readonly points: number;
  /** Names the measure and who is barred: needs of the same kind count every arm alike. */
  readonly kind: string;
  /** How much an arm counts toward it: in full, and at half value; null for nothing. */
  readonly measure: (arm: Arm) => { readonly full: number; readonly half: number } | null;
  /** Owners that cannot be used for it. */
  readonly barred: number;
}

/** The arms for each need, what is used before them (mana makers, treats), and the total cost. */
export interface Allotment {
  readonly price: number;
  readonly arms: readonly (readonly Arm[])[];
  readonly makers: readonly Arm[];
  readonly taken: number;
  readonly wanted: Counts;
  readonly made: Counts;
}

interface Candidate {
  readonly arm: Arm;
  readonly full: number;
  readonly half: number;
}

/** What the owners can give to needs of one kind. */
interface Stock {
  readonly owners: readonly (readonly Candidate[])[];
  /** The most each owner can add, and the most the owners from each one on can add. */
  readonly most: readonly number[];
  readonly rest: readonly number[];
}

/** The steps taken so far, and the limit. */
export interface Effort {
  nodes: number;
  /** Steps of modest plans, which take nothing from the search for better ones. */
  aside: number;
  readonly most: number;
  /** Whether something was skipped because the steps ran out. */
  cut: boolean;
}

/**
 * Finds the cheapest arms for all needs together, using each owner once and paying all mana; null if that costs at
 * least `limit`. Half values are added up before they are halved. Branch and bound.
 */
export class Allotting {
  private readonly arsenal: Arsenal;
  private readonly purse: Purse;
  private readonly aim: Aim;
  private readonly effort: Effort;
  /** The limit of one search; null for a share of the steps left. */
  private readonly each: number | null;
  private readonly stocks = new Map<string, Stock>();
  private handless: Allotting | null = null;
  /** The most that can be gained beside the fight. */
  readonly sweets: number;

  constructor(arsenal: Arsenal, purse: Purse, aim: Aim, effort: Effort, each: number | null = null) {
    this.arsenal = arsenal;
    this.purse = purse;
    this.aim = aim;
    this.effort = effort;
    this.each = each;
    this.sweets = arsenal.sweetness.reduce((n, worth) => n + worth, 0);
  }

  /** For a hero who loses the hand anyway. */
  get withHandLost(): Allotting {
    const { arsenal, purse, aim, effort, each } = this;
    this.handless ??= new Allotting(withHandLost(arsenal, aim), purse, { ...aim, card: 0 }, effort, each);
    return this.handless;
  }

  find(needs: readonly Need[], limit: number): Allotment | null {
    const { arsenal, purse, aim, effort } = this;
    const stocks = needs.map(need => this.stockFor(need));
    // The most an owner can give to any need, and the total of all needs from one on.
    const ablest = new Array<number>(arsenal.owners.length).fill(0);
    for (const { most } of stocks) {
      for (let i = 0; i < ablest.length; i++)
        if ((most[i] as number) > (ablest[i] as number)) ablest[i] = most[i] as number;
    }
    const later = new Array<number>(needs.length + 1).fill(0);
    for (let i = needs.length - 1; i >= 0; i--) later[i] = (later[i + 1] as number) + (needs[i] as Need).points;
    const share = this.each ?? Math.max(LEAST, (effort.most - effort.nodes) / 6);
    const end = Math.min(effort.most, effort.nodes + share);
    let able = 0;
    for (const n of ablest) able += n;
    // Most searches end with this first step.
    if (able < (later[0] as number)) {
      if (++effort.nodes > end) effort.cut = true;
      return null;
    }
    const left = (taken: number): number => {
      let n = 0;
      for (let i = 0; i < ablest.length; i++) if ((taken & (1 << i)) === 0) n += ablest[i] as number;
      return n;
    };
    let best: Allotment | null = null;
    let most = limit;
    const chosen: Arm[][] = needs.map(() => []);
    const makers: Arm[] = [];

    const sweets = this.sweets;
    /** The most that owners not used yet can be worth beside the fight. */
    const worthOf = (taken: number): number => {
      if (sweets === 0) return 0;
      let n = 0;
      for (const [i, worth] of arsenal.sweetness.entries()) if ((taken & (1 << i)) === 0) n += worth;
      return n;
    };

    /** The most that crystals gained can save of those used. */
    const savedBy = (taken: number, crystals: number): number => {
      if (crystals === 0) return 0;
      let [n, counted] = [0, taken];
      for (const { takes, price, crystals: gained } of arsenal.menders) {
        if ((takes & counted) !== 0) continue;
        n += Math.min(aim.crystal * gained, crystals) - price;
        counted |= takes;
      }
      return Math.max(0, Math.min(n, crystals));
    };

    const pay = (taken: number, wanted: Counts, made: Counts, price: number, then: Then): void => {
      const found = purse.pay(wanted, made);
      if (found) then(taken, made, price, aim.crystal * found.crystals);
      // Making mana may save a crystal, or be the only way to pay.
      if (found && found.crystals === 0) return;
      for (const maker of arsenal.makers) {
        if ((maker.takes & taken) !== 0 || price + maker.price - worthOf(taken) >= most) continue;
        const more = made + maker.makes;
        const helped = purse.pay(wanted + maker.wants, more);
        if (!helped && makers.length >= MOST_MAKERS) continue;
        if (helped && found && helped.crystals >= found.crystals) continue;
        makers.push(maker);
        const wants = wanted + maker.wants;
        if (helped) then(taken | maker.takes, more, price + maker.price, aim.crystal * helped.crystals, wants);
        // With many ways to make mana, two in a row take longer than the rest of the search.
        else if (++effort.nodes <= end) pay(taken | maker.takes, wants, more, price + maker.price, then);
        else effort.cut = true;
        makers.pop();
      }
    };

    /** Crystals gained make up for those used. */
    const mend = (taken: number, wanted: Counts, made: Counts, discards: number, price: number, crystals: number) => {
      if (crystals === 0) return;
      for (const mender of arsenal.menders) {
        if ((mender.takes & taken) !== 0) continue;
        makers.push(mender);
        const wants = wanted + mender.wants;
        const gained = aim.crystal * mender.crystals;
        pay(taken | mender.takes, wants, made, price + mender.price, (t, m, p, c, w = wants) =>
          finish(arsenal.treats.length, t, w, m, discards + mender.discards, p, Math.max(0, c - gained)),
        );
        makers.pop();
      }
    };

    /** All needs are met: whatever pays beside the fight is added. */
    const finish: Finish = (from, taken, wanted, made, discards, price, crystals) => {
      const free = arsenal.cards.filter((_, i) => (taken & (1 << i)) === 0).length;
      const whole = price + crystals + discards * aim.card;
      if (discards <= free && whole < most) {
        most = whole;
        best = { price: whole, arms: chosen.map(list => [...list]), makers: [...makers], taken, wanted, made };
      }
      mend(taken, wanted, made, discards, price, crystals);
      for (let i = from; i < arsenal.treats.length; i++) {
        const treat = arsenal.treats[i] as Arm;
        if ((treat.takes & taken) !== 0) continue;
        makers.push(treat);
        const wants = wanted + treat.wants;
        pay(taken | treat.takes, wants, made + treat.makes, price + treat.price, (t, m, p, c, w = wants) =>
          finish(i + 1, t, w, m, discards + treat.discards, p, c),
        );
        makers.pop();
      }
    };

    const go = (
      at: number,
      from: number,
      full: number,
      half: number,
      taken: number,
      wanted: Counts,
      made: Counts,
      discards: number,
      price: number,
      crystals: number,
      skipped: boolean,
    ): void => {
      effort.nodes++;
      if (effort.nodes > end) {
        effort.cut = true;
        return;
      }
      if (price + crystals - savedBy(taken, crystals) - worthOf(taken) >= most) return;
      const need = needs[at];
      if (!need) {
        finish(0, taken, wanted, made, discards, price, crystals);
        return;
      }
      if (full + Math.floor(half / 2) >= need.points) {
        go(at + 1, 0, 0, 0, taken, wanted, made, discards, price, crystals, false);
        return;
      }
      const { owners, rest } = stocks[at] as Stock;
      if (from === owners.length || full + half / 2 + (rest[from] as number) < need.points) return;
      if (full + half / 2 + left(taken) < need.points + (later[at + 1] as number)) return;
      const bit = 1 << from;
      const isFree = (taken & bit) === 0;
      // Of two identical owners, use the first one first.
      if (isFree && !(skipped && arsenal.alike[from] === true)) {
        for (const { arm, full: f, half: h } of owners[from] as readonly Candidate[]) {
          if ((arm.takes & taken) !== 0) continue;
          const list = chosen[at] as Arm[];
          list.push(arm);
          const cost = price + arm.price;
          const all = taken | arm.takes;
          const eaten = discards + arm.discards;
          if (arm.mana.length === 0 && arm.makes === NONE) {
            go(at, from + 1, full + f, half + h, all, wanted, made, eaten, cost, crystals, false);
          } else {
            const wants = wanted + arm.wants;
            const makes = made + arm.makes;
            pay(all, wants, makes, cost, (t, m, p, c, w = wants) =>
              go(at, from + 1, full + f, half + h, t, w, m, eaten, p, c, false),
            );
          }
          list.pop();
        }
      }
      go(at, from + 1, full, half, taken, wanted, made, discards, price, crystals, isFree);
    };
    go(0, 0, 0, 0, 0, NONE, NONE, 0, 0, 0, false);
    return best;
  }

  /** Thousands of searches have the same few kinds of needs. */
  private stockFor(need: Need): Stock {
    let stock = this.stocks.get(need.kind);
    if (!stock) {
      stock = stockFrom(this.arsenal, need);
      this.stocks.set(need.kind, stock);
    }
    return stock;
  }
}

function stockFrom({ owners }: Arsenal, { measure, barred }: Need): Stock {
  const candidates = owners.map((arms, i): readonly Candidate[] => {
    if ((barred & (1 << i)) !== 0) return [];
    return arms.flatMap(arm => {
      const measured = (arm.takes & barred) === 0 ? measure(arm) : null;
      return measured ? [{ arm, ...measured }] : [];
    });
  });
  const most = candidates.map(list => Math.max(0, ...list.map(({ full, half }) => full + half / 2)));
  const rest = new Array<number>(owners.length + 1).fill(0);
  for (let i = owners.length - 1; i >= 0; i--) rest[i] = (rest[i + 1] as number) + (most[i] as number);
  return { owners: candidates, most, rest };
}

/** Every search for arms may take at least this many steps. */
const LEAST = 1000;

type Finish = (
  from: number,
  taken: number,
  wanted: Counts,
  made: Counts,
  discards: number,
  price: number,
  crystals: number,
) => void;

type Then = (taken: number, made: Counts, price: number, crystals: number, wanted?: Counts) => void;

/** How many mana makers to try for one payment. */
const MOST_MAKERS = 2;
