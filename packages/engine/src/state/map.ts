import type { Seat } from '../core/effect.ts';
import type { Hex, TilePlace } from './hex.ts';
import type { BasicColor } from './mana.ts';
import type { Name } from './names.ts';

export const TOKEN_COLORS = ['green', 'grey', 'brown', 'violet', 'red', 'white', 'yellow'] as const;
/** The back of a token: six kinds of enemy, and yellow for ruins. */
export type TokenColor = (typeof TOKEN_COLORS)[number];

/** A face-down pile of tokens, the next one last, and its discard pile. */
export interface Pile {
  readonly draw: readonly Name[];
  readonly discard: readonly Name[];
}

/** A token on the map. */
export interface MapToken {
  readonly hex: Hex;
  readonly color: TokenColor;
  readonly name: Name;
  readonly up: boolean;
  /** Rampaging enemies block the way and can be provoked, a garrison defends its site, the rest wait for a visitor. */
  readonly role: 'rampaging' | 'garrison' | 'waiting';
}

/** A space whose printed terrain or site is covered: by a scenario's overlay, or in a made-up scene. */
export interface Overlay {
  readonly hex: Hex;
  readonly terrain: Name;
  readonly site: Name | null;
  readonly mine: readonly BasicColor[];
}

/** A tile that has been revealed. */
export interface PlacedTile extends TilePlace {
  readonly tile: Name;
  /** How many sixths of a full turn it is rotated clockwise (VAR-MAP-02). */
  readonly turned: number;
  readonly overlays: readonly Overlay[];
}

/** A Shield on a site, oldest first. */
export interface Shield {
  readonly hex: Hex;
  readonly seat: Seat;
}

/** A city on the map with its card. Its garrison is among the tokens, on its first space. */
export interface City {
  /** One space, or the two of a megapolis. */
  readonly hexes: readonly Hex[];
  /** The city card, or both of a megapolis. */
  readonly cards: readonly Name[];
  readonly level: number;
  /** Shields on the card by seat, oldest first: one for each defeated defender (CTY-07). */
  readonly shields: readonly Seat[];
  /** All its defenders are defeated (CTY-11). */
  readonly conquered: boolean;
  /** Decided once, at the conquest (CTY-12); null before that, and for a friendly city. */
  readonly leader: Seat | null;
}
