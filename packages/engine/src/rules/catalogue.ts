import type { Effect } from '../core/effect.ts';
import type { Term } from '../core/numbers.ts';
import type { Printed } from '../protocol/effects.ts';
import type { Foe, Phase } from '../state/combat.ts';
import type { Direction, TilePlace } from '../state/hex.ts';
import type { BasicColor } from '../state/mana.ts';
import type { TokenColor } from '../state/map.ts';
import type { Name } from '../state/names.ts';
import type { ContentSet } from '../state/options.ts';
import type { Time } from '../state/state.ts';
import type { Reward } from '../state/turn.ts';
import type { PaymentSource } from './cards/mana.ts';
import type { Lasting } from './lasting.ts';
import type { Query } from './query.ts';

/*
 * Everything printed, as empty tables: content fills them, rules only look things up. Entries have ids; the text
 * package has their names in every language.
 */

/** A table of printed things by id. */
export class Catalogue<T> {
  readonly kind: string;
  private readonly entries = new Map<Name, T>();

  constructor(kind: string) {
    this.kind = kind;
  }

  add(entries: Readonly<Record<Name, T>>): void {
    for (const [id, entry] of Object.entries(entries)) {
      if (this.entries.has(id)) throw new Error(`two entries for the ${this.kind} '${id}'`);
      this.entries.set(id, entry);
    }
  }

  get(id: Name): T {
    const entry = this.entries.get(id);
    if (entry === undefined) throw new Error(`there is no ${this.kind} '${id}'`);
    return entry;
  }

  find(id: Name): T | undefined {
    return this.entries.get(id);
  }

  has(id: Name): boolean {
    return this.entries.has(id);
  }

  ids(): Name[] {
    return [...this.entries.keys()];
  }
}

