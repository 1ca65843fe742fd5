import type { Hex } from './hex.ts';
import type { MapToken, TokenColor } from './map.ts';
import type { Name } from './names.ts';

export const PHASES = ['ranged', 'block', 'damage', 'attack'] as const;
/** The four phases of a combat (CMB-GEN-01). */
export type Phase = (typeof PHASES)[number];

export const LOSSES = ['fortified', 'physical', 'fire', 'ice'] as const;
/** What an enemy can lose: its own fortification, or a resistance. */
export type Loss = (typeof LOSSES)[number];

/** An enemy in a combat. */
export interface Foe {
  /** Its number in this combat, used in answers. */
  readonly id: number;
  readonly key: string;
  readonly enemy: Name;
  readonly color: TokenColor;
  /** Where its token is on the map; null if it was drawn for this combat only. */
  readonly hex: Hex | null;
  readonly role: MapToken['role'] | 'drawn';
  /** Fortified by the site it defends. */
  readonly fortified: boolean;
  /** The cards of the city it defends, which give it their bonus (CTY-06, CTY-08). */
  readonly cities: readonly Name[];
  /** The enemy that summoned it and whose attack it replaces. */
  readonly summoner: number | null;
  readonly defeated: boolean;
  /** Prevented from attacking in this combat. */
  readonly held: boolean;
  /** The printed traits it has lost in this combat. */
  readonly lost: readonly Loss[];
  /** What became of each of its attacks. */
  readonly attacks: readonly ('coming' | 'blocked' | 'cancelled' | 'dealt')[];
}

/** An Attack or Block value played toward the current attack or block. */
export interface Value {
  readonly kind: 'melee' | 'ranged' | 'siege' | 'block';
  readonly element: 'physical' | 'fire' | 'ice' | 'cold-fire';
  readonly n: number;
  readonly from: Name;
}

export const CAUSES = ['assault', 'rampaging', 'site', 'burning', 'incantation'] as const;
/** Why a combat is fought. */
export type Cause = (typeof CAUSES)[number];

/** The combat of the player whose turn it is. */
export interface Combat {
  phase: Phase;
  why: Cause;
  /** The space fought over; the hero is on it, except in a challenge. */
  hex: Hex;
  /** Night rules apply whatever the time (MAN-10). */
  night: boolean;
  /** Units may be used (UNI-15). */
  unitsAllowed: boolean;
  /** Defeated enemies give half their Fame (CMB-INI-02). */
  halfFame: boolean;
  foes: readonly Foe[];
  /** The enemies the current attack is against; in the Block phase, the one being blocked. */
  targets: readonly number[];
  /** Targets chosen before something was revealed, which can no longer change (UND-03). */
  fixed: readonly number[];
  /** Which of that enemy's attacks is being blocked. */
  blocking: number;
  values: readonly Value[];
  /** Wounds added to the hand in this combat (CMB-KO-02). */
  wounds: number;
  knockedOut: boolean;
  /** Units that resisted damage and cannot be assigned any more of it (CMB-DMG-09). */
  soaked: readonly number[];
  /** Something was played or used in this combat, so effects for the start of combat are no longer possible. */
  opened: boolean;
}
