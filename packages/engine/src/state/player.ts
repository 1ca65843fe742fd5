import type { Hex } from './hex.ts';
import type { Color, Crystals } from './mana.ts';
import type { Name } from './names.ts';

/** A die taken from the Source. `roll`: it is rerolled when it goes back at the end of the turn. */
export interface TakenDie {
  readonly color: Color;
  readonly roll: boolean;
}

/** A card in the play area. */
export interface PlayedCard {
  readonly card: Name;
  readonly as: 'basic' | 'powered' | 'sideways';
}

export interface Unit {
  readonly id: number;
  readonly unit: Name;
  readonly spent: boolean;
  readonly wounds: number;
}

export interface Skill {
  readonly skill: Name;
  /** Used this turn or this Round, and not available until it is turned face up again. */
  readonly used: boolean;
}

/** A Banner attached to one of its owner's Units. */
export interface Banner {
  readonly banner: Name;
  /** The id of the Unit. */
  readonly unit: number;
  /** Turned face down until the next Round. */
  readonly used: boolean;
}

export interface Player {
  hero: Name;
  /** In the order drawn, newest last. */
  hand: readonly Name[];
  /** Face down, the next card last. */
  deck: readonly Name[];
  discard: readonly Name[];
  played: readonly PlayedCard[];
  crystals: Crystals;
  /** Mana tokens in the play area. */
  mana: readonly Color[];
  /** Source dice used or taken this turn. */
  dice: readonly TakenDie[];
  fame: number;
  /** As of the last End of Turn; Fame may already be past it. */
  level: number;
  reputation: number;
  units: readonly Unit[];
  banners: readonly Banner[];
  skills: readonly Skill[];
  /** The hero's Skill tokens not gained yet, face down, the next one last. */
  skillPile: readonly Name[];
  /** Where the figure is; null while it is off the map (before the first turn). */
  hex: Hex | null;
  tactic: Name | null;
  tacticUsed: boolean;
  /** Has plundered the village since the end of their last turn (PLU-03). */
  plundered: boolean;
  /** Combat on another player's turn has moved the figure since the end of their last turn (PLU-01). */
  drivenOff: boolean;
  /** The Round Order token is face down, so the player misses the next turn (RND-ORD-09). */
  tokenDown: boolean;
  /** The Tactic can be used once before each of the player's turns, and already was. */
  tacticPaused: boolean;
  /** The die that Mana Steal took. */
  tacticDie: Color | null;
  /** Cards under the Tactic. */
  tacticCards: readonly Name[];
  /** Cards set aside until the end of the Round. */
  aside: readonly Name[];
  /** Advanced Actions drafted at the start and not used yet (VAR-DKB-03). */
  drafted: readonly Name[];
}

/** The dummy player of solo and cooperative games. */
export interface Dummy {
  hero: Name;
  deck: readonly Name[];
  discard: readonly Name[];
  crystals: Crystals;
  tactic: Name | null;
  skillPile: readonly Name[];
}
