import type { Frame, Seat } from '../core/effect.ts';
import type { Words } from '../core/random.ts';
import type { Hex, TilePlace } from './hex.ts';
import type { BasicColor, Color, Crystals } from './mana.ts';
import type { AllOptions } from './options.ts';

/*
 * The position. It is plain JSON and has two layers: a few flat records that changes may write (State, Player, Turn,
 * Combat, Duel, Dummy), and everything inside them, which is readonly: replaced, never written. A copy of a position therefore copies
 * the flat records and shares the rest. `null` says "none"; nothing is ever undefined.
 */

/** The name of a card, unit, enemy, tile…: its id in the catalogue. Copies of a card are alike, so a name is enough. */
export type Name = string;

/** The card that nobody wants. */
export const WOUND: Name = 'wound';

/** What a view shows in place of a name that its seat may not know. */
export const HIDDEN: Name = '?';

/** What a view shows in place of a tile that nobody has seen: its back. */
export const COUNTRYSIDE_BACK: Name = '?countryside';
export const CORE_BACK: Name = '?core';

export const TIMES = ['day', 'night'] as const;
export type Time = (typeof TIMES)[number];

/** The dummy player has a place in the Round Order but no seat. */
export const DUMMY: Seat = -1;

export const TOKEN_COLORS = ['green', 'grey', 'brown', 'violet', 'red', 'white', 'yellow'] as const;
/** The back of a token: six kinds of enemy, and yellow for ruins. */
export type TokenColor = (typeof TOKEN_COLORS)[number];

/** A face-down pile of tokens, the next one last, and its discard pile. */
export interface Pile {
  readonly draw: readonly Name[];
  readonly discard: readonly Name[];
}

/** A token lying on the map. */
export interface MapToken {
  readonly hex: Hex;
  readonly color: TokenColor;
  readonly name: Name;
  readonly up: boolean;
  /** Rampaging enemies block and can be provoked; a garrison defends its site; the rest waits to be visited. */
  readonly role: 'rampaging' | 'garrison' | 'waiting';
}

/** A space whose print is covered by something else: an overlay of a scenario, or the ground of a made-up scene. */
export interface Overlay {
  readonly hex: Hex;
  readonly terrain: Name;
  readonly site: Name | null;
  readonly mine: readonly BasicColor[];
}

/** A tile that has been revealed. */
export interface PlacedTile extends TilePlace {
  readonly tile: Name;
  /** By how many sixths it is turned clockwise (VAR-MAP-02). */
  readonly turned: number;
  readonly overlays: readonly Overlay[];
}

/** A Shield left on a site, oldest first. */
export interface Shield {
  readonly hex: Hex;
  readonly seat: Seat;
}

/** A city on the map with its card. Its garrison lies among the tokens, on its first space. */
export interface City {
  /** One space, or the two of a megapolis. */
  readonly hexes: readonly Hex[];
  /** The city card, or both of a megapolis. */
  readonly cards: readonly Name[];
  readonly level: number;
  /** Shields on the card by seat, the oldest first: one for each defender defeated (CTY-07). */
  readonly shields: readonly Seat[];
  /** No defender is left (CTY-11). */
  readonly conquered: boolean;
  /** Settled once, at the conquest (CTY-12); nobody leads before that, nor a friendly city. */
  readonly leader: Seat | null;
}

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
  /** Used this turn or this Round: not available until turned up again. */
  readonly used: boolean;
}

export const DURATIONS = ['attack', 'combat', 'turn', 'round', 'next-turn', 'game'] as const;
/** How long a modifier lasts; `next-turn`: until the start of its owner's next turn. */
export type Duration = (typeof DURATIONS)[number];

/** Something that bends numbers for a while; what it does is in the static table of that name. */
export interface Modifier {
  readonly mod: Name;
  readonly seat: Seat;
  /** The card, Skill or Tactic it came from. */
  readonly from: Name;
  readonly n: number;
  readonly until: Duration;
  /** What it is about, where it is about one thing: a terrain, a colour, a card. */
  readonly on: string;
}

