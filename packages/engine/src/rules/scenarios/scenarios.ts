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

/*
 * What a scenario is: data, and the few rules that it changes. A variant changes rules in the same way, in any scenario.
 */

/** What a scenario or a variant changes. Anything left out stays as it is. */
export interface Twist {
  /** Where the markers on the tracks start; the last one to say so wins. */
  readonly start?: { readonly fame?: number; readonly reputation?: number; readonly level?: number };
  /** Dice in the Source and Units on offer beyond the usual number. */
  readonly moreDice?: number;
  readonly moreUnits?: number;
  /** Fame for revealing a tile, and for each line of the Fame track crossed. */
  readonly fameForTile?: number;
  readonly fameForLine?: number;
  /** What leaves the game before it begins. */
  readonly without?: readonly Without[];
  /** Units that take part; all of them by default. */
  readonly usesUnit?: (unit: UnitCard) => boolean;
  /** What is different about sites. */
  readonly sites?: Readonly<Record<Name, Partial<Site>>>;
  /** Sites whose Units are also offered at a site. */
  readonly recruits?: Readonly<Record<Name, readonly Name[]>>;
  /** Assaulting a keep or mage tower costs Reputation (REP-01); `false` where it does not. */
  readonly assaultsCostReputation?: boolean;
  /** The table is laid out; hands are still to be drawn. */
  readonly beforeHands?: (g: Game) => void;
  /** The table is laid out and first hands are drawn. */
  readonly atStart?: (g: Game) => void;
  /** The last city to be revealed is two of them (VAR-CIT-02). */
  readonly megapolis?: boolean;
  /** Any city may stand on any city tile (VAR-MAP-03). */
  readonly randomCities?: boolean;
  /** Tiles are turned at random when they are revealed (VAR-MAP-02). */
  readonly turnsTiles?: boolean;
  /** The time of the first Round; Day by default. */
  readonly startsAt?: Time;
  /** The first roll of the Source shows basic colors only (VAR-DAY-01). */
  readonly plainDice?: boolean;
  /** The time of the next Round; by default, Day and Night alternate. */
  readonly nextTime?: (g: Game) => Time;
  /** Tactics of the first Round are taken in reverse Round Order, whatever the Fame (VAR-AUC-01). */
  readonly firstTacticsByOrder?: boolean;
  /** By day a gold die does not do what another die of the Source could (VAR-NIC-04). */
  readonly sparesGold?: boolean;
  /** A space of a new tile is on the map; `seat` is who revealed it, null at the start. */
  readonly onReveal?: (g: Game, space: Space, seat: Seat | null) => void;
  /** A site was conquered, and its Shield is there. */
  readonly onConquer?: (g: Game, space: Space) => void;
  /** A combat is about to start, with everyone who takes part in it; a later phase of it begins. */
  readonly onFight?: (g: Game) => void;
  readonly onPhase?: (g: Game) => void;
  /** Reputation for a defeated rampaging enemy. */
  readonly reputationFor?: (foe: Foe, reputation: number) => number;
  /** Fame for a defeated enemy. */
  readonly fameFor?: (s: Seen, foe: Foe, fame: number) => number;
  /** Ways out of a space other than stepping to the next, with their cost in Move points. */
  readonly passages?: (s: Seen, from: Hex) => ReadonlyMap<Hex, number>;
  /** What may be done during a turn. */
  readonly offers?: (q: Query, menu: Menu) => void;
  readonly atTurnStart?: (g: Game) => void;
  /** A Round has been prepared; not called for the first one. */
  readonly atRoundStart?: (g: Game) => void;
  readonly atRoundEnd?: (g: Game) => void;
}

export type Without = 'competitive-spells' | 'competitive-skills';

/** Tiles of a stack by their sorts; the starting tile is not counted. */
export interface TileCounts {
  readonly countryside: number;
  readonly core: number;
  readonly cities: number;
}

