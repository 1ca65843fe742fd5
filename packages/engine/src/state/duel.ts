import type { Seat } from '../core/effect.ts';
import type { Value } from './combat.ts';
import type { Hex } from './hex.ts';

/** A value played in player combat. */
export interface DuelValue extends Value {
  /** The id of the player's Unit that gave it. */
  readonly unit: number | null;
  /** A Block that counts double against a Swift attack. */
  readonly parries: boolean;
}

export const DUEL_PHASES = ['ranged', 'melee'] as const;
export type DuelPhase = (typeof DUEL_PHASES)[number];

export const DUEL_STEPS = ['attack', 'block', 'damage'] as const;
/** The steps of an exchange: one player attacks, the other blocks, the first assigns the damage. */
export type DuelStep = (typeof DUEL_STEPS)[number];

/** A combat between two players (PVP-PH-01). Anything that belongs to only one of them is a list by seat. */
export interface Duel {
  /** The space fought over; both heroes are on it. */
  hex: Hex;
  /** Whose turn it is, and who was attacked. */
  aggressor: Seat;
  defender: Seat;
  /** How the defender takes part; null until chosen (PVP-DEF-02). */
  participation: 'full' | 'partial' | null;
  /** The defender is on a fortified site, and no effect has canceled that (PVP-RNG-03). */
  fortified: boolean;
  phase: DuelPhase;
  step: DuelStep;
  /** Who attacks in this exchange; the other one blocks. */
  attacker: Seat;
  /** The previous opportunity to attack was passed up (PVP-PH-03). */
  passed: boolean;
  attack: readonly DuelValue[];
  /** Mana the attacker has paid toward this attack. */
  manaSpent: number;
  block: readonly DuelValue[];
  /** The ranged attack no longer counts as Swift (PVP-RNG-08). */
  slowed: boolean;
  /** Damage still to be assigned. */
  damage: number;
  /** One entry per Wound taken to hand (CMB-KO-02), and who was knocked out. */
  wounds: readonly Seat[];
  knockedOut: readonly Seat[];
  /** Who has played or used something: for them, effects for the start of combat are no longer possible. */
  opened: readonly Seat[];
}