/** A Banner attached to one of the own Units. */
export interface Banner {
  readonly banner: Name;
  /** The id of the Unit. */
  readonly unit: number;
  /** Turned face down until the next Round. */
  readonly used: boolean;
}

export interface Player {
  hero: Name;
  /** Everything drawn, the newest last. */
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
  /** As processed at the last End of Turn; Fame may already be beyond it. */
  level: number;
  reputation: number;
  units: readonly Unit[];
  banners: readonly Banner[];
  skills: readonly Skill[];
  /** Own Skill tokens not yet gained, face down, the next one last. */
  skillPile: readonly Name[];
  /** Where the figure stands; null while it is off the map (portal, before the first turn). */
  hex: Hex | null;
  tactic: Name | null;
  tacticUsed: boolean;
  /** The village was plundered since the last own turn (PLU-03). */
  plundered: boolean;
  /** A fight on the turn of another has moved the figure since the last own turn ended (PLU-01). */
  drivenOff: boolean;
  /** The Round Order token lies face down: the next turn is missed (RND-ORD-09). */
  tokenDown: boolean;
  /** Something usable once before each own turn has been used. */
  tacticPaused: boolean;
  /** The die that Mana Steal took. */
  tacticDie: Color | null;
  /** Cards lying under the Tactic. */
  tacticCards: readonly Name[];
  /** Cards set aside until the Round ends. */
  aside: readonly Name[];
  /** Advanced Actions drafted at the start and not yet used (VAR-DKB-03). */
  drafted: readonly Name[];
}

/** The turn being played. */
export interface Turn {
  /** Whose turn it is; null between turns. */
  seat: Seat | null;
  /** `movement` until the action begins or movement is ended by force; `action` from then on; `rest` after a Rest. */
  part: 'movement' | 'action' | 'rest';
  move: number;
  influence: number;
  heal: number;
  /** The spaces stood on this turn, oldest first, the present one last. */
  path: readonly Hex[];
  /** Moved or explored: no Rest any more this turn. */
  moved: boolean;
  /** A non-Wound card was played or discarded, or a Rest carried out (TRN-11). */
  cardUsed: boolean;
  /** The hero is interacting with locals. */
  interacting: boolean;
  /** The hand was empty when the turn began. */
  emptyHanded: boolean;
  /** The hand held only Wounds when the turn began (RST-09). */
  exhausted: boolean;
  /** Source dice used under the general allowance. */
  diceUsed: number;
  /** Source dice taken in any way, by an effect too. */
  diceTaken: number;
  /** A Tactic usable once in a turn has been used in this one. */
  tacticUsed: boolean;
  /** Another turn of the same player follows this one. */
  again: boolean;
  /** Crystals paid as mana. */
  crystalsSpent: readonly BasicColor[];
  /** The id of the Unit being used; null when it has done what it does. */
  unitUsed: number | null;
  /** How many Units were recruited. */
  recruited: number;
  /** Wounds received into the hand, and into the discard pile by poison. */
  woundsToHand: number;
  woundsToDiscard: number;
  /** A Deed card gave an Attack or Block. */
  struck: boolean;
  /** The Spells cast, out of the hand or out of the offer. */
  spellsCast: readonly PlayedCard[];
  /** The ids of the Units that gave an Attack or a Block. */
  unitsFought: readonly number[];
}

export const PHASES = ['ranged', 'block', 'damage', 'attack'] as const;
/** The four phases of a combat (CMB-GEN-01). */
export type Phase = (typeof PHASES)[number];

export const LOSSES = ['fortified', 'physical', 'fire', 'ice'] as const;
/** What an enemy may lose: its own fortification, a resistance. */
export type Loss = (typeof LOSSES)[number];

