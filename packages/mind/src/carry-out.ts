import type { Aim } from './aim.ts';
import type { Allotment, Allotting } from './allot.ts';
import type { Arsenal } from './arms.ts';
import { type Fate, needOfBlock, needOfStrike, partitions, type Strike } from './fates.ts';
import { type Blow, type Field, type Foe, type Suffering, sufferings } from './foes.ts';

/** A planned fight in numbers, not yet as answers. */
export interface Plan {
  readonly value: number;
  readonly strikes: readonly Strike[];
  readonly blocks: readonly Blow[];
  readonly suffered: readonly Blow[];
  readonly suffering: Suffering;
  readonly allotment: Allotment;
}

const blowsOf = (field: Field, fates: readonly Fate[], isWanted: (fate: Fate, at: number) => boolean): Blow[] =>
  field.foes.flatMap((foe, i) => foe.blows.filter((_, at) => isWanted(fates[i] as Fate, at)));

/** The attacks that do damage. */
export const sufferedIn = (field: Field, fates: readonly Fate[]): Blow[] =>
  blowsOf(field, fates, ({ killed, blocked }, at) => killed !== 'ranged' && (blocked & (1 << at)) === 0).filter(
    ({ damage }) => damage > 0,
  );

/** The groups of enemies to attack together that are tried. */
export type Grouping = (foes: readonly Foe[]) => Iterable<readonly (readonly Foe[])[]>;

/** With an attack under way, its targets stay together and come first. */
function* groupsOf(foes: readonly Foe[], { underway }: Field, grouping: Grouping) {
  const isTarget = ({ key }: Foe): boolean => underway?.foes.includes(key) === true;
  // The targets of a block are attacked later, like all others.
  if (underway?.phase === 'block' || !foes.some(isTarget)) return yield* grouping(foes);
  for (const others of grouping(foes.filter(foe => !isTarget(foe)))) yield [foes.filter(isTarget), ...others];
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
  field: Field,
  arsenal: Arsenal,
  allotting: Allotting,
  fates: readonly Fate[],
  optimistic: number,
  least: number,
  aim: Aim,
  grouping: Grouping = partitions,
): Plan | null {
  const suffered = sufferedIn(field, fates);
  const blocks = inOrder(
    blowsOf(field, fates, ({ killed, blocked }, at) => killed !== 'ranged' && (blocked & (1 << at)) !== 0),
  );
  const killed = (when: Fate['killed']) => field.foes.filter((_, i) => fates[i]?.killed === when);
  const ways = sufferings(field, suffered, aim);
  const cheapest = (ways[0] as Suffering).cost;
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
    for (const shots of groupsOf(killed('ranged'), field, grouping)) {
      if (shots.some(group => group.length > 1 && group.some(foe => foe.fortifications > 1))) continue;
      for (const attacks of groupsOf(killed('attack'), field, grouping)) {
        const strikes = [
          ...shots.map((foes): Strike => ({ phase: 'ranged', foes })),
          ...attacks.map((foes): Strike => ({ phase: 'attack', foes })),
        ];
        const needs = [
          ...strikes.filter(({ phase }) => phase === 'ranged').map(strike => needOfStrike(strike, field, 0)),
          ...blocks.map(needOfBlock),
          ...strikes.filter(({ phase }) => phase === 'attack').map(strike => needOfStrike(strike, field, barred)),
        ];
        const allotment = finding.find(needs, gain - lost - value);
        if (!allotment) continue;
        const worth = gain - lost - allotment.price;
        if (worth <= value) continue;
        value = worth;
        best = { value, strikes, blocks, suffered, suffering, allotment };
      }
    }
  }
  return best;
}
