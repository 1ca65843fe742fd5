import type { Seat } from '../../core/effect.ts';
import type { DuelPhase, DuelStep, DuelValue } from '../../state/duel.ts';
import type { Hex } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import type { Element } from '../catalogue.ts';
import type { Sum } from '../combat/numbers.ts';
import { type Explained, explained } from '../combat/outlook.ts';
import { unitWord } from '../interaction/units.ts';
import { isInDuel, type Query } from '../query.ts';
import {
  attackTotal,
  attackValues,
  blockerOf,
  blockSum,
  damageThrough,
  elementsOf,
  heroPrice,
  isSwift,
  lootOf,
  reduction,
  retreats,
  THEFT,
  unitPrice,
  wouldKnockOut,
  woundable,
} from './numbers.ts';

/** Everything the players need to know about their combat before deciding: all sums, no choices. */
export interface DuelOutlook {
  readonly phase: DuelPhase;
  readonly step: DuelStep;
  readonly attacker: Seat;
  readonly blocker: Seat;
  /** Only Siege Attacks reach the blocker in this phase. */
  readonly onlySiege: boolean;
  readonly attack: {
    readonly total: number;
    readonly values: readonly DuelValue[];
    readonly elements: readonly Element[];
  };
  readonly block: Sum;
  /** Two points of Block are needed to stop one point of the attack. */
  readonly swift: boolean;
  /** How much the block reduces the attack. */
  readonly blocked: number;
  /** The damage that would not be blocked; in the damage step, what is left to assign. */
  readonly damage: number;
  /** What the damage can be spent on, and the price of each. */
  readonly hero: {
    readonly hero: Name;
    readonly price: Explained;
    /** All of the damage spent on Wounds would knock the hero out. */
    readonly knocksOut: boolean;
  };
  readonly units: readonly { readonly key: string; readonly unit: Name; readonly price: Explained }[];
  readonly thefts: readonly { readonly card: Name; readonly price: number }[];
  readonly retreats: readonly { readonly hex: Hex; readonly price: number }[];
}

/** The player combat under way, or null. All of it is public. */
export function duelOutlook(looker: Query): DuelOutlook | null {
  const q = looker.as(looker.s.duel?.attacker ?? looker.seat);
  if (!isInDuel(q)) return null;
  const { duel } = q;
  const blocker = blockerOf(duel);
  const isMelee = duel.phase === 'melee';
  const damage = duel.step === 'damage' ? duel.damage : damageThrough(q);
  return {
    phase: duel.phase,
    step: duel.step,
    attacker: duel.attacker,
    blocker,
    onlySiege: !isMelee && duel.fortified && duel.attacker === duel.aggressor,
    attack: { total: attackTotal(q), values: attackValues(q), elements: elementsOf(duel) },
    block: blockSum(duel),
    swift: isSwift(duel),
    blocked: Math.min(attackTotal(q), reduction(duel)),
    damage,
    hero: {
      hero: q.s.players[blocker]?.hero as Name,
      price: explained(terms => heroPrice(q, blocker, terms)),
      knocksOut: wouldKnockOut(q, blocker, Math.floor(damage / heroPrice(q, blocker))),
    },
    units: woundable(q).map(unit => ({
      key: unitWord(q.as(blocker), unit),
      unit: unit.unit,
      price: explained(terms => unitPrice(q, blocker, unit, terms)),
    })),
    thefts: isMelee ? lootOf(q).map(({ card }) => ({ card, price: THEFT })) : [],
    retreats: isMelee ? retreats(q).map(({ hex, cost }) => ({ hex, price: cost })) : [],
  };
}
