import type { When } from '../core/rule.ts';
import type { Color } from '../state/mana.ts';
import { canPayAll, paysBySkill } from './cards/mana.ts';
import { attackNow, REACHES, whyNoAttack, whyNoBlock } from './fight/values.ts';
import type { Query } from './query.ts';
import { ATTACK, BLOCK, FIGHT, NIGHT, PEACE } from './when.ts';

function momentOf(q: Query): number {
  let found = q.isFighting ? FIGHT : PEACE;
  if (found === FIGHT) {
    for (const reach of REACHES) if (!whyNoAttack(q, attackNow(q, reach, 'physical').reach)) found |= ATTACK[reach];
    if (!whyNoBlock(q)) found |= BLOCK;
  }
  return q.isNight ? found << NIGHT : found;
}

/** Facts shared by everything a seat could use in one position, computed once: the moment, and which colors can be paid. */
export class Moment {
  /** 0 until it is computed. */
  private bits = 0;
  private readonly payable: Partial<Record<Color, boolean>> = {};

  /** Whether an effect is possible; null if its rule has to be tried. */
  allows(q: Query, { surely, maybe }: When): boolean | null {
    if (this.bits === 0) this.bits = momentOf(q);
    if ((this.bits & surely) !== 0) return true;
    return (this.bits & maybe) === 0 ? false : null;
  }

  /** Same as `canPayAll`. */
  canPay(q: Query, cost: readonly Color[]): boolean {
    const [color] = cost;
    // Mana from a Skill may depend on the card being played.
    if (color === undefined || cost.length > 1 || paysBySkill(q)) return canPayAll(q, cost);
    this.payable[color] ??= canPayAll(q, cost);
    return this.payable[color];
  }
}
