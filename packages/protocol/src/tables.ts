import { bot, tableSettings } from './deeds.ts';
import { id, playerName, printed, seat, tableCode, time } from './values.ts';
import { z } from './zod.ts';

export const TABLE_STATES = ['open', 'playing', 'over'] as const;

/** One seat of a table, as everyone sees it. */
export const seatFacts = z.object({
  /** The player; null for a free seat or a computer player's. */
  player: z.nullable(z.object({ id, name: playerName })),
  hero: z.nullable(printed),
  /** The computer player in this seat, from the start or in a player's place. */
  bot: z.nullable(bot),
  /** Whether the player has the table open. */
  isHere: z.boolean(),
  /** Since when the table has been waiting for this seat, and when its time is up. */
  since: z.nullable(time),
  deadline: z.nullable(time),
});
export type SeatFacts = z.infer<typeof seatFacts>;

/** What a seat asks of the others, and who has agreed so far. */
export const proposal = z.object({ by: seat, steps: z.nullable(z.int()), agreed: z.array(seat) });

/** A table as everyone at it sees it, apart from the game. */
export const tableFacts = z.object({
  id,
  code: tableCode,
  state: z.enum(TABLE_STATES),
  /** May have more fields than an older client knows. */
  settings: z.object(tableSettings.shape),
  seats: z.array(seatFacts),
  host: z.nullable(seat),
  created: time,
  undoRequest: z.nullable(proposal),
  endProposal: z.nullable(proposal),
  watchers: z.int(),
  rematch: z.nullable(id),
});
export type TableFacts = z.infer<typeof tableFacts>;

/** A table in a list. */
export const tableSummary = z.object({
  id,
  code: tableCode,
  name: z.string(),
  state: z.enum(TABLE_STATES),
  scenario: z.string(),
  perTurn: z.nullable(z.int()),
  canBeWatched: z.boolean(),
  seats: z.array(
    z.object({
      name: z.nullable(z.string()),
      hero: z.nullable(z.string()),
      isBot: z.boolean(),
      isWaitedFor: z.boolean(),
    }),
  ),
  /** The seat of the requesting player. */
  own: z.nullable(seat),
  isOwnTurn: z.boolean(),
  changed: time,
  deadline: z.nullable(time),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** A chat message. */
export const chatLine = z.object({
  id,
  at: time,
  player: z.object({ id, name: z.string() }),
  text: z.string(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** Quick signs, with nothing to type or translate. */
export const SIGNS = ['hello', 'thanks', 'well-played', 'oops', 'thinking', 'hurry', 'back-soon', 'good-game'] as const;
export const sign = z.enum(SIGNS);
export type Sign = z.infer<typeof sign>;
