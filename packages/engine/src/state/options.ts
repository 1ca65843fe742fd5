import { type FieldsOf, flag, list, oneOf, text, whole } from '../core/shape.ts';

/*
 * What people agree on before a game besides scenario and heroes. This is the one list of options: their names, the types
 * of their values and the widest ranges anything is computed from. What of it fits a game is for the rules to say.
 */

export const MODES = ['solo', 'competitive', 'cooperative', 'teams'] as const;
/** How players relate: solo, each for themselves, all together, or in teams. */
export type Mode = (typeof MODES)[number];

export const CONTENT_SETS = ['base', 'lost-legion', 'krang', 'shades-of-tezla', 'ultimate'] as const;
/** Where a component first appeared. */
export type ContentSet = (typeof CONTENT_SETS)[number];

/** Heroes at one table, at most: twice as many as any scenario has room for. */
export const MOST_SEATS = 8;
const MOST_CITIES = 8;
const MOST_VARIANTS = 50;

/** An id of something printed, which may or may not exist. */
export const ID = text(64);
/** A number of an option, before the scenario narrows it down. */
const NUMBER = whole(0, 99);

export const OPTION_FIELDS = {
  mode: oneOf(MODES),
  /** VAR-MAP-01 */
  mapShape: ID,
  /** VAR-MAP-01: tiles of the stack: Countryside, core without city, cities. */
  tileCounts: list(NUMBER, 3, 3),
  /** The side of each seat: players with the same number are allies. */
  teams: list(NUMBER, MOST_SEATS),
  /** Heroes may fight each other. */
  pvp: flag,
  /** VAR-LEV-01: the level that heroes start at. */
  startLevel: NUMBER,
  /** VAR-CIT-01: levels of the cities in the order in which they are revealed. */
  cityLevels: list(NUMBER, MOST_CITIES),
  /** Several heroes may assault a city together (COA-01). */
  cooperativeAssault: flag,
  /** A monster defeated in spawning grounds is replaced while the other one lives (C-02). */
  replenishSpawningGrounds: flag,
  /** The base game, and the expansions that are played with. */
  sets: list(oneOf(CONTENT_SETS), CONTENT_SETS.length),
  variants: list(ID, MOST_VARIANTS),
} as const;

/** Options with a value each. */
export type AllOptions = FieldsOf<typeof OPTION_FIELDS>;
export type OptionName = keyof AllOptions;
export const OPTION_NAMES = Object.keys(OPTION_FIELDS) as readonly OptionName[];
