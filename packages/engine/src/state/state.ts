import type { Frame, Seat } from '../core/effect.ts';
import type { Words } from '../core/random.ts';
import type { Assault } from './assault.ts';
import type { Combat } from './combat.ts';
import type { Duel } from './duel.ts';
import type { Color } from './mana.ts';
import type { City, MapToken, Pile, PlacedTile, Shield, TokenColor } from './map.ts';
import type { Modifier } from './modifiers.ts';
import type { Name } from './names.ts';
import type { AllOptions } from './options.ts';
import type { Dummy, Player } from './player.ts';
import type { Finishing, Reward, Turn } from './turn.ts';

/*
 * The position. It is plain JSON in two layers: a few flat records that changes may write (State, Player, Turn, Combat,
 * Duel, Dummy), and everything inside them, which is readonly: replaced, never written. So a copy of a position copies
 * the flat records and shares the rest. `null` means "none"; nothing is ever undefined.
 */

export const TIMES = ['day', 'night'] as const;
export type Time = (typeof TIMES)[number];

/** The dummy player has a place in the Round Order but no seat. */
export const DUMMY: Seat = -1;

/** What was agreed before the game; fixed once it starts. */
export interface Options extends AllOptions {
  readonly scenario: Name;
}

export interface State {
  options: Options;
  round: number;
  time: Time;
  /** What is still to happen, the next thing last. */
  stack: Frame[];
  /** Raised by every reveal. Undo cannot go back past the last one. */
  fence: number;
  players: Player[];
  dummy: Dummy | null;
  turn: Turn;
  combat: Combat | null;
  duel: Duel | null;
  /** The turn record of an attacked player, who acts on another player's turn; its `seat` is the defender. */
  defence: Turn | null;
  /** The cooperative assault under way. */
  assault: Assault | null;
  /** The previous player, if they are still finishing their turn. */
  finishing: Finishing | null;
  /** What was won this turn. */
  rewards: readonly Reward[];
  /** The Round Order, first player first; the dummy player as DUMMY. */
  order: readonly Seat[];
  /** Who took the last turn; null before the first turn of a Round. */
  current: Seat | null;
  /** The seats that still get a turn before the Round or the game ends, next one first. */
  lastTurns: readonly Seat[] | null;
  /** Who announced the End of the Round. */
  announcedBy: Seat | null;
  /** The scenario's end condition is met: the game ends after the last turns. */
  ending: boolean;
  over: boolean;
  /** Tactics still available this Round, and Tactics out of the game. */
  tactics: readonly Name[];
  tacticsGone: readonly Name[];
  source: readonly Color[];
  map: readonly PlacedTile[];
  /** Tiles still to be revealed, the next one last. */
  tileStack: readonly Name[];
  /** Tiles left out of the stack: Countryside, and core tiles without a city. */
  tilesLeft: readonly Name[];
  tokens: readonly MapToken[];
  shields: readonly Shield[];
  /** Cities in the order they were revealed; none if they are closed. */
  cities: readonly City[];
  piles: Readonly<Record<TokenColor, Pile>>;
  /** Offers, from the bottom (index 0) to the top. */
  unitOffer: readonly Name[];
  /** Advanced Actions in the Unit offer, sold at monasteries. */
  monasteryOffer: readonly Name[];
  advancedOffer: readonly Name[];
  spellOffer: readonly Name[];
  skillOffer: readonly Name[];
  /** Decks, face down, the next card last. */
  regularDeck: readonly Name[];
  eliteDeck: readonly Name[];
  advancedDeck: readonly Name[];
  spellDeck: readonly Name[];
  artifactDeck: readonly Name[];
  /** Cards and Units out of the game. */
  removed: readonly Name[];
  unitsGone: readonly Name[];
  modifiers: readonly Modifier[];
  nextUnit: number;
  random: Readonly<Record<string, Words>>;
}
