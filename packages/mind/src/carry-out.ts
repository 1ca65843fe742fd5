import type { Aim } from './aim.ts';
import type { Allotment, Allotting } from './allot.ts';
import { type Fate, type Grouping, partitions, type Strike } from './fates.ts';
import { type Blow, type Suffering, sufferings } from './foes.ts';
import type { Survey } from './survey.ts';

/** A planned fight in numbers, not yet as answers. */
export interface Plan {
  readonly value: number;
  readonly strikes: readonly Strike[];
  readonly blocks: readonly Blow[];
  readonly suffered: readonly Blow[];
  readonly suffering: Suffering;
  readonly allotment: Allotment;
}

/** The attacks that are blocked; one whose block is under way comes first. */
const inOrder = (blocks: readonly Blow[]): Blow[] => [
  ...blocks.filter(({ isUnderway }) => isUnderway),
  ...blocks.filter(({ isUnderway }) => !isUnderway),
];

/**
 * The best plan for the fates of all enemies that is worth more than `least`; null if there is none. `optimistic` is
 * their value with the least damage and free arms.
 */
export function carryOut(
  { field, targets, arsenal }: Survey,
  allotting: Allotting,
  fates: readonly Fate[],
  optimistic: number,
  least: number,
  aim: Aim,
  grouping: Grouping = partitions,
): Plan | null {
  let [hurts, stops, shot, attacked] = [0, 0, 0, 0];
  for (const [i, fate] of fates.entries()) {
    hurts |= fate.hurts;
    stops |= fate.stops;
    const bit = 1 << i;
    if (fate.killed === 'ranged') shot |= bit;
    else if (fate.killed === 'attack') attacked |= bit;
  }
  const ways = sufferings(field, hurts, aim);
  const cheapest = (ways[0] as Suffering).cost;
  let blocks: readonly Blow[] | null = null;
  let best: Plan | null = null;
  let value = least;
  for (const suffering of ways) {
    const gain = optimistic - (suffering.cost - cheapest);
    if (gain + allotting.sweets <= value) break;
    // A paralyzed or knocked-out hero loses the hand, whether its cards are used or not.
    const lost = suffering.handless ? aim.card * arsenal.cards.length : 0;
    const finding = suffering.handless ? allotting.withHandLost : allotting;
    let barred = suffering.handless ? arsenal.cardBits : 0;
    for (const { bit, key } of field.takers) if ((suffering.hurt & bit) !== 0) barred |= arsenal.unitBits.get(key) ?? 0;
    blocks ??= inOrder(field.blows.filter(({ bit }) => (stops & bit) !== 0));
    const blocking = blocks.map(blow => targets.needOfBlock(blow));
    for (const shots of targets.strikesOn('ranged', shot, grouping)) {
      const shooting = shots.map(strike => targets.needOfStrike(strike, 0));
      for (const attacks of targets.strikesOn('attack', attacked, grouping)) {
        const needs = [...shooting, ...blocking];
        for (const strike of attacks) needs.push(targets.needOfStrike(strike, barred));
        const allotment = finding.find(needs, gain - lost - value);
        if (!allotment) continue;
        const worth = gain - lost - allotment.price;
        if (worth <= value) continue;
        value = worth;
        const suffered = field.blows.filter(({ bit }) => (hurts & bit) !== 0);
        best = { value, strikes: [...shots, ...attacks], blocks, suffered, suffering, allotment };
      }
    }
  }
  return best;
}
