import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Bus } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';
import { Client } from './postgres-client.ts';

export { appendOnPostgres } from './append-postgres.ts';

/** PostgreSQL returns 64-bit integers as text; ours all fit into a number. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

export const postgresDialect = (address: string): Dialect => new PostgresDialect({ pool: poolOf(address) });

/** For migrations: building an index of a large table takes minutes, and the other nodes wait for the one that does it. */
export const patientDialect = (address: string): Dialect => new PostgresDialect({ pool: poolOf(address, null) });

export async function openBus(address: string, clock: Clock): Promise<Bus> {
  const bus = new PostgresBus(address, clock);
  await bus.open();
  return bus;
}

export function poolOf(address: string, within?: number | null): pg.Pool {
  class PoolClient extends Client {
    constructor(options?: pg.ClientConfig) {
      super(options, within);
    }
  }
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    idleTimeoutMillis: 30_000,
    application_name: 'deedbook',
    Client: PoolClient,
  });
  // A broken connection is replaced. A caller waiting for a reply gets the error; between statements nobody does, and
  // without these listeners the process would crash.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}
