import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { type Append, ENTRY_COLUMNS, type GameUpdate, inOrder, type Lost } from './append.ts';
import type { Bus } from './bus.ts';
import type { EntryRow, Schema } from './schema.ts';

/** Appending on PostgreSQL, which tells the other nodes in the same commit. */
export const appendOnPostgres =
  (db: Kysely<Schema>, bus: Bus): Append =>
  batch =>
    db.transaction().execute(async trx => {
      const rows = inOrder(batch);
      const lost = await insert(trx, rows);
      for (const { row, update, snapshot } of batch) {
        if (lost.has(row.game)) continue;
        if (update !== null) await apply(trx, row.game, update);
        if (snapshot !== null)
          await trx
            .insertInto('snapshots')
            .values(snapshot)
            .onConflict(conflict => conflict.column('game').doUpdateSet(snapshot))
            .execute();
      }
      await announce(trx, bus, rows, lost);
      return lost;
    });

/** Inserts what it can; returns the first taken number of each game that lost. */
async function insert(trx: Transaction<Schema>, rows: readonly EntryRow[]): Promise<Lost> {
  const lost = new Map<string, number>();
  const columns = ENTRY_COLUMNS.map(name => rows.map(row => row[name]));
  const { rows: written } = await trx.executeQuery<{ game: string; number: number }>(
    CompiledQuery.raw(INSERT_MANY, columns),
  );
  const names = new Set(written.map(({ game, number }) => `${game} ${number}`));
  for (const { game, number } of rows) {
    if (!names.has(`${game} ${number}`) && !lost.has(game)) lost.set(game, number);
  }
  // Remove the rows after a lost number: only its own, never the winner's.
  for (const { game, number } of written) {
    if (number < (lost.get(game) ?? Number.POSITIVE_INFINITY)) continue;
    await trx.deleteFrom('entries').where('game', '=', game).where('number', '=', number).execute();
  }
  return lost;
}

async function apply(trx: Transaction<Schema>, game: string, { row, seatings }: GameUpdate): Promise<void> {
  await trx.updateTable('games').set(row).where('id', '=', game).execute();
  await trx.deleteFrom('seatings').where('game', '=', game).execute();
  if (seatings.length > 0)
    await trx
      .insertInto('seatings')
      .values([...seatings])
      .execute();
}

/** Notifies the other nodes in the same commit, so they hear of it exactly if it happened. */
async function announce(trx: Transaction<Schema>, bus: Bus, rows: readonly EntryRow[], lost: Lost): Promise<void> {
  const last = new Map<string, number>();
  for (const { game, number } of rows) if (!lost.has(game)) last.set(game, number);
  const words = [...last].map(([game, number]) => bus.written({ word: 'entries', game, number }));
  if (words.length > 0) await trx.executeQuery(CompiledQuery.raw(NOTIFY_MANY, [words]));
}

const INSERT_MANY = `insert into entries (${ENTRY_COLUMNS})
  select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::integer[], $6::text[], $7::text[])
  on conflict do nothing returning game, number`;
const NOTIFY_MANY = `select pg_notify('deedbook', word) from unnest($1::text[]) word`;
