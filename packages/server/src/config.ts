import { z } from 'zod';

/* The one configuration: environment variables, checked when the server starts. */

const flag = z.enum(['0', '1', 'true', 'false']).transform(word => word === '1' || word === 'true');
const count = (usual: number) => z.coerce.number().int().positive().default(usual);

const environment = z.object({
  /** `postgres://…`, or a file for the embedded database. */
  DATABASE_URL: z.string().min(1).default('deedbook.db'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4173),
  HOST: z.string().default('127.0.0.1'),
  /** The address players use, such as `https://deedbook.example`: for links, notices and the origin of requests. */
  PUBLIC_URL: z.url().optional(),
  /** The folder of the built app, to be served beside the tables. */
  PAGES: z.string().optional(),
  /** How many proxies stand before the server: their word about a client's address is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Requests of one address a minute. */
  RATE_LIMIT: count(600),
  /** Tries to sign in of one address a minute. */
  SIGN_IN_LIMIT: count(10),
  /** Messages of one socket in ten seconds. */
  SOCKET_LIMIT: count(200),
  /** Threads for computer players. */
  BOT_THREADS: count(1),
  /** Asked for by `/metrics`; without it only the same machine may read them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether the session's cookie is sent over unprotected connections, too. */
  INSECURE_COOKIES: flag.optional(),
});

export type Config = z.infer<typeof environment>;

/** Reads the configuration; what is wrong with it is told by the name of the variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const { success, data, error } = environment.safeParse(variables);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The configuration is wrong.\n${wrong.join('\n')}`);
}
