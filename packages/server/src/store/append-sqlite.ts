import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type Addition,
  type Append,
  ENTRY_COLUMNS,
  GAME_COLUMNS,
  type GameUpdate,
  inOrder,
  type Lost,
} from './append.ts';
import type { EntryRow } from './schema.ts';
import type { SqliteDriver } from './sqlite.ts';

/*
 * Appending on SQLite with prepared statements, a whole batch without giving up the thread. The query builder would take
 * several times as long as the database itself.
 */

class Statements {
  private readonly entry: StatementSync;
  private readonly game: StatementSync;
  private readonly noSeatings: StatementSync;
  private readonly seating: StatementSync;
  private readonly snapshot: StatementSync;

  constructor(database: DatabaseSync) {
    this.entry = database.prepare(`insert or ignore into entries (${ENTRY_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)`);
    const set = GAME_COLUMNS.map(name => `${name} = ?`);
    this.game = database.prepare(`update games set ${set} where id = ?`);
    this.noSeatings = database.prepare('delete from seatings where game = ?');
    this.seating = database.prepare('insert into seatings (game, account, seat, waited) values (?, ?, ?, ?)');
    this.snapshot = database.prepare(
      'insert or replace into snapshots (game, number, engine, body) values (?, ?, ?, ?)',
    );
  }

  /** Whether the number was free. */
  insert({ game, number, at, account, seat, ref, key }: EntryRow): boolean {
    return this.entry.run(game, number, at, account, seat, ref, key).changes === 1;
  }

  write({ row: { game }, update, snapshot }: Addition): void {
    if (update !== null) this.update(game, update);
    if (snapshot !== null) this.snapshot.run(game, snapshot.number, snapshot.engine, snapshot.body);
  }

  private update(game: string, { row, seatings }: GameUpdate): void {
    this.game.run(...GAME_COLUMNS.map(name => row[name]), game);
    this.noSeatings.run(game);
    for (const { account, seat, waited } of seatings) this.seating.run(game, account, seat, waited);
  }
}

/** Inserts what it can, with what belongs to it; returns the first taken number of each game that lost. */
function insertAll(statements: Statements, batch: readonly Addition[]): Lost {
  const lost = new Map<string, number>();
  for (const row of inOrder(batch)) {
    if (!lost.has(row.game) && !statements.insert(row)) lost.set(row.game, row.number);
  }
  for (const addition of batch) if (!lost.has(addition.row.game)) statements.write(addition);
  return lost;
}

export function appendOnSqlite(driver: SqliteDriver): Append {
  let statements: Statements | null = null;
  return async batch => {
    const lost = await driver.transact(database => {
      statements ??= new Statements(database);
      return insertAll(statements, batch);
    });
    await driver.synced();
    return lost;
  };
}
