import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Server } from '../server.ts';
import { within } from '../store/away.ts';
import type { Metrics } from './metrics.ts';

/** How long the database may take to say that it is there, in ms. */
const READY_WITHIN = 5_000;

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Whether a proxy on the same machine passed a request on for somebody else. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** Endpoints for operators: is the server alive, can it take requests, and how is it doing. */
export function addHealth(
  app: FastifyInstance,
  { store, config }: Server,
  metrics: Metrics,
  isStopping: () => boolean,
) {
  app.get('/healthz', async () => ({ alive: true }));

  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ ready: false, why: 'stopping' });
    try {
      await within(READY_WITHIN, sql`select 1`.execute(store.db));
      return { ready: true };
    } catch {
      return reply.status(503).send({ ready: false, why: 'database' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN: token } = config;
    const isAllowed =
      token === undefined
        ? LOOPBACK.includes(request.ip) && !isForwarded(request.headers)
        : isSame(request.headers.authorization ?? '', `Bearer ${token}`);
    if (!isAllowed) return reply.status(403).send({ allowed: false });
    return reply.type('text/plain; version=0.0.4').send(await metrics.read());
  });
}
