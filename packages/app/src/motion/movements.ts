import type { Color, Hex, News, Seat } from '@deedbook/engine';

/** A place on the screen: the name of a spot (`card rage`, `hex 0,1`) or of a landmark (`deck`, `seat 1`). */
export type Place = string;

/** What a flash looks like. */
export type Flash = 'ring' | 'slash' | 'shield' | 'burst' | 'blood' | 'puff';

/** One movement. Several places are tried in turn; what is not on the screen does not move. */
export type Movement =
  /** A copy of what was here flies there. */
  | { readonly move: 'take'; readonly what: readonly Place[]; readonly to: readonly Place[] }
  /** What is here now arrives from there. */
  | { readonly move: 'bring'; readonly what: readonly Place[]; readonly from: readonly Place[] }
  /** What was here falls apart. */
  | { readonly move: 'fall'; readonly what: readonly Place[] }
  /** What is here flips: dice tumble, tokens show their face. */
  | { readonly move: 'turn'; readonly what: readonly Place[]; readonly back: string | null }
  | { readonly move: 'shake'; readonly what: readonly Place[] }
  | { readonly move: 'flash'; readonly what: readonly Place[]; readonly as: Flash; readonly color?: string }
  /** A few words rise from here. */
  | {
      readonly move: 'say';
      readonly what: readonly Place[];
      readonly words: string;
      readonly tone: 'good' | 'bad' | 'plain';
    }
  /** A line of news appears at a player's place, while others watch. */
  | { readonly move: 'tell'; readonly what: readonly Place[] }
  /** The way across the map, space by space. */
  | { readonly move: 'walk'; readonly path: readonly Hex[] }
  /** Light sweeps across the whole map. */
  | { readonly move: 'sky'; readonly time: 'day' | 'night' };

/** What movements are derived from. */
export interface Scene {
  /** The seat at the screen. */
  readonly seat: Seat;
  /** Where a player's hero stands. */
  hexOf(seat: Seat): Place | null;
  /** The enemies of that name that take part now, or did before. */
  foesNamed(enemy: string): readonly Place[];
  hex(hex: Hex): Place;
}

/** How one kind of news moves. */
export type Moves<N extends News['news']> = (news: Extract<News, { news: N }>, scene: Scene) => readonly Movement[];

export const manaColor = (color: Color): string => `var(--mana-${color})`;
