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
 * Names of cards, tiles or tokens. `wound x3` means three of them. For piles, the next one comes first, and `...` at
 * the end means everything else that is there by default and not named elsewhere.
 */
export type Pieces = readonly Name[];

/** Colors one by one, or the number of each. */
export type Colored<C extends Color> = readonly C[] | Readonly<Partial<Record<C, number>>>;

export const MOMENTS = ['turn', 'before turn', 'start of turn', 'end of turn', 'tactics', 'round end'] as const;
/** The moment at which play begins; see `scene.ts`. */
export type Moment = (typeof MOMENTS)[number];

/** What a scene says about one hero. */
export interface HeroScene {
  /** The space, or `off` for a figure that is not on the map. */
  readonly at?: Place;
  readonly level?: number;
  readonly fame?: number;
  readonly reputation?: number;
  readonly hand?: Pieces;
  /** Exactly these cards, or this many of the rest. */
  readonly deck?: Pieces | number;
  readonly discard?: Pieces;
  /** Cards in the play area: `march`, `stamina powered`, `rage sideways`. */
  readonly played?: Pieces;
  readonly crystals?: Colored<BasicColor>;
  /** Mana tokens. */
  readonly mana?: Colored<Color>;
  /** Source dice held: `red`, or `green unrolled` for one that is not rerolled when returned. */
  readonly dice?: readonly string[];
  /** `peasants`, with the words `spent`, `wounded` and `resisted` (damage in this combat), or with a number of Wounds. */
  readonly units?: readonly (Name | SceneUnit)[];
  /** `tovak-motivation`, `tovak-motivation used`. */
  readonly skills?: readonly Name[];
  /** The hero's Skill tokens not gained yet. */
  readonly skillPile?: Pieces;
  /** `planning`, `long-night used`. */
  readonly tactic?: Name;
  /** The die that Mana Steal took. */
  readonly tacticDie?: Color;
  /** Cards under the Tactic. */
  readonly tacticCards?: Pieces;
  /** Advanced Actions drafted at the start and not yet used. */
  readonly drafted?: Pieces;
  /** The hero has plundered the village since the end of their last turn. */
  readonly plundered?: boolean;
  /** The Round Order token is face down. */
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

/** What a scene says about the turn being played. */
interface TurnScene {
  readonly move?: number;
  readonly influence?: number;
  readonly heal?: number;
  readonly part?: 'movement' | 'action' | 'rest';
  /** The spaces the hero was on this turn, oldest first, the current one last. */
  readonly path?: readonly Place[];
  /** Moved or explored this turn. */
  readonly moved?: boolean;
  /** A card was played or discarded this turn. */
  readonly cardUsed?: boolean;
  readonly interacting?: boolean;
  /** Source dice used under the general allowance. */
  readonly diceUsed?: number;
  /** Rewards won this turn, to be taken at its end: `artifact`, `spell x2`. */
  readonly rewards?: Pieces;
  /** The next rolls of dice outside the Source. */
  readonly rolls?: readonly Color[];
  /** The hero is fighting. */
  readonly combat?: SceneCombat;
  /** The hero is in player combat. */
  readonly playerCombat?: SceneDuel;
}

/** A combat in progress. Anything omitted follows from the hero's space. */
export interface SceneCombat {
  readonly enemies: readonly (Name | SceneFoe)[];
  readonly phase?: Phase;
  readonly why?: Combat['why'];
  /** The space fought over. */
  readonly at?: Place;
  /** The targets, or the enemy whose attack is being blocked, by the names used in answers. */
  readonly targets?: readonly string[];
  /** Which attack of that enemy is being blocked, from 1. */
  readonly attack?: number;
  /** The values played against the targets: `attack 3`, `siege fire attack 4`, `ice block 2`. */
  readonly soFar?: readonly string[];
  readonly nightRules?: boolean;
  readonly unitsAllowed?: boolean;
  readonly halfFame?: boolean;
  /** Wounds taken to hand in this combat. */
  readonly wounds?: number;
  readonly knockedOut?: boolean;
}

/** A player combat in progress. The hero whose turn it is is the aggressor. */
export interface SceneDuel {
  /** The defender, on the same space; the first of the others by default. */
  readonly with?: Who;
  /** How the defender takes part; `asked` if not yet chosen. */
  readonly participation?: 'full' | 'partial' | 'asked';
  readonly phase?: DuelPhase;
  readonly step?: DuelStep;
  /** Who attacks: by default the defender in the ranged phase and the aggressor in the melee. */
  readonly attacker?: Who;
  /** The previous opportunity to attack was passed up. */
  readonly passed?: boolean;
  /** The values played: `ranged fire attack 4`, `attack 3 by peasants`, `block 4`. */
  readonly attack?: readonly string[];
  readonly block?: readonly string[];
  /** Damage still to be assigned. */
  readonly damage?: number;
  /** The attack is no longer Swift. */
  readonly slowed?: boolean;
  readonly fortified?: boolean;
  /** Wounds taken to hand in this combat. */
  readonly wounds?: Readonly<Record<Name, number>>;
}

/** An enemy in a combat; in short form, `wolf-riders blocked`. */
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
  /** The outcome of each attack, if it has several. */
  readonly attacks?: Foe['attacks'];
}

/** A token on the map: an enemy or ruins token by name, or a color for the next one of that pile. */
export interface SceneEnemy {
  readonly at: Place;
  readonly enemy: Name;
  readonly role?: 'rampaging' | 'garrison' | 'waiting';
  readonly face?: 'up' | 'down';
}

/** A city on the map, whose color is named there. */
export interface SceneCity {
  readonly level?: number;
  /** Its defenders, or none. */
  readonly garrison?: readonly Name[];
  readonly face?: 'up' | 'down';
  /** The space of the second city of a megapolis; the garrison is on the first. */
  readonly with?: Place;
  /** The Shields on its card, oldest first. */
  readonly shields?: readonly Who[];
  readonly conquered?: boolean;
  /** Its leader, if not determined by the Shields. */
  readonly leader?: Who | 'nobody';
}

/** A cooperative assault in progress, during the part of the hero whose turn it is. */
export interface SceneAssault {
  /** The city. */
  readonly at: Place;
  /** The defenders dealt to each participant, in fighting order; the first proposed the assault. */
  readonly shares: Readonly<Record<Name, readonly Name[]>>;
  /** Where the heroes in the city came from. */
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

/** A position described by names. Hero fields at this level belong to the first hero. */
export interface Scene extends HeroScene, TurnScene, GameOptions {
  readonly seed?: string;
  readonly scenario?: Name;
  /** The number of players; those not described get defaults. */
  readonly players?: number;
  /** The first hero, whose fields are at this level. */
  readonly hero?: Name;
  /** The heroes after the first. */
  readonly others?: Readonly<Record<Name, HeroScene>>;
  /** All heroes in seat order, instead of `hero`, its fields and `others`. */
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
  /** Spaces without a token, although there would be one by default. */
  readonly cleared?: readonly Place[];
  readonly shields?: readonly SceneShield[];
  readonly cities?: Readonly<Record<Place, SceneCity>>;
  readonly assault?: SceneAssault;
  /** Offers: exactly these, from the bottom up. */
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

/** An active lasting effect. */
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
