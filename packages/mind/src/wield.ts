import { type Asked, type MageKnight, type Question, type Seat, shownTo } from '@deedbook/engine';
import type { Allotment } from './allot.ts';
import type { Arm } from './arms.ts';
import type { Paid, Purse } from './purse.ts';

/** The questions between which arms are used. */
const MENUS = ['combat-ranged', 'combat-block', 'combat-damage', 'combat-attack', 'duel-attack', 'duel-block'] as const;

/** Uses arms through the rules, and answers what follows from them. */
export class Wielder {
  protected readonly table: MageKnight;
  protected readonly seat: Seat;
  readonly keys: string[] = [];
  /** The arm used last. */
  using: Arm | null = null;
  private readonly paid: Paid[];
  /** Cards no arm needs. */
  private readonly spare: string[];

  constructor(table: MageKnight, seat: Seat, allotment: Allotment, purse: Purse, cards: readonly string[]) {
    this.table = table;
    this.seat = seat;
    const { wanted, made, taken } = allotment;
    this.paid = [...(purse.pay(wanted, made)?.paid ?? [])];
    this.spare = cards.filter((_, i) => (taken & (1 << i)) === 0);
  }

  protected get asked(): Question | null {
    const { combat, duel } = this.table.state;
    return combat === null && duel === null ? null : this.table.questionFor(this.seat);
  }

  protected get prompt(): string {
    return this.asked?.prompt ?? '';
  }

  answer(key: string): boolean {
    if (this.table.answer(this.seat, key)) return false;
    this.keys.push(key);
    return true;
  }

  use(arm: Arm): boolean {
    this.using = arm;
    const { key, answers } = arm;
    if (!this.answer(key)) return false;
    const left = [...answers];
    for (let asked = this.asked; asked && !MENUS.some(menu => menu === asked?.prompt); asked = this.asked) {
      const keys = asked.options.map(({ choice }) => choice.key);
      if (asked.prompt === 'take-die') {
        if (!this.answer(this.spareDie(keys))) return false;
        continue;
      }
      const at = left.findIndex(answer => keys.includes(answer));
      if (at >= 0 && asked.prompt !== 'pay') {
        if (!this.answer(left.splice(0, at + 1).at(-1) as string)) return false;
      } else if (asked.prompt === 'pay') {
        if (!this.pay(shownTo(asked) as Asked, keys)) return false;
      } else if (asked.prompt === 'discard-cost') {
        const card = this.spare.find(one => keys.includes(one));
        if (card === undefined || !this.answer(card)) return false;
        this.spare.splice(this.spare.indexOf(card), 1);
      } else return false;
    }
    return true;
  }

  /** A die that pays for nothing. */
  private spareDie(colors: readonly string[]): string {
    const { source } = this.table.state;
    const isSpare = (color: string): boolean =>
      source.filter(die => die === color).length > this.paid.filter(({ key }) => key === `${color} die`).length;
    return colors.find(isSpare) ?? (colors[0] as string);
  }

  private pay(asked: Asked, keys: readonly string[]): boolean {
    const wanted = asked.prompt === 'pay' ? asked.about.color : null;
    // What was made on the way is a token in the plan, but may be a crystal.
    const ways = ({ key }: Paid) => [key, key.replace(/token$/, 'crystal')];
    for (const [i, paid] of this.paid.entries()) {
      const way = paid.as === wanted ? ways(paid).find(key => keys.includes(key)) : undefined;
      if (way === undefined) continue;
      this.paid.splice(i, 1);
      return this.answer(way);
    }
    return false;
  }
}
