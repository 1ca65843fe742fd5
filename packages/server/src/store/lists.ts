import { type ChatLine, LIMITS, type TableSummary, type Takes } from '@deedbook/protocol';
import { sql } from 'kysely';
import type { ListedSeat } from '../table/summary.ts';
import { newId } from './games.ts';
import type { Store } from './store.ts';

/** The most tables in one list. */
const MOST = 100;
/** A table at which nothing happened for this long no longer waits for players, in ms. */
const WAITS_FOR = 7 * 86_400_000;

/** The tables that match a query, and how many players are waiting at tables with free seats. */
export async function listTables({ db }: Store, wanted: Takes<'tables'>, account: string | null, now: number) {
  const taken = db.selectFrom('seatings').select('game');
  let query = db
    .selectFrom('games')
    .select(['id', 'code', 'name', 'state', 'scenario', 'per_turn', 'watched', 'seats', 'changed'])
    .orderBy('changed', 'desc')
    .limit(MOST);
  if (wanted.list === 'open')
    query = query
      .where('state', '=', 'open')
      .where('listed', '=', 1)
      .where('free_seats', '>', 0)
      .where('changed', '>', now - WAITS_FOR)
      .where('id', 'in', taken);
  if (wanted.list === 'watch')
    query = query.where('state', '=', 'playing').where('listed', '=', 1).where('watched', '=', 1);
  if (wanted.list === 'own') {
    query = query.where('id', 'in', taken.where('account', '=', account ?? ''));
  }
  if (wanted.scenario !== undefined) query = query.where('scenario', '=', wanted.scenario);
  if (wanted.pace !== undefined) query = query.where('per_turn', wanted.pace === 'live' ? 'is' : 'is not', null);
  if (wanted.seats !== undefined) query = query.where('seat_count', '=', Number(wanted.seats));
  const rows = await query.execute();
  const waiting = await db
    .selectFrom('seatings')
    .innerJoin('games', 'games.id', 'seatings.game')
    .select(sql<number>`count(distinct seatings.account)`.as('n'))
    .where('games.state', '=', 'open')
    .where('games.changed', '>', now - WAITS_FOR)
    .executeTakeFirstOrThrow();
  const tables = rows.map(
    ({ id, code, name, state, scenario, per_turn, watched, seats: text, changed }): TableSummary => {
      const seats = JSON.parse(text) as ListedSeat[];
      const deadlines = seats.flatMap(({ deadline }) => deadline ?? []);
      const own = account === null ? -1 : seats.findIndex(seat => seat.account === account);
      return {
        id,
        code,
        name,
        state: state as TableSummary['state'],
        scenario,
        perTurn: per_turn,
        canBeWatched: watched === 1,
        seats: seats.map(({ account: _account, deadline: _deadline, ...seat }) => seat),
        own: own < 0 ? null : own,
        isOwnTurn: state === 'playing' && seats[own]?.isWaitedFor === true && !seats[own]?.isBot,
        changed,
        deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
      };
    },
  );
  return { tables, waiting: Number(waiting.n) };
}

export async function findByCode({ db }: Store, code: string) {
  return db.selectFrom('games').select(['id', 'code']).where('code', '=', code).executeTakeFirst();
}

export async function openTablesOf({ db }: Store, account: string): Promise<number> {
  const { n } = await db
    .selectFrom('seatings')
    .innerJoin('games', 'games.id', 'seatings.game')
    .select(sql<number>`count(*)`.as('n'))
    .where('seatings.account', '=', account)
    .where('games.state', '!=', 'over')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Tables at which nothing has happened since then, and at which no player has a seat any more. */
export async function unusedTables({ db }: Store, since: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('changed', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seatings').select('seatings.game').whereRef('seatings.game', '=', 'games.id'))),
    )
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The last chat messages of a table. */
export async function chatOf({ db }: Store, game: string): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('accounts', 'accounts.id', 'chat.account')
    .select(['chat.id', 'chat.at', 'chat.text', 'accounts.id as player', 'accounts.name'])
    .where('chat.game', '=', game)
    .orderBy('chat.at', 'desc')
    .limit(LIMITS.chatShown)
    .execute();
  return rows.reverse().map(({ id, at, text, player, name }) => ({ id, at, text, player: { id: player, name } }));
}

/** How many surplus messages are dropped at once. */
const MOST_DROPPED = 100;

/** Stores a chat message, and drops the oldest ones of a table that has too many. */
export async function sayAt(
  { db }: Store,
  game: string,
  player: { id: string; name: string },
  text: string,
  at: number,
) {
  const line: ChatLine = { id: newId(), at, player, text };
  await db.insertInto('chat').values({ game, id: line.id, at, account: player.id, text }).execute();
  const surplus = db
    .selectFrom('chat')
    .select('id')
    .where('game', '=', game)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DROPPED)
    .offset(LIMITS.chatKept);
  // The line is stored in any case, and the next one tries again.
  await db
    .deleteFrom('chat')
    .where('game', '=', game)
    .where('id', 'in', surplus)
    .execute()
    .catch(() => undefined);
  return line;
}

/** Stores a reported message verbatim: it may be gone by the time someone looks. Drops old reports of a player with too many. */
export async function reportLine(
  { db }: Store,
  { game, line, account, at, reason }: { game: string; line: string; account: string; at: number; reason: string },
): Promise<void> {
  const said = await db
    .selectFrom('chat')
    .select('text')
    .where('game', '=', game)
    .where('id', '=', line)
    .executeTakeFirst();
  if (!said) return;
  await db
    .insertInto('reports')
    .values({ game, line, account, at, reason, text: said.text })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const first = await db
    .selectFrom('reports')
    .select('at')
    .where('account', '=', account)
    .orderBy('at', 'desc')
    .limit(1)
    .offset(LIMITS.reportsKept - 1)
    .executeTakeFirst();
  if (first) await db.deleteFrom('reports').where('account', '=', account).where('at', '<', first.at).execute();
}
