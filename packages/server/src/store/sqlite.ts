import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Away } from './away.ts';
import { Disk, type DiskFailure } from './disk.ts';

/* Kysely over Node's built-in SQLite. */

/** The most prepared statements to keep. */
const MOST_STATEMENTS = 200;

/** How much of the write-ahead log is copied into the database at once, in pages: rarely, because it takes a while. */
const PAGES_PER_CHECKPOINT = 4_000;

/** How long opening the file may wait for another process, and how long and how often to try to write, in ms. */
const OPEN_WITHIN = 5_000;
const WRITE_WITHIN = 15_000;
const TRY_EVERY = 5;

/** What SQLite says while another process writes. */
const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/**
 * Runs a statement that changes nothing if it fails. An operator's command may be writing to the same file: this waits for
 * it, where SQLite itself would block the thread. Every transaction begins by taking the right to write, so only that can
 * fail: one that reads first could find that it may never write, however long it waits.
 */
async function whenFree<T>(run: () => T, within: number): Promise<T> {
  for (let waited = 0; ; waited += TRY_EVERY) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (waited >= within) throw new Away(error);
    }
    await setTimeout(TRY_EVERY);
  }
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  readonly isRead: boolean;
}

class Connection implements DatabaseConnection {
  private readonly database: DatabaseSync;
  private readonly disk: Disk;
  private readonly within: number;
  private readonly prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, disk: Disk, within: number) {
    this.database = database;
    this.disk = disk;
    this.within = within;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.database.isTransaction) this.disk.check();
    const values = parameters as readonly SQLInputValue[];
    const { result, isRead } = await whenFree(() => {
      // This reads the file, too.
      const { statement, hasRows, isRead } = this.prepare(sql);
      return { result: hasRows ? { rows: statement.all(...values) as R[] } : run(statement, values), isRead };
    }, this.within);
    if (!isRead && !this.database.isTransaction) await this.disk.synced();
    return result;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('not needed');
  }

  private prepare(sql: string): Prepared {
    let prepared = this.prepared.get(sql);
    if (!prepared) {
      const statement = this.database.prepare(sql);
      prepared = { statement, hasRows: statement.columns().length > 0, isRead: /^\s*(select|pragma)\b/i.test(sql) };
      if (this.prepared.size >= MOST_STATEMENTS) this.prepared.clear();
      this.prepared.set(sql, prepared);
    }
    return prepared;
  }
}

const run = (statement: StatementSync, values: readonly SQLInputValue[]) => {
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
};

/** One shared connection: a transaction has it exclusively. */
export class SqliteDriver implements Driver {
  private readonly database: DatabaseSync;
  private readonly disk: Disk;
  private readonly connection: Connection;
  private readonly within: number;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;
  /** Called once, when the disk has failed. */
  onFailure: (failure: DiskFailure) => void = () => undefined;

  constructor(file: string, within = WRITE_WITHIN) {
    this.within = within;
    this.database = new DatabaseSync(file, { timeout: OPEN_WITHIN });
    // An acknowledged answer survives a power cut: `Disk` syncs every commit. SQLite itself would block this thread.
    this.database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0;
      PRAGMA wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
    // A process that ended abruptly may have left what was never synced. It is read from now on, so it has to be durable,
    // and after a failed sync only writing it again makes sure of that.
    this.database.exec('PRAGMA wal_checkpoint');
    this.disk = new Disk(file === ':memory:' ? null : `${file}-wal`, failure => this.onFailure(failure));
    this.connection = new Connection(this.database, this.disk, within);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.free = promise;
    await before;
    this.release = resolve;
    return this.connection;
  }

  releaseConnection(): Promise<void> {
    this.release();
    return Promise.resolve();
  }

  /** Runs statements in one transaction without giving up the thread. They are durable when `synced` resolves. */
  async transact<T>(run: (database: DatabaseSync) => T): Promise<T> {
    await this.acquireConnection();
    try {
      this.disk.check();
      await whenFree(() => this.database.exec('begin immediate'), this.within);
      const value = run(this.database);
      this.database.exec('commit');
      return value;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('rollback');
      throw error;
    } finally {
      this.release();
    }
  }

  /** Resolves when everything committed so far is durable. */
  synced(): Promise<void> {
    return this.disk.synced();
  }

  async beginTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.database.close();
    await this.disk.close();
  }
}

export const sqliteDialect = (driver: SqliteDriver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: database => new SqliteIntrospector(database),
});
