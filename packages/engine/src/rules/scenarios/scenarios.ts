import { derived } from '../../core/derived.ts';
import type { Seat } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import type { Foe } from '../../state/combat.ts';
import type { Hex } from '../../state/hex.ts';
import type { BasicColor } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import type { ContentSet, Mode } from '../../state/options.ts';
import type { Options, State, Time } from '../../state/state.ts';
import { Catalogue, SITES, type Site, type Tile, type UnitCard } from '../catalogue.ts';
import type { Game } from '../game.ts';
import type { Space } from '../map/ground.ts';
import type { Menu } from '../menu.ts';
import type { Query, Seen } from '../query.ts';

/* A scenario is data plus the few rules it changes. A variant changes rules the same way, in any scenario. */

/** What a scenario or variant changes. Anything omitted stays as usual. */
export interface Twist {
  /** Where the markers start on the tracks. If several say so, the last one wins. */
  readonly start?: { readonly fame?: number; readonly reputation?: number; readonly level?: number };
  /** Extra dice in the Source and extra Units in the offer. */
  readonly moreDice?: number;
  readonly moreUnits?: number;
  /** Fame for revealing a tile, and for each line of the Fame track crossed. */
  readonly fameForTile?: number;
  readonly fameForLine?: number;
  /** What is removed from the game before it begins. */
  readonly without?: readonly Without[];
  /** Which Units are used; all by default. */
  readonly usesUnit?: (unit: UnitCard) => boolean;
  /** How sites differ. */
  readonly sites?: Readonly<Record<Name, Partial<Site>>>;
  /** Sites whose Units are also offered at a site. */
  readonly recruits?: Readonly<Record<Name, readonly Name[]>>;
  /** Whether assaulting a keep or mage tower costs Reputation (REP-01); true by default. */
  readonly assaultsCostReputation?: boolean;
  /** Called after setup, before hands are drawn. */
  readonly beforeHands?: (g: Game) => void;
  /** Called after setup, once the first hands are drawn. */
  readonly atStart?: (g: Game) => void;
  /** The last city revealed is a megapolis (VAR-CIT-02). */
  readonly megapolis?: boolean;
  /** Any city may appear on any city tile (VAR-MAP-03). */
  readonly randomCities?: boolean;
  /** Tiles are rotated at random when revealed (VAR-MAP-02). */
  readonly turnsTiles?: boolean;
  /** The time of the first Round; Day by default. */
  readonly startsAt?: Time;
  /** The first Source roll shows only basic colors (VAR-DAY-01). */
  readonly plainDice?: boolean;
  /** The time of the next Round; by default, Day and Night alternate. */
  readonly nextTime?: (g: Game) => Time;
  /** In the first Round, Tactics are taken in reverse Round Order, whatever the Fame (VAR-AUC-01). */
  readonly firstTacticsByOrder?: boolean;
  /** By day, a gold die cannot replace a color that another Source die shows (VAR-NIC-04). */
  readonly sparesGold?: boolean;
  /** Called when a space of a new tile is on the map; `seat` revealed it, null during setup. */
  readonly onReveal?: (g: Game, space: Space, seat: Seat | null) => void;
  /** Called when a site was conquered and has its Shield. */
  readonly onConquer?: (g: Game, space: Space) => void;
  /** Called when a combat is about to start, with all its enemies, and when a later phase begins. */
  readonly onFight?: (g: Game) => void;
  readonly onPhase?: (g: Game) => void;
  /** The Reputation for a defeated rampaging enemy. */
  readonly reputationFor?: (foe: Foe, reputation: number) => number;
  /** The Fame for a defeated enemy. */
  readonly fameFor?: (s: Seen, foe: Foe, fame: number) => number;
  /** Connections from a space to non-adjacent ones, with their Move cost. */
  readonly passages?: (s: Seen, from: Hex) => ReadonlyMap<Hex, number>;
  /** Additional options during a turn. */
  readonly offers?: (q: Query, menu: Menu) => void;
  readonly atTurnStart?: (g: Game) => void;
  /** Called when a Round has been prepared, except the first. */
  readonly atRoundStart?: (g: Game) => void;
  readonly atRoundEnd?: (g: Game) => void;
}

export type Without = 'competitive-spells' | 'competitive-skills';

/** The tiles of a stack by kind, without the starting tile. */
export interface TileCounts {
  readonly countryside: number;
  readonly core: number;
  readonly cities: number;
}

/** One mode of a scenario, with its counts by number of players. */
export interface ScenarioMode {
  readonly mode: Mode;
  readonly rounds: number;
  readonly mapShape: Readonly<Record<number, Name>>;
  readonly tiles: Readonly<Record<number, TileCounts>>;
  /** The levels of the cities in the order they are revealed; empty if they cannot be assaulted. */
  readonly cityLevels?: Readonly<Record<number, readonly number[]>>;
  /** There is a dummy player, which takes its Tactic before or after the players (DUM-04). */
  readonly dummy?: 'takes-first' | 'takes-last';
  /** Which Tactics leave the game after each Round: all used ones, or one of the players' by agreement. */
  readonly tacticsLeave?: 'used' | 'one';
}

