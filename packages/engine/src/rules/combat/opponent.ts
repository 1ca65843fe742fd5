import type { Refusal } from '../../core/refusal.ts';
import type { Choice } from '../../protocol/choice.ts';
import type { Loss } from '../../state/combat.ts';
import type { BasicColor } from '../../state/mana.ts';
import type { Resistance } from '../catalogue.ts';
import type { Game } from '../game.ts';

/*
 * The targets of effects on enemies: enemies in a combat, or the other player's unwounded Units in player combat
 * (PVP-EFX-02). Each effect is written once, over this interface.
 */

/** The questions that choose an opponent. */
export type AimPrompt = 'choose-enemy' | 'choose-rival' | 'hold-enemy' | 'resistance-break';

export interface Opponent {
  readonly id: number;
  /** The answer that chooses it. */
  readonly choice: Choice;
  readonly resistances: readonly Resistance[];
  readonly isFortified: boolean;
  /** A Unit Wounded by its own attack. Enemies are never Wounded. */
  readonly isWounded: boolean;
  /** Whether it can be prevented from attacking. */
  readonly canBeHeld: boolean;
  /** Whether it still has an attack to make. */
  readonly isComing: boolean;
  /** Why effects of this color, other than Attacks and Blocks, do not affect it, or null. */
  whyUntouched(color: BasicColor | null): Refusal | null;
  /** Prevents it from attacking. */
  hold(g: Game): void;
  /** Changes its Armor; never below 1 (CMB-DEF-11, PVP-EFX-05). */
  weaken(g: Game, n: number, until?: 'turn' | 'combat'): void;
  /** Removes its fortification or resistances. */
  expose(g: Game, loses: readonly Loss[]): void;
  /** Defeats an enemy; Wounds a Unit (PVP-EFX-04). */
  destroy(g: Game): void;
}

/** An attack that can be canceled on its own. */
interface ComingAttack {
  readonly by: Opponent;
  /** Which attack of that opponent it is. */
  readonly at: number;
  /** The answer that cancels it. */
  readonly choice: Choice;
  cancel(g: Game): void;
}

/** The other side of a fight. */
export interface OtherSide {
  /** Possible targets of effects. */
  readonly opponents: readonly Opponent[];
  /** Opponents that can be prevented from attacking now, including Wounded Units. */
  readonly attackers: readonly Opponent[];
  /** The attacks that can be blocked now. */
  readonly coming: readonly ComingAttack[];
  /** The number of enemies, for effects that count them. */
  readonly size: number;
  /** The opponents whose attack was blocked: this enemy, or the Units in the attack (PVP-EFX-06). */
  blocked(foe: number | null): readonly Opponent[];
  /** The prompt for choosing an opponent; null if each effect has its own. */
  readonly prompt: AimPrompt | null;
  /** Why an effect of this color has no targets. */
  whyNoTarget(color: BasicColor | null): Refusal;
  /** Why no opponent can be prevented from attacking now, or null. */
  readonly whyNoAttack: Refusal | null;
  /** Why no attack can be canceled. */
  readonly whyNoneCancelled: Refusal;
  /** Why the attacks cannot be skipped now, or null. */
  readonly whyNotSkipped: Refusal | null;
  skipAttacks(g: Game): void;
  /** Whether this seat is attacking in the Attack phase or the melee. */
  readonly isUnderAttack: boolean;
  /** Whether the site protects a hero too, not only the opponents. */
  readonly sheltersHero: boolean;
  /** Removes this resistance from every possible target, whether or not it is taking part at the moment. */
  loseResistance(g: Game, resistance: Resistance): void;
  /** The site no longer protects anyone. */
  ignoreSite(g: Game): void;
}

/** The resistance that stops effects of a color (CMB-GEN-09, CMB-GEN-10, PVP-EFX-03). */
export const shieldFrom = (color: BasicColor | null): Resistance | null =>
  color === 'red' ? 'fire' : color === 'blue' ? 'ice' : null;
