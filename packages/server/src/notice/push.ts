import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

/*
 * Web Push without a payload: it only wakes the browser, whose page then asks the server. So nothing about a game
 * passes through the push services. The server identifies itself with its own key (VAPID, RFC 8292).
 */

/** The push services of browsers; the server calls no other address given by a client. */
const SERVICES = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/;

export const isPushService = (endpoint: string): boolean => {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && `${port}${username}${password}` === '' && SERVICES.test(hostname);
};

const FACT = 'vapid-key';
const TOKEN_LASTS = 12 * 3600;
/** How long a push service keeps a message for an offline browser. */
const KEEP = 86_400;

/** The key of this server, created on first use. Several nodes agree on one. */
async function privateKey({ db }: Store): Promise<string> {
  const stored = () => db.selectFrom('facts').select('value').where('name', '=', FACT).executeTakeFirst();
  const known = await stored();
  if (known) return known.value;
  const { privateKey: made } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const value = made.export({ type: 'pkcs8', format: 'pem' }).toString();
  await db
    .insertInto('facts')
    .values({ name: FACT, value })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await stored())?.value ?? value;
}

/** The public key in the form browsers expect: an uncompressed point in base64url. */
export async function publicKey(store: Store): Promise<string> {
  const { x = '', y = '' } = createPublicKey(await privateKey(store)).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The headers of a push to an endpoint. */
export async function pushHeaders(store: Store, clock: Clock, endpoint: string, contact: string) {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(clock.now() / 1000) + TOKEN_LASTS, sub: contact };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey(await privateKey(store));
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const authorization = `vapid t=${text}.${signature}, k=${await publicKey(store)}`;
  return { authorization, ttl: String(KEEP), urgency: 'high', 'content-length': '0' };
}
