import type { GameOptions } from '../rules/setup/options.ts';
import type { Combat, Foe, Phase } from '../state/combat.ts';
import type { DuelPhase, DuelStep } from '../state/duel.ts';
import type { BasicColor, Color } from '../state/mana.ts';
import type { TokenColor } from '../state/map.ts';
import type { Modifier } from '../state/modifiers.ts';
import type { Name } from '../state/names.ts';
import type { Time } from '../state/state.ts';

/** A hero by name, or a seat by number. */
export type Who = Name | number;

/** A space by its coordinates, such as `1,-1`. */
type Place = string;

/**
 * Names of cards, tiles or tokens. `wound x3` stands for three of them. Where a pile is described, the next one comes
 * first, and `...` at the end stands for all that would be there by default and is not named anywhere else.
 */
export type Pieces = readonly Name[];

/** Colors one by one, or how many of each. */
export type Colored<C extends Color> = readonly C[] | Readonly<Partial<Record<C, number>>>;

export const MOMENTS = ['turn', 'before turn', 'start of turn', 'end of turn', 'tactics', 'round end'] as const;
/** Where play begins; see `scene.ts`. */
export type Moment = (typeof MOMENTS)[number];

/** What is known of one hero. */
export interface HeroScene {
  /** The space, or `off` for a figure that is not on the map. */
  readonly at?: Place;
  readonly level?: number;
  readonly fame?: number;
  readonly reputation?: number;
  readonly hand?: Pieces;
  /** Exactly these cards, or this many of those left over. */
  readonly deck?: Pieces | number;
  readonly discard?: Pieces;
  /** Cards in the play area: `march`, `stamina powered`, `rage sideways`. */
  readonly played?: Pieces;
  readonly crystals?: Colored<BasicColor>;
  /** Mana tokens. */
  readonly mana?: Colored<Color>;
  /** Source dice held: `red`, or `green unrolled` for one that is not rerolled when it goes back. */
  readonly dice?: readonly string[];
  /** `peasants`, with the words `spent`, `wounded` and `resisted` (damage in this combat), or with a number of Wounds. */
  readonly units?: readonly (Name | SceneUnit)[];
  /** `tovak-motivation`, `tovak-motivation used`. */
  readonly skills?: readonly Name[];
  /** Own Skill tokens not yet gained. */
  readonly skillPile?: Pieces;
  /** `planning`, `long-night used`. */
  readonly tactic?: Name;
  /** The die that Mana Steal took. */
  readonly tacticDie?: Color;
  /** Cards lying under the Tactic. */
  readonly tacticCards?: Pieces;
  /** Advanced Actions drafted at the start and not yet used. */
  readonly drafted?: Pieces;
  /** The hero has plundered the village since the end of their last turn. */
  readonly plundered?: boolean;
  /** The Round Order token lies face down. */
  readonly tokenDown?: boolean;
  /** Banners on the hero's Units: `{ peasants: 'banner-of-glory' }`. */
  readonly banners?: Readonly<Record<string, Name>>;
}

export interface SceneUnit {
  readonly unit: Name;
  readonly spent?: boolean;
  readonly wounds?: number;
  readonly resisted?: boolean;
}

/** What is known of the turn being played. */
interface TurnScene {
  readonly move?: number;
  readonly influence?: number;
  readonly heal?: number;
  readonly part?: 'movement' | 'action' | 'rest';
  /** The spaces stood on this turn, oldest first, the present one last. */
  readonly path?: readonly Place[];
  /** Moved or explored this turn. */
  readonly moved?: boolean;
  /** A card was played or discarded this turn. */
  readonly cardUsed?: boolean;
  readonly interacting?: boolean;
  /** Source dice used under the general allowance. */
  readonly diceUsed?: number;
  /** What was won this turn, to be taken at its end: `artifact`, `spell x2`. */
  readonly rewards?: Pieces;
  /** What the next dice rolled outside of the Source show. */
  readonly rolls?: readonly Color[];
  /** The hero is fighting. */
  readonly combat?: SceneCombat;
  /** The hero is fighting another one. */
  readonly playerCombat?: SceneDuel;
}

/** A combat in the middle of it. What is unsaid follows from the space the hero stands on. */
export interface SceneCombat {
  readonly enemies: readonly (Name | SceneFoe)[];
  readonly phase?: Phase;
  readonly why?: Combat['why'];
  /** The space fought for. */
  readonly at?: Place;
  /** The enemies that are attacked, or the one whose attack is being blocked, by the names used in answers. */
  readonly targets?: readonly string[];
  /** Which of the attacks of that enemy is being blocked, from 1. */
  readonly attack?: number;
  /** What was played against the targets: `attack 3`, `siege fire attack 4`, `ice block 2`. */
  readonly soFar?: readonly string[];
  readonly nightRules?: boolean;
  readonly unitsAllowed?: boolean;
  readonly halfFame?: boolean;
  /** Wounds taken into the hand in this combat. */
  readonly wounds?: number;
  readonly knockedOut?: boolean;
}

/** A combat between players in the middle of it; the hero whose turn it is is the aggressor. */
export interface SceneDuel {
  /** The defender, on the same space; the first of the others by default. */
  readonly with?: Who;
  /** How the defender takes part; `asked` when that is still to be chosen. */
  readonly participation?: 'full' | 'partial' | 'asked';
  readonly phase?: DuelPhase;
  readonly step?: DuelStep;
  /** Who attacks: by default the defender in the ranged phase and the aggressor in the melee phase. */
  readonly attacker?: Who;
  /** The opportunity before this one was passed over. */
  readonly passed?: boolean;
  /** What was played: `ranged fire attack 4`, `attack 3 by peasants`, `block 4`. */
  readonly attack?: readonly string[];
  readonly block?: readonly string[];
  /** Damage still to be assigned. */
  readonly damage?: number;
  /** The attack has lost its swiftness. */
  readonly slowed?: boolean;
  readonly fortified?: boolean;
  /** Wounds taken into the hand in this combat. */
  readonly wounds?: Readonly<Record<Name, number>>;
}

