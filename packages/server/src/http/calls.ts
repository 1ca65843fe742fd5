import { CALLS, type CallName, type Gives, refusal } from '@deedbook/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Server } from '../server.ts';
import { within } from '../store/away.ts';
import type { AccountRow } from '../store/schema.ts';
import { Refused } from './refused.ts';
import { isForeign, whoAsks } from './who.ts';

type Taken<C extends CallName> = z.output<(typeof CALLS)[C]['takes']>;

/** One request: its input, the player, and the parameters of its path. */
interface Asking<C extends CallName> {
  readonly takes: Taken<C>;
  readonly account: (typeof CALLS)[C]['signedIn'] extends true ? AccountRow : AccountRow | null;
  readonly named: (part: string) => string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The handlers of all calls in the protocol. */
export type Answers = { readonly [C in CallName]: (asking: Asking<C>) => Promise<Gives<C>> };

/** Calls that try a secret; only a few per minute are allowed. */
const GUESSES: readonly CallName[] = ['signIn', 'useSecret', 'playAsGuest', 'setPassword'];

/** What the parts of a path may be: ids and codes. */
const NAME = /^[\w-]{1,40}$/;

/** Adds a route for every call: checks the input, the sender, the origin and the output. */
export function addCalls(app: FastifyInstance, server: Server, answers: Answers): void {
  for (const [name, spec] of Object.entries(CALLS)) {
    const limit = GUESSES.includes(name as CallName) ? server.config.SIGN_IN_LIMIT : server.config.RATE_LIMIT;
    app.route({
      method: spec.method,
      url: spec.path,
      config: { rateLimit: { max: limit, timeWindow: 60_000 } },
      handler: (request, reply) => within(server.patience, handle(request, reply)),
    });
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      if (spec.method !== 'GET' && (request.headers['x-deedbook'] !== '1' || isForeign(server, request))) {
        throw new Refused('FORBIDDEN');
      }
      const account = await whoAsks(server, request);
      if (spec.signedIn && account === null) throw new Refused('SIGN-IN');
      const sent = spec.takes.safeParse((spec.method === 'GET' ? request.query : request.body) ?? {});
      if (!sent.success) throw new Refused('MALFORMED', { where: sent.error.issues[0]?.path.join('.') ?? '' });
      if (Object.values(request.params as object).some(part => !NAME.test(part))) throw new Refused('MALFORMED');
      const named = (part: string) => (request.params as Record<string, string>)[part] ?? '';
      const answer = answers[name as CallName] as (asking: unknown) => Promise<unknown>;
      const given = await answer({ takes: sent.data, account, named, request, reply });
      void reply.header('cache-control', 'no-store');
      return spec.gives.parse(given);
    };
  }
}

export const refusedReply = (refused: Refused) => ({ refusal: refusal.parse({ ...refused.refusal }) });
