import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Clock, systemClock } from '../clock.ts';
import { type Bus, lonelyBus } from './bus.ts';
import { migrate } from './migrations.ts';
import { PostgresBus } from './postgres-bus.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The database, of either kind, and the bus to the other nodes. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly isPostgres: boolean;
  readonly bus: Bus;
  /** Makes the seed of the next game. */
  readonly newSeed: () => string;
  close(): Promise<void>;
}

/** 256 random bits, in the form that makes the engine deal with a cipher. */
const secretSeed = (): string => `chacha:${randomBytes(32).toString('base64url')}`;

/** PostgreSQL returns 64-bit integers as text; ours all fit into a number. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** Opens a database: `postgres://…`, a file, or `:memory:`. */
export async function openStore(
  address: string,
  clock: Clock = systemClock,
  newSeed: () => string = secretSeed,
): Promise<Store> {
  const isPostgres = /^postgres(ql)?:\/\//.test(address);
  const dialect = isPostgres ? new PostgresDialect({ pool: poolOf(address) }) : sqliteDialect(address);
  const db = new Kysely<Schema>({ dialect });
  await migrate(db, isPostgres);
  let bus: Bus = lonelyBus;
  if (isPostgres) {
    const postgresBus = new PostgresBus(address, clock);
    await postgresBus.open();
    bus = postgresBus;
  }
  const close = async () => {
    await bus.close();
    await db.destroy();
  };
  return { db, isPostgres, bus, newSeed, close };
}

function poolOf(address: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'deedbook',
  });
  // A broken connection is replaced. A caller waiting for a reply gets the error; between statements nobody does, and
  // without these listeners the process would crash.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}
