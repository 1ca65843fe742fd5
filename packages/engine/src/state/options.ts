import { type FieldsOf, flag, list, oneOf, text, whole } from '../core/shape.ts';

/*
 * What players agree on before a game, besides the scenario and the heroes. This is the only list of options: their
 * names, types and widest ranges. The rules decide which values fit a particular game.
 */

export const MODES = ['solo', 'competitive', 'cooperative', 'teams'] as const;
/** How players relate: solo, each for themselves, all together, or in teams. */
export type Mode = (typeof MODES)[number];

export const CONTENT_SETS = ['base', 'lost-legion', 'krang', 'shades-of-tezla', 'ultimate'] as const;
/** Where a component first appeared. */
export type ContentSet = (typeof CONTENT_SETS)[number];

/** The most heroes in one game: twice as many as any scenario allows. */
export const MOST_SEATS = 8;
const MOST_CITIES = 8;
const MOST_VARIANTS = 50;

/** An id of something printed; it need not exist. */
export const ID = text(64);
/** A numeric option, before the scenario narrows its range. */
const NUMBER = whole(0, 99);

export const OPTION_FIELDS = {
  mode: oneOf(MODES),
  /** VAR-MAP-01 */
  mapShape: ID,
  /** VAR-MAP-01: how many Countryside tiles, core tiles without a city, and city tiles are in the stack. */
  tileCounts: list(NUMBER, 3, 3),
  /** The team of each seat: players with the same number are allies. */
  teams: list(NUMBER, MOST_SEATS),
  /** Heroes may fight each other. */
  pvp: flag,
  /** VAR-LEV-01: the level heroes start at. */
  startLevel: NUMBER,
  /** VAR-CIT-01: the levels of the cities, in the order they are revealed. */
  cityLevels: list(NUMBER, MOST_CITIES),
  /** Several heroes may assault a city together (COA-01). */
  cooperativeAssault: flag,
  /** A monster defeated in spawning grounds is replaced while the other one lives (C-02). */
  replenishSpawningGrounds: flag,
  /** The base game and the expansions in play. */
  sets: list(oneOf(CONTENT_SETS), CONTENT_SETS.length),
  variants: list(ID, MOST_VARIANTS),
} as const;

/** All options, each with a value. */
export type AllOptions = FieldsOf<typeof OPTION_FIELDS>;
export type OptionName = keyof AllOptions;
export const OPTION_NAMES = Object.keys(OPTION_FIELDS) as readonly OptionName[];
