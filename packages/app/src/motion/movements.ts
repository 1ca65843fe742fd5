import type { Color, Hex, News, Seat } from '@deedbook/engine';

/** Where on the screen something is: the name of a spot (`card rage`, `hex 0,1`) or of a landmark (`deck`, `seat 1`). */
export type Place = string;

/** What a flash looks like. */
export type Flash = 'ring' | 'slash' | 'shield' | 'burst' | 'blood' | 'puff';

/** One thing that moves. Places are tried in turn; what is not on the screen does not move. */
export type Movement =
  /** What was here flies there, as a copy of itself. */
  | { readonly move: 'take'; readonly what: readonly Place[]; readonly to: readonly Place[] }
  /** What is here now has come from there. */
  | { readonly move: 'bring'; readonly what: readonly Place[]; readonly from: readonly Place[] }
  /** What was here falls apart. */
  | { readonly move: 'fall'; readonly what: readonly Place[] }
  /** What is here turns over: dice tumble, tokens show their face. */
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
  /** A line of news is read out at a player's place, while others watch. */
  | { readonly move: 'tell'; readonly what: readonly Place[] }
  /** The way over the map, space by space. */
  | { readonly move: 'walk'; readonly path: readonly Hex[] }
  /** The light goes over the whole map. */
  | { readonly move: 'sky'; readonly time: 'day' | 'night' };

/** What movements are worked out from. */
export interface Scene {
  /** The seat at the screen. */
  readonly seat: Seat;
  /** Where a player's hero stands. */
  hexOf(seat: Seat): Place | null;
  /** The enemies of that name that take part, or did before. */
  foesNamed(enemy: string): readonly Place[];
  hex(hex: Hex): Place;
}

/** How a kind of news moves. */
export type Moves<N extends News['news']> = (news: Extract<News, { news: N }>, scene: Scene) => readonly Movement[];

export const manaColor = (color: Color): string => `var(--mana-${color})`;
