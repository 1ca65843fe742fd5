import { type Element, isEfficientBlock, isResisted } from '@deedbook/engine';
import type { Measure, Measured } from './gather.ts';
import type { Use } from './pool.ts';
import type { Blow, Threat } from './threats.ts';
import type { Kind } from './yields.ts';

/* How much each use of a card or Unit counts toward a need. */

const points = (kind: Kind): Measure => {
  return ({ gives, n }) => (gives.kind === kind ? { full: n, half: 0 } : null);
};

export const towardsMove = points('move');
export const towardsInfluence = points('influence');
export const towardsHealing = points('heal');

const counted = (n: number, full: boolean): Measured => (full ? { full: n, half: 0 } : { full: 0, half: n });

const strike = ({ resistances }: Threat, { gives, n }: Use): Measured =>
  counted(n, !isResisted(resistances, gives.element));

/** Attacks that count against an enemy in the Attack phase. */
export const towardsAttack =
  (threat: Threat): Measure =>
  use => {
    const { kind } = use.gives;
    return kind === 'attack' || kind === 'ranged' || kind === 'siege' ? strike(threat, use) : null;
  };

/** Attacks that count in the Ranged and Siege phase: one fortification stops Ranged Attacks, two stop everything. */
export const towardsShot =
  (threat: Threat): Measure =>
  use => {
    const { kind } = use.gives;
    if (threat.fortifications > 1) return null;
    if (kind === 'siege' || (kind === 'ranged' && threat.fortifications === 0)) return strike(threat, use);
    return null;
  };

/** Better than any Block: the attack does not happen at all. */
const HELD: Measured = { full: 99, half: 0 };

/** Blocks that count against one attack of an enemy. */
export const towardsBlock =
  (threat: Threat, { element: against }: Blow): Measure =>
  ({ gives, n }) => {
    if (gives.kind === 'hold') return isHeld(threat, gives) ? HELD : null;
    if (gives.kind !== 'block') return null;
    return counted(raised(n, gives.extra, threat, against), isEfficientBlock(gives.element, against));
  };

function raised(n: number, extra: Use['gives']['extra'], { abilities, resistances }: Threat, element: Element): number {
  if (extra === 'twice-against-swift') return abilities.includes('swift') ? 2 * n : n;
  if (extra !== 'per-trait') return n;
  const colors = element === 'physical' ? 0 : element === 'cold-fire' ? 2 : 1;
  return n + abilities.length + colors + resistances.length;
}

/** Fortifications rule out most such effects, and the enemy may resist their color. */
const isHeld = ({ fortifications, resistances }: Threat, { n, element }: Use['gives']): boolean =>
  (fortifications === 0 || n > 1) && (element === 'physical' || !isResisted(resistances, element));