/** One form of a scenario, with its counts by number of players. */
export interface ScenarioMode {
  readonly mode: Mode;
  readonly rounds: number;
  readonly mapShape: Readonly<Record<number, Name>>;
  readonly tiles: Readonly<Record<number, TileCounts>>;
  /** Levels of the cities in the order they are revealed; none if they cannot be assaulted. */
  readonly cityLevels?: Readonly<Record<number, readonly number[]>>;
  /** A dummy player takes part, and takes its Tactic before or after the players (DUM-04). */
  readonly dummy?: 'takes-first' | 'takes-last';
  /** Tactics that leave the game after each Round: all used, or one of the players' by agreement. */
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
/** What a line of a score sheet is about. */
export type Scored = (typeof SCORED)[number];

/** A part of the scoring of a scenario. Points come as terms, so that every line of a sheet can be explained. */
export type ScorePart = {
  readonly what: Scored;
  /** The bonus for being the single best, and for each of several equals (SCO-08); negative where the worst loses. */
  readonly title?: { readonly alone: number; readonly tied: number };
} & (
  | { /** Counted for each hero; a side of several has the best of its heroes (TEA-05). */ readonly of: Count<Seat> }
  | { /** Counted once for a whole side. */ readonly ofSide: Count<readonly Seat[]> }
);
type Count<Whose> = (s: Seen, whose: Whose) => readonly Term[];

export interface Scenario extends Twist {
  readonly set: ContentSet;
  /** The letters of its rules: `FR` for SCN-FR-01. */
  readonly rules: string;
  readonly modes: readonly ScenarioMode[];
  /** Countryside tiles in order of their numbers instead of shuffled. */
  readonly sorted?: boolean;
  /** Tiles that are the last to be left out. */
  readonly keepsTile?: (tile: Tile) => boolean;
  /** The only city used. */
  readonly city?: BasicColor;
  /** Its rules refer to particular Days and Nights, so they must alternate as usual. */
  readonly countsTimes?: boolean;
  /** The map cannot be chosen. */
  readonly fixedMap?: boolean;
  /** The first Unit offer must hold a Unit that a village offers. */
  readonly villageUnit?: boolean;
  /** Whether Elite Units are dealt into a new offer; by default, once a core tile has been revealed (RND-PREP-04). */
  readonly dealsElites?: (s: Seen) => boolean;
  /** How many tokens defend a site another player owns; one by default (CMB-INI-02). */
  readonly defenders?: (s: Seen) => number;
  /** Whether cities can be assaulted, are closed, or are conquered and open to all from the start. */
  readonly cities: 'assaulted' | 'closed' | 'friendly';
  /** Heroes may fight each other unless agreed otherwise. */
  readonly pvp: boolean;
  /** Whether the end condition is met; looked at after every change of the map or the sites. */
  readonly isFulfilled: (s: Seen) => boolean;
  /** The score starts from Fame (SCO-01); `false` where Fame does not count. */
  readonly scoresFame?: boolean;
  readonly scoring: readonly ScorePart[];
  /** Who has won, if that is not the best score; a tie is shared unless `tie` says there is no winner (SCO-12). */
  readonly hasWon?: (s: Seen, side: readonly Seat[]) => boolean;
  readonly tie?: 'nobody';
}

/** An option of the game that changes rules in any scenario. */
export interface Variant extends Twist {
  /** The rule of the specification that describes it. */
  readonly rule: string;
  readonly set: ContentSet;
  /** Variants that it cannot be combined with. */
  readonly excludes?: readonly Name[];
  /** The rule that keeps it out of a game, or null if it fits. */
  readonly unfitFor?: (scenario: Scenario, mode: ScenarioMode, players: number) => string | null;
}

export const SCENARIOS = new Catalogue<Scenario>('scenario');
export const VARIANTS = new Catalogue<Variant>('variant');

/** The form of its scenario that a game is played in. */
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

const changes = new WeakMap<Options, Changes>();

/** Worked out once for each game: its options are never written. */
function changesOf(options: Options): Changes {
  let known = changes.get(options);
  if (!known) {
    const twists = [SCENARIOS.get(options.scenario), ...options.variants.map(id => VARIANTS.get(id))];
    const sites = new Map<Name, Site>();
    for (const twist of twists) {
      for (const [id, change] of Object.entries(twist.sites ?? {})) {
        sites.set(id, { ...(sites.get(id) ?? SITES.get(id)), ...change });
      }
    }
    known = { twists, sites };
    changes.set(options, known);
  }
  return known;
}

type Played = Pick<State, 'options'>;

export const twistsOf = ({ options }: Played): readonly Twist[] => changesOf(options).twists;

/** A site as it is in this game. */
export const siteOf = ({ options }: Played, id: Name): Site => changesOf(options).sites.get(id) ?? SITES.get(id);

/** What the scenario and the variants add to a number, in total. */
export const added = (s: Played, what: 'moreDice' | 'moreUnits' | 'fameForTile' | 'fameForLine'): number =>
  twistsOf(s).reduce((n, twist) => n + (twist[what] ?? 0), 0);
