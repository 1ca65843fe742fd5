import { sql, type Transaction } from 'kysely';
import type { Snapshot } from '../table/snapshot.ts';
import { IS_SITTING, type Schema } from './schema.ts';

type Trx = Transaction<Schema>;

/** Takes a player's name out of the logs and positions of all games: the seat's moves stay, and nobody made them. */
export async function forgetName(trx: Trx, account: string): Promise<void> {
  const rows = await trx
    .selectFrom('entries')
    .select(['game', 'number', 'key'])
    .where('account', '=', account)
    .where(sql.raw<boolean>(IS_SITTING))
    .execute();
  for (const { game, number, key } of rows) {
    await trx
      .updateTable('entries')
      .set({ key: withoutName(key) })
      .where('game', '=', game)
      .where('number', '=', number)
      .execute();
  }
  const over = await trx.selectFrom('results').select('game').where('account', '=', account).execute();
  const seats = await trx.selectFrom('seatings').select('game').where('account', '=', account).execute();
  const games = new Set([...rows, ...over, ...seats].map(row => row.game));
  for (const game of games) await forgetInPosition(trx, game, account);
}

const withoutName = (key: string): string => JSON.stringify({ ...(JSON.parse(key) as object), name: '' });

async function forgetInPosition(trx: Trx, game: string, account: string): Promise<void> {
  const kept = await trx.selectFrom('snapshots').select(['number', 'body']).where('game', '=', game).executeTakeFirst();
  if (!kept) return;
  const snapshot = JSON.parse(kept.body) as Snapshot;
  const seats = snapshot.seats.map(seat => (seat.account === account ? { ...seat, name: '' } : seat));
  const body = JSON.stringify({ ...snapshot, seats });
  // A newer one, which another node has just stored, no longer has the name.
  await trx.updateTable('snapshots').set({ body }).where('game', '=', game).where('number', '=', kept.number).execute();
}
