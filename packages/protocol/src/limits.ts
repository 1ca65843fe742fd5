/** The largest of everything that is sent or kept. */
export const LIMITS = {
  /** What a player is called, in characters. */
  name: 32,
  /** What a table is called. */
  tableName: 60,
  password: 200,
  shortestPassword: 8,
  chat: 500,
  key: 200,
  /** Keys of a plan for the next turn. */
  plan: 100,
  /** Bytes of one message of a client. */
  message: 8_192,
  seats: 4,
  /** Seconds for a turn: a minute to a week. */
  shortestTurn: 60,
  longestTurn: 604_800,
  /** Seconds that watchers may be behind. */
  longestDelay: 3_600,
  webhook: 500,
  /** Messages of a chat that are shown to whoever comes. */
  chatShown: 200,
  /** Tables of one player that are not over. */
  openTables: 50,
} as const;
