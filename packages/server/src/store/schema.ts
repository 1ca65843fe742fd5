import type { Generated } from 'kysely';

/*
 * The tables of the database. Everything about a game has its id as the first part of the key, so that games can be
 * sharded by it. Times are milliseconds, JSON is text, booleans are 1 and 0: the same on SQLite and PostgreSQL.
 */

export interface GameRow {
  readonly id: string;
  readonly code: string;
  /** 256 random bits. They leave the server only with the record of the finished game. */
  readonly seed: string;
  readonly created: number;
  readonly state: string;
  readonly name: string;
  readonly scenario: string;
  readonly listed: number;
  readonly watched: number;
  readonly per_turn: number | null;
  readonly seat_count: number;
  /** The seats as lists show them, as JSON. */
  readonly seats: string;
  readonly free_seats: number;
  readonly changed: number;
  /** When the server has something to do for this game: a computer player's turn, or a timeout. */
  readonly due: number | null;
  readonly webhook: string | null;
  readonly rematch: string | null;
  /** The finished game in its compact form; its entries are then gone. */
  readonly record: Uint8Array | null;
  readonly scores: string | null;
}

/** One deed at a table. Its number decides between two that happen at once. */
export interface EntryRow {
  readonly game: string;
  readonly number: number;
  readonly at: number;
  readonly account: string | null;
  readonly seat: number | null;
  /** The id its sender gave it: a deed sent twice is done only once. */
  readonly ref: string | null;
  /** The key of an answer verbatim; any other deed as JSON. */
  readonly key: string;
}

/** Which entries have a player's name: those of taking a seat. Only these have an index by account, in these very words. */
export const IS_SITTING = `substr(key, 1, 13) = '{"deed":"sit"'`;

/** A position to wake from, as of an entry. */
export interface SnapshotRow {
  readonly game: string;
  readonly number: number;
  readonly engine: string;
  readonly body: string;
}

/** Who sits at which table, and whether the table waits for them. */
export interface SeatingRow {
  readonly game: string;
  readonly account: string;
  readonly seat: number;
  readonly waited: number;
}

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** The normalized name, unique among accounts; null for guests. */
  readonly login: string | null;
  readonly password: string | null;
  readonly created: number;
  readonly seen: number;
  readonly banned: number;
  readonly muted: string;
}

interface SessionRow {
  /** The hash of the token. */
  readonly token: string;
  readonly account: string;
  readonly created: number;
  readonly seen: number;
}

/** One-time links and codes for another device. */
interface SecretRow {
  readonly secret: string;
  readonly account: string;
  readonly kind: string;
  readonly expires: number;
}

interface ChatRow {
  readonly game: string;
  readonly id: string;
  readonly at: number;
  readonly account: string;
  readonly text: string;
}

interface ReportRow {
  readonly game: string;
  readonly line: string;
  readonly account: string;
  readonly at: number;
  readonly reason: string;
  readonly text: string;
}

interface PushRow {
  readonly account: string;
  readonly endpoint: string;
  readonly keys: string;
}

/** What the server stores about itself, such as its Web Push keys. */
interface FactRow {
  readonly name: string;
  readonly value: string;
}

/** The finished games of a player, for the player's page. */
interface ResultRow {
  readonly account: string;
  readonly game: string;
  readonly at: number;
  readonly scenario: string;
  readonly score: number | null;
  readonly place: number | null;
  readonly rating: number | null;
}

export interface Schema {
  games: GameRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  seatings: SeatingRow;
  accounts: AccountRow;
  sessions: SessionRow;
  secrets: SecretRow;
  chat: ChatRow;
  reports: ReportRow;
  pushes: PushRow;
  facts: FactRow;
  results: ResultRow;
  migrations: { readonly name: string; readonly at: Generated<number> };
}
