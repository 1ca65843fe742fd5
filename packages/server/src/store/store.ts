import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Clock, systemClock } from '../clock.ts';
import { type Bus, lonelyBus } from './bus.ts';
import { migrate } from './migrations.ts';
import { PostgresBus } from './postgres-bus.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The database, whichever it is, and the way to the other nodes. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly isPostgres: boolean;
  readonly bus: Bus;
  /** What the next game is dealt by. */
  readonly newSeed: () => string;
  close(): Promise<void>;
}

/** 256 bits that nobody can guess, in the form that makes the engine deal by a cipher. */
const secretSeed = (): string => `chacha:${randomBytes(32).toString('base64url')}`;

/** PostgreSQL gives whole numbers of 64 bits as text; ours all fit into a number. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** Opens the database of an address: `postgres://…`, a file, or `:memory:`. */
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
  // A connection that breaks is replaced. Whoever waits for a reply hears of it; between two statements nobody does, and
  // without these listeners the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}
