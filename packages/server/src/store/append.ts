import type { EntryRow, GameRow, SeatingRow, SnapshotRow } from './schema.ts';

/** The columns of a game that its entries change. */
export const GAME_COLUMNS = [
  'state',
  'name',
  'scenario',
  'listed',
  'watched',
  'per_turn',
  'seat_count',
  'seats',
  'free_seats',
  'changed',
  'due',
  'rematch',
] as const satisfies readonly (keyof GameRow)[];

/** What lists show about a game, written together with the entry that changed it. */
export interface GameUpdate {
  readonly row: Pick<GameRow, (typeof GAME_COLUMNS)[number]>;
  readonly seatings: readonly SeatingRow[];
}

/** An entry to append, and what is written with it. */
export interface Addition {
  readonly row: EntryRow;
  readonly update: GameUpdate | null;
  /** A position to wake from, as of this entry. */
  readonly snapshot: SnapshotRow | null;
}

/** Games that lost, each with the first number that another entry has. */
export type Lost = ReadonlyMap<string, number>;

/**
 * Appends entries in one commit and returns once they are durable. An entry whose number is taken loses, and so do
 * later ones of the same game.
 */
export type Append = (batch: readonly Addition[]) => Promise<Lost>;

/** The columns of an entry, in the order of the statements that insert one. */
export const ENTRY_COLUMNS = [
  'game',
  'number',
  'at',
  'account',
  'seat',
  'ref',
  'key',
] as const satisfies readonly (keyof EntryRow)[];

/** The rows of a batch by game and number: always in the same order, so that two nodes never deadlock. */
export const inOrder = (batch: readonly Addition[]): EntryRow[] =>
  batch.map(({ row }) => row).sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.number - b.number));