/** An enemy in a combat; as one word `wolf-riders blocked`. */
export interface SceneFoe {
  readonly enemy: Name;
  /** The space of its token. */
  readonly at?: Place;
  readonly role?: Foe['role'];
  readonly fortified?: boolean;
  readonly summonedBy?: string;
  readonly blocked?: boolean;
  readonly dealt?: boolean;
  readonly held?: boolean;
  readonly defeated?: boolean;
  /** What became of each attack, where it has several. */
  readonly attacks?: Foe['attacks'];
}

/** A token on the map: an enemy or a ruin token by name, or a color for the next one of that pile. */
export interface SceneEnemy {
  readonly at: Place;
  readonly enemy: Name;
  readonly role?: 'rampaging' | 'garrison' | 'waiting';
  readonly face?: 'up' | 'down';
}

/** A city on a space of the map; its color is named there. */
export interface SceneCity {
  readonly level?: number;
  /** Its defenders, or none. */
  readonly garrison?: readonly Name[];
  readonly face?: 'up' | 'down';
  /** The space of the second city of a megapolis; the garrison lies on the first. */
  readonly with?: Place;
  /** Whose Shields lie on its card, the oldest first. */
  readonly shields?: readonly Who[];
  readonly conquered?: boolean;
  /** Who leads it, if that does not follow from the Shields. */
  readonly leader?: Who | 'nobody';
}

/** A cooperative assault in the middle of it: it is the part of the hero whose turn it is. */
export interface SceneAssault {
  /** The city. */
  readonly at: Place;
  /** The defenders dealt to each participant, in the order in which they fight; the first proposed it. */
  readonly shares: Readonly<Record<Name, readonly Name[]>>;
  /** Where those who are in the city came from. */
  readonly from?: Readonly<Record<Name, Place>>;
}

interface SceneShield {
  readonly at: Place;
  readonly by: Who;
}

export interface SceneDummy {
  readonly hero?: Name;
  readonly deck?: Pieces | number;
  readonly discard?: Pieces | number;
  readonly crystals?: Colored<BasicColor>;
  readonly tactic?: Name;
  readonly skillPile?: Pieces;
}

/** A position by names. Fields of a hero that stand here are those of the first hero. */
export interface Scene extends HeroScene, TurnScene, GameOptions {
  readonly seed?: string;
  readonly scenario?: Name;
  /** How many play; those not described take defaults. */
  readonly players?: number;
  /** The first hero, whose fields stand beside this one. */
  readonly hero?: Name;
  /** The heroes after the first. */
  readonly others?: Readonly<Record<Name, HeroScene>>;
  /** All heroes in the order of their seats; instead of `hero`, its fields and `others`. */
  readonly heroes?: Readonly<Record<Name, HeroScene>>;
  readonly moment?: Moment;
  /** Whose turn it is. */
  readonly turn?: Who;
  readonly time?: Time;
  readonly round?: number;
  /** The Round Order; the dummy player as `dummy`. */
  readonly order?: readonly Who[];
  readonly announcedBy?: Who;
  readonly lastTurns?: readonly Who[];
  /** The scenario's end condition is met. */
  readonly ending?: boolean;
  readonly tacticsGone?: readonly Name[];
  readonly source?: Colored<Color>;
  /** Spaces: `hills`, `hills keep`, `hills green crystal-mine`, `red city`, `village` (on plains), `forest orcs`. */
  readonly map?: Readonly<Record<Place, string>>;
  /** Real tiles by their place on the lattice, such as `0,1`. */
  readonly tiles?: Readonly<Record<string, Name>>;
  readonly tileStack?: Pieces;
  /** Tiles left out of the stack. */
  readonly tilesLeft?: Pieces;
  readonly enemies?: readonly SceneEnemy[];
  /** Spaces that have no token, although one would lie there by default. */
  readonly cleared?: readonly Place[];
  readonly shields?: readonly SceneShield[];
  readonly cities?: Readonly<Record<Place, SceneCity>>;
  readonly assault?: SceneAssault;
  /** Offers: exactly these, the bottom position first. */
  readonly unitOffer?: Pieces;
  readonly monasteryOffer?: Pieces;
  readonly advancedOffer?: Pieces;
  readonly spellOffer?: Pieces;
  readonly skillOffer?: Pieces;
  /** Decks and piles: these on top, the rest below. */
  readonly advancedDeck?: Pieces;
  readonly spellDeck?: Pieces;
  readonly artifactDeck?: Pieces;
  readonly regularDeck?: Pieces;
  readonly eliteDeck?: Pieces;
  readonly piles?: Readonly<Partial<Record<TokenColor, Pieces>>>;
  readonly dummy?: SceneDummy;
  readonly modifiers?: readonly SceneModifier[];
}

/** A lasting effect in force. */
export interface SceneModifier {
  readonly mod: Name;
  readonly by?: Who;
  readonly from?: Name;
  readonly n?: number;
  readonly until?: Modifier['until'];
  readonly on?: string;
}

export const HERO_FIELDS = [
  'at',
  'level',
  'fame',
  'reputation',
  'hand',
  'deck',
  'discard',
  'played',
  'crystals',
  'mana',
  'dice',
  'units',
  'skills',
  'skillPile',
  'tactic',
  'tacticDie',
  'tacticCards',
  'drafted',
  'plundered',
  'tokenDown',
  'banners',
] as const satisfies readonly (keyof HeroScene)[];
