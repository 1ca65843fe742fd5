import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashed } from '../identity/accounts.ts';
import type { Server } from '../server.ts';
import type { AccountRow } from '../store/schema.ts';

const COOKIE = 'deedbook';
const YEAR = 31_536_000;

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1] ?? null;

/** The session token, of a program or a browser. */
export const tokenOf = (request: FastifyRequest): string | null => bearerOf(request) ?? request.cookies[COOKIE] ?? null;

/** The session of a request, as the database knows it. */
export const sessionOf = (request: FastifyRequest): string | null => {
  const token = tokenOf(request);
  return token && hashed(token);
};

/** The requesting player; null without a session. */
export async function whoAsks({ accounts }: Server, request: FastifyRequest): Promise<AccountRow | null> {
  const token = tokenOf(request);
  return token === null || token.length > 100 ? null : accounts.whose(token);
}

export function setCookie({ config }: Server, reply: FastifyReply, token: string | null): void {
  const isSecure = config.PUBLIC_URL?.startsWith('https:') === true && config.INSECURE_COOKIES !== true;
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;
  if (token === null) reply.clearCookie(COOKIE, options);
  else reply.setCookie(COOKIE, token, { ...options, maxAge: YEAR });
}

/**
 * Whether the request comes from a page of another site. Browsers state the origin; programs need not. A request with a
 * cookie must come from this site.
 */
export function isForeign({ config }: Server, request: FastifyRequest): boolean {
  if (bearerOf(request) !== null) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  const own = [
    `${request.protocol}://${request.host}`,
    ...(config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : []),
  ];
  return !own.includes(origin);
}
