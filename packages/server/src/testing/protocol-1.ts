import { z } from 'zod';

/*
 * What a client of protocol 1 understands, written down once and never changed. As long as the server accepts protocol 1
 * (`OLDEST_PROTOCOL`), everything it sends such a client must fit; fields that were added later are ignored.
 */

const any = z.unknown();
const id = z.string();
const count = z.int();
const proposal = z.object({ by: count, steps: z.nullable(count), agreed: z.array(count) });
const refusal = z.object({ rule: z.string(), about: z.record(z.string(), any) });
const past = z.tuple([count, z.array(z.array(any))]).rest(z.literal(1));

const settings = z.object({
  name: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), any),
  seats: count,
  isListed: z.boolean(),
  perTurn: z.nullable(count),
  watch: z.nullable(count),
});

const seat = z.object({
  player: z.nullable(z.object({ id, name: z.string() })),
  hero: z.nullable(z.string()),
  bot: z.nullable(z.string()),
  isHere: z.boolean(),
  since: z.nullable(z.number()),
  deadline: z.nullable(z.number()),
});

const doc = z.object({
  table: z.object({
    id,
    code: z.string(),
    state: z.enum(['open', 'playing', 'over']),
    settings,
    seats: z.array(seat),
    host: z.nullable(count),
    created: z.number(),
    undoRequest: z.nullable(proposal),
    endProposal: z.nullable(proposal),
    watchers: count,
    rematch: z.nullable(id),
  }),
  own: z.nullable(z.object({ seat: count, orders: z.record(z.string(), z.string()), plan: z.array(z.string()) })),
  sight: z.nullable(
    z.object({
      seat: z.nullable(count),
      view: z.record(z.string(), any),
      asked: z.nullable(
        z.object({
          id,
          prompt: z.string(),
          about: any,
          standing: z.boolean(),
          choices: z.array(z.union([z.string(), z.array(any)])),
        }),
      ),
      deciding: z.array(count),
      undo: count,
      redo: count,
      scores: z.nullable(z.array(any)),
    }),
  ),
});

/** A patch names one field or member at a time. */
const patch: z.ZodType = z.union([z.array(any), z.lazy(() => z.record(z.string().regex(/^[^.]+$/), patch))]);

const message = z.discriminatedUnion('say', [
  z.object({ say: z.literal('hello'), protocol: count, now: z.number(), player: any }),
  z.object({ say: z.literal('whole'), n: count, doc, past }),
  z.object({
    say: z.literal('patch'),
    n: count,
    table: z.optional(patch),
    own: z.optional(patch),
    sight: z.optional(patch),
    past: z.optional(past),
    done: z.optional(z.never()),
  }),
  z.object({ say: z.literal('done'), id, refusal: z.nullable(refusal) }),
  z.object({ say: z.literal('chat'), lines: z.array(any) }),
  z.object({ say: z.literal('sign'), player: id, sign: z.string() }),
  z.object({ say: z.literal('pong'), now: z.number() }),
  z.object({ say: z.literal('refused'), refusal }),
  z.object({ say: z.literal('bye'), refusal: z.nullable(refusal), again: z.boolean() }),
]);

/** Throws unless a client of protocol 1 understands the message and what it makes of the table. */
export function readAsProtocol1(said: unknown, table: unknown): void {
  message.parse(said);
  if (table !== null) doc.parse(table);
}
