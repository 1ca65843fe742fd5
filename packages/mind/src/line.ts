import { type Asked, keyOf, type MageKnight, oneNamed, type Question, type Seat, shownTo } from '@deedbook/engine';
import type { Arm } from './arms.ts';
import type { Plan } from './carry-out.ts';
import type { Blow, Foe } from './foes.ts';
import type { Paid, Purse } from './purse.ts';

/** The answers of a fight from a position on, checked by playing the rules. */
export interface Line {
  readonly keys: readonly string[];
  readonly end: MageKnight;
  readonly won: boolean;
}

const PHASES = ['combat-ranged', 'combat-block', 'combat-damage', 'combat-attack'] as const;

/** Plays a plan through the rules. If they refuse it, returns the arm at which it failed, or null. */
export function playOut(
  start: MageKnight,
  seat: Seat,
  plan: Plan,
  purse: Purse,
  cards: readonly string[],
): Line | { readonly stuck: Arm | null } {
  const player = new Player(start.clone(), seat, plan, purse, cards);
  return player.play() ?? { stuck: player.using };
}

class Player {
  private readonly table: MageKnight;
  private readonly seat: Seat;
  private readonly plan: Plan;
  private readonly keys: string[] = [];
  /** The arm used last. */
  using: Arm | null = null;
  private readonly paid: Paid[];
  /** Cards no arm of the plan needs. */
  private readonly spare: string[];

  constructor(table: MageKnight, seat: Seat, plan: Plan, purse: Purse, cards: readonly string[]) {
    this.table = table;
    this.seat = seat;
    this.plan = plan;
    const { wanted, made, taken } = plan.allotment;
    this.paid = [...(purse.pay(wanted, made)?.paid ?? [])];
    this.spare = cards.filter((_, i) => (taken & (1 << i)) === 0);
  }

  play(): Line | null {
    const { plan, table } = this;
    const { arms, makers } = plan.allotment;
    for (const maker of makers) if (!this.use(maker)) return null;
    const shots = plan.strikes.filter(({ phase }) => phase === 'ranged');
    const attacks = plan.strikes.filter(({ phase }) => phase === 'attack');
    for (const [i, { foes }] of shots.entries()) if (!this.strike(foes, arms[i] ?? [])) return null;
    if (this.prompt === 'combat-ranged') {
      const { fence } = table.state;
      if (!this.answer('end-phase')) return null;
      // A monster was summoned: the rest is planned once it is known.
      if (table.state.fence > fence) return { keys: this.keys, end: table, won: false };
    }
    for (const [i, blow] of plan.blocks.entries()) if (!this.block(blow, arms[shots.length + i] ?? [])) return null;
    if (this.prompt === 'combat-block' && !this.answer('end-phase')) return null;
    if (this.prompt === 'combat-damage' && !this.suffer()) return null;
    const first = shots.length + plan.blocks.length;
    for (const [i, { foes }] of attacks.entries()) if (!this.strike(foes, arms[first + i] ?? [])) return null;
    const won = table.state.combat === null;
    if (!won && !this.answer('end-phase')) return null;
    return table.state.combat === null ? { keys: this.keys, end: table, won } : null;
  }

  private get asked(): Question | null {
    return this.table.state.combat === null ? null : this.table.questionFor(this.seat);
  }

  private get prompt(): string {
    return this.asked?.prompt ?? '';
  }

  private answer(key: string): boolean {
    if (this.table.answer(this.seat, key)) return false;
    this.keys.push(key);
    return true;
  }

  private strike(foes: readonly Foe[], arms: readonly Arm[]): boolean {
    for (const { key } of foes)
      if (!this.answer(keyOf({ act: 'target', foe: oneNamed(key), attack: null }))) return false;
    return arms.every(arm => this.use(arm)) && this.answer('attack');
  }

  private block({ foe, attack }: Blow, arms: readonly Arm[]): boolean {
    const target = keyOf({ act: 'target', foe: oneNamed(foe), attack });
    return this.answer(target) && arms.every(arm => this.use(arm)) && this.answer('block');
  }

  /** Uses an arm, and answers what follows from it. */
  private use(arm: Arm): boolean {
    this.using = arm;
    const { key, answers } = arm;
    if (!this.answer(key)) return false;
    const left = [...answers];
    for (let asked = this.asked; asked && !PHASES.some(phase => phase === asked?.prompt); asked = this.asked) {
      const keys = asked.options.map(({ choice }) => choice.key);
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

  private pay(asked: Asked, keys: readonly string[]): boolean {
    const wanted = asked.prompt === 'pay' ? asked.about.color : null;
    const at = this.paid.findIndex(({ as, key }) => as === wanted && keys.includes(key));
    const key = at >= 0 ? (this.paid.splice(at, 1)[0] as Paid).key : undefined;
    return key !== undefined && this.answer(key);
  }

  /** Takes the unblocked attacks as planned. */
  private suffer(): boolean {
    const { suffered, suffering } = this.plan;
    for (const [i, { foe, attack }] of suffered.entries()) {
      if (!this.answer(keyOf({ act: 'take-damage', foe: oneNamed(foe), attack }))) return false;
      const takers = [...(suffering.takers[i] ?? [])];
      while (this.prompt === 'assign-damage') {
        const taker = takers.shift();
        if (!this.answer(taker === undefined ? 'hero' : this.unitKey(taker))) return false;
      }
    }
    return this.prompt !== 'combat-damage' || this.answer('end-phase');
  }

  /** The answer that assigns damage to a Unit. */
  private unitKey(id: string): string {
    const { units } = this.table.queryFor(this.seat).me;
    const unit = units.find(one => String(one.id) === id);
    const options = this.asked?.options.map(({ choice }) => choice.key) ?? [];
    const own = options.filter(key => key === unit?.unit || key.startsWith(`${unit?.unit} `));
    return own[0] ?? 'hero';
  }
}
