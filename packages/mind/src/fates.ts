import { ELEMENTS, type Element, isEfficientBlock, isResisted, type Phase } from '@deedbook/engine';
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
  /** What defeating it is worth. */
  readonly worth: number;
  /** Whether it stands in the way of a victory. */
  readonly stands: boolean;
  /** The bits of its attacks that do damage, and of those that are blocked. */
  readonly hurts: number;
  readonly stops: number;
}

function fateOf({ passing, worth, blows }: Foe, killed: Fate['killed'], blocked: number): Fate {
  let [hurts, stops] = [0, 0];
  for (const [at, { bit, damage }] of killed === 'ranged' ? [] : blows.entries()) {
    if ((blocked & (1 << at)) !== 0) stops |= bit;
    else if (damage > 0) hurts |= bit;
  }
  const isBeaten = killed !== null && !passing;
  return { killed, blocked, worth: isBeaten ? worth : 0, stands: !passing && killed === null, hurts, stops };
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
function needOfStrike({ phase, foes }: Strike, { doublesPhysical, underway }: Field, barred: number): Need {
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
  const kind = `${phase} ${onlySiege} ${isDoubled} ${resisted} ${barred}`;
  const isUnderway = foes.some(({ key }) => underway?.foes.includes(key)) && underway?.phase === phase;
  const points = isUnderway ? underway.points : foes.reduce((n, foe) => n + foe.armor, 0);
  return { points, kind, measure, barred };
}

/** How much an arm counts in a block of one attack. */
function needOfBlock({ block, element: against, abilities, traits }: Blow): Need {
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
    fates.push(fateOf(foe, 'ranged', 0));
  const blockable = phase === 'ranged' || phase === 'block' ? foe.blows.map(can.block) : foe.blows.map(() => false);
  const sets = 1 << foe.blows.length;
  for (let blocked = 0; blocked < sets; blocked++) {
    if (blockable.some((able, i) => !able && (blocked & (1 << i)) !== 0)) continue;
    if (!foe.passing && can.strike(foe, 'attack')) fates.push(fateOf(foe, 'attack', blocked));
    fates.push(fateOf(foe, null, blocked));
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

/** The groups of enemies to attack together that are tried. */
export type Grouping = (foes: readonly Foe[]) => Iterable<readonly (readonly Foe[])[]>;

/** Attacks on groups of enemies, and what they and blocks need. Each is worked out once for a field. */
export class Targets {
  private readonly field: Field;
  private readonly blocks = new Map<Blow, Need>();
  private readonly strikes = new Map<string, Strike>();
  private readonly needs = new Map<Strike, Map<number, Need>>();
  private readonly groups = new Map<Grouping, Map<number, readonly (readonly Strike[])[]>>();

  constructor(field: Field) {
    this.field = field;
  }

  needOfBlock(blow: Blow): Need {
    return worked(this.blocks, blow, () => needOfBlock(blow));
  }

  needOfStrike(strike: Strike, barred: number): Need {
    const here = worked(this.needs, strike, () => new Map<number, Need>());
    return worked(here, barred, () => needOfStrike(strike, this.field, barred));
  }

  /** The ways to attack some enemies, given by their bits. */
  strikesOn(phase: Strike['phase'], bits: number, grouping: Grouping): readonly (readonly Strike[])[] {
    if (bits === 0) return NO_STRIKES;
    const here = worked(this.groups, grouping, () => new Map<number, readonly (readonly Strike[])[]>());
    return worked(here, phase === 'ranged' ? bits : -bits, () => {
      const foes = this.field.foes.filter(({ bit }) => (bits & bit) !== 0);
      const ways = [...groupsOf(foes, this.field, grouping)];
      const isAllowed = (group: readonly Foe[]) =>
        phase === 'attack' || group.length === 1 || group.every(foe => foe.fortifications < 2);
      return ways.filter(way => way.every(isAllowed)).map(way => way.map(group => this.strikeAt(phase, group)));
    });
  }

  strikeAt(phase: Strike['phase'], foes: readonly Foe[]): Strike {
    const bits = foes.reduce((n, { bit }) => n | bit, 0);
    return worked(this.strikes, `${phase} ${bits}`, () => ({ phase, foes }));
  }
}

const NO_STRIKES: readonly (readonly Strike[])[] = [[]];

function worked<K, T>(known: Map<K, T>, key: K, work: () => T): T {
  let found = known.get(key);
  if (found === undefined) {
    found = work();
    known.set(key, found);
  }
  return found;
}

/** With an attack under way, its targets stay together and come first. */
function* groupsOf(foes: readonly Foe[], { underway }: Field, grouping: Grouping) {
  const isTarget = ({ key }: Foe): boolean => underway?.foes.includes(key) === true;
  // The targets of a block are attacked later, like all others.
  if (underway?.phase === 'block' || !foes.some(isTarget)) return yield* grouping(foes);
  for (const others of grouping(foes.filter(foe => !isTarget(foe)))) yield [foes.filter(isTarget), ...others];
}
