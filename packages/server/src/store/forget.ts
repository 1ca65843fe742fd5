import type { Transaction } from 'kysely';
import type { Snapshot } from '../table/snapshot.ts';
import type { Schema } from './schema.ts';

type Trx = Transaction<Schema>;

/** Takes a player's name out of the logs and positions of all games: the seat's moves stay, and nobody made them. */
export async function forgetName(trx: Trx, account: string): Promise<void> {
  const rows = await trx.selectFrom('entries').selectAll().where('account', '=', account).execute();
  for (const { game, number, key } of rows) {
    const nameless = key.startsWith('{"deed":"sit"') ? withoutName(key) : key;
    if (nameless === key) continue;
    await trx
      .updateTable('entries')
      .set({ key: nameless })
      .where('game', '=', game)
      .where('number', '=', number)
      .execute();
  }
  const over = await trx.selectFrom('results').select('game').where('account', '=', account).execute();
  for (const game of new Set([...rows, ...over].map(row => row.game))) await forgetInPosition(trx, game, account);
}

const withoutName = (key: string): string => JSON.stringify({ ...(JSON.parse(key) as object), name: '' });

async function forgetInPosition(trx: Trx, game: string, account: string): Promise<void> {
  const kept = await trx.selectFrom('snapshots').select('body').where('game', '=', game).executeTakeFirst();
  if (!kept) return;
  const snapshot = JSON.parse(kept.body) as Snapshot;
  const seats = snapshot.seats.map(seat => (seat.account === account ? { ...seat, name: '' } : seat));
  const body = JSON.stringify({ ...snapshot, seats });
  await trx.updateTable('snapshots').set({ body }).where('game', '=', game).execute();
}