/** An enemy in a combat. */
export interface Foe {
  /** Its number in this combat, and the words it is known by in answers. */
  readonly id: number;
  readonly key: string;
  readonly enemy: Name;
  readonly color: TokenColor;
  /** Where its token lies on the map; null when it was drawn for this combat only. */
  readonly hex: Hex | null;
  readonly role: MapToken['role'] | 'drawn';
  /** Fortified by the site it defends. */
  readonly fortified: boolean;
  /** The cards of the city it defends, whose bonus it has (CTY-06, CTY-08). */
  readonly cities: readonly Name[];
  /** The foe that summoned it, whose place it takes while blocking and assigning damage. */
  readonly summoner: number | null;
  readonly defeated: boolean;
  /** Kept from attacking in this combat. */
  readonly held: boolean;
  /** What it has lost in this combat of what is printed on it. */
  readonly lost: readonly Loss[];
  /** What became of each of its attacks. */
  readonly attacks: readonly ('coming' | 'blocked' | 'cancelled' | 'dealt')[];
}

/** An Attack or Block value played and assigned, as part of the attack or block being put together. */
export interface Value {
  readonly kind: 'melee' | 'ranged' | 'siege' | 'block';
  readonly element: 'physical' | 'fire' | 'ice' | 'cold-fire';
  readonly n: number;
  readonly from: Name;
}

export const CAUSES = ['assault', 'rampaging', 'site', 'burning', 'incantation'] as const;
/** Why a combat is fought. */
export type Cause = (typeof CAUSES)[number];

/** The combat being fought by the player whose turn it is. */
export interface Combat {
  phase: Phase;
  why: Cause;
  /** The space fought for; the hero stands there, except in a challenge. */
  hex: Hex;
  /** Night rules apply whatever the time (MAN-10). */
  night: boolean;
  /** Units may be used (UNI-15). */
  unitsAllowed: boolean;
  /** Defeated enemies give half their Fame (CMB-INI-02). */
  halfFame: boolean;
  foes: readonly Foe[];
  /** The enemies that the attack being put together is against; in the Block phase the one being blocked. */
  targets: readonly number[];
  /** Those of the targets that were chosen before something was revealed: they stay (UND-03). */
  fixed: readonly number[];
  /** Which of the attacks of the enemy is being blocked. */
  blocking: number;
  values: readonly Value[];
  /** Wounds added to the hand in this combat (CMB-KO-02). */
  wounds: number;
  knockedOut: boolean;
  /** Units that resisted damage and cannot be assigned any more (CMB-DMG-09). */
  soaked: readonly number[];
  /** Something of combat has been played or used: it is no longer the start of it. */
  opened: boolean;
}

/** A value played in a combat between players. */
export interface DuelValue extends Value {
  /** The own Unit that gave it. */
  readonly unit: number | null;
  /** A Block that counts double against a Swift attack. */
  readonly parries: boolean;
}

export const DUEL_PHASES = ['ranged', 'melee'] as const;
export type DuelPhase = (typeof DUEL_PHASES)[number];

export const DUEL_STEPS = ['attack', 'block', 'damage'] as const;
/** An exchange: one player attacks, the other blocks, the first assigns the damage. */
export type DuelStep = (typeof DUEL_STEPS)[number];

/** A combat between two players (PVP-PH-01). What of it belongs to one of them is a list by seat. */
export interface Duel {
  /** The space fought for; both heroes stand there. */
  hex: Hex;
  /** Whose turn it is, and who was attacked. */
  aggressor: Seat;
  defender: Seat;
  /** How the defender takes part; null until that is chosen (PVP-DEF-02). */
  participation: 'full' | 'partial' | null;
  /** The defender stands on a fortified site, and nobody has seen to that (PVP-RNG-03). */
  fortified: boolean;
  phase: DuelPhase;
  step: DuelStep;
  /** Who attacks in this exchange; the other one blocks. */
  attacker: Seat;
  /** The opportunity before this one was passed over (PVP-PH-03). */
  passed: boolean;
  attack: readonly DuelValue[];
  /** Mana the attacker has paid while putting this attack together. */
  manaSpent: number;
  block: readonly DuelValue[];
  /** The attack at range no longer acts like a Swift one (PVP-RNG-08). */
  slowed: boolean;
  /** Damage still to be assigned. */
  damage: number;
  /** Who has taken Wounds into the hand, once for each of them (CMB-KO-02), and who was knocked out by that. */
  wounds: readonly Seat[];
  knockedOut: readonly Seat[];
  /** Who has played or used something of combat: for them it is no longer the start of it. */
  opened: readonly Seat[];
}

