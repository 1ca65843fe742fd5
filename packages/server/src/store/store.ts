import { randomBytes } from 'node:crypto';
import { Kysely } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import type { Append } from './append.ts';
import { appendOnSqlite } from './append-sqlite.ts';
import { type Bus, lonelyBus } from './bus.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqliteDriver, sqliteDialect } from './sqlite.ts';

/** The database, of either kind, and the bus to the other nodes. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly isPostgres: boolean;
  readonly bus: Bus;
  /** Appends entries to the logs of games. */
  readonly append: Append;
  /** Makes the seed of the next game. */
  readonly newSeed: () => string;
  /** Resolves when everything that can be read now is durable. */
  readonly synced: () => Promise<void>;
  /** Calls back when the disk has failed: the store refuses everything from then on, and has to be opened again. */
  onFailure(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

/** 256 random bits, in the form that makes the engine deal with a cipher. */
export const secretSeed = (): string => `chacha:${randomBytes(32).toString('base64url')}`;

export const isPostgresAddress = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** Opens a database: `postgres://…`, a file, or `:memory:`. */
export async function openStore(
  address: string,
  clock: Clock = systemClock,
  newSeed: () => string = secretSeed,
): Promise<Store> {
  const { db, bus, ...connected } = await connect(address, clock);
  const close = async () => {
    await bus.close();
    await db.destroy();
  };
  return { db, bus, ...connected, newSeed, close };
}

async function connect(address: string, clock: Clock): Promise<Omit<Store, 'newSeed' | 'close'>> {
  if (!isPostgresAddress(address)) {
    const driver = new SqliteDriver(address);
    const db = new Kysely<Schema>({ dialect: sqliteDialect(driver) });
    await migrate(db, false);
    return {
      db,
      bus: lonelyBus,
      append: appendOnSqlite(driver),
      isPostgres: false,
      synced: () => driver.synced(),
      onFailure(listener) {
        driver.onFailure = listener;
      },
    };
  }
  // Loaded only where it is used.
  const { appendOnPostgres, openBus, patientDialect, postgresDialect } = await import('./postgres.ts');
  const old = new Kysely<Schema>({ dialect: patientDialect(address) });
  await migrate(old, true).finally(() => old.destroy());
  const db = new Kysely<Schema>({ dialect: postgresDialect(address) });
  const bus = await openBus(address, clock);
  // Here only the database itself deals with its disk.
  const synced = () => Promise.resolve();
  return { db, bus, append: appendOnPostgres(db, bus), isPostgres: true, synced, onFailure: () => undefined };
}
