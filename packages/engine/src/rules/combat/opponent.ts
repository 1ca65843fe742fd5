import type { Refusal } from '../../core/refusal.ts';
import type { Choice } from '../../protocol/choice.ts';
import type { Loss } from '../../state/combat.ts';
import type { BasicColor } from '../../state/mana.ts';
import type { Resistance } from '../catalogue.ts';
import type { Game } from '../game.ts';

/*
 * What effects on enemies know of those they are aimed at: in a combat these are enemies, between players the unwounded
 * Units of the other one (PVP-EFX-02). What is done to them is done in the fight in which they were met.
 */

/** The questions in which one of them is chosen. */
export type AimPrompt = 'choose-enemy' | 'choose-rival' | 'hold-enemy' | 'resistance-break';

export interface Opponent {
  readonly id: number;
  /** The answer by which it is chosen. */
  readonly choice: Choice;
  readonly resistances: readonly Resistance[];
  readonly isFortified: boolean;
  /** A Unit that was Wounded by its own attack; enemies are never Wounded. */
  readonly isWounded: boolean;
  /** It can be kept from attacking. */
  readonly canBeHeld: boolean;
  /** An attack of it is still to come. */
  readonly isComing: boolean;
  /** Why effects of this color other than Attacks and Blocks do not touch it, or null. */
  whyUntouched(color: BasicColor | null): Refusal | null;
  /** Keeps it from attacking. */
  hold(g: Game): void;
  /** Changes its Armor; never below 1 (CMB-DEF-11, PVP-EFX-05). */
  weaken(g: Game, n: number, until?: 'turn' | 'combat'): void;
  /** Takes away what protects it. */
  expose(g: Game, loses: readonly Loss[]): void;
  /** Defeats an enemy, Wounds a Unit (PVP-EFX-04). */
  destroy(g: Game): void;
}

/** One attack that can be cancelled by itself. */
interface ComingAttack {
  readonly by: Opponent;
  /** Which of the attacks of that opponent. */
  readonly at: number;
  /** The answer by which it is cancelled. */
  readonly choice: Choice;
  cancel(g: Game): void;
}

/** The other side of a fight. */
export interface OtherSide {
  /** Those that effects may be aimed at. */
  readonly opponents: readonly Opponent[];
  /** Those that can be kept from attacking now; Wounded Units among them. */
  readonly attackers: readonly Opponent[];
  /** The attacks that can be blocked now. */
  readonly coming: readonly ComingAttack[];
  /** How many enemies an effect counts. */
  readonly size: number;
  /** Whose attack was blocked: this enemy, or one of the Units in the attack (PVP-EFX-06). */
  blocked(foe: number | null): readonly Opponent[];
  /** How one is asked for an opponent; null: every effect asks in its own way. */
  readonly prompt: AimPrompt | null;
  /** Why an effect of this color affects no one. */
  whyNobody(color: BasicColor | null): Refusal;
  /** Why no one can be prevented from attacking now, or null. */
  readonly whyNoAttack: Refusal | null;
  /** Why none of the attacks can be cancelled. */
  readonly whyNoneCancelled: Refusal;
  /** Why the attacks cannot be skipped now, or null. */
  readonly whyNotSkipped: Refusal | null;
  skipAttacks(g: Game): void;
  /** This seat attacks at close quarters. */
  readonly isUnderAttack: boolean;
  /** The site protects a hero too, not only the opponents. */
  readonly sheltersHero: boolean;
  /** Removes this resistance from everyone effects can reach, whether they take part at the moment or not. */
  loseResistance(g: Game, resistance: Resistance): void;
  /** The site no longer protects anyone. */
  ignoreSite(g: Game): void;
}

/** The resistance that keeps effects of a color away (CMB-GEN-09, CMB-GEN-10, PVP-EFX-03). */
export const shieldFrom = (color: BasicColor | null): Resistance | null =>
  color === 'red' ? 'fire' : color === 'blue' ? 'ice' : null;
