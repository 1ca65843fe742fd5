import type { Term } from '../../core/numbers.ts';
import type { Fate } from '../../protocol/acts.ts';
import type { Foe, Phase } from '../../state/combat.ts';
import type { Name } from '../../state/names.ts';
import type { Element, Resistance } from '../catalogue.ts';
import { ELEMENTS } from '../catalogue.ts';
import { unitWord } from '../interaction/units.ts';
import { type InCombat, isInCombat, type Query } from '../query.ts';
import { heroWounds, soak, takers } from './damage.ts';
import {
  armorOf,
  attackSoFar,
  blockNeeded,
  blockSoFar,
  damageOf,
  elementOf,
  enemyOf,
  fortifications,
  isEfficientAttack,
  isEfficientBlock,
  lentTo,
  present,
  resistancesOf,
  type Sum,
  targetsOf,
} from './numbers.ts';

/** A number and its terms. */
export interface Explained {
  readonly n: number;
  readonly terms: readonly Term[];
}

/** One attack of an enemy: the Block it needs, and what it does if unblocked. */
export interface AttackOutlook {
  readonly element: Element;
  readonly state: Foe['attacks'][number];
  readonly block: Explained;
  readonly damage: Explained;
  /** Abilities the city adds to those of the enemy. */
  readonly lent: readonly Name[];
  /** Wounds the hero takes if no Unit absorbs any damage. */
  readonly wounds: number;
  /** Wounds that Poison adds to the discard pile. */
  readonly poison: number;
  /** For each Unit that could absorb it: the damage left over, and what happens to the Unit. */
  readonly units: readonly {
    readonly key: string;
    readonly unit: Name;
    readonly left: number;
    readonly wounded: boolean;
    readonly fate: Fate;
  }[];
  /** Elements whose Blocks count in full. */
  readonly efficientBlocks: readonly Element[];
}

export interface FoeOutlook {
  readonly key: string;
  readonly enemy: Name;
  readonly armor: Explained;
  readonly fortifications: number;
  readonly resistances: readonly Resistance[];
  readonly abilities: readonly string[];
  readonly held: boolean;
  readonly targeted: boolean;
  readonly attacks: readonly AttackOutlook[];
  /** Elements whose Attacks count in full. */
  readonly efficientAttacks: readonly Element[];
}

/** Everything a player needs to know about a combat before deciding: all sums, no choices. */
export interface CombatOutlook {
  readonly phase: Phase;
  readonly foes: readonly FoeOutlook[];
  /** The current attack or block and the value it needs; null if there is no target. */
  readonly soFar: StrikeOutlook | null;
}

/** The current attack or block. */
export interface StrikeOutlook extends Sum {
  readonly needed: number;
  /** Elements that count in full, played or not. */
  readonly full: readonly Element[];
  /** Only Siege Attacks reach all the targets in this phase. */
  readonly onlySiege: boolean;
}

/** Computes a number together with its terms. */
export function explained(find: (terms: Term[]) => number): Explained {
  const terms: Term[] = [];
  return { n: find(terms), terms };
}

function attackOutlook(q: InCombat, foe: Foe, at: number): AttackOutlook {
  const damage = explained(terms => damageOf(q, foe, at, terms));
  return {
    element: elementOf(foe, at),
    state: foe.attacks[at] as Foe['attacks'][number],
    block: explained(terms => blockNeeded(q, foe, at, terms)),
    damage,
    lent: lentTo(foe, at).map(({ ability }) => ability),
    ...heroWounds(q, foe, at, damage.n),
    units: takers(q).map(unit => ({ key: unitWord(q, unit), unit: unit.unit, ...soak(q, unit, foe, at, damage.n) })),
    efficientBlocks: ELEMENTS.filter(element => isEfficientBlock(element, elementOf(foe, at))),
  };
}

/** The combat of this seat; null if it is not fighting. */
export function combatOutlook(q: Query): CombatOutlook | null {
  if (!isInCombat(q)) return null;
  const { combat } = q;
  return {
    phase: combat.phase,
    foes: present(combat).map(foe => ({
      key: foe.key,
      enemy: foe.enemy,
      armor: explained(terms => armorOf(q, foe, terms)),
      fortifications: fortifications(foe),
      resistances: resistancesOf(foe),
      abilities: enemyOf(foe).abilities,
      held: foe.held,
      targeted: combat.targets.includes(foe.id),
      attacks: foe.attacks.map((_, at) => attackOutlook(q, foe, at)),
      efficientAttacks: ELEMENTS.filter(element => isEfficientAttack(element, [foe])),
    })),
    soFar: combat.targets.length === 0 ? null : strikeOutlook(q),
  };
}

function strikeOutlook(q: InCombat): StrikeOutlook {
  const { combat } = q;
  const targets = targetsOf(combat);
  if (combat.phase === 'block') {
    const against = elementOf(targets[0] as Foe, combat.blocking);
    const full = ELEMENTS.filter(element => isEfficientBlock(element, against));
    return { ...blockSoFar(q), full, onlySiege: false };
  }
  return {
    ...attackSoFar(q),
    full: ELEMENTS.filter(element => isEfficientAttack(element, targets)),
    onlySiege: combat.phase === 'ranged' && targets.some(foe => fortifications(foe) > 0),
  };
}
