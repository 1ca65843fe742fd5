import { randomBytes } from 'node:crypto';
import { Kysely } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import { type Bus, lonelyBus } from './bus.ts';
import { migrate } from './migrations.ts';
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

/** Opens a database: `postgres://…`, a file, or `:memory:`. */
export async function openStore(
  address: string,
  clock: Clock = systemClock,
  newSeed: () => string = secretSeed,
): Promise<Store> {
  const isPostgres = /^postgres(ql)?:\/\//.test(address);
  // Loaded only where it is used.
  const postgres = isPostgres ? await import('./postgres.ts') : null;
  const db = new Kysely<Schema>({ dialect: postgres?.postgresDialect(address) ?? sqliteDialect(address) });
  await migrate(db, isPostgres);
  const bus: Bus = postgres ? await postgres.openBus(address, clock) : lonelyBus;
  const close = async () => {
    await bus.close();
    await db.destroy();
  };
  return { db, isPostgres, bus, newSeed, close };
}
