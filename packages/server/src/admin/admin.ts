import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { deleteGame, loadTable, newCode } from '../store/games.ts';
import type { EntryRow, GameRow } from '../store/schema.ts';
import { isPostgresAddress, openStore, type Store } from '../store/store.ts';
import { summaryOf } from '../table/summary.ts';

/*
 * Operator commands: inspect tables and players, move games, delete and ban. They work only on the database, so the
 * server may keep running; nodes are notified of what concerns them.
 */

/** A game being moved between servers. It includes the seed, so it is for operators only. */
interface MovedGame {
  readonly format: 'deedbook-game/1';
  readonly game: Omit<GameRow, 'record'> & { readonly record: string | null };
  readonly entries: readonly EntryRow[];
  readonly snapshot: string | null;
}

export class AdminError extends Error {}

type Answer = Promise<string | readonly string[]>;
type Command = (store: Store, args: readonly string[]) => Answer;

const need = (args: readonly string[], what: string): string => {
  const [first] = args;
  if (first === undefined) throw new AdminError(`which ${what}?`);
  return first;
};

async function gameOf({ db }: Store, idOrCode: string): Promise<GameRow> {
  const game = await db
    .selectFrom('games')
    .selectAll()
    .where(eb => eb.or([eb('id', '=', idOrCode), eb('code', '=', idOrCode.toUpperCase())]))
    .executeTakeFirst();
  if (!game) throw new AdminError(`there is no table '${idOrCode}'`);
  return game;
}

async function accountOf({ db }: Store, idOrName: string) {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where(eb => eb.or([eb('id', '=', idOrName), eb('login', '=', idOrName.toLowerCase())]))
    .executeTakeFirst();
  if (account) return account;
  // Any number of guests may have the same name.
  const guests = await db
    .selectFrom('accounts')
    .select('id')
    .where('login', 'is', null)
    .where('name', '=', idOrName)
    .orderBy('seen', 'desc')
    .limit(10)
    .execute();
  if (guests.length === 0) throw new AdminError(`there is no player '${idOrName}'`);
  throw new AdminError(`say which guest '${idOrName}', by id: ${guests.map(({ id }) => id).join(', ')}`);
}