export const SCORED = [
  'knowledge',
  'loot',
  'leader',
  'conqueror',
  'adventurer',
  'dungeon-crawler',
  'beating',
  'city-conqueror',
  'liberator',
  'cities',
  'each-leads',
  'all-cities',
  'rounds-left',
  'dummy-cards',
  'not-announced',
  'strongholds',
] as const;
/** The subject of a line on the score sheet. */
export type Scored = (typeof SCORED)[number];

/** One part of a scenario's scoring. Points come as terms, so that every line can be explained. */
export type ScorePart = {
  readonly what: Scored;
  /** The bonus for being best, alone or tied (SCO-08); negative if the worst player loses points. */
  readonly title?: { readonly alone: number; readonly tied: number };
} & (
  | { /** Counted per hero; a side with several heroes uses its best (TEA-05). */ readonly of: Count<Seat> }
  | { /** Counted once per side. */ readonly ofSide: Count<readonly Seat[]> }
);
type Count<Whose> = (s: Seen, whose: Whose) => readonly Term[];

export interface Scenario extends Twist {
  readonly set: ContentSet;
  /** The letters in its rule ids: `FR` for SCN-FR-01. */
  readonly rules: string;
  readonly modes: readonly ScenarioMode[];
  /** Countryside tiles are stacked by number instead of shuffled. */
  readonly sorted?: boolean;
  /** Tiles that should not be left out of the stack. */
  readonly keepsTile?: (tile: Tile) => boolean;
  /** The only city in use. */
  readonly city?: BasicColor;
  /** Its rules refer to particular Days and Nights, so these must alternate as usual. */
  readonly countsTimes?: boolean;
  /** The map cannot be chosen. */
  readonly fixedMap?: boolean;
  /** The first Unit offer must include a Unit that can be recruited in a village. */
  readonly villageUnit?: boolean;
  /** Whether Elite Units are dealt into a new offer; by default, once a core tile is revealed (RND-PREP-04). */
  readonly dealsElites?: (s: Seen) => boolean;
  /** How many tokens defend a site another player owns; one by default (CMB-INI-02). */
  readonly defenders?: (s: Seen) => number;
  /** Cities can be assaulted, are closed, or count as conquered from the start. */
  readonly cities: 'assaulted' | 'closed' | 'friendly';
  /** Whether heroes may fight each other, unless agreed otherwise. */
  readonly pvp: boolean;
  /** Whether the end condition is met; checked after every change of the map or sites. */
  readonly isFulfilled: (s: Seen) => boolean;
  /** Whether the score starts from Fame (SCO-01); true by default. */
  readonly scoresFame?: boolean;
  readonly scoring: readonly ScorePart[];
  /**
   * Who has won, if not the side with the best score. A tie is shared, unless `tie` says there is no winner (SCO-12).
   */
  readonly hasWon?: (s: Seen, side: readonly Seat[]) => boolean;
  readonly tie?: 'nobody';
}

/** An option of the game that changes rules in any scenario. */
export interface Variant extends Twist {
  /** The rule of the specification that describes it. */
  readonly rule: string;
  readonly set: ContentSet;
  /** Variants it cannot be combined with. */
  readonly excludes?: readonly Name[];
  /** The rule that excludes it from a game, or null if it fits. */
  readonly unfitFor?: (scenario: Scenario, mode: ScenarioMode, players: number) => string | null;
}

export const SCENARIOS = new Catalogue<Scenario>('scenario');
export const VARIANTS = new Catalogue<Variant>('variant');

/** The mode in which a game plays its scenario. */
export function modeOf(options: Pick<Options, 'scenario' | 'mode'>, players: number): ScenarioMode {
  const found = SCENARIOS.get(options.scenario).modes.find(form => form.mode === options.mode && players in form.tiles);
  if (!found) throw new Error(`'${options.scenario}' cannot be played with ${players} players`);
  return found;
}

/** What changes the rules of a game: its scenario, then its variants. */
interface Changes {
  readonly twists: readonly Twist[];
  readonly sites: ReadonlyMap<Name, Site>;
}

const changesOf = derived((options: Options): Changes => {
  const twists = [SCENARIOS.get(options.scenario), ...options.variants.map(id => VARIANTS.get(id))];
  const sites = new Map<Name, Site>();
  for (const twist of twists) {
    for (const [id, change] of Object.entries(twist.sites ?? {})) {
      sites.set(id, { ...(sites.get(id) ?? SITES.get(id)), ...change });
    }
  }
  return { twists, sites };
});

type Played = Pick<State, 'options'>;

export const twistsOf = ({ options }: Played): readonly Twist[] => changesOf(options).twists;

/** A site as it is in this game. */
export const siteOf = ({ options }: Played, id: Name): Site => changesOf(options).sites.get(id) ?? SITES.get(id);

/** The total that the scenario and its variants add to a number. */
export const added = (s: Played, what: 'moreDice' | 'moreUnits' | 'fameForTile' | 'fameForLine'): number =>
  twistsOf(s).reduce((n, twist) => n + (twist[what] ?? 0), 0);
