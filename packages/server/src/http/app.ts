import { LIMITS } from '@deedbook/protocol';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Server } from '../server.ts';
import { isAway, within } from '../store/away.ts';
import { accountCalls } from './account-calls.ts';
import { addCalls, refusedReply } from './calls.ts';
import { playerCalls } from './player-calls.ts';
import { Refused } from './refused.ts';
import { Connection } from './socket.ts';
import { tableCalls } from './table-calls.ts';
import { isForeign, sessionOf, whoAsks } from './who.ts';

/** The content security policy of the app, as its build declares it (packages/app/scripts/policy.ts). */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** The logger, which never logs credentials. */
const loggerOf = ({ LOG_LEVEL }: Server['config']) => ({
  level: LOG_LEVEL,
  redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
});

/** The Fastify app: protection, calls and the socket. */
export async function createApp(
  make: (app: FastifyInstance, connections: ReadonlySet<Connection>) => Server,
  config: Server['config'],
) {
  const app = fastify({
    logger: loggerOf(config),
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    bodyLimit: LIMITS.message * 4,
    forceCloseConnections: true,
  });
  const connections = new Set<Connection>();
  const server = make(app, connections);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ? undefined : false,
  } as Parameters<typeof helmet>[1]);
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => ip });
  await app.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: DEFLATE },
    // What a client sent was too long or no message at all: nothing the operator has to know.
    errorHandler: (error, socket) => {
      app.log.debug({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) return reply.status(error.status).send(refusedReply(error));
    const { statusCode = isAway(error) ? 503 : 500 } = error as { statusCode?: number };
    if (statusCode === 503) void reply.header('retry-after', '1');
    if (statusCode >= 500) app.log.error({ err: error }, 'a request failed');
    const refused = new Refused(
      statusCode === 429 ? 'TOO-OFTEN' : statusCode === 413 ? 'TOO-LARGE' : statusCode >= 500 ? 'BUSY' : 'MALFORMED',
    );
    return reply.status(statusCode).send(refusedReply(refused));
  });
  addCalls(app, server, { ...accountCalls(server), ...tableCalls(server), ...playerCalls(server) });
  const perAddress = new Map<string, number>();
  const limited = { rateLimit: { max: config.RATE_LIMIT, timeWindow: 60_000 } };
  app.get('/api/socket', { websocket: true, config: limited }, async (socket: WebSocket, request) => {
    if (isForeign(server, request)) return socket.close(1008);
    const { ip } = request;
    const others = perAddress.get(ip) ?? 0;
    if (others >= config.RATE_LIMIT) return socket.close(1013);
    perAddress.set(ip, others + 1);
    socket.on('close', () => {
      const left = (perAddress.get(ip) ?? 1) - 1;
      if (left > 0) perAddress.set(ip, left);
      else perAddress.delete(ip);
    });
    // Messages that arrive before the session is known are handled afterward.
    const early: Buffer[] = [];
    const hold = (bytes: Buffer) => void (early.length < 10 && early.push(bytes));
    socket.on('message', hold);
    const account = await within(server.patience, whoAsks(server, request));
    socket.off('message', hold);
    const session = account && sessionOf(request);
    const connection = new Connection(server, socket, request.raw.socket, account, session);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    for (const bytes of early) socket.emit('message', bytes);
  });
  return { app, server, connections };
}

/**
 * Only whole documents are compressed: patches are small, and compressing them costs more than it saves. The window is
 * small because each connection keeps its memory, which would be 256 kB.
 */
const DEFLATE = {
  threshold: 4096,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 12,
  zlibDeflateOptions: { memLevel: 5 },
};
