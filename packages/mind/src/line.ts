import { keyOf, type MageKnight, oneNamed, type Seat } from '@deedbook/engine';
import type { Arm } from './arms.ts';
import type { Plan } from './carry-out.ts';
import type { Blow, Foe } from './foes.ts';
import type { Purse } from './purse.ts';
import { Wielder } from './wield.ts';

/** The answers of a fight from a position on, checked by playing the rules. */
export interface Line {
  readonly keys: readonly string[];
  readonly end: MageKnight;
  readonly won: boolean;
}

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

class Player extends Wielder {
  private readonly plan: Plan;

  constructor(table: MageKnight, seat: Seat, plan: Plan, purse: Purse, cards: readonly string[]) {
    super(table, seat, plan.allotment, purse, cards);
    this.plan = plan;
  }

  play(): Line | null {
    const { plan, table } = this;
    const { arms, makers } = plan.allotment;
    if (!makers.every(maker => this.use(maker))) return null;
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

  /** Whether an attack or block is under way, which then is the first one planned. */
  private get isAimed(): boolean {
    return (this.table.state.combat?.targets.length ?? 0) > 0;
  }

  private strike(foes: readonly Foe[], arms: readonly Arm[]): boolean {
    if (!this.isAimed)
      for (const { key } of foes)
        if (!this.answer(keyOf({ act: 'target', foe: oneNamed(key), attack: null }))) return false;
    return arms.every(arm => this.use(arm)) && this.answer('attack');
  }

  private block({ foe, attack }: Blow, arms: readonly Arm[]): boolean {
    const target = keyOf({ act: 'target', foe: oneNamed(foe), attack });
    return (this.isAimed || this.answer(target)) && arms.every(arm => this.use(arm)) && this.answer('block');
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
