import { sentDeed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { chatLine, sign } from './tables.ts';
import { chatText, deedId, id, key, request, seat, time } from './values.ts';
import { z } from './zod.ts';

/** Increased when older clients can no longer follow. The server still accepts `OLDEST_PROTOCOL`. */
export const PROTOCOL = 1;
export const OLDEST_PROTOCOL = 1;

/** Messages from a client. Browsers open the socket with the session cookie. */
export const clientMessage = z.discriminatedUnion('say', [
  /** The first message: the protocol the client speaks, and the session token if there is no cookie. */
  z.strictObject({
    say: z.literal('hello'),
    protocol: z.int(),
    token: z.optional(z.string().check(z.maxLength(100))),
  }),
  /** Opens a table, as a player or watcher; `past` is how many settled moments the client still has. */
  z.strictObject({ say: z.literal('open'), table: id, past: z.int().check(z.gte(0)) }),
  /** Asks for the whole document again, after a gap. */
  z.strictObject({ say: z.literal('whole'), past: z.int().check(z.gte(0)) }),
  z.strictObject({ say: z.literal('do'), ...sentDeed.shape }),
  /** Why a key would be refused, and whether it would reveal something. */
  z.strictObject({ say: z.literal('why'), request, key }),
  z.strictObject({ say: z.literal('reveals'), request, key }),
  z.strictObject({ say: z.literal('chat'), text: chatText }),
  z.strictObject({ say: z.literal('sign'), sign }),
  z.strictObject({ say: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const moments = z.object({
  /** How many moments of the seat's history are unchanged; those after them were undone. */
  keep: z.int(),
  /** The moments that follow them. */
  add: z.array(z.object({ seat: z.nullable(seat), news: z.array(z.any()), fence: z.boolean() })),
});

/** Messages from the server. */
export const serverMessage = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('hello'),
    protocol: z.int(),
    now: time,
    /** The player the session belongs to. */
    player: z.nullable(z.object({ id, name: z.string() })),
  }),
  /** The whole document: `doc` is a TableDoc. */
  z.object({ say: z.literal('whole'), n: z.int(), doc: z.any(), moments }),
  /** A change to what was sent before. `n` is one more than in the previous message; otherwise something was lost. */
  z.object({ say: z.literal('patch'), n: z.int(), patch: z.optional(z.any()), moments: z.optional(moments) }),
  /** A deed is done and durable, or was refused. */
  z.object({ say: z.literal('done'), id: deedId, refusal: z.nullable(refusal) }),
  z.object({ say: z.literal('why'), request, refusal: z.nullable(refusal) }),
  z.object({ say: z.literal('reveals'), request, reveals: z.boolean() }),
  z.object({ say: z.literal('chat'), lines: z.array(chatLine) }),
  z.object({ say: z.literal('sign'), player: id, sign }),
  z.object({ say: z.literal('pong'), now: time }),
  /** A message had no effect. */
  z.object({ say: z.literal('refused'), refusal }),
  /** The connection is about to close. With `again`, the client should reconnect, here or at another node. */
  z.object({ say: z.literal('bye'), refusal: z.nullable(refusal), again: z.boolean() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
