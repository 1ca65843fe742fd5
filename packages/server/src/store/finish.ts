import { ENGINE_VERSION, packRecord, recordOf } from '@deedbook/engine';
import type { Kysely, Transaction } from 'kysely';
import { snapshotOf } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import { FIRST_RATING, ratingsAfter, resultsOf } from './results.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

async function ratingOf(db: Kysely<Schema>, account: string): Promise<number> {
  const row = await db
    .selectFrom('results')
    .select('rating')
    .where('account', '=', account)
    .where('rating', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rating ?? FIRST_RATING;
}

/**
 * Archives a finished game: stores its results, and its compact record in place of its entries. Doing it twice changes
 * nothing.
 */
export async function archive({ db }: Store, table: Table): Promise<void> {
  const { session, id } = table;
  const snapshot = snapshotOf(table, true);
  if (session === null || table.state !== 'over' || snapshot === null) return;
  const record = packRecord(recordOf(session));
  const results = resultsOf(table);
  await db.transaction().execute(async (trx: Transaction<Schema>) => {
    const game = await trx.selectFrom('games').select(['record']).where('id', '=', id).executeTakeFirst();
    if (!game || game.record !== null) return;
    const before = await Promise.all(results.map(({ account }) => ratingOf(trx, account)));
    const ratings = ratingsAfter(results, before);
    const rows = results.map(({ account, score, place }, i) => ({
      account,
      game: id,
      at: table.changed,
      scenario: table.settings.scenario,
      score,
      place,
      rating: ratings[i] ?? null,
    }));
    if (rows.length > 0)
      await trx
        .insertInto('results')
        .values(rows)
        .onConflict(conflict => conflict.doNothing())
        .execute();
    await trx.updateTable('games').set({ record, due: null }).where('id', '=', id).execute();
    // Clients that missed the last acknowledgment may still ask for it.
    const refs = Object.fromEntries(
      Object.entries(snapshot.refs).map(([account, names]) => [account, names.slice(-2)]),
    );
    const body = JSON.stringify({ ...snapshot, refs, answers: [], position: null });
    const kept = { number: snapshot.number, engine: ENGINE_VERSION, body };
    await trx
      .insertInto('snapshots')
      .values({ game: id, ...kept })
      .onConflict(conflict => conflict.column('game').doUpdateSet(kept))
      .execute();
    // Something may have been done since: a rematch, or another name for the table.
    await trx.deleteFrom('entries').where('game', '=', id).where('number', '<=', snapshot.number).execute();
  });
}
