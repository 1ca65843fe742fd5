import { sentDeed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { chatLine, sign } from './tables.ts';
import { chatText, deedId, id, key, request, seat, time } from './values.ts';
import { z } from './zod.ts';

/** Rises when an older client could no longer follow. The server still speaks with `OLDEST_PROTOCOL`. */
export const PROTOCOL = 1;
export const OLDEST_PROTOCOL = 1;

/** What a client says by socket. Browsers open the socket with the session's cookie. */
export const clientMessage = z.discriminatedUnion('say', [
  /** First of all: which protocol the client speaks; and the session's token where there is no cookie. */
  z.strictObject({
    say: z.literal('hello'),
    protocol: z.int(),
    token: z.optional(z.string().check(z.maxLength(100))),
  }),
  /** Sits down at a table, as a player or to watch; `past` is how many settled moments the client still knows. */
  z.strictObject({ say: z.literal('open'), table: id, past: z.int().check(z.gte(0)) }),
  /** Asks for everything again, after a gap. */
  z.strictObject({ say: z.literal('whole'), past: z.int().check(z.gte(0)) }),
  z.strictObject({ say: z.literal('do'), ...sentDeed.shape }),
  /** Why a key would be refused, and whether it would show something new. */
  z.strictObject({ say: z.literal('why'), request, key }),
  z.strictObject({ say: z.literal('reveals'), request, key }),
  z.strictObject({ say: z.literal('chat'), text: chatText }),
  z.strictObject({ say: z.literal('sign'), sign }),
  z.strictObject({ say: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const moments = z.object({
  /** How many moments of the seat's past stay as they were; those behind them are taken back. */
  keep: z.int(),
  /** What comes behind them. */
  add: z.array(z.object({ seat: z.nullable(seat), news: z.array(z.any()), fence: z.boolean() })),
});

/** What the server says. */
export const serverMessage = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('hello'),
    protocol: z.int(),
    now: time,
    /** The player that the session belongs to. */
    player: z.nullable(z.object({ id, name: z.string() })),
  }),
  /** Everything: `doc` is a TableDoc. */
  z.object({ say: z.literal('whole'), n: z.int(), doc: z.any(), moments }),
  /** A change of what was sent before; `n` is one more than that of the message before it, or something was lost. */
  z.object({ say: z.literal('patch'), n: z.int(), patch: z.optional(z.any()), moments: z.optional(moments) }),
  /** A deed is done and durable, or refused. */
  z.object({ say: z.literal('done'), id: deedId, refusal: z.nullable(refusal) }),
  z.object({ say: z.literal('why'), request, refusal: z.nullable(refusal) }),
  z.object({ say: z.literal('reveals'), request, reveals: z.boolean() }),
  z.object({ say: z.literal('chat'), lines: z.array(chatLine) }),
  z.object({ say: z.literal('sign'), player: id, sign }),
  z.object({ say: z.literal('pong'), now: time }),
  /** A message had no effect. */
  z.object({ say: z.literal('refused'), refusal }),
  /** The connection is about to end. With `again` the client should reconnect, here or at another node. */
  z.object({ say: z.literal('bye'), refusal: z.nullable(refusal), again: z.boolean() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