async function readMoved(file: string): Promise<MovedGame> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new AdminError(error.message);
  });
  try {
    const moved = JSON.parse(text) as MovedGame;
    if (moved.format === 'deedbook-game/1') return moved;
  } catch {
    // It is something else.
  }
  throw new AdminError('this is not an exported game');
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async ({ db }, args) => {
    const [state = 'playing'] = args;
    const rows = await db
      .selectFrom('games')
      .selectAll()
      .where('state', '=', state)
      .orderBy('changed', 'desc')
      .limit(200)
      .execute();
    return rows.map(
      ({ id, code, name, scenario, changed }) =>
        `${id}  ${code}  ${new Date(changed).toISOString()}  ${scenario}  ${name}`,
    );
  },

  show: async (store, args) => {
    const game = await gameOf(store, need(args, 'table'));
    const table = await loadTable(store, game.id);
    if (table === null) throw new AdminError('the table cannot be read');
    const seats = table.seats.map(({ account, name, hero, bot, standIn, since }, seat) => {
      const who = account === null ? (bot ?? 'free') : `${name} (${account})${standIn ? `, ${standIn} stands in` : ''}`;
      return `  seat ${seat}: ${hero ?? 'no hero'}, ${who}${since === null ? '' : `, waited for since ${new Date(since).toISOString()}`}`;
    });
    const { state, number, settings } = table;
    return [`${settings.name}: ${settings.scenario}, ${state}, ${number} entries`, ...seats];
  },

  export: async (store, args) => {
    const { record, ...game } = await gameOf(store, need(args, 'table'));
    const entries = await store.db
      .selectFrom('entries')
      .selectAll()
      .where('game', '=', game.id)
      .orderBy('number')
      .execute();
    const kept = await store.db.selectFrom('snapshots').select('body').where('game', '=', game.id).executeTakeFirst();
    const moved: MovedGame = {
      format: 'deedbook-game/1',
      game: { ...game, record: record && Buffer.from(record).toString('base64') },
      entries: entries.map(row => ({ ...row })),
      snapshot: record === null ? null : (kept?.body ?? null),
    };
    return JSON.stringify(moved);
  },

  import: async (store, args) => {
    const moved = await readMoved(need(args, 'file'));
    const { record, ...game } = moved.game;
    const { db } = store;
    const same = await db.selectFrom('games').select('id').where('id', '=', game.id).executeTakeFirst();
    if (same) throw new AdminError(`the game ${game.id} is already here`);
    const taken = await db.selectFrom('games').select('id').where('code', '=', game.code).executeTakeFirst();
    const code = taken ? newCode() : game.code;
    await store.db.transaction().execute(async trx => {
      await trx
        .insertInto('games')
        .values({ ...game, code, record: record === null ? null : Buffer.from(record, 'base64') })
        .execute();
      for (const entry of moved.entries) await trx.insertInto('entries').values(entry).execute();
      if (moved.snapshot !== null) {
        const number = (JSON.parse(moved.snapshot) as { number: number }).number;
        await trx.insertInto('snapshots').values({ game: game.id, number, engine: '', body: moved.snapshot }).execute();
      }
    });
    // It must be playable here; otherwise it is removed again.
    try {
      const table = await loadTable(store, game.id);
      const seatings = table === null ? [] : summaryOf(table).seatings;
      for (const seating of seatings) await db.insertInto('seatings').values(seating).execute();
    } catch (error) {
      await deleteGame(store, game.id);
      throw new AdminError(`the game cannot be played here: ${(error as Error).message}`);
    }
    return `imported ${game.id}`;
  },

  delete: async (store, args) => {
    const { id } = await gameOf(store, need(args, 'table'));
    await deleteGame(store, id);
    store.bus.tell({ word: 'deleted', game: id });
    return `deleted ${id}`;
  },

  ban: async (store, args) => {
    const { id, name } = await accountOf(store, need(args, 'player'));
    await store.db.updateTable('accounts').set({ banned: 1 }).where('id', '=', id).execute();
    await store.db.deleteFrom('sessions').where('account', '=', id).execute();
    store.bus.tell({ word: 'expelled', account: id, rule: 'BANNED' });
    return `banned ${name} (${id})`;
  },

  unban: async (store, args) => {
    const { id, name } = await accountOf(store, need(args, 'player'));
    await store.db.updateTable('accounts').set({ banned: 0 }).where('id', '=', id).execute();
    return `${name} (${id}) may play again`;
  },

  reports: async ({ db }) => {
    const rows = await db
      .selectFrom('reports')
      .leftJoin('chat', join => join.onRef('chat.game', '=', 'reports.game').onRef('chat.id', '=', 'reports.line'))
      .leftJoin('accounts as writer', 'writer.id', 'chat.account')
      .leftJoin('accounts as reporter', 'reporter.id', 'reports.account')
      .selectAll('reports')
      .select(['writer.id as writerId', 'writer.name as writer', 'reporter.name as reporter'])
      .orderBy('reports.at', 'desc')
      .limit(100)
      .execute();
    // Whoever wrote it may have deleted their account.
    return rows.map(({ game, at, reason, text, writerId, writer, reporter, account }) => {
      const by = writerId === null ? 'nobody here' : `${writer} (${writerId})`;
      return `${new Date(at).toISOString()}  ${game}  ${by}: "${text}"  reported by ${reporter} (${account}): ${reason}`;
    });
  },

  stats: async ({ db }) => {
    const count = async (table: 'games' | 'entries' | 'accounts' | 'chat' | 'reports') =>
      Number((await db.selectFrom(table).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n);
    const tables = ['games', 'entries', 'accounts', 'chat', 'reports'] as const;
    return Promise.all(tables.map(async table => `${table}: ${await count(table)}`));
  },

  backup: async (store, args) => {
    if (store.isPostgres) throw new AdminError('use pg_dump for PostgreSQL');
    const file = need(args, 'file');
    if (existsSync(file)) throw new AdminError(`'${file}' is already there`);
    await sql`vacuum into ${file}`.execute(store.db);
    return `written to ${file}`;
  },
};

/** Runs an operator command on the database named in the environment; returns the lines to print. */
export async function admin(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new AdminError(`admin does one of ${Object.keys(COMMANDS).join(', ')}`);
  const { DATABASE_URL: address } = readConfig(env);
  // A mistyped name would make an empty database. Only a game may be taken into a new one.
  if (name !== 'import' && !isPostgresAddress(address) && !existsSync(address)) {
    throw new AdminError(`there is no database '${address}' (set DATABASE_URL)`);
  }
  const store = await openStore(address);
  try {
    const said = await command(store, rest);
    return typeof said === 'string' ? [said] : [...said];
  } finally {
    await store.close();
  }
}
