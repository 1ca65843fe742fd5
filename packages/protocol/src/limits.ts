/** Size limits of everything sent or stored. */
export const LIMITS = {
  /** A player's name, in characters. */
  name: 32,
  /** The name of a table. */
  tableName: 60,
  password: 200,
  shortestPassword: 8,
  chat: 500,
  key: 200,
  /** Keys of a plan for the next turn. */
  plan: 100,
  /** Bytes in one message from a client. */
  message: 8_192,
  seats: 4,
  /** Seconds per turn: from a minute to a week. */
  shortestTurn: 60,
  longestTurn: 604_800,
  /** How many seconds watchers may be behind. */
  longestDelay: 3_600,
  webhook: 500,
  /** Chat messages shown to a player who joins. */
  chatShown: 200,
  /** Chat messages kept per table; older ones are dropped. */
  chatKept: 1_000,
  /** Reports kept per player who reports; older ones are dropped. */
  reportsKept: 100,
  /** Unfinished tables per player. */
  openTables: 50,
} as const;
