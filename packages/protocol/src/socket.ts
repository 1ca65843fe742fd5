import { sentDeed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { chatLine, sign } from './tables.ts';
import { chatText, deedId, id, key, request, time } from './values.ts';
import { z } from './zod.ts';

/** Increased when older clients can no longer follow. The server still accepts `OLDEST_PROTOCOL`. */
export const PROTOCOL = 4;
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
  /** Asks for all that the seat knows, to plan on a copy of it or to be advised. */
  z.strictObject({ say: z.literal('known'), request }),
  z.strictObject({ say: z.literal('chat'), text: chatText }),
  z.strictObject({ say: z.literal('sign'), sign }),
  z.strictObject({ say: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** How the past of the seat changed: a PastChange of `moments.ts`. */
const past = z.tuple([z.int(), z.array(z.array(z.any())), z.optional(z.literal(1))]);

/** Messages from the server. */
export const serverMessage = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('hello'),
    protocol: z.int(),
    now: time,
    /** The player the session belongs to. */
    player: z.nullable(z.object({ id, name: z.string() })),
  }),
  /** Everything: `doc` is a TableDoc. */
  z.object({ say: z.literal('whole'), n: z.int(), doc: z.any(), past }),
  /**
   * Patches of the parts of `doc` that changed; `n` is one more than that of the message before it, or something was lost.
   * `done` is the id of a deed of this client that is durable now: the same as a `done` right after it.
   */
  z.object({
    say: z.literal('patch'),
    n: z.int(),
    table: z.optional(z.any()),
    own: z.optional(z.any()),
    sight: z.optional(z.any()),
    past: z.optional(past),
    done: z.optional(deedId),
  }),
  /** A deed is done and durable, or refused. */
  z.object({ say: z.literal('done'), id: deedId, refusal: z.nullable(refusal) }),
  z.object({ say: z.literal('why'), request, refusal: z.nullable(refusal) }),
  z.object({ say: z.literal('reveals'), request, reveals: z.boolean() }),
  /**
   * What the seat knows, as the engine's Known; null while no game is going on, and in the seat's own decisions at a
   * table without advice.
   */
  z.object({ say: z.literal('known'), request, known: z.any() }),
  z.object({ say: z.literal('chat'), lines: z.array(chatLine) }),
  z.object({ say: z.literal('sign'), player: id, sign }),
  z.object({ say: z.literal('pong'), now: time }),
  /** A message had no effect. */
  z.object({ say: z.literal('refused'), refusal }),
  /** The connection is about to close. With `again`, the client should reconnect, here or at another node. */
  z.object({ say: z.literal('bye'), refusal: z.nullable(refusal), again: z.boolean() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