export const REWARDS = [
  'artifact',
  'spell',
  'advanced-action',
  'unit',
  'random-crystal',
  'dungeon',
  'crystals',
] as const;
/** Something won in this turn, to be taken at its end (REW-06). */
export type Reward = (typeof REWARDS)[number];

/** The dummy player of solo and cooperative games. */
export interface Dummy {
  hero: Name;
  deck: readonly Name[];
  discard: readonly Name[];
  crystals: Crystals;
  tactic: Name | null;
  skillPile: readonly Name[];
}

/** One of the heroes who assault a city together. */
export interface Participant {
  readonly seat: Seat;
  /** The defenders dealt to this hero (COA-07). */
  readonly defenders: readonly Name[];
  /** Where the hero came from, and goes back to if the assault fails (COA-13). */
  readonly from: Hex;
  /** The own turn and what was won in it, kept while others fight; null until it has begun. */
  readonly turn: Readonly<Turn> | null;
  readonly rewards: readonly Reward[];
}

/** A cooperative assault: those who fight, or still have to end their turns, the proposer first, then in Round Order. */
export interface Assault {
  /** The first space of the city. */
  readonly hex: Hex;
  readonly participants: readonly Participant[];
  /** Another turn of the proposer follows. */
  readonly again: boolean;
}

/** What was agreed before the game; fixed from then on. */
export interface Options extends AllOptions {
  readonly scenario: Name;
}

/**
 * A player who still chooses at the End of Turn while the next one has begun (REW-06, END-02): the turn, what was won in
 * it and what lasts until its end are kept here, with what is still to happen, the next thing last.
 */
export interface Finishing {
  readonly seat: Seat;
  readonly turn: Readonly<Turn>;
  readonly rewards: readonly Reward[];
  readonly modifiers: readonly Modifier[];
  readonly stack: Frame[];
}

export interface State {
  options: Options;
  round: number;
  time: Time;
  /** What is still to happen, the next thing last. */
  stack: Frame[];
  /** Raised by every reveal; nothing before the last one can be taken back. */
  fence: number;
  players: Player[];
  dummy: Dummy | null;
  turn: Turn;
  combat: Combat | null;
  duel: Duel | null;
  /** What a player who is attacked has and does on the turn of another; `turn.seat` is the defender. */
  defence: Turn | null;
  /** Several heroes assault a city together. */
  assault: Assault | null;
  /** The player before, who has not ended the turn yet. */
  finishing: Finishing | null;
  /** What was won this turn. */
  rewards: readonly Reward[];
  /** The Round Order, first player first; the dummy player as DUMMY. */
  order: readonly Seat[];
  /** Who had the last turn; null before the first one of a Round. */
  current: Seat | null;
  /** The seats that still have a turn once the end of the Round or of the game is in sight, next one first. */
  lastTurns: readonly Seat[] | null;
  /** Who announced the End of the Round. */
  announcedBy: Seat | null;
  /** The scenario's end condition is met: the game ends after the last turns. */
  ending: boolean;
  over: boolean;
  /** Tactics on display this Round, and those that left the game. */
  tactics: readonly Name[];
  tacticsGone: readonly Name[];
  source: readonly Color[];
  map: readonly PlacedTile[];
  /** Tiles to be revealed, the next one last. */
  tileStack: readonly Name[];
  /** Tiles left out of the stack: Countryside, and core tiles without city. */
  tilesLeft: readonly Name[];
  tokens: readonly MapToken[];
  shields: readonly Shield[];
  /** Cities in the order in which they were revealed; none where they are closed. */
  cities: readonly City[];
  piles: Readonly<Record<TokenColor, Pile>>;
  /** Offers: position 0 is the bottom one, the last the top. */
  unitOffer: readonly Name[];
  /** Advanced Actions lying in the Unit offer, for monasteries. */
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
  /** Cards and Units that left the game. */
  removed: readonly Name[];
  unitsGone: readonly Name[];
  modifiers: readonly Modifier[];
  nextUnit: number;
  random: Readonly<Record<string, Words>>;
}