export const CARD_KINDS = ['basic-action', 'advanced-action', 'spell', 'artifact', 'wound'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const CARD_TYPES = ['movement', 'influence', 'combat', 'special', 'healing'] as const;
/** The type symbols of a card, which tell when it is normally played (CRD-16). */
export type CardType = (typeof CARD_TYPES)[number];

export interface Card {
  readonly kind: CardKind;
  readonly set: ContentSet;
  /** The mana that powers it; null for Artifacts and Wounds. */
  readonly color: BasicColor | null;
  readonly types: readonly CardType[];
  /** What it does when played; null if it can only be played sideways. */
  readonly basic: Printed | null;
  readonly powered: Printed | null;
  /** How many copies are in its deck. The number of Basic Actions depends on the heroes' starting decks. */
  readonly copies: number;
  /** Spells that work against other players; they are removed in solo and cooperative games. */
  readonly competitive?: boolean;
  /** Artifacts that are attached to a Unit. */
  readonly banner?: boolean;
}

export const ELEMENTS = ['physical', 'fire', 'ice', 'cold-fire'] as const;
export type Element = (typeof ELEMENTS)[number];
export const RESISTANCES = ['physical', 'fire', 'ice'] as const;
export type Resistance = (typeof RESISTANCES)[number];
/** The rules of the specification that describe resistances. */
export const RESISTANCE_RULES: Readonly<Record<Resistance, string>> = {
  physical: 'CMB-DEF-02',
  fire: 'CMB-DEF-03',
  ice: 'CMB-DEF-04',
};

export interface Enemy {
  readonly set: ContentSet;
  readonly color: Exclude<TokenColor, 'yellow'>;
  readonly copies: number;
  readonly armor: number;
  readonly attacks: readonly { readonly value: number; readonly element: Element }[];
  /** Colors of the tokens it summons instead of attacking. */
  readonly summons: readonly TokenColor[];
  readonly fame: number;
  readonly abilities: readonly string[];
  readonly resistances: readonly Resistance[];
}

/** What an ability on an enemy token does: terms that change numbers, and facts the combat phases look up. */
export interface Ability {
  /** The rule of the specification that describes it. */
  readonly rule: string;
  /** Changes the Block needed, the damage dealt, or the Armor. */
  readonly block?: Term;
  readonly damage?: Term;
  readonly armor?: (foe: Foe, phase: Phase) => Term | null;
  readonly fortified?: boolean;
  /** Only Attacks and Blocks affect the enemy (CMB-DEF-09). */
  readonly immune?: boolean;
  /** What happens to a Unit it Wounds: it gets two Wounds instead of one, or is destroyed. */
  readonly unitFate?: 'poisoned' | 'destroyed';
  /** For each Wound to the hand, another goes to the discard pile. */
  readonly poisonsHero?: boolean;
  /** A hero who takes a Wound discards all other cards. */
  readonly emptiesHand?: boolean;
}

/** Something a Unit can do when activated, and the color of mana it costs, if any. */
export interface UnitAbility {
  readonly mana: BasicColor | 'black' | null;
  readonly effect: Printed;
}

export interface UnitCard {
  readonly set: ContentSet;
  readonly kind: 'regular' | 'elite';
  readonly copies: number;
  readonly cost: number;
  readonly level: number;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  /** The sites where it can be recruited. */
  readonly sites: readonly string[];
  readonly abilities: readonly UnitAbility[];
}

/** A yellow token: an altar where mana buys Fame, or enemies that guard a reward. */
export interface RuinToken {
  readonly set: ContentSet;
  readonly copies: number;
  readonly altar: Readonly<Partial<Record<BasicColor, number>>> | null;
  readonly fame: number;
  readonly enemies: readonly TokenColor[];
  readonly reward: {
    readonly artifacts?: number;
    readonly spells?: number;
    readonly advancedActions?: number;
    readonly units?: number;
    readonly crystals?: Readonly<Partial<Record<BasicColor, number>>>;
  };
}

/** What a city gives its defenders. It is not an ability, so effects that remove abilities do not affect it (CTY-10). */
export interface CityBonus {
  readonly armor?: number;
  /** Added to each attack, by its element (CTY-09). */
  readonly attack?: Readonly<Partial<Record<Element, number>>>;
  /** An ability every physical attack gets, even if it is not printed. */
  readonly physical?: Name;
}

/** A city card, set aside until its tile is revealed (SET-21). */
export interface CityCard {
  readonly set: ContentSet;
  readonly color: BasicColor;
  readonly bonus: CityBonus;
  /** The token colors of its garrison, by level from 1 (CTY-03). */
  readonly garrisons: readonly (readonly TokenColor[])[];
  /** What Influence buys there once it is conquered, besides Units (CTY-13 to CTY-16). */
  readonly sells: 'artifacts' | 'spells' | 'units' | 'advanced-actions';
}

export interface TerrainType {
  /** Move points to enter, by day and by night; null if a hero cannot enter. */
  readonly cost: Readonly<Record<Time, number | null>>;
  /** One character for text maps. */
  readonly sign: string;
}

/** What is printed for a site. Interaction and combat rules add what can be done there. */
export interface Site {
  readonly category: 'inhabited' | 'fortified' | 'adventure' | 'other';
  /** Two letters for text maps. */
  readonly sign: string;
  /** The token placed here when the tile is revealed, and whether it is face up by day and by night. */
  readonly token?: { readonly color: TokenColor; readonly up: Readonly<Record<Time, boolean>> };
  /** Belongs to the player who conquered it last; others may take it (SIT-KEE-04). */
  readonly owned?: boolean;
  /** Any number of heroes may be here without fighting (portal, conquered city). */
  readonly shared?: boolean;
  /** The Move cost, instead of the terrain's. */
  readonly cost?: number;
  /**
   * A site entered as an action to fight: the tokens drawn, and whether night rules apply and Units must stay outside.
   */
  readonly lair?: {
    readonly draws: readonly TokenColor[];
    readonly underground: boolean;
    /** Units may be used even so. */
    readonly withUnits?: boolean;
    /** Undefeated enemies stay here; otherwise they are discarded. */
    readonly stays: boolean;
    /** May be entered again after it is conquered, for Fame only. */
    readonly again: boolean;
  };
  /** The reward for conquering it, taken at the end of the turn (REW-07). */
  readonly reward?: readonly Reward[];
  /** Rewards from here must be taken at the end of the turn; elsewhere they may be declined. */
  readonly due?: boolean;
  /** The Influence cost of one Healing point. */
  readonly healing?: number;
  readonly atTurnStart?: Printed;
  readonly atTurnEnd?: Printed;
}

/** One space of a tile. */
export interface TileSpace {
  readonly terrain: Name;
  readonly site: Name | null;
  readonly rampaging: TokenColor | null;
  /** The colors a mine gives. */
  readonly mine: readonly BasicColor[];
}

export interface Tile {
  readonly set: ContentSet;
  /** `scene`: made-up terrain, never dealt. */
  readonly kind: 'starting' | 'countryside' | 'core' | 'scene';
  readonly number: number;
  readonly city: BasicColor | null;
  readonly spaces: Readonly<Record<'center' | Direction, TileSpace>>;
}

export interface MapShape {
  readonly start: Name;
  /**
   * Whether a tile of a kind may be placed here. Some shapes keep core tiles off the coast or give each kind its own
   * places.
   */
  readonly allows: (place: TilePlace, kind: 'countryside' | 'core') => boolean;
  readonly revealed: readonly TilePlace[];
}

export interface Hero {
  readonly set: ContentSet;
  /** The hero's own cards: each replaces one copy of a common card. */
  readonly cards: readonly { readonly card: Name; readonly replaces: Name; readonly set: ContentSet }[];
  readonly dummyCrystals: readonly BasicColor[];
}

export interface SkillToken {
  readonly set: ContentSet;
  readonly hero: Name;
  readonly frequency: 'turn' | 'round' | 'passive' | 'interactive';
  readonly mode: 'any' | 'competitive' | 'cooperative';
  /** What using it does; absent for passive Skills. */
  readonly effect?: Printed;
  /** May be used on other players' turns too. */
  readonly anyTurn?: boolean;
  /** What happens when it is gained. */
  readonly onGaining?: Printed;
  /** It counts as an additional Command token, for one particular Unit. */
  readonly commandToken?: boolean;
  /** Additional ways to pay mana while the Skill can be used. */
  readonly pays?: PaymentSource;
  /** It can be used together with a Unit, to raise the value of the Unit's ability. */
  readonly raisesUnit?: (q: Query, ability: Effect) => number;
}

export interface Tactic {
  readonly time: Time;
  readonly number: number;
  /** Executed at once when the Tactic is taken. */
  readonly onTaking?: Printed;
  /** May be used before the player's turn, including on other players' turns. */
  readonly beforeTurn?: Printed;
  /** May be used during the player's turn. */
  readonly duringTurn?: Printed;
  /** May be used during the End of Turn draw. */
  readonly duringDraw?: Printed;
}

/** What the reason for a combat implies; declared next to the rule that starts it. */
export interface CombatCause {
  /** The winner conquers the site. */
  readonly conquers?: true;
  /** Its enemies are drawn for this combat. */
  readonly draws?: true;
}

export const CARDS = new Catalogue<Card>('card');
export const ENEMIES = new Catalogue<Enemy>('enemy');
export const ABILITIES = new Catalogue<Ability>('ability');
export const UNITS = new Catalogue<UnitCard>('unit');
export const RUINS = new Catalogue<RuinToken>('ruin token');
export const COMBAT_CAUSES = new Catalogue<CombatCause>('cause of a combat');
export const TERRAINS = new Catalogue<TerrainType>('terrain');
export const SITES = new Catalogue<Site>('site');
export const CITIES = new Catalogue<CityCard>('city');
export const TILES = new Catalogue<Tile>('tile');
export const MAP_SHAPES = new Catalogue<MapShape>('map shape');
export const HEROES = new Catalogue<Hero>('hero');
export const SKILLS = new Catalogue<SkillToken>('skill');
export const TACTICS = new Catalogue<Tactic>('tactic');
/** Every lasting effect, one entry each: what it changes, allows, offers and reacts to. */
export const MODIFIERS = new Catalogue<Lasting>('modifier');

/** The common starting deck: the number of copies of each card. */
export const STARTING_DECK = new Catalogue<number>('card of the starting deck');

/** The entries that belong to the sets in play. */
export const inSets = <T extends { readonly set: ContentSet }>(
  table: Catalogue<T>,
  sets: readonly ContentSet[],
): Name[] => table.ids().filter(id => sets.includes(table.get(id).set));
