import { ENGINE_VERSION, packRecord, recordOf, scoreSheets, sidesOf } from '@deedbook/engine';
import type { Kysely, Transaction } from 'kysely';
import { snapshotOf } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The initial rating, and how much one game can change it. */
const FIRST_RATING = 1500;
const MOST_CHANGE = 32;

interface Result {
  readonly account: string;
  readonly seat: number;
  readonly score: number | null;
  readonly place: number | null;
}

/** The result of a game for each player; none if they agreed to end it. */
function resultsOf({ session, seats }: Table): Result[] {
  const sheets = session?.state.over ? scoreSheets(session.state) : [];
  const totals = sheets.map(({ total }) => total);
  return seats.flatMap(({ account }, seat) => {
    if (account === null) return [];
    const score = totals[seat] ?? null;
    const place = score === null ? null : 1 + totals.filter(total => total > score).length;
    return [{ account, seat, score, place }];
  });
}

/** The expected result of one player against another, by Elo's formula. */
const expected = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));

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

/** New ratings, only if sides compete: each player against all players of other sides. */
async function ratingsAfter(db: Kysely<Schema>, table: Table, results: readonly Result[]): Promise<(number | null)[]> {
  const state = table.session?.state;
  const isRated = state?.over === true && results.length > 1 && new Set(sidesOf(state)).size > 1;
  if (!isRated || !state) return results.map(() => null);
  const sides = sidesOf(state);
  const before = await Promise.all(results.map(({ account }) => ratingOf(db, account)));
  return results.map(({ seat, score }, i) => {
    const rivals = results.flatMap((rival, j) =>
      sides[rival.seat] === sides[seat] ? [] : [{ rival, rating: before[j] as number }],
    );
    const own = before[i] as number;
    const change = rivals.reduce((sum, { rival, rating }) => {
      const won = (score ?? 0) > (rival.score ?? 0) ? 1 : score === rival.score ? 0.5 : 0;
      return sum + won - expected(own, rating);
    }, 0);
    return rivals.length === 0 ? null : own + (MOST_CHANGE * change) / rivals.length;
  });
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
    const ratings = await ratingsAfter(trx, table, results);
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
    const kept = { number: table.number, engine: ENGINE_VERSION, body };
    await trx
      .insertInto('snapshots')
      .values({ game: id, ...kept })
      .onConflict(conflict => conflict.column('game').doUpdateSet(kept))
      .execute();
    await trx.deleteFrom('entries').where('game', '=', id).where('number', '<=', table.number).execute();
  });
}
