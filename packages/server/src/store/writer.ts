import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import type { EntryRow, GameRow, Schema, SeatingRow } from './schema.ts';
import type { Store } from './store.ts';

/** What lists show about a game, written together with the entry that changed it. */
export interface GameUpdate {
  readonly row: Partial<GameRow>;
  readonly seatings: readonly SeatingRow[] | null;
}

interface Append {
  readonly row: EntryRow;
  readonly update: GameUpdate | null;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The most entries written at once. */
const MOST = 500;
/** Milliseconds to wait before each retry when the database does not answer. */
const PAUSES = [50, 100, 200, 400, 800, 1600, 3200, 3200];

/**
 * Appends entries to the logs, many games per commit: whatever arrives during a commit goes into the next. An entry
 * whose number is taken loses, and so do later ones of the same game: they were judged on a state that never existed.
 */
export class Writer {
  private readonly store: Store;
  private readonly pauses: readonly number[];
  private queue: Append[] = [];
  private isBusy = false;
  private idle: (() => void)[] = [];
  /** Statistics for benchmarks. */
  readonly counts = { commits: 0, entries: 0, conflicts: 0, retries: 0 };

  constructor(store: Store, pauses: readonly number[] = PAUSES) {
    this.store = store;
    this.pauses = pauses;
  }

  /** True once the entry is durable, false if another one has its number. */
  append(row: EntryRow, update: GameUpdate | null): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    this.queue.push({ row, update, resolve, reject });
    if (!this.isBusy) {
      this.isBusy = true;
      setImmediate(() => void this.run());
    }
    return promise;
  }

  /** Resolves when everything appended so far is written. */
  drained(): Promise<void> {
    return this.isBusy ? new Promise(resolve => this.idle.push(resolve)) : Promise.resolve();
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MOST);
      try {
        const lost = await this.write(batch);
        this.counts.commits++;
        for (const { row, resolve } of batch) {
          const isLost = row.number >= (lost.get(row.game) ?? Number.POSITIVE_INFINITY);
          this.counts[isLost ? 'conflicts' : 'entries']++;
          resolve(!isLost);
        }
        if (lost.size > 0) for (const { resolve } of this.dropQueued(new Set(lost.keys()))) resolve(false);
      } catch (error) {
        const games = new Set(batch.map(({ row }) => row.game));
        for (const { reject } of [...batch, ...this.dropQueued(games)]) reject(error);
      }
    }
    this.isBusy = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  /** Entries judged on top of one that was never written must not be written either. */
  private dropQueued(games: ReadonlySet<string>): Append[] {
    const dropped = this.queue.filter(({ row }) => games.has(row.game));
    this.queue = this.queue.filter(({ row }) => !games.has(row.game));
    return dropped;
  }

  /**
   * Writes a batch, and retries if the database was away. If the first attempt succeeded after all, its numbers are
   * taken.
   */
  private async write(batch: readonly Append[]): Promise<ReadonlyMap<string, number>> {
    for (const pause of this.pauses) {
      try {
        return await this.commit(batch);
      } catch {
        this.counts.retries++;
        await setTimeout(pause);
      }
    }
    return this.commit(batch);
  }

  private commit(batch: readonly Append[]): Promise<ReadonlyMap<string, number>> {
    // Always in the same order, so that two nodes never deadlock.
    const rows = batch
      .map(({ row }) => row)
      .sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.number - b.number));
    return this.store.db.transaction().execute(async trx => {
      const lost = await this.insert(trx, rows);
      for (const { row, update } of batch) {
        if (update !== null && !lost.has(row.game)) await apply(trx, row.game, update);
      }
      if (this.store.isPostgres) await this.announce(trx, rows, lost);
      return lost;
    });
  }

  /** Inserts what it can; returns the first taken number of each game that lost. */
  private async insert(trx: Transaction<Schema>, rows: readonly EntryRow[]): Promise<Map<string, number>> {
    const lost = new Map<string, number>();
    const miss = ({ game, number }: EntryRow) => {
      if (!lost.has(game)) lost.set(game, number);
    };
    if (this.store.isPostgres) {
      const columns = COLUMNS.map(name => rows.map(row => row[name]));
      const { rows: written } = await trx.executeQuery<{ game: string; number: number }>(
        CompiledQuery.raw(INSERT_MANY, columns),
      );
      const names = new Set(written.map(({ game, number }) => `${game} ${number}`));
      for (const row of rows) if (!names.has(`${row.game} ${row.number}`)) miss(row);
      // Remove the rows after a lost number: only its own, never the winner's.
      for (const { game, number } of written) {
        if (number < (lost.get(game) ?? Number.POSITIVE_INFINITY)) continue;
        await trx.deleteFrom('entries').where('game', '=', game).where('number', '=', number).execute();
      }
      return lost;
    }
    for (const row of rows) {
      if (lost.has(row.game)) continue;
      const values = COLUMNS.map(name => row[name]);
      const { numAffectedRows } = await trx.executeQuery(CompiledQuery.raw(INSERT_ONE, values));
      if (numAffectedRows !== 1n) miss(row);
    }
    return lost;
  }

  /** Notifies the other nodes in the same commit, so they hear of it exactly if it happened. */
  private async announce(
    trx: Transaction<Schema>,
    rows: readonly EntryRow[],
    lost: ReadonlyMap<string, number>,
  ): Promise<void> {
    const last = new Map<string, number>();
    for (const { game, number } of rows) if (!lost.has(game)) last.set(game, number);
    const words = [...last].map(([game, number]) => this.store.bus.written({ word: 'entries', game, number }));
    if (words.length > 0) await trx.executeQuery(CompiledQuery.raw(NOTIFY_MANY, [words]));
  }
}

const COLUMNS = [
  'game',
  'number',
  'at',
  'account',
  'seat',
  'ref',
  'key',
] as const satisfies readonly (keyof EntryRow)[];
const INSERT_ONE = `insert or ignore into entries (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)`;
const INSERT_MANY = `insert into entries (${COLUMNS})
  select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::integer[], $6::text[], $7::text[])
  on conflict do nothing returning game, number`;
const NOTIFY_MANY = `select pg_notify('deedbook', word) from unnest($1::text[]) word`;

async function apply(trx: Transaction<Schema>, game: string, { row, seatings }: GameUpdate): Promise<void> {
  if (Object.keys(row).length > 0) await trx.updateTable('games').set(row).where('id', '=', game).execute();
  if (seatings === null) return;
  await trx.deleteFrom('seatings').where('game', '=', game).execute();
  if (seatings.length > 0)
    await trx
      .insertInto('seatings')
      .values([...seatings])
      .execute();
}
