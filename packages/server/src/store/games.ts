import { randomBytes, randomInt } from 'node:crypto';
import { ENGINE_VERSION, replay, unpackRecord } from '@deedbook/engine';
import type { TableSettings } from '@deedbook/protocol';
import { type Entry, entryOf, rowOf } from '../table/entry.ts';
import { readSnapshot, type Snapshot } from '../table/snapshot.ts';
import { summaryOf } from '../table/summary.ts';
import { Table } from '../table/table.ts';
import type { SnapshotRow } from './schema.ts';
import type { Store } from './store.ts';

/** Letters that are hard to confuse. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

export const newId = (): string => randomBytes(12).toString('base64url');
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Creates a table: its row and its first entry. Its code is one that no other table has. */
export async function createTable(
  store: Store,
  settings: TableSettings,
  account: string,
  at: number,
  codes = newCode,
): Promise<Table> {
  const table = new Table({ id: newId(), code: codes(), seed: store.newSeed(), created: at }, settings);
  const entry = table.do({ at, account, seat: null, ref: null, deed: { deed: 'create', settings } }) as Entry;
  const { row } = summaryOf(table);
  const isCreated = await store.db.transaction().execute(async trx => {
    const { id, code, seed } = table;
    const fixed = { id, code, seed, created: at, webhook: null, record: null, scores: null };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('games')
      .values({ ...fixed, ...row })
      .onConflict(conflict => conflict.column('code').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await trx.insertInto('entries').values(rowOf(table.id, entry)).execute();
    return true;
  });
  return isCreated ? table : createTable(store, settings, account, at, codes);
}

/** Loads a table from its last snapshot and the entries after it; null if it does not exist. */
export async function loadTable(store: Store, id: string): Promise<Table | null> {
  const { db } = store;
  const game = await db
    .selectFrom('games')
    .select(['id', 'code', 'seed', 'created', 'rematch', 'record'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) return null;
  const kept = await db.selectFrom('snapshots').selectAll().where('game', '=', id).executeTakeFirst();
  // A finished game is replayed from its record: its snapshot has no position.
  const isUsable = kept?.engine === ENGINE_VERSION || game.record !== null;
  const snapshot = kept && isUsable ? (JSON.parse(kept.body) as Snapshot) : null;
  const from = snapshot?.number ?? 0;
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', id)
    .where('number', '>', from)
    .orderBy('number')
    .execute();
  // The game was put away between these queries, so what was read does not fit together.
  if (game.record === null && (await isArchived(store, id))) return loadTable(store, id);
  const entries = rows.map(entryOf);
  const first = entries[0]?.deed;
  const settings = snapshot?.settings ?? (first?.deed === 'create' ? first.settings : null);
  if (settings === null) return null;
  const table = new Table(game, settings);
  if (snapshot !== null) readSnapshot(table, snapshot);
  if (game.record !== null) table.session = replay(unpackRecord(game.record));
  for (const entry of entries) table.follow(entry);
  table.rematch ??= game.rematch;
  return table;
}

/** Entries that another node wrote. */
export async function entriesAfter({ db }: Store, id: string, number: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
  return rows.map(entryOf);
}

/** Whether a game is over and its entries have been replaced by its record. */
export async function isArchived({ db }: Store, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('games')
    .select('id')
    .where('id', '=', id)
    .where('record', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** A snapshot as it is stored. */
export const snapshotRow = (game: string, snapshot: Snapshot): SnapshotRow => ({
  game,
  number: snapshot.number,
  engine: ENGINE_VERSION,
  body: JSON.stringify(snapshot),
});

/** Deletes a table and everything that belongs to it. */
export async function deleteGame({ db }: Store, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    for (const table of ['entries', 'snapshots', 'seatings', 'chat', 'reports', 'results'] as const) {
      await trx.deleteFrom(table).where('game', '=', id).execute();
    }
    await trx.deleteFrom('games').where('id', '=', id).execute();
  });
}
