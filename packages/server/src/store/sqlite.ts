import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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

/* Kysely over Node's built-in SQLite. This is the only module that uses `node:sqlite`. */

/** The most prepared statements to keep. */
const MOST_STATEMENTS = 200;

class Connection implements DatabaseConnection {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const statement = this.statementFor(sql);
      const values = parameters as readonly SQLInputValue[];
      if (statement.columns().length > 0) return Promise.resolve({ rows: statement.all(...values) as R[] });
      const { changes, lastInsertRowid } = statement.run(...values);
      return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('not needed');
  }

  private statementFor(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

/** One shared connection: a transaction has it exclusively. */
class SqliteDriver implements Driver {
  private readonly database: DatabaseSync;
  private readonly connection: Connection;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    // An acknowledged answer survives a power cut: every commit is synced.
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
    this.connection = new Connection(this.database);
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

  async beginTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    this.database.close();
    return Promise.resolve();
  }
}

export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => new SqliteDriver(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: database => new SqliteIntrospector(database),
});
