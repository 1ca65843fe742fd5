import { z } from 'zod';

/* The configuration: environment variables, checked when the server starts. */

const flag = z.enum(['0', '1', 'true', 'false']).transform(word => word === '1' || word === 'true');
const count = (usual: number) => z.coerce.number().int().positive().default(usual);

const environment = z.object({
  /** `postgres://…`, or a file for the embedded database. */
  DATABASE_URL: z.string().min(1).default('deedbook.db'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4173),
  HOST: z.string().default('127.0.0.1'),
  /** The address players use, such as `https://deedbook.example`: for links, notices and the origin of requests. */
  PUBLIC_URL: z.url().optional(),
  /** The folder of the built app, to be served along with the tables. */
  PAGES: z.string().optional(),
  /** How many proxies are in front of the server; their headers about a client's address are trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Requests per minute from one address. */
  RATE_LIMIT: count(600),
  /** Sign-in attempts per minute from one address. */
  SIGN_IN_LIMIT: count(10),
  /** Messages per ten seconds from one socket. */
  SOCKET_LIMIT: count(200),
  /** After how many days guests are deleted who have not come back. Without a session or a password, they cannot. */
  GUEST_DAYS: count(365),
  /** Threads for computer players. */
  BOT_THREADS: count(1),
  /**
   * How many games are kept unpacked in memory, each in five times the room; unpacking one costs an answer. By default as
   * many as fit into 27 MB, and at least 300.
   */
  UNPACKED_GAMES: z.coerce.number().int().positive().optional(),
  /** The token `/metrics` requires; without it, only the same machine may read metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether the session cookie is also sent over insecure connections. */
  INSECURE_COOKIES: flag.optional(),
});

export type Config = z.infer<typeof environment>;

/** Reads the configuration; errors name the variable. An empty variable counts as not set, as compose files leave it. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The configuration is wrong.\n${wrong.join('\n')}`);
}
