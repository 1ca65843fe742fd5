import { ELEMENTS, type Element, isEfficientBlock, isResisted, type Phase } from '@deedbook/engine';
import type { Aim } from './aim.ts';
import type { Need } from './allot.ts';
import type { Arm } from './arms.ts';
import type { Blow, Field, Foe } from './foes.ts';

/* What can happen to each enemy, and the values needed for it. */

/** The plan for one enemy. */
export interface Fate {
  /** When it is defeated; null if it is not. */
  readonly killed: 'ranged' | 'attack' | null;
  /** Which of its attacks are blocked. */
  readonly blocked: number;
}

/** Not defeated, nothing blocked. */
export const isIdle = ({ killed, blocked }: Fate): boolean => killed === null && blocked === 0;

/** Enemies attacked together, and what the attack needs. */
export interface Strike {
  readonly phase: 'ranged' | 'attack';
  readonly foes: readonly Foe[];
}

const measured = (element: Element, n: number, isFull: (element: Element) => boolean) =>
  isFull(element) ? { full: n, half: 0 } : { full: 0, half: n };

/** How much an arm counts in an attack on a group of enemies. */
export function needOfStrike({ phase, foes }: Strike, { doublesPhysical, underway }: Field, barred: number): Need {
  const resisted = ELEMENTS.filter(element => foes.some(({ resistances }) => isResisted(resistances, element)));
  const isFull = (element: Element) => !resisted.includes(element);
  const onlySiege = phase === 'ranged' && foes.some(({ fortifications }) => fortifications > 0);
  const isDoubled = doublesPhysical && phase === 'attack';
  const measure = ({ attacks }: Arm) => {
    let [full, half] = [0, 0];
    for (const { reach, element, n } of attacks) {
      if (phase === 'ranged' && (reach === 'melee' || (onlySiege && reach === 'ranged'))) continue;
      const one = measured(element, n * (isDoubled && element === 'physical' ? 2 : 1), isFull);
      full += one.full;
      half += one.half;
    }
    return full + half > 0 ? { full, half } : null;
  };
  const kind = `${phase} ${onlySiege} ${isDoubled} ${resisted}`;
  const isUnderway = foes.some(({ key }) => underway?.foes.includes(key)) && underway?.phase === phase;
  const points = isUnderway ? underway.points : foes.reduce((n, foe) => n + foe.armor, 0);
  return { points, kind, measure, barred };
}

/** How much an arm counts in a block of one attack. */
export function needOfBlock({ block, element: against, abilities, traits }: Blow): Need {
  const swift = abilities.includes('swift') ? 2 : 1;
  const isFull = (element: Element) => isEfficientBlock(element, against);
  const measure = ({ blocks }: Arm) => {
    let [full, half] = [0, 0];
    for (const { element, n, extra } of blocks) {
      const worth = extra === 'per-trait' ? n + traits : extra === 'twice-against-swift' ? n * swift : n;
      const one = measured(element, worth, isFull);
      full += one.full;
      half += one.half;
    }
    return full + half > 0 ? { full, half } : null;
  };
  return { points: block, kind: `block ${against} ${swift} ${traits}`, measure, barred: 0 };
}

/** Every fate an enemy can have from a phase on, except what all arms together cannot reach. */
export function fatesOf(foe: Foe, phase: Phase, can: Reachable): Fate[] {
  const fates: Fate[] = [];
  if (phase === 'ranged' && !foe.passing && foe.fortifications < 2 && can.strike(foe, 'ranged'))
    fates.push({ killed: 'ranged', blocked: 0 });
  const blockable = phase === 'ranged' || phase === 'block' ? foe.blows.map(can.block) : foe.blows.map(() => false);
  const sets = 1 << foe.blows.length;
  for (let blocked = 0; blocked < sets; blocked++) {
    if (blockable.some((able, i) => !able && (blocked & (1 << i)) !== 0)) continue;
    if (!foe.passing && can.strike(foe, 'attack')) fates.push({ killed: 'attack', blocked });
    fates.push({ killed: null, blocked });
  }
  return fates;
}

export interface Reachable {
  strike(foe: Foe, phase: 'ranged' | 'attack'): boolean;
  block(blow: Blow): boolean;
}

/** Every way to split a list into groups. */
export function* partitions<T>(list: readonly T[]): Generator<readonly (readonly T[])[]> {
  const [first, ...others] = list;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const parted of partitions(others)) {
    yield [[first], ...parted];
    for (let i = 0; i < parted.length; i++) yield parted.map((group, at) => (at === i ? [first, ...group] : group));
  }
}

/** The value of the enemies' fates, before losses and costs. */
export function gainOf(field: Field, fates: readonly Fate[], aim: Aim): number {
  let gain = 0;
  let isWon = true;
  for (const [i, foe] of field.foes.entries()) {
    if (foe.passing) continue;
    if (fates[i]?.killed) gain += foe.worth;
    else isWon = false;
  }
  return gain + (isWon ? aim.win : 0);
}
