import type { PlayerPage } from '@deedbook/protocol';
import type { ListedSeat } from '../table/summary.ts';
import type { Store } from './store.ts';

/** The most games on a player's page. */
const MOST = 100;

/** What everyone may know about a player: finished games and their results. */
export async function playerPageOf({ db }: Store, id: string): Promise<PlayerPage | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'created'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) return null;
  const rows = await db
    .selectFrom('results')
    .innerJoin('games', 'games.id', 'results.game')
    .select(['results.game', 'results.at', 'results.scenario', 'results.score', 'results.place', 'results.rating'])
    .select(['games.name', 'games.seats'])
    .where('results.account', '=', id)
    .orderBy('results.at', 'desc')
    .limit(MOST)
    .execute();
  const best: Record<string, number> = {};
  for (const { scenario, score } of rows) {
    if (score !== null) best[scenario] = Math.max(score, best[scenario] ?? score);
  }
  const rated = rows.filter(({ rating }) => rating !== null);
  return {
    id: account.id,
    name: account.name,
    since: account.created,
    rating: rated[0] ? { value: Math.round(rated[0].rating as number), games: rated.length } : null,
    games: rows.map(({ game, at, scenario, score, place, name, seats }) => ({
      table: game,
      name,
      scenario,
      at,
      score,
      place,
      players: (JSON.parse(seats) as ListedSeat[]).map(seat => seat.name ?? ''),
    })),
    best,
  };
}
