import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The cost of each guess for an attacker: 19 MiB and two passes, as OWASP recommends for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const hashOf = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });

/** A password as stored: the algorithm, its salt, and the hash. */
export async function keepPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString('base64url')}$${(await hashOf(password, salt)).toString('base64url')}`;
}

/** A hash that matches no password: trying an unknown name takes as long as trying a known one. */
const NOBODY = `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

/** Whether the password is correct; takes as long if there is none. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, salt = '', hash = ''] = (kept ?? NOBODY).split('$');
  const found = await hashOf(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(found, Buffer.from(hash, 'base64url')) && kept !== null;
}
